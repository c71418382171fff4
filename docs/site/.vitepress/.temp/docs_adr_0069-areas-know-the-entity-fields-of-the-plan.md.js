import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0069: Areas of one process know which entity fields the plan selects","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0069-areas-know-the-entity-fields-of-the-plan.md","filePath":"docs/adr/0069-areas-know-the-entity-fields-of-the-plan.md"}');
const _sfc_main = { name: "docs/adr/0069-areas-know-the-entity-fields-of-the-plan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0069-areas-of-one-process-know-which-entity-fields-the-plan-selects" tabindex="-1">0069: Areas of one process know which entity fields the plan selects <a class="header-anchor" href="#_0069-areas-of-one-process-know-which-entity-fields-the-plan-selects" aria-label="Permalink to &quot;0069: Areas of one process know which entity fields the plan selects&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> A page of alert services with their projects, counts and alerts listed the services three times: the alert manager for the page, identity for the projects in their tags, monitoring for the links of all services (G24). Each area sees only its own fetch, so the first could not ask for what the others need. <code>@requires</code> would say it, and needs the planner of a process of its own (ADR 0011).</p><p><strong>Decision.</strong> A compiled plan has the fields that its fetches select of entities (<code>AlertService.projects</code>). The gateway tells them to the executors of its process with each fetch; what is skipped or refused is not in the plan. A resource type names the members that such fields read (<code>readElsewhere</code>); lists and records are fetched with these members where one of the fields is selected. Where a list returned all records that the caller may see, links are computed from its rows, if their ages differ.</p><p>Rejected: these members in every list of services, of which some are computed on request; the operation of the client in the context, with which an area would have to know the types of all others.</p><p><strong>Consequences.</strong> It only adds members to reads that the caller sends anyway with his own token, so nothing can be seen by it. Areas in servers of their own are told nothing and send the POSTs as before. The page takes 7 POSTs instead of 9 on the demo data, of which three are lists of alerts.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0069-areas-know-the-entity-fields-of-the-plan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0069AreasKnowTheEntityFieldsOfThePlan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0069AreasKnowTheEntityFieldsOfThePlan as default
};
