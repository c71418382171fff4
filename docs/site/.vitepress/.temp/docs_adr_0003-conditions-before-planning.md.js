import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0003: @skip and @include are evaluated before planning","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0003-conditions-before-planning.md","filePath":"docs/adr/0003-conditions-before-planning.md"}');
const _sfc_main = { name: "docs/adr/0003-conditions-before-planning.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0003-skip-and-include-are-evaluated-before-planning" tabindex="-1">0003: <code>@skip</code> and <code>@include</code> are evaluated before planning <a class="header-anchor" href="#_0003-skip-and-include-are-evaluated-before-planning" aria-label="Permalink to &quot;0003: \`@skip\` and \`@include\` are evaluated before planning&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> The planner library can plan conditions. But it refuses or misplans some valid documents that contain them, and it aborts the process on some names that have two meanings.</p><p><strong>Decision.</strong> A document is rewritten before it is planned: fragments are inlined, every name gets one meaning, and the conditions are evaluated for the current values of their variables. Each combination of values that occurs has its own plan. The number of combinations is limited: an operation whose <code>@skip</code> and <code>@include</code> read more than ten variables is refused with <code>QUERY_TOO_LARGE</code>. One cache holds the variants of all operations, 2,000 of them, so each of the 1,024 combinations that an operation can have is compiled once and not again on every request.</p><p>Rejected: patching finished plans, which requires knowing each of the planner&#39;s mistakes; plans that evaluate conditions at run time, because each fetch, each projection and the resolvers of each subgraph would have to evaluate them alike.</p><p><strong>Consequences.</strong> There is one plan per combination. Few combinations occur in practice.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0003-conditions-before-planning.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0003ConditionsBeforePlanning = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0003ConditionsBeforePlanning as default
};
