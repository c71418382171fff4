import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0002: Statistics fields are nullable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0002-statistics-are-nullable.md","filePath":"docs/adr/0002-statistics-are-nullable.md"}');
const _sfc_main = { name: "docs/adr/0002-statistics-are-nullable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0002-statistics-fields-are-nullable" tabindex="-1">0002: Statistics fields are nullable <a class="header-anchor" href="#_0002-statistics-fields-are-nullable" aria-label="Permalink to &quot;0002: Statistics fields are nullable&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> <code>&lt;type&gt;Stats</code> and <code>&lt;type&gt;Analysis</code> were designed as <code>JSON!</code>. A non-null root field that fails empties the whole answer, but the graph promises that an area that fails empties only its own fields.</p><p><strong>Decision.</strong> These fields are <code>JSON</code>. They are null, with one error, when the figures are not available.</p><p><strong>Consequences.</strong> Clients that checked for errors see no difference.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0002-statistics-are-nullable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0002StatisticsAreNullable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0002StatisticsAreNullable as default
};
