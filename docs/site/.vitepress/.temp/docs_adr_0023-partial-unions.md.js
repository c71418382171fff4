import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0023: Partial unions return only members that all candidate subgraphs define","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0023-partial-unions.md","filePath":"docs/adr/0023-partial-unions.md"}');
const _sfc_main = { name: "docs/adr/0023-partial-unions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0023-partial-unions-return-only-members-that-all-candidate-subgraphs-define" tabindex="-1">0023: Partial unions return only members that all candidate subgraphs define <a class="header-anchor" href="#_0023-partial-unions-return-only-members-that-all-candidate-subgraphs-define" aria-label="Permalink to &quot;0023: Partial unions return only members that all candidate subgraphs define&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Subgraphs that share a field can define its union with different members. ADR 0013 asked the subgraph chosen by the plan for all members it has. The answer then depended on the plan: one more field in the query could move the plan to another subgraph and change which fields of a member were present. The public audit of federation gateways (partial-union-complex) expects otherwise, and Hive Router and Apollo&#39;s gateway pass it.</p><p><strong>Decision.</strong> Where several subgraphs can answer a path, only the members that all of them define are requested. For other objects the answer holds <code>__typename</code>, and null for their fields. Where one subgraph alone can answer the path (a field of its own, a value type without a key), all its members are requested. The Rust planner does so by itself. The supergraph rewritten for ADR 0013 and the filter on its plans are removed (three modules).</p><p>Rejected: keeping ADR 0013, which returns more data on the same supergraphs. An answer that is independent of the plan, and that other gateways give as well, is worth more than a field that is present by chance.</p><p><strong>Consequences.</strong> A non-null field of such a member is an error, and stitching (ADR 0005) still answers with what it finds. Owners of a graph avoid both by giving a shared union the same members everywhere.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0023-partial-unions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0023PartialUnions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0023PartialUnions as default
};
