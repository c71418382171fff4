import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0081: One set of inputs for statistics and analyses","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0081-one-set-of-inputs-for-statistics.md","filePath":"docs/adr/0081-one-set-of-inputs-for-statistics.md"}');
const _sfc_main = { name: "docs/adr/0081-one-set-of-inputs-for-statistics.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0081-one-set-of-inputs-for-statistics-and-analyses" tabindex="-1">0081: One set of inputs for statistics and analyses <a class="header-anchor" href="#_0081-one-set-of-inputs-for-statistics-and-analyses" aria-label="Permalink to &quot;0081: One set of inputs for statistics and analyses&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Each of 20 record types had an enumeration of its fields and five inputs that took it, written from templates: 104 of 309 inputs and 20 of 122 enumerations, for answers in free form. Their conditions had 24 operators under other names than those of lists.</p><p><strong>Decision.</strong> In place of the inputs of ADR 0040, <code>StatisticsQueryInput</code>, <code>AnalysisQueryInput</code>, <code>StatisticsKeyInput</code> and <code>StatisticsFieldInput</code> are the inputs of all types. The records are chosen by the arguments <code>filter</code>, <code>keyword</code> and <code>orderBy</code>, which are those of the list. Conditions on elements, on computed values and on rows are <code>JSONFilter</code>, as in lists. A value is a text, its name in the filter and a path below it (<code>&quot;tags.team&quot;</code>). A name that the records do not have is BAD_USER_INPUT with the place and the known names, before a POST. Stages group by the same inputs.</p><p>The 24 operators stay for the queries of metrics only (<code>AnalyzeConditionInput</code>): stored queries may have any of them, and must be readable.</p><p>Rejected: keeping the enumerations, which let a program check the names before the request, at the price of five inputs for each type; a <code>JSON</code> query, which describes nothing; removing <code>…Stats</code> of types for which nobody has a use, as every operation has a field.</p><p><strong>Consequences.</strong> The graph has 205 inputs and 102 enumerations, and no SDL that a program writes. A wrong name is found when the query is sent, not by a validator. Relative times and lists of patterns cannot be compared in statistics: callers compute times, and join patterns by <code>|</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0081-one-set-of-inputs-for-statistics.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0081OneSetOfInputsForStatistics = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0081OneSetOfInputsForStatistics as default
};
