import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0008: Subgraph servers use Apollo Server with our executor","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0008-apollo-server-with-our-executor.md","filePath":"docs/adr/0008-apollo-server-with-our-executor.md"}');
const _sfc_main = { name: "docs/adr/0008-apollo-server-with-our-executor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0008-subgraph-servers-use-apollo-server-with-our-executor" tabindex="-1">0008: Subgraph servers use Apollo Server with our executor <a class="header-anchor" href="#_0008-subgraph-servers-use-apollo-server-with-our-executor" aria-label="Permalink to &quot;0008: Subgraph servers use Apollo Server with our executor&quot;">​</a></h1><p>Date: 2026-11-21 Status: Superseded by 0070</p><p><strong>Context.</strong> For its operators, a subgraph in its own process is an ordinary Apollo subgraph, so <code>@apollo/server</code> reads, validates and answers its HTTP requests. In two ways it differs from the gateway&#39;s process, but both forms must answer alike:</p><ul><li>It makes a shallow copy of the context object. A class with private members does not survive the copy.</li><li>It executes every operation with graphql-js and masks errors by its own rules.</li></ul><p><strong>Decision.</strong> Apollo Server carries <code>{ context }</code>, so its copy refers to the one request cache. <code>responseForOperation</code> runs the operation with the in-process executor (compiled once a fetch is hot) and the gateway&#39;s error masking.</p><p>Rejected: the gateway&#39;s HTTP server in front of a single schema, which is less code but one more form of the engine; resolvers that unwrap the context, because all of them would change for one kind of deployment.</p><p><strong>Consequences.</strong> Apollo Server costs 0.05 to 0.13 ms per call. Only deployments with separate areas pay it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0008-apollo-server-with-our-executor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0008ApolloServerWithOurExecutor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0008ApolloServerWithOurExecutor as default
};
