import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0048: explanations are asked for by a header and have names and numbers only","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0048-explanations-of-names-and-numbers.md","filePath":"docs/adr/0048-explanations-of-names-and-numbers.md"}');
const _sfc_main = { name: "docs/adr/0048-explanations-of-names-and-numbers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0048-explanations-are-asked-for-by-a-header-and-have-names-and-numbers-only" tabindex="-1">0048: explanations are asked for by a header and have names and numbers only <a class="header-anchor" href="#_0048-explanations-are-asked-for-by-a-header-and-have-names-and-numbers-only" aria-label="Permalink to &quot;0048: explanations are asked for by a header and have names and numbers only&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Whoever finds a slow query needs its plan, its POSTs and the fields that caused them. A trace shows this only where traces are collected, and not to the author of the query.</p><p><strong>Decision.</strong> <code>X-Explain: 1</code> adds <code>extensions.explain</code> to an answer: timings, cost, plan and POSTs. <code>EXPLAIN</code> says who gets it; in production mode nobody, and the header is then ignored. An explanation has no arguments, variables, tokens or records, so that it can be pasted into a ticket. Resolvers of an explained request run in the scope of their field (<code>AsyncLocalStorage</code>), and loaders note for which fields they load a batch. An area in its own process reports its POSTs to the gateway in its own <code>extensions.explain</code>.</p><p>Rejected: a separate path that only plans, which shows no POSTs; an error for callers who may not, which would make the header dangerous to send; the text of fetches, which holds values of the client; fields from spans, which exist only with a collector.</p><p><strong>Consequences.</strong> Requests without the header are not observed. An explained request runs its own compiled form of each fetch. If an area in its own process does not answer, its POSTs are missing from the explanation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0048-explanations-of-names-and-numbers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0048ExplanationsOfNamesAndNumbers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0048ExplanationsOfNamesAndNumbers as default
};
