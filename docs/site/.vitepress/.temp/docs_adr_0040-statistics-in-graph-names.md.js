import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0040: Statistics take the fields of a type, from one template","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0040-statistics-in-graph-names.md","filePath":"docs/adr/0040-statistics-in-graph-names.md"}');
const _sfc_main = { name: "docs/adr/0040-statistics-in-graph-names.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0040-statistics-take-the-fields-of-a-type-from-one-template" tabindex="-1">0040: Statistics take the fields of a type, from one template <a class="header-anchor" href="#_0040-statistics-take-the-fields-of-a-type-from-one-template" aria-label="Permalink to &quot;0040: Statistics take the fields of a type, from one template&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> <code>…Stats</code> and <code>…Analysis</code> took the wire&#39;s query: dotted paths as text, operators in lower case, rows with wire names. A misspelt path gave null, not an error.</p><p><strong>Decision.</strong> Each record type has an enumeration of its fields, such as <code>AlertField</code>; keys, conditions and groups take it, with a <code>path</code> beside it for values inside the field. <code>subgraphs/analysis/</code> compiles it by the contract&#39;s schema and refuses unknown paths and names with BAD_USER_INPUT. After the first grouping, rows have only names that the query gives: stages, <code>RowOrderInput</code> and the other <code>Row…</code> inputs are the same for all types. <code>schema/statistics.ts</code> writes the six types per record type from one template, when the SDL of an area is loaded; nobody edits them. <code>Metric.queryOptions</code> is read as it is written; <code>dateField</code> and <code>labelsInfo</code> have the same paths.</p><p>Rows are computed and have no identity, so they are cut by <code>first</code> and <code>offset</code>, not by cursors. <code>StatisticsStageInput</code> is <code>@oneOf</code>: our composition, both planners and code generation take it. Apollo&#39;s composition does not know it, and Apollo Gateway drops it; the subgraphs refuse a second member all the same.</p><p>Rejected: one enumeration of all fields of all types, checked at run time, which offers 150 values where 15 are right; a pipeline typed in every stage (15 types per record type, as table-based graphs have); filters as in lists, which lack relative times and the negations. Records can no longer be cut before they are grouped: nothing asked for it.</p><p><strong>Consequences.</strong> A new field of a type is in its statistics at once, if its record has the member.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0040-statistics-in-graph-names.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0040StatisticsInGraphNames = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0040StatisticsInGraphNames as default
};
