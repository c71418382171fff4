import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0061: Callers take turns on the embedded store","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0061-callers-take-turns-on-the-embedded-store.md","filePath":"docs/adr/0061-callers-take-turns-on-the-embedded-store.md"}');
const _sfc_main = { name: "docs/adr/0061-callers-take-turns-on-the-embedded-store.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0061-callers-take-turns-on-the-embedded-store" tabindex="-1">0061: Callers take turns on the embedded store <a class="header-anchor" href="#_0061-callers-take-turns-on-the-embedded-store" aria-label="Permalink to &quot;0061: Callers take turns on the embedded store&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> The embedded store runs one statement at a time. Statements waited in the order of their arrival, so one caller with twenty slow lists kept every other caller waiting for all of them, more than ten seconds. A statement cannot be cancelled in WebAssembly: ending its thread and opening the store again takes one to several seconds itself, in which nobody is answered.</p><p><strong>Decision.</strong> What a statement may cost is bounded before it runs, by limits on values, keys and the cost of a query (ADR 0066). Callers, known by their token, take turns with their statements and transactions. A turn of more than 100 ms is followed by a rest of its caller, as long as the turn and at most a second, while another caller was active in the last second. A call consists of several statements, so without the rest it would wait for a slow statement of the other caller before each of its own. Jobs, and lookups that several callers share, count as one caller each and do not rest.</p><p>Rejected: a shorter time limit of statements while others wait, since opening the store again takes longer than the second that it would save, and honest statements take that long on busy machines; a rest without other callers, which would halve the speed of an import.</p><p><strong>Consequences.</strong> A call waits for about one slow statement of another caller, in place of all of them. One statement that is slow in spite of the limits still delays the others up to the time limit of statements. PostgreSQL has shares of connections (ADR 0017).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0061-callers-take-turns-on-the-embedded-store.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0061CallersTakeTurnsOnTheEmbeddedStore = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0061CallersTakeTurnsOnTheEmbeddedStore as default
};
