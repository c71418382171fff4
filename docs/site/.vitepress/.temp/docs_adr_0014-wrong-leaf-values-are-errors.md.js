import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0014: Leaf values of the wrong type are errors","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0014-wrong-leaf-values-are-errors.md","filePath":"docs/adr/0014-wrong-leaf-values-are-errors.md"}');
const _sfc_main = { name: "docs/adr/0014-wrong-leaf-values-are-errors.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0014-leaf-values-of-the-wrong-type-are-errors" tabindex="-1">0014: Leaf values of the wrong type are errors <a class="header-anchor" href="#_0014-leaf-values-of-the-wrong-type-are-errors" aria-label="Permalink to &quot;0014: Leaf values of the wrong type are errors&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> graphql-js executes the subgraphs in this process and coerces every leaf to its type in the schema. A subgraph behind HTTP can send <code>&quot;2&quot;</code> for an Int, or a value that an enum does not have. Clients with code generated from the schema break on such values.</p><p><strong>Decision.</strong> If any fetch of a plan runs outside this process, the projection checks the leaves of built-in scalars and enums. A leaf of the wrong type is null with an error at its path. Null propagates to the nearest nullable parent, as the specification defines for field errors. One value is converted: a whole number becomes text where an ID is expected. Custom scalars pass unchanged, because only their subgraph knows them.</p><p>Rejected: coercing as graphql-js does (<code>&quot;2&quot;</code> to 2, 2 to <code>&quot;2&quot;</code>). It hides that a subgraph violates its own schema, and gateways do not do so: Apollo&#39;s gateway reports invalid values in the same way, its router makes them null.</p><p><strong>Consequences.</strong> The check costs some 2 % of parsing, projecting and printing a thousand rows of eleven leaves. It costs nothing where all subgraphs are in this process.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0014-wrong-leaf-values-are-errors.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0014WrongLeafValuesAreErrors = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0014WrongLeafValuesAreErrors as default
};
