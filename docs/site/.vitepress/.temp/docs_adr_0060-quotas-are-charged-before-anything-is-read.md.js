import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0060: Quotas are charged before anything of a request is read","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0060-quotas-are-charged-before-anything-is-read.md","filePath":"docs/adr/0060-quotas-are-charged-before-anything-is-read.md"}');
const _sfc_main = { name: "docs/adr/0060-quotas-are-charged-before-anything-is-read.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0060-quotas-are-charged-before-anything-of-a-request-is-read" tabindex="-1">0060: Quotas are charged before anything of a request is read <a class="header-anchor" href="#_0060-quotas-are-charged-before-anything-of-a-request-is-read" aria-label="Permalink to &quot;0060: Quotas are charged before anything of a request is read&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> What an operation costs is known only after it was parsed, validated and planned. Quotas that are taken then (ADR 0041) count nothing for requests that are refused before, and a caller beyond its quota still has the gateway parse and plan.</p><p><strong>Decision.</strong> Every operation takes a flat charge of one request and a cost of one as soon as its caller is known: before the body of the request is read, and before each further operation of a list. What it costs beyond that is taken when it is known. The context of an operation, which names the caller, is therefore created before the operation is read.</p><ul><li>Rejected: to charge after the body was read. A caller beyond its quota would still have bodies of a megabyte parsed.</li><li>Rejected: to charge invalid tokens to the address. Users behind one address would pay for one whose token has expired.</li><li>Rejected: to give back the charge of what is refused. Refusing is work too.</li></ul><p><strong>Consequences.</strong> A request without a valid token gets 401 whatever is wrong with the rest of it, and a list of operations one error in place of a list. An operation whose cost exceeds the quota of its user has taken the flat charge from that of its domain.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0060-quotas-are-charged-before-anything-is-read.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0060QuotasAreChargedBeforeAnythingIsRead = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0060QuotasAreChargedBeforeAnythingIsRead as default
};
