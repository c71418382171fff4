import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0071: The past of the demo is recorded","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0071-the-past-of-the-demo-is-recorded.md","filePath":"docs/adr/0071-the-past-of-the-demo-is-recorded.md"}');
const _sfc_main = { name: "docs/adr/0071-the-past-of-the-demo-is-recorded.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0071-the-past-of-the-demo-is-recorded" tabindex="-1">0071: The past of the demo is recorded <a class="header-anchor" href="#_0071-the-past-of-the-demo-is-recorded" aria-label="Permalink to &quot;0071: The past of the demo is recorded&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> A demo whose alerts were all made at its start shows one bar and &quot;7 min ago&quot;. Five weeks of incidents with the times of those weeks need a service whose clock is set, and some 1,800 calls, which take 9 s of CPU at the first start of everybody.</p><p><strong>Decision.</strong> The service has always had its clock as an option of the process that starts it. The demo starts the service with a clock of its own and moves it from call to call, so the code of the service writes every time and escalates; then the clock is the machine&#39;s for good. No operation, setting or message reaches it. The same process goes on serving, instead of a second one.</p><p>What this makes until each day of a week begins is recorded once, as rows (<code>app/demo/past.json.zst</code>, in git). A start inserts the rows of its weekday, moved by whole weeks, so that Mondays stay Mondays, and makes the rest through the API: today, costs, budgets, dashboards, and all that holds a secret. Webhooks get new keys. A test makes everything through the API and compares.</p><p>Rejected: a whole store as a template, which a checkout would have to make at its first start; moving the months of costs and budgets in rows, which are cheap to import; to move the rows by days; a header or setting that tells the time.</p><p><strong>Consequences.</strong> The recording must be made anew (<code>app/demo/record.ts</code>) after a change of the steps before today, or of a table such that its rows no longer fit; the test says so. Ids of the recorded rows are the same in every installation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0071-the-past-of-the-demo-is-recorded.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0071ThePastOfTheDemoIsRecorded = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0071ThePastOfTheDemoIsRecorded as default
};
