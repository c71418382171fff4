import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0044: Answers are compressed at the fastest level, Brotli first, from 8 KiB on","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0044-cheapest-compression-first.md","filePath":"docs/adr/0044-cheapest-compression-first.md"}');
const _sfc_main = { name: "docs/adr/0044-cheapest-compression-first.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0044-answers-are-compressed-at-the-fastest-level-brotli-first-from-8-kib-on" tabindex="-1">0044: Answers are compressed at the fastest level, Brotli first, from 8 KiB on <a class="header-anchor" href="#_0044-answers-are-compressed-at-the-fastest-level-brotli-first-from-8-kib-on" aria-label="Permalink to &quot;0044: Answers are compressed at the fastest level, Brotli first, from 8 KiB on&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Compression costs CPU of the gateway and saves bytes of the client. JSON of rows compresses to about a tenth at any level; of the fastest levels, Brotli took the least CPU of the gateway (<a href="./../../bench/results/decisions.html#0044-the-cheapest-compression-first">figures</a>).</p><p><strong>Decision.</strong> Level 1 of each, in Node&#39;s thread pool, Brotli first where a client likes several equally. Answers below 8 KiB are sent plain: they take a few packets in any case. Answers large enough to be printed in parts are compressed as a stream. Answers hold data of one caller and the callers authenticate by a header that no foreign page can send, so that compressing secrets beside chosen text (BREACH) gives an attacker nothing.</p><p>Rejected: higher levels, which take longer for hardly fewer bytes; zstd first, whose contexts cost more than they save at these sizes; leaving compression to a proxy, which not every installation has (one that compresses removes <code>Accept-Encoding</code>).</p><p><strong>Consequences.</strong> Clients without <code>Accept-Encoding</code> cost what they did. A busy thread pool delays large answers, not small ones.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0044-cheapest-compression-first.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0044CheapestCompressionFirst = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0044CheapestCompressionFirst as default
};
