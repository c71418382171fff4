import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0041: Limits need verified callers; load is shed by cost","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0041-limits-and-load-shedding.md","filePath":"docs/adr/0041-limits-and-load-shedding.md"}');
const _sfc_main = { name: "docs/adr/0041-limits-and-load-shedding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0041-limits-need-verified-callers-load-is-shed-by-cost" tabindex="-1">0041: Limits need verified callers; load is shed by cost <a class="header-anchor" href="#_0041-limits-need-verified-callers-load-is-shed-by-cost" aria-label="Permalink to &quot;0041: Limits need verified callers; load is shed by cost&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> One user or domain must not use up the gateway or the API for the others, and a gateway with too much work must refuse some of it while it can still answer. Requests differ in cost by five orders of magnitude.</p><p><strong>Decision.</strong> Quotas per user and domain count requests, static cost and POSTs, with <code>rate-limiter-flexible</code>, in memory or in Redis. They are off by default and need verified tokens: a quota under a forged name is a way to lock its owner out.</p><p>Overload is shed by default. The gateway limits the static cost that it admits in 50 ms. The limit falls while a timer of the event loop is late (<code>OVERLOAD_DELAY_MS</code>; while there is a limit, a third of it) and rises otherwise. Small operations have a limit of their own.</p><ul><li>A POST quota fails fields, not requests: how many POSTs a query takes is known only while it runs.</li><li>Rejected: a limit on requests in progress, or on their cost. Requests that wait for a slow area occupy nothing, and one area that hangs would have the others refused.</li><li>Rejected: refusing everything while the event loop is late. Probes would fail, and load would swing.</li><li>Rejected: the histogram of <code>monitorEventLoopDelay</code>. After each reset it drops the first sample, so that short windows miss exactly the long delays. The lateness of a timer is the same figure. Libraries for shedding fit Fastify or Express only.</li></ul><p><strong>Consequences.</strong> A quota may be exceeded by the requests in progress. Without Redis each replica has quotas of its own. Parsing and planning of new documents are not part of the cost; limits on documents bound them. When quotas are taken: ADR 0060.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0041-limits-and-load-shedding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0041LimitsAndLoadShedding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0041LimitsAndLoadShedding as default
};
