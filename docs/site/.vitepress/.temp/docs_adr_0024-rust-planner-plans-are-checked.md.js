import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0024: Plans of the Rust planner are checked; fields without a plan are null","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0024-rust-planner-plans-are-checked.md","filePath":"docs/adr/0024-rust-planner-plans-are-checked.md"}');
const _sfc_main = { name: "docs/adr/0024-rust-planner-plans-are-checked.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0024-plans-of-the-rust-planner-are-checked-fields-without-a-plan-are-null" tabindex="-1">0024: Plans of the Rust planner are checked; fields without a plan are null <a class="header-anchor" href="#_0024-plans-of-the-rust-planner-are-checked-fields-without-a-plan-are-null" aria-label="Permalink to &quot;0024: Plans of the Rust planner are checked; fields without a plan are null&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Some plans of the Rust planner are wrong: it takes a field as provided at any depth of a recursive type, and writes fetches that a subgraph refuses. The answer then held nulls without an error.</p><p><strong>Decision.</strong> Each plan is checked against the supergraph before it is compiled (<code>gateway/plan/check/</code>). Every fetch must be valid against the schema of its subgraph, including the merging of leaves. It may select external fields only as part of a key or as deep as a <code>@provides</code> reaches. It may select fields with <code>@requires</code> only where the representation or the path has what they require.</p><p>If a plan fails, only the wrong fields are planned again, over the supergraph without <code>@provides</code>, and stitched where that fails (ADR 0005). A field without any plan is null, with an error of code <code>QUERY_PLANNING_FAILED</code> at its place; the rest is answered. If nothing can be planned, the operation is refused. A mutation is refused as a whole, so that a problem known in advance does not end it halfway. Where a plan looks up entities by a key that a subgraph without entities of the type only provides, the plan without <code>@provides</code> is taken if it has no more fetches (G37). For <code>__typename</code> below a <code>@provides</code> the planner makes an unneeded fetch, which is not a wrong answer, so it is not asked for that. Rejected: repairing the plans, which is a second planner; planning without <code>@provides</code> at all, which fetches again what a path already has.</p><p><strong>Consequences.</strong> The schema of each subgraph is held in memory, and each compiled operation is checked. Plain supergraphs (ADR 0011), ours among them, need neither.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0024-rust-planner-plans-are-checked.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0024RustPlannerPlansAreChecked = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0024RustPlannerPlansAreChecked as default
};
