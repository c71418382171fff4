import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0080: Filters compare what types show","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0080-filters-compare-what-types-show.md","filePath":"docs/adr/0080-filters-compare-what-types-show.md"}');
const _sfc_main = { name: "docs/adr/0080-filters-compare-what-types-show.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0080-filters-compare-what-types-show" tabindex="-1">0080: Filters compare what types show <a class="header-anchor" href="#_0080-filters-compare-what-types-show" aria-label="Permalink to &quot;0080: Filters compare what types show&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Filters and orders came from the members of records, and types from what pages show. 43 conditions compared values that no field shows (<code>isDormant</code>, <code>packageIds</code>, <code>referenceId</code>), and three had another name than the field (<code>costInfo</code>, <code>dataSourceType</code>, <code>resource</code>).</p><p><strong>Decision.</strong> A filter has a field of its type, or the identifiers of what a field gives: <code>name</code>, <code>projectId</code> of <code>project</code>, <code>channelIds</code> of <code>channels</code>. Orders have the names of filters; those of <code>cost</code> and of a webhook&#39;s plugin name a member of a member. A test of the composed schema holds both.</p><p>Rejected: fields for all 43, most of which concern the synchronisation of accounts and need no page; they can come with their filters when a page does. Exceptions in the test for values that seem useful, as there would be no rule to decide the next one.</p><p><strong>Consequences.</strong> Who looks for dormant workspaces has to use the POST API until <code>Workspace</code> has the field.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0080-filters-compare-what-types-show.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0080FiltersCompareWhatTypesShow = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0080FiltersCompareWhatTypesShow as default
};
