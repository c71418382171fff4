import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RoleOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/role-order-field.md","filePath":"docs/reference/identity/types/enums/role-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/role-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roleorderfield" tabindex="-1">RoleOrderField <a class="header-anchor" href="#roleorderfield" aria-label="Permalink to &quot;RoleOrderField&quot;">​</a></h1><p>Fields by which roles can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RoleOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  IS_MANAGED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ROLE_TYPE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UPDATED_AT</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="roleorderfield-created-at" tabindex="-1"><a href="#"><code>RoleOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#roleorderfield-created-at" aria-label="Permalink to &quot;[\`RoleOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="roleorderfield-id" tabindex="-1"><a href="#"><code>RoleOrderField.ID</code></a> <a class="header-anchor" href="#roleorderfield-id" aria-label="Permalink to &quot;[\`RoleOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="roleorderfield-is-managed" tabindex="-1"><a href="#"><code>RoleOrderField.IS_MANAGED</code></a> <a class="header-anchor" href="#roleorderfield-is-managed" aria-label="Permalink to &quot;[\`RoleOrderField.IS_MANAGED\`](#)&quot;">​</a></h4><p>Whether the service manages it: false first.</p><h4 id="roleorderfield-name" tabindex="-1"><a href="#"><code>RoleOrderField.NAME</code></a> <a class="header-anchor" href="#roleorderfield-name" aria-label="Permalink to &quot;[\`RoleOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="roleorderfield-role-type" tabindex="-1"><a href="#"><code>RoleOrderField.ROLE_TYPE</code></a> <a class="header-anchor" href="#roleorderfield-role-type" aria-label="Permalink to &quot;[\`RoleOrderField.ROLE_TYPE\`](#)&quot;">​</a></h4><p>Scope, alphabetically.</p><h4 id="roleorderfield-state" tabindex="-1"><a href="#"><code>RoleOrderField.STATE</code></a> <a class="header-anchor" href="#roleorderfield-state" aria-label="Permalink to &quot;[\`RoleOrderField.STATE\`](#)&quot;">​</a></h4><p>State, alphabetically.</p><h4 id="roleorderfield-updated-at" tabindex="-1"><a href="#"><code>RoleOrderField.UPDATED_AT</code></a> <a class="header-anchor" href="#roleorderfield-updated-at" aria-label="Permalink to &quot;[\`RoleOrderField.UPDATED_AT\`](#)&quot;">​</a></h4><p>When it was last changed.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/role-order.html"><code>RoleOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/role-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleOrderField as default
};
