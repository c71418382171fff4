import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0026: Each area of the API has its own connections, queue and circuit breaker","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0026-pool-queue-and-breaker-per-area.md","filePath":"docs/adr/0026-pool-queue-and-breaker-per-area.md"}');
const _sfc_main = { name: "docs/adr/0026-pool-queue-and-breaker-per-area.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0026-each-area-of-the-api-has-its-own-connections-queue-and-circuit-breaker" tabindex="-1">0026: Each area of the API has its own connections, queue and circuit breaker <a class="header-anchor" href="#_0026-each-area-of-the-api-has-its-own-connections-queue-and-circuit-breaker" aria-label="Permalink to &quot;0026: Each area of the API has its own connections, queue and circuit breaker&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> All areas shared one pool with an unbounded queue. 300 queries to a hanging cost area delayed a query for dashboards by seven seconds, and a dead area still received three POSTs per query.</p><p><strong>Decision.</strong> Each area has a pool, a bulkhead with a bounded queue, and a breaker (cockatiel). The breaker counts consecutive failures. After its open time it lets one probe through.</p><ul><li><strong>By area</strong>, not by operation or host: in most deployments each area is a separate service, and operators see few values.</li><li><strong>Consecutive</strong>, not by failure rate: one slow operation beside many good ones must not block an area, and the successes of all other clients reset the count of a client that provokes failures.</li><li><strong>500 is not a failure</strong> of the area: input can cause it, and no caller may be able to block an area for others. Nor is a timeout caused by a client&#39;s own short deadline.</li><li><strong>During a probe, other calls fail at once</strong>. With cockatiel alone they would wait, and a probe to an area that hangs takes as long as the time limit of a POST.</li></ul><p>Rejected: undici&#39;s own queue, which has no bound and keeps abandoned requests; a breaker shared by replicas through Redis, which is not worth the outages of Redis.</p><p><strong>Consequences.</strong> An area that hangs or fails does not affect the others. Each process has its own breakers.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0026-pool-queue-and-breaker-per-area.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0026PoolQueueAndBreakerPerArea = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0026PoolQueueAndBreakerPerArea as default
};
