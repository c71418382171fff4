import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0027: The gateway drains on SIGTERM before it closes connections","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0027-drain-on-sigterm.md","filePath":"docs/adr/0027-drain-on-sigterm.md"}');
const _sfc_main = { name: "docs/adr/0027-drain-on-sigterm.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0027-the-gateway-drains-on-sigterm-before-it-closes-connections" tabindex="-1">0027: The gateway drains on SIGTERM before it closes connections <a class="header-anchor" href="#_0027-the-gateway-drains-on-sigterm-before-it-closes-connections" aria-label="Permalink to &quot;0027: The gateway drains on SIGTERM before it closes connections&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> <code>node:http</code> closes idle connections as soon as a server closes. A connection counts as idle while its request is unread in the socket: 13 of 530 requests on 40 keep-alive connections were reset.</p><p><strong>Decision.</strong> On SIGTERM <code>/health/ready</code> answers 503, and requests are answered with <code>connection: close</code> for <code>SHUTDOWN_DRAIN_MS</code>. Then the server stops listening and closes each connection after one second of silence.</p><p>When a server stops listening, connections that the kernel accepted and the process did not are reset. Therefore answers are held back until no new connection came for 50 ms, at most half a second: clients that wait for an answer open none.</p><p>Silence is looked for after reading: in the check phase of the event loop. A timer would run before a process that was busy reads what arrived meanwhile.</p><p><strong>Consequences.</strong> No received request is reset. SIGINT does not drain: whoever presses Ctrl-C has no load balancer. Subgraph servers drain by the same code (<code>gateway/http/shutdown.ts</code>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0027-drain-on-sigterm.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0027DrainOnSigterm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0027DrainOnSigterm as default
};
