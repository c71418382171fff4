import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0072: Cursors name rows, and pages continue by conditions","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0072-cursors-name-rows.md","filePath":"docs/adr/0072-cursors-name-rows.md"}');
const _sfc_main = { name: "docs/adr/0072-cursors-name-rows.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0072-cursors-name-rows-and-pages-continue-by-conditions" tabindex="-1">0072: Cursors name rows, and pages continue by conditions <a class="header-anchor" href="#_0072-cursors-name-rows-and-pages-continue-by-conditions" aria-label="Permalink to &quot;0072: Cursors name rows, and pages continue by conditions&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Cursors were positions. In lists that change, such as alerts, the next page repeated rows after others had come, and lost rows after others had gone. The POST API pages by position only, but it takes conditions and several sort keys. Its conditions are one list of which all hold and one of which at least one holds, without nesting.</p><p><strong>Decision.</strong> A list whose cursors are selected or given is sorted by its order, then by <code>created_at</code>, as upstream orders equal rows, and by the identifier. A cursor has the values of its row, a digest of the list, and a version. The next page has the condition <code>k &gt;= v and (k &gt; v or id &gt; i)</code>; the page before a cursor is read in reverse order. Rows before the cursor can meet the conditions where these cannot say more: orders of three keys and more, optional values in descending order, and lists with alternatives of their own. They precede the page. The cursor has their number, reading starts 20 rows before their end (ADR 0022), and starts again with the first if no row read precedes the cursor. The default orders of endpoints and repositories are those of a table: cursors stay positions there, and the SDL says so. <code>totalCount</code> after a cursor is a count of its own, beside the page. Rejected: the identifier as the only second key, which gives equal rows an order without a meaning; positions with the values only as a check, which take further calls whenever more than a few rows came; the total in the cursor, which is old; a seal on cursors, since their values can do no more than a filter can.</p><p><strong>Consequences.</strong> Pages take the POSTs that they took, but one more for <code>totalCount</code> after a cursor. A cursor is as long as the values of its row. A cursor needs its row, so <code>pageInfo { endCursor }</code> fetches rows where it took a count.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0072-cursors-name-rows.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0072CursorsNameRows = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0072CursorsNameRows as default
};
