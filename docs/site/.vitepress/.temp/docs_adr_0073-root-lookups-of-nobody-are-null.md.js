import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0073: Lookups of nobody at the root are null","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0073-root-lookups-of-nobody-are-null.md","filePath":"docs/adr/0073-root-lookups-of-nobody-are-null.md"}');
const _sfc_main = { name: "docs/adr/0073-root-lookups-of-nobody-are-null.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0073-lookups-of-nobody-at-the-root-are-null" tabindex="-1">0073: Lookups of nobody at the root are null <a class="header-anchor" href="#_0073-lookups-of-nobody-at-the-root-are-null" aria-label="Permalink to &quot;0073: Lookups of nobody at the root are null&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> <code>project(id: &quot;nope&quot;)</code> was a project with null name and no alerts, while <code>alert(id: &quot;nope&quot;)</code> is null. A page of a project could not tell a project that is gone from one without alerts.</p><p><strong>Decision.</strong> The eight root fields of records that only optional reads describe (ADR 0031) look their record up. None, or not visible: null. The lookups of one type are one <code>list</code>, with the members that the operation reads of these records anywhere, so that it is no POST more than the name takes. The caller&#39;s own user and the workspace of the token take none for their identifier alone.</p><p>A record stays, with its identifier and nulls, where nobody can be asked: the deployment lacks the read, or the caller may not call it. It also stays where the read fails and only the identifier and lists under the record are selected, since one silent area must not empty the lists of others. References are as before: a record of an alert names what the alert says.</p><p>Rejected: <code>exists: Boolean</code>, which each page would have to select and check; null references, which lose the identifier and all fields below it; the check at the same time as the lists under the record, which a null would have to take back.</p><p><strong>Consequences.</strong> <code>workspace(id) { alerts }</code> of another workspace than the token&#39;s takes one POST more, before the others. A service whose directory does not hold the projects that its records name answers null for them.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0073-root-lookups-of-nobody-are-null.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0073RootLookupsOfNobodyAreNull = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0073RootLookupsOfNobodyAreNull as default
};
