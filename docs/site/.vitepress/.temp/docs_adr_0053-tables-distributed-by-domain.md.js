import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0053: Tables are distributed by domain, with Citus","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0053-tables-distributed-by-domain.md","filePath":"docs/adr/0053-tables-distributed-by-domain.md"}');
const _sfc_main = { name: "docs/adr/0053-tables-distributed-by-domain.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0053-tables-are-distributed-by-domain-with-citus" tabindex="-1">0053: Tables are distributed by domain, with Citus <a class="header-anchor" href="#_0053-tables-are-distributed-by-domain-with-citus" aria-label="Permalink to &quot;0053: Tables are distributed by domain, with Citus&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> One PostgreSQL serves all domains. When it is too small, its rows have to spread over several machines. Nearly every statement concerns one domain.</p><p><strong>Decision.</strong> On the coordinator of a Citus cluster, each table with a <code>domain_id</code> is distributed by it, all colocated: the rows of a domain lie on one machine, and a statement that names the domain runs there as a whole. The two lists that all domains share are reference tables. Jobs, keys and staged puts stay on the coordinator. The schema and the SQL are the same on PGlite, PostgreSQL and Citus: keys end with the domain, so that an index on an id serves look-ups without it, and statements name the domain where they can.</p><p>Triggers run on the shard of their row. They write into the shard beside it, which has the same domains, as the foreign keys of Citus do, and so every change is still recorded whoever makes it. This needs <code>citus.enable_unsafe_triggers</code> while tables are distributed. The domain of a webhook URL is found once by asking every machine, and remembered; an access key and a client id ask each time.</p><p>Rejected: sharding in the service, which would need its own joins, migrations and moves of domains; a schema or database per domain, since thousands of them slow down planning and migrations; code instead of triggers, which a change by other means would miss; reference tables for webhooks and keys, since each write to them is a commit on every machine.</p><p><strong>Consequences.</strong> A domain cannot be larger than one machine. Lists of an internal caller without a domain, and the jobs that look through all domains, ask every machine. Citus is AGPL-3.0, and not part of the project.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0053-tables-distributed-by-domain.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0053TablesDistributedByDomain = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0053TablesDistributedByDomain as default
};
