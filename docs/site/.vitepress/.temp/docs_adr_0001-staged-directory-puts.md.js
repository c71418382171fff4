import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0001: Directory puts can be staged and committed as one batch","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0001-staged-directory-puts.md","filePath":"docs/adr/0001-staged-directory-puts.md"}');
const _sfc_main = { name: "docs/adr/0001-staged-directory-puts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0001-directory-puts-can-be-staged-and-committed-as-one-batch" tabindex="-1">0001: Directory puts can be staged and committed as one batch <a class="header-anchor" href="#_0001-directory-puts-can-be-staged-and-committed-as-one-batch" aria-label="Permalink to &quot;0001: Directory puts can be staged and committed as one batch&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> An importer replaces a month of costs: it puts thousands of rows and removes others. A body has at most 10 MiB and each internal call is one transaction, so one import took several calls. A broken connection or a killed importer could leave half a month behind, and budgets and graphs would read it.</p><p><strong>Decision.</strong> <code>put</code> accepts a <code>batch</code>. Its records are stored in a staging table and have no effect. The call with <code>commit</code> applies the whole batch in one transaction. <code>replace</code> names the rows that the batch stands for: rows that match it and are not in the batch are removed in the same transaction, so the importer does not need to read existing rows first. A batch expires a day after its last put: it is then refused as a whole, since a caller who commits it counts on all of its puts, and deleted a week after its last put. A second commit of the same batch is refused with ERROR_NOT_FOUND, because it would find no staged records and replace everything by nothing.</p><p>Rejected: a larger body (the memory of the service would grow with the file); a streamed upload (a second way to send records, outside the contract); deletes by id beside the puts (the importer would have to list first, and a concurrent write could come between); one transaction over several calls (a client that disappears would keep locks).</p><p><strong>Consequences.</strong> Readers see the old month or the new month, never a mixture. Staged records take space for a week at most.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0001-staged-directory-puts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0001StagedDirectoryPuts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0001StagedDirectoryPuts as default
};
