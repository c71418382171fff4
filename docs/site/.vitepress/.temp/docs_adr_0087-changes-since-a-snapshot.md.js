import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0087: our service logs what records were, and tells changes since a snapshot","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0087-changes-since-a-snapshot.md","filePath":"docs/adr/0087-changes-since-a-snapshot.md"}');
const _sfc_main = { name: "docs/adr/0087-changes-since-a-snapshot.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0087-our-service-logs-what-records-were-and-tells-changes-since-a-snapshot" tabindex="-1">0087: our service logs what records were, and tells changes since a snapshot <a class="header-anchor" href="#_0087-our-service-logs-what-records-were-and-tells-changes-since-a-snapshot" aria-label="Permalink to &quot;0087: our service logs what records were, and tells changes since a snapshot&quot;">​</a></h1><p>Date: 2026-11-25 Status: Accepted</p><p><strong>Context.</strong> A wake-up (ADR 0050) makes every list of a domain be polled, for each caller: opening a stream over 15,000 alerts took 49 ms of CPU time, a change some four POSTs for each caller, and deletions of old records were lost. Whether a caller should hear of a deletion or of a record that left the list depends on what the record was, on the filter, and on the caller&#39;s rights, which only the service applies.</p><p><strong>Decision.</strong> Triggers log each changed alert, maintenance window, budget and job as it was before, for an hour. <code>…/changes</code> takes the request of the list and a cursor. It evaluates filter and visibility twice, in one statement: over the logged records, which are given the name of the table, and over the table. So a record that left, or was deleted, is told to those who had it, and to nobody else. A cursor is a snapshot of PostgreSQL: transactions commit in another order than their numbers, and a snapshot says of each whether it was seen.</p><p>The answer has a digest of the caller&#39;s visibility, the hash of its SQL conditions. Gateways read the changes of equal lists once for all callers with one digest, and ask for the digest of each caller every 30 seconds: other rights and revoked tokens count after that time. An event id has the cursor, and how much of its changes was delivered. Wake-ups still carry no data. Where the operation does not exist, lists are polled (ADR 0049): other deployments, earlier releases, and clusters, whose machines have transactions of their own.</p><p>Rejected: identifiers in wake-ups, for which the gateway would need the list to know what a deletion concerns; the list&#39;s identifiers in each gateway; logical decoding, which needs rights and a slot that fills the disk while nobody reads; numbered entries, which need a lock or a delay to be in order.</p><p><strong>Consequences.</strong> Each write writes a row more. A resumption after an hour is by times: it misses deletions, and may repeat ten seconds.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0087-changes-since-a-snapshot.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0087ChangesSinceASnapshot = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0087ChangesSinceASnapshot as default
};
