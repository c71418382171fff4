import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0043: Equal reads of one caller share a POST","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0043-shared-reads.md","filePath":"docs/adr/0043-shared-reads.md"}');
const _sfc_main = { name: "docs/adr/0043-shared-reads.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0043-equal-reads-of-one-caller-share-a-post" tabindex="-1">0043: Equal reads of one caller share a POST <a class="header-anchor" href="#_0043-equal-reads-of-one-caller-share-a-post" aria-label="Permalink to &quot;0043: Equal reads of one caller share a POST&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Several tabs of one user, or several components of one page, send equal queries at the same time. Each of their POSTs costs the API the same work. Retries multiply load when an area is in trouble.</p><p><strong>Decision.</strong> Reads in flight with the same operation, body, credential and further headers share one POST if <code>UPSTREAM_SHARE_READS</code> is set. The HTTP answer is shared, not the records: each reader parses it and gets errors of its own.</p><ul><li>Callers never share, and reads without a credential are not shared. A property test asks as two callers.</li><li>A reader joins only a POST that ends in time for it, and sends its own if the shared one ends without an answer.</li><li>A write in the process ends the sharing, so that a read after it gets an answer from after it.</li><li>Retries of an area are limited to one per five reads in the long run. <code>cockatiel</code> has no such budget; it is a counter.</li></ul><p>Rejected: a cache of answers. What a caller may see changes at any time, and the API tells nobody.</p><p><strong>Consequences.</strong> It is off by default: a read can miss a write made through another process while the POST that it joined was in flight, and looking for an equal read takes about 15 percent more CPU time where there is none.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0043-shared-reads.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0043SharedReads = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0043SharedReads as default
};
