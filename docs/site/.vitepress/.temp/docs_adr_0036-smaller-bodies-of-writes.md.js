import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0036: A call that writes takes 2 MiB unless configured otherwise","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0036-smaller-bodies-of-writes.md","filePath":"docs/adr/0036-smaller-bodies-of-writes.md"}');
const _sfc_main = { name: "docs/adr/0036-smaller-bodies-of-writes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0036-a-call-that-writes-takes-2-mib-unless-configured-otherwise" tabindex="-1">0036: A call that writes takes 2 MiB unless configured otherwise <a class="header-anchor" href="#_0036-a-call-that-writes-takes-2-mib-unless-configured-otherwise" aria-label="Permalink to &quot;0036: A call that writes takes 2 MiB unless configured otherwise&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A body may have 10 MiB. What a write stores is parsed, checked, serialised for the store, read back and serialised for the answer, each in one step of the event loop. 10 MiB of text kept <code>/health/live</code> waiting for up to 138 ms on a quiet machine (<a href="./../../bench/results/decisions.html#0036-smaller-bodies-of-writes">figures</a>). No known request comes near that size. Only the importer sends parts of several megabytes, through the directory.</p><p><strong>Decision.</strong> A call that writes, and a webhook&#39;s URL, take <code>MAX_WRITE_BYTES</code>: by default 2 MiB, at most 10. Reads and the directory keep 10 MiB. A larger body is received completely and refused with 413. The steps of a large call are separated, so that other calls are answered between them. A thread that parses was rejected: its result is copied to the main thread, which takes about as long as parsing.</p><p><strong>Consequences.</strong> A record of more than 2 MiB needs a higher <code>MAX_WRITE_BYTES</code>, and <code>/health/live</code> may then take longer.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0036-smaller-bodies-of-writes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0036SmallerBodiesOfWrites = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0036SmallerBodiesOfWrites as default
};
