import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0051: Many sockets listen on the port of a gateway","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0051-many-listening-sockets.md","filePath":"docs/adr/0051-many-listening-sockets.md"}');
const _sfc_main = { name: "docs/adr/0051-many-listening-sockets.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0051-many-sockets-listen-on-the-port-of-a-gateway" tabindex="-1">0051: Many sockets listen on the port of a gateway <a class="header-anchor" href="#_0051-many-sockets-listen-on-the-port-of-a-gateway" aria-label="Permalink to &quot;0051: Many sockets listen on the port of a gateway&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Node takes one waiting connection from a listening socket per turn of the event loop. When many clients open a connection for each request, the others wait in the operating system, where load shedding does not see them: each turn has little to do, the event loop is in time, and expensive operations are admitted. A trivial query waits for one turn of each connection before it.</p><p><strong>Decision.</strong> On Linux 64 sockets of the gateway listen on its port (<code>SO_REUSEPORT</code>). The kernel divides new connections among them, and a turn accepts up to 64. First the gateway listens without sharing, so that a port in use is refused as ever. Workers of a cluster listen as before: the primary process accepts for them, and has little else to do. Shutdown counts looks without a new connection, not milliseconds, before it closes all sockets at once.</p><ul><li>Rejected: measuring the queue of the operating system (<code>/proc/net/tcp</code>). It tells that connections wait, but takes none of them.</li><li>Rejected: closing connections after a refusal. The client opens another one, which costs both sides more than the refusal.</li></ul><p><strong>Consequences.</strong> While load is shed, a trivial query over a new connection waits for a few turns of the event loop instead of one for each waiting connection (<a href="./../../bench/results/overload.html">figures</a>). A process of the same user could listen on the port too; it could as well end the gateway. Sixty-four file descriptors. Other operating systems have one socket, and the longer waits.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0051-many-listening-sockets.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0051ManyListeningSockets = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0051ManyListeningSockets as default
};
