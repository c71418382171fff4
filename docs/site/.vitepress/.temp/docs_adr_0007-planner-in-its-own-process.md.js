import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0007: The query planner runs in its own process","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0007-planner-in-its-own-process.md","filePath":"docs/adr/0007-planner-in-its-own-process.md"}');
const _sfc_main = { name: "docs/adr/0007-planner-in-its-own-process.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0007-the-query-planner-runs-in-its-own-process" tabindex="-1">0007: The query planner runs in its own process <a class="header-anchor" href="#_0007-the-query-planner-runs-in-its-own-process" aria-label="Permalink to &quot;0007: The query planner runs in its own process&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> The Rust planner terminates its process on some operations (a requirement that can be fetched by several keys) and never finishes on others (two fetches that wait for each other, from fields of one name under two aliases). In a thread of the gateway, any client could cause an outage with a query. The supergraph does not show which operations are affected.</p><p><strong>Decision.</strong> A child process makes the plans, one operation at a time, for at most a quarter of a second. A plan that takes longer moves to a second process, which has two seconds. When an operation terminates a process, the process is replaced, a log entry is written, the text is not planned again for ten minutes, and the operation is planned in stages, planned in parts, or stitched (ADR 0005).</p><p>Rejected: a worker thread, which ends with its process and cannot be stopped inside native code; predicting dangerous operations from keys and requirements, which generated supergraphs showed to be both too strict and too lax; the planner&#39;s own abort signal, which it does not check in its loops.</p><p><strong>Consequences.</strong> The process takes some 50 MB of memory, twice that once a plan was slow. Each new plan costs one message each way and is then cached. An operation that hangs delays other unplanned operations by a quarter of a second and a process start, at most nine times. The two seconds delay only other slow operations.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0007-planner-in-its-own-process.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0007PlannerInItsOwnProcess = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0007PlannerInItsOwnProcess as default
};
