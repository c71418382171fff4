import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0056: WebSockets are served by a handler of our own over ws","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0056-websockets-by-our-own-handler.md","filePath":"docs/adr/0056-websockets-by-our-own-handler.md"}');
const _sfc_main = { name: "docs/adr/0056-websockets-by-our-own-handler.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0056-websockets-are-served-by-a-handler-of-our-own-over-ws" tabindex="-1">0056: WebSockets are served by a handler of our own over ws <a class="header-anchor" href="#_0056-websockets-are-served-by-a-handler-of-our-own-over-ws" aria-label="Permalink to &quot;0056: WebSockets are served by a handler of our own over ws&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> The server of graphql-ws starts each message at once, pauses no socket, never looks at <code>bufferedAmount</code>, and ends by <code>return()</code>, which does not run the <code>finally</code> of a generator that never began. Anonymous clients could hold the event loop for seconds (G1), fill the memory (G2), and leave streams open for good (G4).</p><p><strong>Decision.</strong> <code>gateway/live/webSocket/</code> serves <code>graphql-transport-ws</code> over <code>ws</code>, with the checks of messages and the codes of graphql-ws. Messages of all connections are handled in turn, in slices of 5 ms between which the event loop is free. A socket is not read while its messages wait, nor while more than 64 KiB wait for its client; a client that takes nothing is cut after <code>SEND_TIMEOUT_MS</code>, and what waits counts among the bytes of all answers that wait. Each operation counts for the overload guard before its document is read. A stream has a <code>close()</code>, which every way out calls. A stream counts for a user only if somebody has verified the token.</p><p>Rejected: graphql-ws with limits around it, whose order of messages and ends of generators cannot be changed from outside; uWebSockets.js, which is in no registry.</p><p><strong>Consequences.</strong> The protocol is ours to keep: the clients of graphql-ws judge it in the tests, and generated frames (<code>test/gateway/streamsFuzz.test.ts</code>) run each night.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0056-websockets-by-our-own-handler.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0056WebsocketsByOurOwnHandler = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0056WebsocketsByOurOwnHandler as default
};
