import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0064: A field without a plan is null, and the rest is answered","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0064-partial-answers-where-a-field-has-no-plan.md","filePath":"docs/adr/0064-partial-answers-where-a-field-has-no-plan.md"}');
const _sfc_main = { name: "docs/adr/0064-partial-answers-where-a-field-has-no-plan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0064-a-field-without-a-plan-is-null-and-the-rest-is-answered" tabindex="-1">0064: A field without a plan is null, and the rest is answered <a class="header-anchor" href="#_0064-a-field-without-a-plan-is-null-and-the-rest-is-answered" aria-label="Permalink to &quot;0064: A field without a plan is null, and the rest is answered&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Three cases of the federation audit (corrupted-supergraph-node-id 0 and 5, non-resolvable-interface-object 1) expect <code>data: null</code> where a selected field cannot be fetched from any subgraph. The gateway answers such a field with null and an error at its path, and all others (G36). Apollo Gateway refuses the whole operation.</p><p><strong>Decision.</strong> No option. The GraphQL specification has null with an error for a field that cannot be resolved, null that propagates to the next nullable field, and data beside it; the operation is valid for the API schema. The cases are to be raised with the audit&#39;s authors: their graphs are corrupt on purpose, and both answers are correct GraphQL.</p><p><strong>Consequences.</strong> Three of the audit&#39;s 199 cases differ. <code>test/gateway/unknownTypes.test.ts</code> holds what is answered.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0064-partial-answers-where-a-field-has-no-plan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0064PartialAnswersWhereAFieldHasNoPlan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0064PartialAnswersWhereAFieldHasNoPlan as default
};
