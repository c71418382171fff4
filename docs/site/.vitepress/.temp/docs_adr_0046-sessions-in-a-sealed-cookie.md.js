import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0046: Sessions of browsers are in a sealed cookie","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0046-sessions-in-a-sealed-cookie.md","filePath":"docs/adr/0046-sessions-in-a-sealed-cookie.md"}');
const _sfc_main = { name: "docs/adr/0046-sessions-in-a-sealed-cookie.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0046-sessions-of-browsers-are-in-a-sealed-cookie" tabindex="-1">0046: Sessions of browsers are in a sealed cookie <a class="header-anchor" href="#_0046-sessions-of-browsers-are-in-a-sealed-cookie" aria-label="Permalink to &quot;0046: Sessions of browsers are in a sealed cookie&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Scripts of a page can read every token that the page holds. Gateways run side by side, without sticky sessions. The refresh tokens of the POST API are valid until they expire: a grant does not replace them, and nothing revokes them.</p><p><strong>Decision.</strong> The cookie is <code>HttpOnly</code>, <code>Secure</code>, <code>SameSite=Strict</code>, named <code>__Host-…</code>, and holds the refresh token and the scope, encrypted by <code>jose</code> (JWE, A256GCM) with a key derived from <code>SESSION_SECRET</code>. Access tokens are in the memory of each process only and renewed once for concurrent requests, so the cookie never changes and no two answers compete to write it. Requests with the cookie need the header <code>x-csrf</code>, GETs and sign-ins included. An <code>Authorization</code> header comes first: a page sends it on purpose, the cookie goes along by itself.</p><ul><li>Rejected: access tokens in the cookie. With many permissions it exceeds the 4,096 bytes that browsers keep.</li><li>Rejected: sessions in a store. The gateway would need Redis to work at all.</li><li>Rejected: a CSRF token per session. A header that only allowed origins can send proves the same, without state.</li><li>Rejected: refusing requests with both cookie and token. The explorer and a console at one address would break each other.</li></ul><p><strong>Consequences.</strong> A process that has not seen a session sends one more grant. Whoever signs out is remembered, by the family of cookies that a sign-in and its changes of scope have made, until the cookie expires, by all gateways if they share Redis; otherwise a stolen copy works at the others. Pages of another site cannot use sessions.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0046-sessions-in-a-sealed-cookie.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0046SessionsInASealedCookie = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0046SessionsInASealedCookie as default
};
