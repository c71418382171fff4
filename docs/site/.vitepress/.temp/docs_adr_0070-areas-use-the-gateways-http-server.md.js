import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"0070: Areas in their own processes use the gateway's HTTP server","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0070-areas-use-the-gateways-http-server.md","filePath":"docs/adr/0070-areas-use-the-gateways-http-server.md"}`);
const _sfc_main = { name: "docs/adr/0070-areas-use-the-gateways-http-server.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0070-areas-in-their-own-processes-use-the-gateway-s-http-server" tabindex="-1">0070: Areas in their own processes use the gateway&#39;s HTTP server <a class="header-anchor" href="#_0070-areas-in-their-own-processes-use-the-gateway-s-http-server" aria-label="Permalink to &quot;0070: Areas in their own processes use the gateway&#39;s HTTP server&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Apollo Server (ADR 0008) read, validated and answered the requests of areas in their own processes; our executor ran them. It brought 98 of the 283 packages that a running installation had (64 of them nothing else needed). Subscriptions of areas already went past it, so that every area had two servers of GraphQL over HTTP, with different limits, headers and metrics.</p><p><strong>Decision.</strong> <code>startGateway</code> serves an area. Its engine (<code>gateway/subgraphEngine.ts</code>) reads documents like that of the gateway and gives each operation to the in-process executor, without a plan. Its limits are those for trusted documents: the gateway in front has checked what its clients send, and sends more values than they do. CORS, GET and compression are off.</p><p>Answers follow GraphQL over HTTP as those of the gateway do: a request that fails before it runs is 200 for <code>application/json</code> and 400 for <code>application/graphql-response+json</code>. Apollo Server answered 400 for both, upon which Apollo Gateway reports a failed HTTP request in place of the error.</p><p>Rejected: <code>graphql-http</code> and GraphQL Yoga, which have neither our deadlines, masking, explanations nor streams; a server of the area&#39;s own on Fastify, which is the gateway&#39;s once more.</p><p><strong>Consequences.</strong> 98 packages fewer run an installation. 2,000 calls for 10 entities each, with and without a POST, took 224 and 132 µs of CPU per call instead of 260 and 181; of 500 entities, the same. Areas have request metrics, automatic persisted queries and subscriptions by WebSocket. A change of the gateway&#39;s server is one of the areas&#39; too.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0070-areas-use-the-gateways-http-server.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0070AreasUseTheGatewaysHttpServer = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0070AreasUseTheGatewaysHttpServer as default
};
