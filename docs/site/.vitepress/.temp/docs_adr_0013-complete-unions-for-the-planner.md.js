import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0013: The planner sees every shared union as complete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0013-complete-unions-for-the-planner.md","filePath":"docs/adr/0013-complete-unions-for-the-planner.md"}');
const _sfc_main = { name: "docs/adr/0013-complete-unions-for-the-planner.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0013-the-planner-sees-every-shared-union-as-complete" tabindex="-1">0013: The planner sees every shared union as complete <a class="header-anchor" href="#_0013-the-planner-sees-every-shared-union-as-complete" aria-label="Permalink to &quot;0013: The planner sees every shared union as complete&quot;">​</a></h1><p>Date: 2026-11-21 Status: Superseded by 0023</p><p><strong>Context.</strong> Several subgraphs can share a field whose type is a union with different members in each. The planner asks only for the members they have in common: an object of another type had nulls and no error.</p><p><strong>Decision.</strong> The planner receives a supergraph in which each of these subgraphs has all members, and all that their fields lead to. What a subgraph does not have is removed from the fetches of the plan. The subgraph that the planner chooses answers the field: it is asked for every member it has, and can answer with no other.</p><p>Rejected: adding fragments to finished plans, which would have to plan what the fields of a member need from third subgraphs; stitching such operations, which is slower and less exact (ADR 0005).</p><p><strong>Consequences.</strong> Interfaces are unchanged: the planner asks each subgraph that has one of their types. Without such unions the cost is zero. With them, the fetches of a plan are parsed and printed once more, and operations that the planner refuses are tried in parts and stitched before they are refused.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0013-complete-unions-for-the-planner.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0013CompleteUnionsForThePlanner = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0013CompleteUnionsForThePlanner as default
};
