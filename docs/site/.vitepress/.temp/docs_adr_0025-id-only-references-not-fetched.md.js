import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0025: References with only id selected are not fetched","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0025-id-only-references-not-fetched.md","filePath":"docs/adr/0025-id-only-references-not-fetched.md"}');
const _sfc_main = { name: "docs/adr/0025-id-only-references-not-fetched.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0025-references-with-only-id-selected-are-not-fetched" tabindex="-1">0025: References with only <code>id</code> selected are not fetched <a class="header-anchor" href="#_0025-references-with-only-id-selected-are-not-fetched" aria-label="Permalink to &quot;0025: References with only \`id\` selected are not fetched&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> For an alert whose webhook is deleted, <code>webhook { id }</code> returns the identifier and <code>webhook { id name }</code> returns null. Both are correct: the first is what the alert says, the second is what exists (ADR 0006). A client with a normalised cache stores both under one field of the alert, so what it shows for the first query changes with the second.</p><p><strong>Decision.</strong> This behaviour stays, and docs/clients.md describes it.</p><p>Rejected: fetching every reference, because <code>project { id }</code> would cost a POST per type of record in every list; an object with its <code>id</code> and nulls, which is impossible where selected fields are non-null; null for <code>id</code> alone once a lookup in the same request failed, because the answer of one field would depend on another.</p><p><strong>Consequences.</strong> A client that must know whether a record exists selects one more field of it, in each query that shows it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0025-id-only-references-not-fetched.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0025IdOnlyReferencesNotFetched = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0025IdOnlyReferencesNotFetched as default
};
