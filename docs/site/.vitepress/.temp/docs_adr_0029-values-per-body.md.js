import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0029: The number of values of a body is limited","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0029-values-per-body.md","filePath":"docs/adr/0029-values-per-body.md"}');
const _sfc_main = { name: "docs/adr/0029-values-per-body.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0029-the-number-of-values-of-a-body-is-limited" tabindex="-1">0029: The number of values of a body is limited <a class="header-anchor" href="#_0029-the-number-of-values-of-a-body-is-limited" aria-label="Permalink to &quot;0029: The number of values of a body is limited&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The cost of JSON depends on the number of values, not of bytes. 10 MiB of one text are read in milliseconds. 10 MiB of <code>[[[[…</code> or of small objects block the event loop for a second and more in each step (parsing, checking, storing, answering), and with it <code>/health/live</code> and every other call. A first limit of 50,000 for all calls still left steps of 100 ms on a busy machine: 50,000 names in a dashboard, 390,000 values in 30,000 rows of a directory call.</p><p><strong>Decision.</strong> A body with more values (members, elements, and the lists and objects around them) than its kind of call permits is refused with 413 ERROR_REQUEST_TOO_LARGE before it is parsed; one pass over the text counts the values. Reads: 50,000, for 49 conditions of 1,000 values. Writes: <code>MAX_WRITE_VALUES</code>, 10,000; dashboards have some thousand. Events: 30,000, for 500 of 60 values, as Alertmanager sends 30 each and a refused alert is lost. Directory calls: 100,000, for 2,000 rows of 50 values, the importer&#39;s parts. Large bodies are read one at a time. Rows of the directory and of answers are processed for 10 ms at a time.</p><p>Rejected: a smaller limit in bytes, which would refuse certificates and pictures in secrets and dashboards, which are cheap, while 1 MiB of small values is still expensive; a thread that parses, because its result must be copied to the main thread, which takes as long as parsing; answering <code>/health/live</code> from a separate thread, which would report the process as healthy while no call is answered.</p><p><strong>Consequences.</strong> No single body blocks other calls for long. Clients must split bodies with more values; a <code>batch</code> of the directory takes effect at once, however many calls it has.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0029-values-per-body.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0029ValuesPerBody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0029ValuesPerBody as default
};
