import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0057: A rejected promise that nobody awaits ends no program","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0057-unawaited-rejections-end-no-program.md","filePath":"docs/adr/0057-unawaited-rejections-end-no-program.md"}');
const _sfc_main = { name: "docs/adr/0057-unawaited-rejections-end-no-program.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0057-a-rejected-promise-that-nobody-awaits-ends-no-program" tabindex="-1">0057: A rejected promise that nobody awaits ends no program <a class="header-anchor" href="#_0057-a-rejected-promise-that-nobody-awaits-ends-no-program" aria-label="Permalink to &quot;0057: A rejected promise that nobody awaits ends no program&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Node ends a process when a promise is rejected that nobody awaits. In a server that is one caller&#39;s request ending those of all others: a subgraph that refused a WebSocket did so (G32).</p><p><strong>Decision.</strong> All programs log such a rejection at level <code>error</code> with its stack, count it in <code>unhandled_rejections_total</code>, and go on (<code>app/process/failures.ts</code>). An uncaught exception still ends the process, since its state is unknown then. What ends a program by a signal ends it with code 1 if that fails, since nothing else would.</p><p>Measured for a lint rule: Biome&#39;s takes <code>void promise</code> for handled, and would not have found G32; typescript-eslint&#39;s finds it with <code>ignoreVoid: false</code>, in 39 s of processor time, which is a tenth of <code>npm test</code>. It was run once, with the rule for promises that are returned where none is expected; what they named is handled or cannot reject. Neither sees an async function behind a type that returns <code>unknown</code>: functions of whoever embeds the gateway are caught where paths are routed.</p><p><strong>Consequences.</strong> A bug that rejects in a loop fills the log instead of ending the process: alert on the counter. Failures at the start end the program as before.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0057-unawaited-rejections-end-no-program.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0057UnawaitedRejectionsEndNoProgram = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0057UnawaitedRejectionsEndNoProgram as default
};
