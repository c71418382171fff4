import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0018: Operations are refused by static cost before any fetch","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0018-static-cost-limit.md","filePath":"docs/adr/0018-static-cost-limit.md"}');
const _sfc_main = { name: "docs/adr/0018-static-cost-limit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0018-operations-are-refused-by-static-cost-before-any-fetch" tabindex="-1">0018: Operations are refused by static cost before any fetch <a class="header-anchor" href="#_0018-operations-are-refused-by-static-cost-before-any-fetch" aria-label="Permalink to &quot;0018: Operations are refused by static cost before any fetch&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Nested lists multiply: 148 bytes could request a thousand million rows.</p><p><strong>Decision.</strong> The gateway counts the objects of the largest answer that the page sizes of an operation allow. Above <code>LIMIT_COST</code> (100,000) it refuses the operation with <code>QUERY_TOO_COSTLY</code>. <code>@listSize</code> gives page sizes and <code>@cost</code> gives weights: the directives of the IBM cost specification, which Federation 2.9 carries into the supergraph. Sizes in variables are evaluated per request; everything else is computed once when an operation is compiled.</p><p>An object weighs 1; leaves, edges and <code>pageInfo</code> weigh nothing. Of the members of a union, the most expensive one counts. A list without <code>@listSize</code> counts as 5 items (<code>LIMIT_ASSUMED_LIST_SIZE</code>). Introspection has its own limit: twice the cost of the full introspection query, whatever the size of the schema.</p><p>Rejected: a depth limit alone, which three lists of 1,000 pass; a run-time budget alone, which refuses only after POSTs were sent and rows were read.</p><p><strong>Consequences.</strong> The gateway needs no knowledge of our graph. Other gateways with demand control count by the same figures.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0018-static-cost-limit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0018StaticCostLimit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0018StaticCostLimit as default
};
