import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0034: Permissions are checked before any POST","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0034-permissions-before-any-post.md","filePath":"docs/adr/0034-permissions-before-any-post.md"}');
const _sfc_main = { name: "docs/adr/0034-permissions-before-any-post.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0034-permissions-are-checked-before-any-post" tabindex="-1">0034: Permissions are checked before any POST <a class="header-anchor" href="#_0034-permissions-are-checked-before-any-post" aria-label="Permalink to &quot;0034: Permissions are checked before any POST&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A POST that the API refuses for role type or permission still costs a connection, a place in the queue of its area and a lookup of the caller. A token of the API states its role type and permissions.</p><p><strong>Decision.</strong> The client of the POST API refuses such a POST itself (<code>subgraphs/upstream/permissions.ts</code>), with <code>FORBIDDEN</code> and the permission named. It is the one place that every POST passes, in the gateway&#39;s process and in an area&#39;s own.</p><ul><li>Service and facade decide by the same functions (<code>contract/authorization.ts</code>), so they cannot differ.</li><li>Only claims count that the API decides by too: role type and permissions of access tokens, the role type of apps. For API keys, expired tokens and tokens of another form the API alone decides.</li><li>The claims need no verification for this. A forged claim leads at most to a POST that the API refuses.</li></ul><p>Rejected: checks at the fields of the graph (<code>@requiresScopes</code> in the gateway). One field may call one of several operations, and a reference that the caller may not read is null without an error.</p><p><strong>Consequences.</strong> Clients see the same answers with fewer POSTs. A token that is revoked and lacks a permission is answered <code>FORBIDDEN</code> instead of <code>UNAUTHENTICATED</code>. Deployments with other role types set <code>UPSTREAM_CHECK_PERMISSIONS=false</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0034-permissions-before-any-post.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0034PermissionsBeforeAnyPost = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0034PermissionsBeforeAnyPost as default
};
