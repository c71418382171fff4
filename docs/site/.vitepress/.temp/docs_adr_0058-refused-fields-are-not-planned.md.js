import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0058: Fields that a caller may not select are removed before planning","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0058-refused-fields-are-not-planned.md","filePath":"docs/adr/0058-refused-fields-are-not-planned.md"}');
const _sfc_main = { name: "docs/adr/0058-refused-fields-are-not-planned.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0058-fields-that-a-caller-may-not-select-are-removed-before-planning" tabindex="-1">0058: Fields that a caller may not select are removed before planning <a class="header-anchor" href="#_0058-fields-that-a-caller-may-not-select-are-removed-before-planning" aria-label="Permalink to &quot;0058: Fields that a caller may not select are removed before planning&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Supergraphs state who may select what by <code>@authenticated</code>, <code>@requiresScopes</code> and <code>@policy</code>, and that gateways must understand them (<code>@link(for: SECURITY)</code>). The gateway ignored both.</p><p><strong>Decision.</strong> A feature with a purpose that is not understood is refused at the start. Refused fields are removed from the operation before it is planned, as by Apollo Router and Hive Router; the shape of the answer keeps them under keys that no data has, since a plan may fetch a refused field as a key. The requirements of a document are found once; each set of them that a caller does not meet has its own plan, in the cache of variants. An operation without requirements asks nothing. Without the option <code>authorization</code>, a supergraph with requirements is refused: nobody could be let through.</p><p>Neither planner reads the <code>contextArguments</code> of <code>@join__field</code> (<code>@graphql-hive/router-query-planner</code> 0.0.38, <code>@graphql-tools/federation</code>). So an operation also selects the values of its context arguments, and its plan is changed: a field with such arguments has a fetch of its own, after that of the values. Where the order does not allow it, there is no plan.</p><p>Rejected: checks of the fetched data, which send what is then thrown away; refusal of whole operations, since dashboards select fields of several audiences; inheritance of requirements from interfaces, since compositions since 2025 derive those from the types, and a type would need what its siblings need.</p><p><strong>Consequences.</strong> Refused fields cost nothing upstream. A document has at most as many plans as its callers differ in what they lack.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0058-refused-fields-are-not-planned.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0058RefusedFieldsAreNotPlanned = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0058RefusedFieldsAreNotPlanned as default
};
