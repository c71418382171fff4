import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0032: The second edition of the graph changes names without aliases","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0032-second-edition-breaks.md","filePath":"docs/adr/0032-second-edition-breaks.md"}');
const _sfc_main = { name: "docs/adr/0032-second-edition-breaks.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0032-the-second-edition-of-the-graph-changes-names-without-aliases" tabindex="-1">0032: The second edition of the graph changes names without aliases <a class="header-anchor" href="#_0032-the-second-edition-of-the-graph-changes-names-without-aliases" aria-label="Permalink to &quot;0032: The second edition of the graph changes names without aliases&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The graph is not released. Its first edition has more than one convention for references in inputs, operators, enums and null. Each one that stays is for every client to learn, and cannot change after the release.</p><p><strong>Decision.</strong> Names change now, at once, without deprecated aliases. <a href="./../breaking-changes.html">Breaking changes</a> lists each one, old and new. The conventions, with those of <a href="./0039-null-enums-and-scalars.html">ADR 0039</a>:</p><ul><li>References in inputs and filters end in <code>Id</code> or <code>Ids</code>, as they take identifiers; references in outputs are records.</li><li><code>domainId</code> is an argument of root fields and a member of mutation inputs only: a token sees one domain, so that a condition on the domain matches all records or none, and records under a parent are of the parent&#39;s domain.</li><li><code>deletedId</code> is the identifier of what was deleted. A mutation that does not have it names what it has.</li></ul><p>Rejected: aliases for the old names, which would double the inputs and make &quot;both given&quot; a case of every mutation; a new endpoint per edition, for a graph that nobody uses yet; <code>interface Connection</code> and <code>interface Payload</code>: with either, the supergraph is not plain (ADR 0011), and the gateway chooses the Rust planner.</p><p><strong>Consequences.</strong> A client of the first edition must be rewritten by the list. From here on the check of ADR 0009 guards the names of the second edition: a row permits its change only in the commits that add it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0032-second-edition-breaks.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0032SecondEditionBreaks = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0032SecondEditionBreaks as default
};
