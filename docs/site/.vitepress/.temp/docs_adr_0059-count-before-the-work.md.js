import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0059: What a request costs is counted before the work is done","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0059-count-before-the-work.md","filePath":"docs/adr/0059-count-before-the-work.md"}');
const _sfc_main = { name: "docs/adr/0059-count-before-the-work.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0059-what-a-request-costs-is-counted-before-the-work-is-done" tabindex="-1">0059: What a request costs is counted before the work is done <a class="header-anchor" href="#_0059-what-a-request-costs-is-counted-before-the-work-is-done" aria-label="Permalink to &quot;0059: What a request costs is counted before the work is done&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> No request may hold the event loop for 50 ms (ADR 0038). The limit on variables was checked after <code>JSON.parse</code>, which takes up to 230 ms of CPU time for one megabyte: 80,000 different keys, <code>[[[[…</code>. <code>extensions</code> had no limit but the bytes of the body. The cost of introspection was estimated by average lengths of lists: 6 KB held the event loop for 250 ms.</p><p><strong>Decision.</strong> <code>parseBoundedJson</code> counts the values and the nesting of JSON from clients in one pass over the text, outside strings, and refuses more than <code>LIMIT_VALUES</code> values or 256 levels with 413 <code>QUERY_TOO_LARGE</code>: in bodies, lists of operations, parameters of a GET and messages of WebSockets. <code>/session</code> takes 1,000 values, <code>extensions</code> 100. 10,000 values of any form are parsed in 10 ms. The pass takes 0.1 µs for a usual request, and at most a third of <code>JSON.parse</code>.</p><p>Introspection is counted exactly before it runs, once per part of the schema and selection, and refused above twice the cost of the whole schema with <code>QUERY_TOO_COSTLY</code>. An object counts for each ten of its fields, which bounds aliases. An executor of its own answers in slices of 10 ms, with the resolvers of graphql-js. Answers without variables are cached, 100,000 objects in all.</p><p>Rejected: streaming parsers (<code>stream-json</code>, <code>@streamparser/json</code>), which count as they parse and are several times slower for every request; a limit on bytes, which would refuse one long text and permit <code>[[[[…</code>; graphql-js for introspection, as it cannot be interrupted; answers computed at the start, which serve one query only.</p><p><strong>Consequences.</strong> A list of operations shares one limit. The status of too many values is 413, as of too many bytes; it was 200.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0059-count-before-the-work.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0059CountBeforeTheWork = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0059CountBeforeTheWork as default
};
