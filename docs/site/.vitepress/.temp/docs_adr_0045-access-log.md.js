import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0045: the access log is written in the background","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0045-access-log.md","filePath":"docs/adr/0045-access-log.md"}');
const _sfc_main = { name: "docs/adr/0045-access-log.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0045-the-access-log-is-written-in-the-background" tabindex="-1">0045: the access log is written in the background <a class="header-anchor" href="#_0045-the-access-log-is-written-in-the-background" aria-label="Permalink to &quot;0045: the access log is written in the background&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Operators need a line per request: what ran, how it ended, what it cost. A synchronous write per line is a system call per request on the thread that answers.</p><p><strong>Decision.</strong> The log is JSON by pino, on standard error. Its lines are collected, 32 of them or 0.2 s, and written in the background; what waits is written at exit. The access line is part of the same log, at level <code>info</code>, and on by default. It has names and numbers only: the operation&#39;s name, codes, sizes. At a terminal the same lines are written for people (<code>app/process/terminalLog.ts</code>).</p><p>Rejected: synchronous writes; <code>pino-pretty</code> as a dependency (13.2.0: 19 packages that only a terminal needs, and it passes on characters that change the direction of text); a separate file for access lines, because platforms collect standard error.</p><p><strong>Consequences.</strong> A process killed by SIGKILL loses up to 0.2 s of its log. Lines of different requests are in the order in which their responses were sent. A line takes about 3 µs of CPU, measured on a busy machine: half of what it took through the stream&#39;s own buffer.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0045-access-log.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0045AccessLog = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0045AccessLog as default
};
