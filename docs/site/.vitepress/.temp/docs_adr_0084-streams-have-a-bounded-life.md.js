import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0084: Streams have a bounded life, and end one after the other","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0084-streams-have-a-bounded-life.md","filePath":"docs/adr/0084-streams-have-a-bounded-life.md"}');
const _sfc_main = { name: "docs/adr/0084-streams-have-a-bounded-life.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0084-streams-have-a-bounded-life-and-end-one-after-the-other" tabindex="-1">0084: Streams have a bounded life, and end one after the other <a class="header-anchor" href="#_0084-streams-have-a-bounded-life-and-end-one-after-the-other" aria-label="Permalink to &quot;0084: Streams have a bounded life, and end one after the other&quot;">​</a></h1><p>Date: 2026-11-25 Status: Accepted</p><p><strong>Context.</strong> A stream keeps its connection for hours. A load balancer that counts connections gave a gateway with few streams nearly all requests, and one that returned from a restart got no streams at all. When a gateway ended, all of its streams ended in the same millisecond, and 2,000 clients opened theirs again at once: each costs the gateway a poll. An <code>EventSource</code> that is refused, with 503 while a gateway drains or is overloaded, never tries again.</p><p><strong>Decision.</strong> nginx gives requests and streams out in turn. A stream over HTTP and a WebSocket end after a random time between 30 and 60 minutes, with <code>STREAM_EXPIRED</code> or code 1012, so clients spread over all gateways within an hour. A WebSocket waits until operations that are no streams have been answered. At a shutdown with a drain, streams end at random times within it; new ones are accepted until its end. The <code>retry</code> of server-sent events is random, 1 to 4 seconds, as the waits of <code>graphql-ws</code> and <code>graphql-sse</code> are by themselves. A refusal with <code>Retry-After</code> is status 200 and a <code>retry</code> field for an <code>EventSource</code>.</p><p>Rejected: another upstream with <code>ip_hash</code> for streams, since callers behind one address share a gateway, and a gateway that returns gets none; ending streams only when another gateway has fewer, since gateways do not know each other; a setting, since nobody needs another time.</p><p><strong>Consequences.</strong> Clients must connect again, as at each restart of a gateway. <code>skein/gateway</code> has no limit unless <code>streamLifeMs</code> is given. Subscriptions of Apollo Client over multipart responses end with the error, as its <code>HttpLink</code> does not connect again: subscribe again.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0084-streams-have-a-bounded-life.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0084StreamsHaveABoundedLife = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0084StreamsHaveABoundedLife as default
};
