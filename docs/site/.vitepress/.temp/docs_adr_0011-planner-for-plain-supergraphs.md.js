import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0011: Plain supergraphs have a planner of our own","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0011-planner-for-plain-supergraphs.md","filePath":"docs/adr/0011-planner-for-plain-supergraphs.md"}');
const _sfc_main = { name: "docs/adr/0011-planner-for-plain-supergraphs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0011-plain-supergraphs-have-a-planner-of-our-own" tabindex="-1">0011: Plain supergraphs have a planner of our own <a class="header-anchor" href="#_0011-plain-supergraphs-have-a-planner-of-our-own" aria-label="Permalink to &quot;0011: Plain supergraphs have a planner of our own&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> In our graph every field belongs to one subgraph, or to several that resolve it alike. One key of one field leads from each subgraph that has an entity to all others. A plan then asks a subgraph for what it has and leaves the rest to the next step. For such graphs too, the Rust planner needed a process (ADR 0007), its memory, and a message each way for every new document.</p><p><strong>Decision.</strong> At start the supergraph is checked once. It is plain if it has no interfaces, unions have the same members everywhere, entities have one key, the same everywhere, other types are complete in each subgraph that has them, and nothing is required, provided, overridden or moved. <code>gateway/plan/plain/</code>, some four hundred lines, plans over plain supergraphs. The Rust planner plans over all others. In a mutation, all fetch rounds of one subgraph finish before the next subgraph starts; the Rust planner runs both at once.</p><p>Rejected: the Rust planner inside our process for plain supergraphs. No test showed it to be unsafe there, but that does not prove it safe. Rejected: extending our planner to all of federation, which is the purpose of the Rust planner.</p><p><strong>Consequences.</strong> Two planners make the same kind of plan. Tests compare them with the merged schema over generated supergraphs, ours over plain ones (<code>test/gateway/supergraphs.test.ts</code>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0011-planner-for-plain-supergraphs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0011PlannerForPlainSupergraphs = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0011PlannerForPlainSupergraphs as default
};
