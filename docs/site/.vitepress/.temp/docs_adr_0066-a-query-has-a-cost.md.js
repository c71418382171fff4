import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0066: A query has a cost","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0066-a-query-has-a-cost.md","filePath":"docs/adr/0066-a-query-has-a-cost.md"}');
const _sfc_main = { name: "docs/adr/0066-a-query-has-a-cost.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0066-a-query-has-a-cost" tabindex="-1">0066: A query has a cost <a class="header-anchor" href="#_0066-a-query-has-a-cost" aria-label="Permalink to &quot;0066: A query has a cost&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> The embedded store runs one statement at a time and cannot cancel it (ADR 0061). The limits on conditions, patterns and words each allowed a statement of many seconds: 30 patterns of a thousand parts, 200 conditions on paths, 49 sorts in stages. Twenty sort keys through 180 numbered steps each ended the store itself.</p><p><strong>Decision.</strong> Each part of a query has a cost, estimated before it runs and in proportion to the time it takes for a row; the unit is a part of a pattern. Conditions, keys of a sort, and stages or fields of a statistic may cost 1,000 each in total. One limit replaces those of parts of patterns in one condition and of searched words. Stages are at most 20. The limits are the same on PostgreSQL: a query must not depend on the store. The <a href="./../service-reference.html#cost-of-a-query">reference</a> lists the costs.</p><p>Rejected: a cost in proportion to the rows of the tenant, since a query would fail one day without having changed; running a statement in steps over the rows, since it sees them at different times, and sorts and groups cannot be divided; cancelling by writing into the store&#39;s memory, which needs changed binaries of PGlite and its extensions.</p><p><strong>Consequences.</strong> Queries near the limit were measured at 20 to 180 µs of processor time for each row, one with a hundred optional copies (<code>.?</code>) at 240 µs; before, at more than 450 µs when they were cut off. With some thousands of rows that is more than a second; <a href="./0079-queries-end-themselves-on-the-embedded-store.html">ADR 0079</a> limits the time. More than some 900 words in <code>contain_in</code>, or 1,000 parts in <code>regex_in</code>, are refused; they can be sent in parts.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0066-a-query-has-a-cost.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0066AQueryHasACost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0066AQueryHasACost as default
};
