import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0035: A gateway has one source of documents, and works on without Redis","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0035-one-source-of-documents.md","filePath":"docs/adr/0035-one-source-of-documents.md"}');
const _sfc_main = { name: "docs/adr/0035-one-source-of-documents.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0035-a-gateway-has-one-source-of-documents-and-works-on-without-redis" tabindex="-1">0035: A gateway has one source of documents, and works on without Redis <a class="header-anchor" href="#_0035-a-gateway-has-one-source-of-documents-and-works-on-without-redis" aria-label="Permalink to &quot;0035: A gateway has one source of documents, and works on without Redis&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Clients send documents as text, as a hash after registering it (Apollo&#39;s automatic persisted queries), or as an id from a manifest made at build time. Replicas share registered documents through Redis, which may be away or hang.</p><p><strong>Decision.</strong> A gateway either registers documents automatically or, with <code>TRUSTED_DOCUMENTS</code>, answers those of the manifest and no others. Trusted documents have no limits on their text; limits that variables influence (conditions, cost, rows, bytes) stay. Only valid documents are registered. A text from Redis is used only if it has the hash that was asked for. A command to Redis takes at most 100 ms; after three failures in a row Redis is not asked for a second. An unknown hash is answered with status 200, because older clients stop using hashes after a 400. Codes and messages are Apollo&#39;s.</p><p>Rejected: trusted documents beside free ones under one endpoint, because the limits would then depend on the request; <code>@graphql-yoga/plugin-apq</code>, which needs another server; <code>ioredis</code>, which has six dependencies where <code>@redis/client</code> has none.</p><p><strong>Consequences.</strong> While Redis is away, a client may have to register a document once per replica. <code>redis_connected</code> in <code>/metrics</code> and one line in the log tell operators. Redis needs a memory limit with an LRU policy, since anyone may register documents.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0035-one-source-of-documents.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0035OneSourceOfDocuments = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0035OneSourceOfDocuments as default
};
