import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"0049: subscriptions poll lists under the caller's token","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0049-changes-by-polls-of-lists.md","filePath":"docs/adr/0049-changes-by-polls-of-lists.md"}`);
const _sfc_main = { name: "docs/adr/0049-changes-by-polls-of-lists.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0049-subscriptions-poll-lists-under-the-caller-s-token" tabindex="-1">0049: subscriptions poll lists under the caller&#39;s token <a class="header-anchor" href="#_0049-subscriptions-poll-lists-under-the-caller-s-token" aria-label="Permalink to &quot;0049: subscriptions poll lists under the caller&#39;s token&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The POST API has no events. Subscriptions must work over any deployment of it, show a caller only what its token may see, and lose and repeat nothing. <code>updated_at</code> is the time of the call, so that changes become visible in another order; several records have the same time; and a deleted record is in no list.</p><p><strong>Decision.</strong> A watch reads one list for one token; equal subscriptions of the token share it. A poll reads the 20 records that changed last, and the length of the list. If both are as before, it ends after this one POST. Otherwise it reads identifiers, times and states of the 1,000 records that changed last, and of all that changed in the last ten seconds, and compares them with the previous ones: new and changed records are looked up by identifier, and so are those that are missing, which were deleted or no longer meet the conditions. Times between polls grow from 1 to 30 seconds while nothing changes.</p><p>A subscriber holds one entry per changed record until it is read: the latest state. An event id is the position of the subscriber: a time, and the versions after it that it has, each by a hash, or all of an instant up to a hash, since one write gives many records the same time. Changes are delivered by time and hash. The id has at most 256 characters: the time rises over the earliest of more than about 25 instants. It is not sealed, since it has times and hashes only. Rejected: <code>updated_at &gt; cursor</code>, which loses late changes; all rows at each poll; a log of changes in the service, which other deployments lack; sharing polls between callers, whose rights differ.</p><p><strong>Consequences.</strong> Of lists with more than 1,000 records, deletions of those that changed longest ago are not reported. Deletions while a subscriber was away are not, nor late changes among more than 25 others. Two changes of a record in one millisecond are one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0049-changes-by-polls-of-lists.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0049ChangesByPollsOfLists = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0049ChangesByPollsOfLists as default
};
