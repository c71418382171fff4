import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0021: Tokens carry the generation of their user","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0021-token-generations.md","filePath":"docs/adr/0021-token-generations.md"}');
const _sfc_main = { name: "docs/adr/0021-token-generations.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0021-tokens-carry-the-generation-of-their-user" tabindex="-1">0021: Tokens carry the generation of their user <a class="header-anchor" href="#_0021-tokens-carry-the-generation-of-their-user" aria-label="Permalink to &quot;0021: Tokens carry the generation of their user&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A token states its scope (3.1.17) and lives up to a week. When a user loses a password, a role binding or the account, the change must take effect at the next call.</p><p><strong>Decision.</strong> The directory entry of each user has a generation, a random UUID. Access and refresh tokens carry it (<code>gen</code>) and are invalid once it differs. The lookup of user, domain and workspace that each call makes anyway reads it.</p><ul><li>Triggers of the store renew it when the credentials or the role of the user change, when the user is disabled, and when a binding is removed or changed. So every way of changing the directory renews it. A user who is created again gets a new one.</li><li>Tokens without the claim are valid for entries without a generation: those of users from before this change.</li></ul><p>Rejected: a time from which tokens are valid. Tokens state their time in seconds, so a token of the same second would be accepted or refused wrongly, and a user who is created again has no such time. Rejected: a counter, which restarts when a user is created again. Rejected: invalidating access tokens only, because a refresh token would restore access.</p><p><strong>Consequences.</strong> When a binding in one workspace changes, the user must sign in again for all workspaces.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0021-token-generations.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0021TokenGenerations = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0021TokenGenerations as default
};
