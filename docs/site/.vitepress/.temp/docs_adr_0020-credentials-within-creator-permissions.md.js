import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0020: A credential never grants more than its creator holds","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0020-credentials-within-creator-permissions.md","filePath":"docs/adr/0020-credentials-within-creator-permissions.md"}');
const _sfc_main = { name: "docs/adr/0020-credentials-within-creator-permissions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0020-a-credential-never-grants-more-than-its-creator-holds" tabindex="-1">0020: A credential never grants more than its creator holds <a class="header-anchor" href="#_0020-a-credential-never-grants-more-than-its-creator-holds" aria-label="Permalink to &quot;0020: A credential never grants more than its creator holds&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Apps, API keys and roles grant access to whoever holds them. An owner whose role allowed only <code>identity:App</code> could create an app with all permissions of an owner, or take over an app with a new secret. A token narrowed by grant could create a key with the full access of its owner. Narrowing (3.1.14) had no effect on anybody who may create credentials.</p><p><strong>Decision.</strong> Whoever creates, renews or enables a credential or a role must hold what it grants: role type, workspace, projects and permissions, by the credential of the call. Enabling counts, because it restores access.</p><ul><li>Permissions are compared as patterns, so the result holds for operations of later releases. A list that names every present permission does not cover the empty list, which also means all future ones.</li><li>An API key acts with the access of its owner (4.6.1), so a token with less access cannot create one. Rejected: keys that keep the narrower access, for which 4.6.1 and the answers of <code>api_key</code> have no place.</li><li>A domain admin who acts in a workspace has the permissions of the admin&#39;s role there.</li><li>The permissions of an agent are not compared: its one permission is for another service.</li></ul><p><strong>Consequences.</strong> Nobody can gain access by creating credentials. Refused calls are answered with ERROR_PERMISSION_DENIED.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0020-credentials-within-creator-permissions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0020CredentialsWithinCreatorPermissions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0020CredentialsWithinCreatorPermissions as default
};
