import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0079: Queries end themselves on the embedded store","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0079-queries-end-themselves-on-the-embedded-store.md","filePath":"docs/adr/0079-queries-end-themselves-on-the-embedded-store.md"}');
const _sfc_main = { name: "docs/adr/0079-queries-end-themselves-on-the-embedded-store.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0079-queries-end-themselves-on-the-embedded-store" tabindex="-1">0079: Queries end themselves on the embedded store <a class="header-anchor" href="#_0079-queries-end-themselves-on-the-embedded-store" aria-label="Permalink to &quot;0079: Queries end themselves on the embedded store&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> The embedded store runs one statement at a time and cannot cancel it (ADR 0061). A query within its cost (ADR 0066) takes up to 0.2 ms for a row, so with tens of thousands of rows it kept all other callers waiting for several seconds. A pattern that costs 200 took 6 µs for each character, so within the costs one text of 1 MB takes half a minute.</p><p><strong>Decision.</strong> Queries of callers contain conditions on the time. Each row that is read, unwound, passed to a stage or collected by a group compares the clock with the start of its statement, and raises PostgreSQL&#39;s own error of cancelled statements after 750 ms. The conditions call functions that are declared to cost nothing, so PostgreSQL evaluates them before the caller&#39;s conditions. Searches of one text are limited by the product of its length and the cost of the search. Stages that read members count in the cost of a query. On PostgreSQL the conditions are <code>true</code>, since it cancels statements.</p><p>Rejected: a time limit that applies only while others wait, since the thread of the store cannot be told; copies of the store for reads, which need its memory again and show rows late.</p><p><strong>Consequences.</strong> A condition costs 0.1 µs for each row. On the embedded store a query that takes longer than 750 ms is answered with 504, also on a machine that is busy otherwise; such a tenant needs PostgreSQL. What no condition divides, one row of collected values, is limited by their number: 200,000 in a group (60 members of 20,000 rows took 2.4 s). Statements that write, and those of jobs, have the limit <code>EMBEDDED_STATEMENT_TIMEOUT_MS</code> as before.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0079-queries-end-themselves-on-the-embedded-store.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0079QueriesEndThemselvesOnTheEmbeddedStore = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0079QueriesEndThemselvesOnTheEmbeddedStore as default
};
