import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0047: spans are started at our own seams","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0047-spans-at-our-own-seams.md","filePath":"docs/adr/0047-spans-at-our-own-seams.md"}');
const _sfc_main = { name: "docs/adr/0047-spans-at-our-own-seams.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0047-spans-are-started-at-our-own-seams" tabindex="-1">0047: spans are started at our own seams <a class="header-anchor" href="#_0047-spans-are-started-at-our-own-seams" aria-label="Permalink to &quot;0047: spans are started at our own seams&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Operators want traces and metrics by OTLP. The instrumentation packages of OpenTelemetry patch Node&#39;s HTTP, undici and graphql-js. They would be loaded before everything else, see neither plans nor POSTs with their operations, and add attributes such as the URL with its query, which has the variables of GET requests.</p><p><strong>Decision.</strong> <code>telemetry/</code> uses the official SDK and OTLP exporters without instrumentation packages. The gateway, the client of the POST API, and the service declare what a span needs as functions that are undefined by default; <code>telemetry/</code> implements them. The active span is in an <code>AsyncLocalStorage</code> of its own: no global of OpenTelemetry is set but the logger of its warnings. Metrics are read from the registry of <code>/metrics</code> when they are sent: each figure is counted once.</p><p><strong>Consequences.</strong> Without <code>OTEL_EXPORTER_OTLP_ENDPOINT</code> nothing is loaded and a request pays one comparison per seam. Attributes are ours, so that a test can show that none has a value of a client. Thirteen packages more are installed. Other libraries&#39; spans do not join the trace.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0047-spans-at-our-own-seams.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0047SpansAtOurOwnSeams = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0047SpansAtOurOwnSeams as default
};
