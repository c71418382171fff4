import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0055: The service finds the primary among several servers of PostgreSQL","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0055-several-postgresql-servers.md","filePath":"docs/adr/0055-several-postgresql-servers.md"}');
const _sfc_main = { name: "docs/adr/0055-several-postgresql-servers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0055-the-service-finds-the-primary-among-several-servers-of-postgresql" tabindex="-1">0055: The service finds the primary among several servers of PostgreSQL <a class="header-anchor" href="#_0055-the-service-finds-the-primary-among-several-servers-of-postgresql" aria-label="Permalink to &quot;0055: The service finds the primary among several servers of PostgreSQL&quot;">​</a></h1><p>Date: 2026-11-23 Status: Accepted</p><p><strong>Context.</strong> After a failover the service must reach the new primary. Managed PostgreSQL has one name for it, and so have Patroni with HAProxy and CloudNativePG. A primary with a standby of one&#39;s own has none, and the driver <code>pg</code> takes one server only.</p><p><strong>Decision.</strong> <code>DATABASE_URL</code> may list servers with commas between, as libpq does. Before each new connection the service asks all of them, for at most five seconds (of the others, one second after a primary has answered), whether they are in recovery and which timeline they write, and connects to the primary. Of two primaries it takes the higher timeline: the other one has come back after it was replaced. One server is used as before, without questions.</p><p>Rejected: a proxy as part of the project, which is one more process that can fail, and still has to find the primary; the order of the list as libpq uses it, since an old primary that comes back would be written to again; another driver.</p><p><strong>Consequences.</strong> A new connection costs one more for a moment on each server. While one of them does not answer at all, it takes a second longer. Promoting the standby stays the operator&#39;s task, and without synchronous replication the last writes before the failure are lost. A replaced primary that only some services can reach may still be written to by them: it has to be stopped.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0055-several-postgresql-servers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0055SeveralPostgresqlServers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0055SeveralPostgresqlServers as default
};
