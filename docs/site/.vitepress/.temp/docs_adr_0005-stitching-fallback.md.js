import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0005: Operations that the Rust planner cannot plan are stitched","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0005-stitching-fallback.md","filePath":"docs/adr/0005-stitching-fallback.md"}');
const _sfc_main = { name: "docs/adr/0005-stitching-fallback.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0005-operations-that-the-rust-planner-cannot-plan-are-stitched" tabindex="-1">0005: Operations that the Rust planner cannot plan are stitched <a class="header-anchor" href="#_0005-operations-that-the-rust-planner-cannot-plan-are-stitched" aria-label="Permalink to &quot;0005: Operations that the Rust planner cannot plan are stitched&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> The Rust planner loads only on glibc Linux and macOS, and it fails on some operations (ADR 0007). It can plan most of these in stages (first what a field requires, then the field) or in parts (two halves of the fields, with their answers merged). <code>@graphql-tools/federation</code> is a pure JavaScript alternative, but it makes no plans: it makes one executable schema of the supergraph.</p><p><strong>Decision.</strong> The engine treats that schema as one more subgraph, which has every field. The &quot;plan&quot; is one fetch of the whole operation or part. The planner&#39;s three methods, limits, conditions, names, projection and errors are unchanged. A field that no subgraph can serve, and an operation that neither can plan (ADR 0024), is an error with code <code>QUERY_PLANNING_FAILED</code>. Rejected: a complete planner of our own, which is the better goal and takes more time; a separate engine, which would do all work around the plan twice.</p><p><strong>Consequences.</strong> Stitching is slower, fetches more than is needed, and is less exact. Cases marked <code>stitched</code> in <code>test/gateway/features/</code> hold the differences:</p><ul><li>an error within a list of entities has no index of the item; an error of a null with several causes may have another path;</li><li>fields of a type behind an interface object, and values of nested shared types that only a third subgraph has, may be null without an error: where the Rust planner runs, operations that reach these types are refused and not stitched;</li><li>a requirement of a requirement that needs a third subgraph is an error;</li><li><code>@provides</code> of Federation 1 is not used.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0005-stitching-fallback.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0005StitchingFallback = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0005StitchingFallback as default
};
