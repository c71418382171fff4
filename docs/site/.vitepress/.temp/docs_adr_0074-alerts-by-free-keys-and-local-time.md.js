import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0074: Alerts are counted by free keys and by local time","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0074-alerts-by-free-keys-and-local-time.md","filePath":"docs/adr/0074-alerts-by-free-keys-and-local-time.md"}');
const _sfc_main = { name: "docs/adr/0074-alerts-by-free-keys-and-local-time.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0074-alerts-are-counted-by-free-keys-and-by-local-time" tabindex="-1">0074: Alerts are counted by free keys and by local time <a class="header-anchor" href="#_0074-alerts-are-counted-by-free-keys-and-by-local-time" aria-label="Permalink to &quot;0074: Alerts are counted by free keys and by local time&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> <code>alertHistogram</code> had days of UTC only. <code>stat</code> groups times by a format, always in UTC (semantics 2.6.4), and its conditions compare times with text, which other deployments of this API do not do. <code>alertCounts</code> had three fixed keys, where cost has free ones.</p><p><strong>Decision.</strong> The facade computes the buckets of a time zone with Temporal (<code>temporal-polyfill</code>, until Node has it). Where all of them begin with an interval of UTC, <code>stat</code> groups by it as before. Otherwise two stages group by day of UTC and by time of day, and then sum the times before, between and after those at which buckets begin: for Berlin in October 22:00 and 23:00. Each part of a UTC day lies in one bucket, which adds the parts up. Hours of half-hour zones are parts of UTC hours. The times are texts by then (<code>22:00</code>), which every deployment compares alike. It stays one POST, with a row per UTC day or hour of alerts.</p><p><code>from</code> and <code>to</code> stay instants. A day begins with its first instant, where midnight is skipped or repeated too.</p><p><code>alertCounts(groupBy:, top:, over:)</code> has the shapes of <code>costSeries</code>. One <code>stat</code> groups by parent and keys, and by time as above; the facade keeps the largest groups of each parent, which <code>stat</code> cannot. Names are read with the records of <code>subgraphs/hubs.ts</code>, which the areas share, one list per type. Counts by state, urgency and severity, which cover all values, stay a row of their own (ADR 0030).</p><p>Rejected: groups by hour, added up by the facade: 24 times the rows, and none for half-hour zones; a condition per local day, 2,000 conditions on times; luxon, which begins a day with the second of two midnights; a default of the user&#39;s <code>timezone</code>, a read more.</p><p><strong>Consequences.</strong> A month of a time zone takes up to 31 rows instead of one. Statistics in free form (<code>alertStats</code>) stay in UTC.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0074-alerts-by-free-keys-and-local-time.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0074AlertsByFreeKeysAndLocalTime = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0074AlertsByFreeKeysAndLocalTime as default
};
