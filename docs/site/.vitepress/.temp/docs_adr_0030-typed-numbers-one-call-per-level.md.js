import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0030: Typed numbers take one grouped call for all parents of a level","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0030-typed-numbers-one-call-per-level.md","filePath":"docs/adr/0030-typed-numbers-one-call-per-level.md"}');
const _sfc_main = { name: "docs/adr/0030-typed-numbers-one-call-per-level.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0030-typed-numbers-take-one-grouped-call-for-all-parents-of-a-level" tabindex="-1">0030: Typed numbers take one grouped call for all parents of a level <a class="header-anchor" href="#_0030-typed-numbers-take-one-grouped-call-for-all-parents-of-a-level" aria-label="Permalink to &quot;0030: Typed numbers take one grouped call for all parents of a level&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A dashboard shows counts of alerts and cost under each of many projects. The free forms (<code>alertStats</code>, <code>costReportDataAnalysis</code>) take one call each and answer rows of JSON.</p><p><strong>Decision.</strong> <code>alertCounts</code>, <code>alertHistogram</code>, <code>costSeries</code> and <code>usage</code> of budgets group one <code>stat</code> or <code>analyze</code> by parent.</p><ul><li><code>alertCounts</code> counts each value by a field with a condition instead of grouping by state, urgency and severity: one row per parent instead of up to 48. UNKNOWN is what the known values leave of the total.</li><li><code>alertHistogram</code> sends one <code>stat</code> by creation and one by resolution, each only if it is selected.</li><li><code>costSeries</code> of one parent with <code>top</code> fetches the largest groups and, if there are more, the total. With several parents upstream cannot limit groups per parent: all are fetched, 1,000 per call, at most 20,000.</li><li>The default currency is USD, as for budgets. Final and provisional reports are summed, as <code>analyze</code> does; <code>isConfirmed</code> chooses. Amounts are not converted.</li></ul><p><strong>Consequences.</strong> The answer for a parent does not depend on which other parents are asked for with it; tests compare 200 at once with one by one. Alerts on the wire do not name their service: <code>alertCounts</code> of a service counts by its webhooks and projects.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0030-typed-numbers-one-call-per-level.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0030TypedNumbersOneCallPerLevel = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0030TypedNumbersOneCallPerLevel as default
};
