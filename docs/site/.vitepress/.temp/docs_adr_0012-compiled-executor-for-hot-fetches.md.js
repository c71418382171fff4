import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0012: Hot fetches run in a compiled executor of our own","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0012-compiled-executor-for-hot-fetches.md","filePath":"docs/adr/0012-compiled-executor-for-hot-fetches.md"}');
const _sfc_main = { name: "docs/adr/0012-compiled-executor-for-hot-fetches.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0012-hot-fetches-run-in-a-compiled-executor-of-our-own" tabindex="-1">0012: Hot fetches run in a compiled executor of our own <a class="header-anchor" href="#_0012-hot-fetches-run-in-a-compiled-executor-of-our-own" aria-label="Permalink to &quot;0012: Hot fetches run in a compiled executor of our own&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> graphql-jit compiled fetches that occur often. For every field of every row with a resolver, its code makes a path, an argument object, an info object and three closures, which live while the row waits for its record (<a href="./../../bench/results/decisions.html#0012-a-compiled-executor-for-hot-fetches">figures</a>). graphql-jit also cannot compile recursive input types, nor types resolved by a promise.</p><p><strong>Decision.</strong> <code>gateway/executors/compiled/</code>, some six hundred lines, replaces graphql-jit. Each selection is one generated function with object literals and one call per field. Arguments and info are made once per request. Rows that wait for one promise wait once. The place of an error, and how far its null propagates, is computed only when there is an error. graphql-js still runs conditions, introspection, types that check their objects (<code>isTypeOf</code>) and rare fetches.</p><p>Rejected: grafast, which requires schemas written for it; graphql-js for hot fetches, which takes a multiple of the processor time.</p><p><strong>Consequences.</strong> <code>info.path</code> has no list indexes, and arguments without variables are one frozen object. The same tests as before compare the code with graphql-js, with immediate and delayed values (<code>test/gateway/monolith.test.ts</code>, <code>supergraphs.test.ts</code>, <code>inProcess.test.ts</code>).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0012-compiled-executor-for-hot-fetches.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0012CompiledExecutorForHotFetches = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0012CompiledExecutorForHotFetches as default
};
