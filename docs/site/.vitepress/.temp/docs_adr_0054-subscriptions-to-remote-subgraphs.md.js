import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0054: subscriptions to remote subgraphs use server-sent events, or WebSocket by URL","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0054-subscriptions-to-remote-subgraphs.md","filePath":"docs/adr/0054-subscriptions-to-remote-subgraphs.md"}');
const _sfc_main = { name: "docs/adr/0054-subscriptions-to-remote-subgraphs.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0054-subscriptions-to-remote-subgraphs-use-server-sent-events-or-websocket-by-url" tabindex="-1">0054: subscriptions to remote subgraphs use server-sent events, or WebSocket by URL <a class="header-anchor" href="#_0054-subscriptions-to-remote-subgraphs-use-server-sent-events-or-websocket-by-url" aria-label="Permalink to &quot;0054: subscriptions to remote subgraphs use server-sent events, or WebSocket by URL&quot;">​</a></h1><p>Date: 2026-11-23 Status: Accepted</p><p><strong>Context.</strong> The gateway subscribes to subgraphs elsewhere: areas in their own processes, and subgraphs of foreign supergraphs. Routers of the field use multipart over HTTP, server-sent events, WebSocket or callbacks, and select one by settings per subgraph.</p><p><strong>Decision.</strong> The root field comes from the subgraph by GraphQL over server-sent events, at the URL of its queries. This needs no setting, passes every proxy, has the headers of every request, and ids of events, by which a client resumes at the subgraph through the gateway. A subgraph that speaks WebSocket only has a second URL (<code>--subscriptions name=ws://…</code>, <code>subscriptionUrl</code>), whose scheme selects <code>graphql-transport-ws</code>. Each subscription has a connection of its own, because each has its own caller.</p><p>The gateway reads a subgraph as fast as its client takes the events, so that a slow client slows the subgraph down, which knows what may be skipped: our areas keep the latest state of each record. A connection that is lost ends the client&#39;s stream with <code>SUBREQUEST_HTTP_ERROR</code>. The gateway does not subscribe again by itself, because only the client knows whether it may miss events.</p><p>Rejected: a queue of events at the gateway, with the oldest dropped, since events of foreign subgraphs may not be states; multipart, for which no library of ours stands; callbacks, which need an address of each replica; equal subscriptions of several callers as one.</p><p><strong>Consequences.</strong> A stream of a client is a connection to a subgraph. Clients resume by <code>Last-Event-ID</code> only at subgraphs that send ids, and not over WebSocket.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0054-subscriptions-to-remote-subgraphs.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0054SubscriptionsToRemoteSubgraphs = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0054SubscriptionsToRemoteSubgraphs as default
};
