import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0019: The gateway checks all input values; answers are checked where they are read","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0019-input-values-checked-at-gateway.md","filePath":"docs/adr/0019-input-values-checked-at-gateway.md"}');
const _sfc_main = { name: "docs/adr/0019-input-values-checked-at-gateway.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0019-the-gateway-checks-all-input-values-answers-are-checked-where-they-are-read" tabindex="-1">0019: The gateway checks all input values; answers are checked where they are read <a class="header-anchor" href="#_0019-the-gateway-checks-all-input-values-answers-are-checked-where-they-are-read" aria-label="Permalink to &quot;0019: The gateway checks all input values; answers are checked where they are read&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A value that a custom scalar refuses reached its subgraph. The subgraph failed without a code, and all fields of the fetch failed with it.</p><p><strong>Decision.</strong> The engine has the parsers of the scalars and refuses the request before planning, wherever the subgraphs run. A gateway for foreign subgraphs may have no parsers and then accepts any value. The whole request is refused, as in validation: a client that sends a wrong value has a bug, and half an answer would hide it. Messages say where the value is and what was expected. They never repeat the value, which may be a secret: the value rule of graphql-js and its coercion of variables are wrapped, and syntax errors lose their token.</p><p>Upstream answers are checked in outline only (rows, identifiers, counts). Checking every member of every row against the contract would slow down each query for the benefit of few, and GraphQL checks leaves anyway. If a leaf fails, the answers of the request are compared with the contract once and the wrong one is named. If none is wrong, it is our bug and stays an internal error. In an update, null clears a member that has an empty value on the wire and is refused for others. <code>contract/</code> marks update members that merge, or that an empty value does not change (<code>merged</code>, <code>neverCleared</code>).</p><p><strong>Consequences.</strong> One wrong value refuses a whole request. Valid answers cost no full validation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0019-input-values-checked-at-gateway.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0019InputValuesCheckedAtGateway = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0019InputValuesCheckedAtGateway as default
};
