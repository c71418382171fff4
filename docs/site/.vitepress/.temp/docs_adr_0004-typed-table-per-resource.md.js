import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0004: Each resource has its own typed table","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0004-typed-table-per-resource.md","filePath":"docs/adr/0004-typed-table-per-resource.md"}');
const _sfc_main = { name: "docs/adr/0004-typed-table-per-resource.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0004-each-resource-has-its-own-typed-table" tabindex="-1">0004: Each resource has its own typed table <a class="header-anchor" href="#_0004-each-resource-has-its-own-typed-table" aria-label="Permalink to &quot;0004: Each resource has its own typed table&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> All records could be stored as JSON in one table. Every query could search such a table, but no index could serve it well.</p><p><strong>Decision.</strong> Each resource has its own table, with one column per member of the wire record: text, integer, double, boolean, <code>timestamptz(3)</code>. Structs and lists are <code>jsonb</code>. The query language compiles a condition on a plain member to a plain comparison that an index can serve. Only free-form data is compiled to JSON paths.</p><p><strong>Consequences.</strong> A new member in the contract needs a migration. A test fails when the migration is missing.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0004-typed-table-per-resource.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0004TypedTablePerResource = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0004TypedTablePerResource as default
};
