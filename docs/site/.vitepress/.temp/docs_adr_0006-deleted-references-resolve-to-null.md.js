import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0006: Deleted references resolve to null","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0006-deleted-references-resolve-to-null.md","filePath":"docs/adr/0006-deleted-references-resolve-to-null.md"}');
const _sfc_main = { name: "docs/adr/0006-deleted-references-resolve-to-null.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0006-deleted-references-resolve-to-null" tabindex="-1">0006: Deleted references resolve to null <a class="header-anchor" href="#_0006-deleted-references-resolve-to-null" aria-label="Permalink to &quot;0006: Deleted references resolve to null&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> A record can reference a record that is deleted or not visible to the viewer. Within an area the resolver answers null. Across areas the referencing subgraph knows only the identifier, and selecting only <code>id</code> costs no call. The owning subgraph answers <code>null</code> in <code>_entities</code>. Gateways then keep the object and set its fields to null: <code>escalationPolicy { name }</code> was <code>{ name: null }</code>, and a non-null field was an error.</p><p><strong>Decision.</strong> The engine has a setting, <code>goneEntities: &#39;leave&#39;</code>. Where a subgraph answers null for an entity without an error, the field that references it is null, and a list omits it. An entity whose subgraph failed stays, with the error. The default for other supergraphs is the behaviour of other gateways. Lists omit the entity instead of holding null, because one null in <code>[Webhook!]!</code> would make the whole list null.</p><p>Rejected: letting the owner resolve the reference field (<code>@requires</code> of a hidden identifier). It works behind every gateway, but not for <code>Actor</code>, a union whose members belong to two areas, and it doubles the fields. Also rejected: non-null fields that propagate null to the reference. They come with an error and state something untrue about the wire.</p><p><strong>Consequences.</strong> Behind another gateway, and in stitched operations (ADR 0005), a deleted reference is still an object of nulls.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0006-deleted-references-resolve-to-null.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0006DeletedReferencesResolveToNull = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0006DeletedReferencesResolveToNull as default
};
