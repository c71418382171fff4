import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0009: Breaking changes are listed in an ADR","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0009-breaking-changes-listed-in-adr.md","filePath":"docs/adr/0009-breaking-changes-listed-in-adr.md"}');
const _sfc_main = { name: "docs/adr/0009-breaking-changes-listed-in-adr.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0009-breaking-changes-are-listed-in-an-adr" tabindex="-1">0009: Breaking changes are listed in an ADR <a class="header-anchor" href="#_0009-breaking-changes-are-listed-in-an-adr" aria-label="Permalink to &quot;0009: Breaking changes are listed in an ADR&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> The committed <code>schema/api.graphql</code> is what clients were promised. A change of the graph must not break it unnoticed.</p><p><strong>Decision.</strong> <code>npm run generate</code> compares the newly composed graph with the committed file (<code>findBreakingChanges</code> of graphql-js) and writes nothing if a change is breaking. The build runs the same check, and also compares with the previous commit if the checkout has one, so that editing the generated file does not bypass the check.</p><p>A necessary breaking change is permitted by a row of <a href="./../breaking-changes.html">docs/breaking-changes.md</a>, under the ADR that gives the reasons. The row holds the schema coordinate that the report names, such as <code>Alert.title</code>, and what replaces it. The comparison with a commit counts only rows that the commit does not have: a row permits its change once.</p><p>Rejected: comparing with a file of the last release, because later additions would not be protected and one more file would have to be maintained; comparing with the merge base alone, because a shallow checkout has none and the author of the change would learn of it last.</p><p><strong>Consequences.</strong> A breaking change fails on the author&#39;s machine first, and its reason is recorded before it is released.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0009-breaking-changes-listed-in-adr.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0009BreakingChangesListedInAdr = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0009BreakingChangesListedInAdr as default
};
