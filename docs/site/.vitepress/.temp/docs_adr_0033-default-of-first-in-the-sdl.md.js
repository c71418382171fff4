import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0033: The default of first stands in the SDL","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0033-default-of-first-in-the-sdl.md","filePath":"docs/adr/0033-default-of-first-in-the-sdl.md"}');
const _sfc_main = { name: "docs/adr/0033-default-of-first-in-the-sdl.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0033-the-default-of-first-stands-in-the-sdl" tabindex="-1">0033: The default of <code>first</code> stands in the SDL <a class="header-anchor" href="#_0033-the-default-of-first-stands-in-the-sdl" aria-label="Permalink to &quot;0033: The default of \`first\` stands in the SDL&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Connections return 20 rows where a query gives no size. Tools show a default only if the SDL has it. With <code>first: Int = 20</code>, graphql-js gives <code>last: 5</code> to a resolver as <code>first: 20, last: 5</code>, which is the same as a query that gives both, and that is an error.</p><p><strong>Decision.</strong> The SDL has <code>first: Int = 20</code>. <code>subgraphs/read/list.ts</code> reads from the field&#39;s AST whether the query gives <code>first</code> (<code>isArgumentGiven</code>); a variable without a value gives none. The default is dropped where <code>first</code> is not given, and <code>subgraphs/read/page.ts</code> supplies 20 where neither <code>first</code> nor <code>last</code> is. <code>first: null</code> counts as not given. The static cost uses a default only where no size is given.</p><p>Rejected: <code>last</code> before <code>first</code> without an error, which hides a mistake; a default in descriptions alone, which tools cannot read.</p><p><strong>Consequences.</strong> A resolver of a connection must take its page from <code>list.ts</code>, not from <code>args.first</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0033-default-of-first-in-the-sdl.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0033DefaultOfFirstInTheSdl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0033DefaultOfFirstInTheSdl as default
};
