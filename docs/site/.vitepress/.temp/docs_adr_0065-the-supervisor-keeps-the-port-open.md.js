import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0065: The supervisor keeps the port of a group open","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0065-the-supervisor-keeps-the-port-open.md","filePath":"docs/adr/0065-the-supervisor-keeps-the-port-open.md"}');
const _sfc_main = { name: "docs/adr/0065-the-supervisor-keeps-the-port-open.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0065-the-supervisor-keeps-the-port-of-a-group-open" tabindex="-1">0065: The supervisor keeps the port of a group open <a class="header-anchor" href="#_0065-the-supervisor-keeps-the-port-of-a-group-open" aria-label="Permalink to &quot;0065: The supervisor keeps the port of a group open&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> <code>node:cluster</code> closes a port with the last process that listens on it: while all processes of a group are dead, clients are refused (G20). It also forgets connections that a process was given when it died, which ADR 0052 answered by reading the private messages of Node.</p><p><strong>Decision.</strong> It replaces the listener of ADR 0052; all else there stays. The supervisor opens the port with <code>node:net</code> when the first process asks for it, accepts connections without reading from them, and sends each to a process in turn. It keeps its own copy until the process says that it took the connection. If the process ends before, or no longer listens, nothing has been read, and another one gets it. Up to 1,024 connections wait while no process listens. Processes do not listen: they hand the connections to their servers (<code>server.emit(&#39;connection&#39;)</code>, which Node documents). <code>node:cluster</code> starts the processes and collects their metrics.</p><ul><li>Rejected: keeping the handle of <code>node:cluster</code> open. Only private fields of Node reach it.</li><li>Rejected: one listening socket that all processes accept from. Node&#39;s documentation says how unevenly they do.</li><li>Rejected: opening the port before the first process listens. Checks that only connect would find a program that cannot answer yet.</li></ul><p><strong>Consequences.</strong> A new connection costs the supervisor 78 µs of CPU time instead of 72, and the process 148 instead of 140; requests on kept connections cost the same (two processes, 2026-11-24, medians of 5 rounds at load 19). <code>skein/gateway</code> has an option <code>listen</code>. A process of this release cannot join the group of an older supervisor. <code>localhost</code> is one address in a group.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0065-the-supervisor-keeps-the-port-open.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0065TheSupervisorKeepsThePortOpen = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0065TheSupervisorKeepsThePortOpen as default
};
