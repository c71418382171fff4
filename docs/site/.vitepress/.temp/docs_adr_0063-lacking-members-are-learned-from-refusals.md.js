import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0063: members that a deployment lacks are learned from its refusals","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0063-lacking-members-are-learned-from-refusals.md","filePath":"docs/adr/0063-lacking-members-are-learned-from-refusals.md"}');
const _sfc_main = { name: "docs/adr/0063-lacking-members-are-learned-from-refusals.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0063-members-that-a-deployment-lacks-are-learned-from-its-refusals" tabindex="-1">0063: members that a deployment lacks are learned from its refusals <a class="header-anchor" href="#_0063-members-that-a-deployment-lacks-are-learned-from-its-refusals" aria-label="Permalink to &quot;0063: members that a deployment lacks are learned from its refusals&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Services of other releases lack members of the contract: their lists cannot select some members of records, and their requests have no <code>domain_id</code> or <code>data_source_id</code>. They refuse the whole request as 500, so that one field empties a list.</p><p><strong>Decision.</strong> The client of the POST API recognises these refusals by their text, sends the request again without the member, and remembers it for five minutes: by resource for members of records, by operation for members of requests. Members of records are left out of <code>only</code> alone; a condition or an order on them stays refused. Of requests only those members are left out without which the request means the same. Rows are marked, so that fields of such members are null instead of the default of an omitted member, and <code>NOT_IMPLEMENTED</code> where they cannot be null. The texts must begin with the refusal, since a message may repeat what a client sent.</p><p>Rejected: a setting per deployment, which operators would have to keep; the gateway&#39;s <code>/{service}/openapi.json</code>, which other gateways do not have, and which does not show what <code>only</code> accepts; requests without <code>only</code>, which send whole records; a default for non-null fields, which would say that a budget notifies nobody.</p><p><strong>Consequences.</strong> A deployment that lacks nothing gets the same POSTs. Each lacking member costs one refused POST per process and five minutes. A release whose refusals have other texts is answered with its errors, as before.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0063-lacking-members-are-learned-from-refusals.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0063LackingMembersAreLearnedFromRefusals = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0063LackingMembersAreLearnedFromRefusals as default
};
