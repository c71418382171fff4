import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0031: Names are null without an error if a deployment lacks the read behind them","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0031-names-null-where-reads-missing.md","filePath":"docs/adr/0031-names-null-where-reads-missing.md"}');
const _sfc_main = { name: "docs/adr/0031-names-null-where-reads-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0031-names-are-null-without-an-error-if-a-deployment-lacks-the-read-behind-them" tabindex="-1">0031: Names are null without an error if a deployment lacks the read behind them <a class="header-anchor" href="#_0031-names-are-null-without-an-error-if-a-deployment-lacks-the-read-behind-them" aria-label="Permalink to &quot;0031: Names are null without an error if a deployment lacks the read behind them&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Records name projects, workspaces, users, accounts, data sources and plug-ins by identifier. Their names come from reads that a deployment may lack, or that a caller may not call.</p><p><strong>Decision.</strong> Such a reference always has its <code>id</code>. Its other fields are null or empty, without an error, where the deployment lacks the read (404 without an error body or with <code>ERROR_UNSUPPORTED_API</code>, 405, 501), where the caller may not call it, and where the record is deleted. A process does not send a lacking read again for five minutes. Root lists of these types are errors instead (<code>NOT_IMPLEMENTED</code>, <code>FORBIDDEN</code>), so that a client can tell &quot;none&quot; from &quot;not available&quot;. These types are fetched by <code>list</code> only, also a single record, so that a deployment lacks one path per type and not two.</p><p>Rejected: an error at each name, which fills the answer of a whole page with errors that no client can act on; a null reference, which loses the identifier and all fields below it; a setting that lists the reads, which operators would have to maintain.</p><p><strong>Consequences.</strong> A client shows the <code>id</code> where <code>name</code> is null. Filters on users are those that both reads have.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0031-names-null-where-reads-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0031NamesNullWhereReadsMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0031NamesNullWhereReadsMissing as default
};
