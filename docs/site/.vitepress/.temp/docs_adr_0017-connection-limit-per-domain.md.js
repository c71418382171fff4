import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0017: Each domain uses a limited share of the database connections","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0017-connection-limit-per-domain.md","filePath":"docs/adr/0017-connection-limit-per-domain.md"}');
const _sfc_main = { name: "docs/adr/0017-connection-limit-per-domain.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0017-each-domain-uses-a-limited-share-of-the-database-connections" tabindex="-1">0017: Each domain uses a limited share of the database connections <a class="header-anchor" href="#_0017-each-domain-uses-a-limited-share-of-the-database-connections" aria-label="Permalink to &quot;0017: Each domain uses a limited share of the database connections&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> One member who sent twelve expensive lists held all ten connections of a replica for 30 seconds. Every other domain got 503.</p><p><strong>Decision.</strong> Each domain uses at most <code>DATABASE_CONNECTIONS_PER_DOMAIN</code> (4 of 10) connections of a process at a time. Other statements of the domain wait in a bounded queue (500 statements, 10 seconds) and are then refused with ERROR_UNAVAILABLE. A bulkhead of cockatiel counts, one per active domain. <code>AsyncLocalStorage</code> carries the domain of a call to the place where a connection is acquired, so no handler passes it on. Lookups that several domains share belong to no domain. A read statement has 10 seconds, which is as long as the facade waits. Jobs and <code>/health/ready</code> have their own connections.</p><p>Rejected: a limit on calls, because a call that waits for a plugin&#39;s parser or hashes a password would hold a place without using the store; a share that grows while others are idle, because a running statement cannot be stopped when they return; a separate code with status 429, because the contract has none and its list of codes is closed.</p><p><strong>Consequences.</strong> Three busy domains can use all connections, for at most the time limit of their statements. A deployment with a single domain sets both settings to the same number.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0017-connection-limit-per-domain.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0017ConnectionLimitPerDomain = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0017ConnectionLimitPerDomain as default
};
