import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0039: Null means that a value is missing; enums and scalars are typed by their owner","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0039-null-enums-and-scalars.md","filePath":"docs/adr/0039-null-enums-and-scalars.md"}');
const _sfc_main = { name: "docs/adr/0039-null-enums-and-scalars.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0039-null-means-that-a-value-is-missing-enums-and-scalars-are-typed-by-their-owner" tabindex="-1">0039: Null means that a value is missing; enums and scalars are typed by their owner <a class="header-anchor" href="#_0039-null-means-that-a-value-is-missing-enums-and-scalars-are-typed-by-their-owner" aria-label="Permalink to &quot;0039: Null means that a value is missing; enums and scalars are typed by their owner&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Nearly every text of the first edition was nullable, enums had names such as <code>TimeUnit</code>, and inputs offered <code>UNKNOWN</code>, which no record is found by and no operation accepts.</p><p><strong>Decision.</strong> An output is null only where its value can be missing: times, references, identifiers other than the record&#39;s own, texts that may be empty, and all members of optional reads (ADR 0031). Other outputs are non-null. If upstream omits the member, as proto3 does, they have the default of their type: <code>&quot;&quot;</code>, 0, false, <code>[]</code>, <code>{}</code>, <code>UNKNOWN</code>. In a non-null text, an object or a list counts as omitted: an error would empty the whole list. <code>name</code> of the members of <code>Actor</code> is nullable, as GraphQL demands one type of fields that a query merges.</p><p>An enum has the name of its owner, or is shared on purpose (<code>EnabledState</code>, <code>ResourceGroup</code>, <code>RoleType</code>). Inputs and filters take input enums (<code>AlertStateInput</code>) without <code>UNKNOWN</code> and without values that the operation refuses.</p><p><code>YearMonth</code>, <code>Date</code> and <code>URL</code> are checked at the gateway (ADR 0019). If a stored text has another form, the field is null. Months or years, as those of budgets, are <code>CalendarPeriod</code>: it is checked in inputs, and shows what is stored, as its fields are never null. <code>Money</code> stands where a record has several currencies (<code>CostReportData.amounts</code>); an amount with its currency beside it stays <code>Float</code>, as filters and orders compare it.</p><p>Rejected: non-null for every text that the contract requires, because <code>&quot;&quot;</code> there means &quot;not set&quot;, as in filters (<code>eq: null</code>).</p><p><strong>Consequences.</strong> Fields that show a member of a message have no resolver; <code>subgraphs/wire/memberFields.ts</code> reads all of them.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0039-null-enums-and-scalars.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0039NullEnumsAndScalars = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0039NullEnumsAndScalars as default
};
