import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0022: Lists under many parents balance calls against rows","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0022-calls-against-rows.md","filePath":"docs/adr/0022-calls-against-rows.md"}');
const _sfc_main = { name: "docs/adr/0022-calls-against-rows.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0022-lists-under-many-parents-balance-calls-against-rows" tabindex="-1">0022: Lists under many parents balance calls against rows <a class="header-anchor" href="#_0022-lists-under-many-parents-balance-calls-against-rows" aria-label="Permalink to &quot;0022: Lists under many parents balance calls against rows&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The POST API has no list with a few rows for each of many parents. Two ways are exact: one list for all parents, whose first rows of a parent are that parent&#39;s first rows, or one list per parent. The first can fetch unneeded rows and can be incomplete; the second takes one call per parent. The lengths of the lists are not known in advance.</p><p><strong>Decision.</strong> A call counts as much as 20 rows (<code>ROWS_PER_CALL</code>). The list for all parents comes first. It asks for twice the rows needed, and 20 more for each call it may save. If more rows than that precede the page, each parent has its own call at once. Rows still missing are fetched together once more if the list completed half of the parents, else by separate calls. Lengths are one <code>stat</code> grouped by the member that names the parent, exact at any size. Where a deployment has no <code>stat</code>, or refuses it, the rows of one list are counted, else a call per parent is made. Where lengths are known, short lists are fetched together and long lists separately. Rejected: lengths before rows, one call more for every short list; <code>stat</code> with <code>first</code> or <code>push</code>, which cannot limit the rows of a group.</p><p><strong>Consequences.</strong> The thirty dashboards of <code>bench/dashboards</code> take 73 POSTs and 186 KB. Always asking for 1,000 rows took 78 POSTs and 743 KB, but one POST less for two of them. <code>test/graph/parentLists.test.ts</code> holds generated cases to four times the least cost, and to one call per parent plus three.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0022-calls-against-rows.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0022CallsAgainstRows = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0022CallsAgainstRows as default
};
