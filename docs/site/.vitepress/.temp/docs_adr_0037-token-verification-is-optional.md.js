import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0037: The gateway verifies tokens if it has a key","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0037-token-verification-is-optional.md","filePath":"docs/adr/0037-token-verification-is-optional.md"}');
const _sfc_main = { name: "docs/adr/0037-token-verification-is-optional.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0037-the-gateway-verifies-tokens-if-it-has-a-key" tabindex="-1">0037: The gateway verifies tokens if it has a key <a class="header-anchor" href="#_0037-the-gateway-verifies-tokens-if-it-has-a-key" aria-label="Permalink to &quot;0037: The gateway verifies tokens if it has a key&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The POST API verifies the token of every POST. A gateway on the internet should not spend POSTs on forged tokens, and limits by user need to know who calls. Deployments sign differently: the service of this project with HS256 and a key in its store, identity providers with asymmetric keys in a key set.</p><p><strong>Decision.</strong> The bearer token goes upstream unchanged. With <code>JWT_JWKS_URL</code>, <code>JWT_PUBLIC_KEY</code> or <code>JWT_SECRET</code> the gateway verifies it first, with <code>jose</code>. Algorithms are pinned to the kind of the key. Keys come from settings only: a token cannot name a source of keys. All failures have one answer.</p><ul><li>The service keeps HS256, so it publishes no key set. Rejected: asymmetric keys in the service only for this. Each POST would cost a slower signature check, and the service verifies every token anyway.</li><li>While the key set cannot be fetched, the last keys stay in use: an outage of the issuer does not end the service for users that are signed in. A withdrawn key is noticed within ten minutes.</li><li>Without any keys the gateway is not ready. It never falls back to unverified tokens.</li></ul><p><strong>Consequences.</strong> A valid token can still be refused by the API, for example of a disabled user. API keys and secrets of apps are JWTs of the service and are verified alike. The internal token is refused at a gateway that verifies.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0037-token-verification-is-optional.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0037TokenVerificationIsOptional = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0037TokenVerificationIsOptional as default
};
