import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0075: Deferred fragments follow the seams of the plan","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0075-deferred-fragments-follow-the-seams-of-the-plan.md","filePath":"docs/adr/0075-deferred-fragments-follow-the-seams-of-the-plan.md"}');
const _sfc_main = { name: "docs/adr/0075-deferred-fragments-follow-the-seams-of-the-plan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0075-deferred-fragments-follow-the-seams-of-the-plan" tabindex="-1">0075: Deferred fragments follow the seams of the plan <a class="header-anchor" href="#_0075-deferred-fragments-follow-the-seams-of-the-plan" aria-label="Permalink to &quot;0075: Deferred fragments follow the seams of the plan&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> <code>@defer</code> delivers a fragment later than the rest. Three planners (ADR 0005, 0007, 0011) plan whole operations, and none of them knows parts. Two formats are in use: that of the current draft, and that of 2022, which Apollo Client reads unless it is told otherwise.</p><p><strong>Decision.</strong> An operation is planned as a whole. <code>gateway/incremental/</code> then splits its fetches into units, the selections at the root of a fetch and directly of its entities, and finds the parts that need each unit: those that select anything of it, and those of the fetches that read it. Units of the same parts are one fetch. Those of the first part keep the order of the plan; a deferred one starts when the fetches whose data it reads are done. Fetches that cannot be taken apart (renamed results, context arguments) belong to the first part. A part without a fetch of its own is none: it comes with the part around it, as the draft permits.</p><p>All parts share one run: one budget, one deadline, one cost. The gateway keeps what the client has, so that the draft&#39;s format does not repeat it. A client gets parts if it accepts a stream; the draft&#39;s format, or by <code>deferSpec=20220824</code> the other. Without that, directives are ignored.</p><p>Rejected: an operation per part, which fetches the way to each part again, perhaps with other rows; a planner that knows parts, of which we would need three; fields within one fetch, which would have to be asked for twice.</p><p><strong>Consequences.</strong> An operation without <code>@defer</code> runs as before; whether it has one is found once per document. Fetches of mutations are deferred until all others are done. A null that an error causes ends at the fragment, and so reaches less far than in a whole answer. Entities that turn out to be deleted stay where the client has them, and their fragment fails. The operation of a request that asks for an explanation is answered at once.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0075-deferred-fragments-follow-the-seams-of-the-plan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0075DeferredFragmentsFollowTheSeamsOfThePlan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0075DeferredFragmentsFollowTheSeamsOfThePlan as default
};
