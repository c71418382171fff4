import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0062: Lengths are requested with the rows where the lists were long the last time","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0062-lengths-with-rows-where-lists-were-long.md","filePath":"docs/adr/0062-lengths-with-rows-where-lists-were-long.md"}');
const _sfc_main = { name: "docs/adr/0062-lengths-with-rows-where-lists-were-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0062-lengths-are-requested-with-the-rows-where-the-lists-were-long-the-last-time" tabindex="-1">0062: Lengths are requested with the rows where the lists were long the last time <a class="header-anchor" href="#_0062-lengths-are-requested-with-the-rows-where-the-lists-were-long-the-last-time" aria-label="Permalink to &quot;0062: Lengths are requested with the rows where the lists were long the last time&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> A first page and a count under many parents took three rounds where the lists are long: rows for all parents, then one <code>stat</code>, then the missing rows. The <code>stat</code> depends on nothing, but most often it is not needed, because the first call returns the lists whole. Always starting it would cost a call more for every short list, which ADR 0022 rejected.</p><p><strong>Decision.</strong> A process remembers of 10,000 shared calls (domain, workspace and user of the token, list, conditions, order, parents and number of rows) what they took. If the same call is made again, it takes the way that is then known to be shorter, a call counting as 20 rows (ADR 0022): one call for all rows; a call for each parent, which tells the length as well, where those are no more calls; or the first rows and <code>stat</code> at the same time. Of two long lists, each has its own call already the first time. Long lists are fetched at the same time as the short ones are together. What was chosen is dropped when the lists have become short, or longer than one call. Rejected: <code>stat</code> always with the rows, a call more for short lists; missing rows at once without lengths, calls for parents that have no more rows; all rows where they are hundreds, which takes the fewest calls and reads a tenant for ten rows.</p><p><strong>Consequences.</strong> The second load of a page takes no more calls than the first, and most often fewer, in two rounds. With the demo data, budgets with the newest alert and the number of alerts of their projects take 5 POSTs at first and 2 from then on; two workspaces with five rows of cost each and their number 4, then 3, which is the least, since together they have 2,268 rows. Callers differ in what they may see: nothing that is remembered of one is used for another.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0062-lengths-with-rows-where-lists-were-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0062LengthsWithRowsWhereListsWereLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0062LengthsWithRowsWhereListsWereLong as default
};
