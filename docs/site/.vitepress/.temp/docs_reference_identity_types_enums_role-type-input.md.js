import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RoleTypeInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/role-type-input.md","filePath":"docs/reference/identity/types/enums/role-type-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/role-type-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roletypeinput" tabindex="-1">RoleTypeInput <a class="header-anchor" href="#roletypeinput" aria-label="Permalink to &quot;RoleTypeInput&quot;">​</a></h1><p>The values of <code>RoleType</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RoleTypeInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN_ADMIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE_MEMBER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE_OWNER</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="roletypeinput-domain-admin" tabindex="-1"><a href="#"><code>RoleTypeInput.DOMAIN_ADMIN</code></a> <a class="header-anchor" href="#roletypeinput-domain-admin" aria-label="Permalink to &quot;[\`RoleTypeInput.DOMAIN_ADMIN\`](#)&quot;">​</a></h4><p>Administers the whole domain.</p><h4 id="roletypeinput-workspace-member" tabindex="-1"><a href="#"><code>RoleTypeInput.WORKSPACE_MEMBER</code></a> <a class="header-anchor" href="#roletypeinput-workspace-member" aria-label="Permalink to &quot;[\`RoleTypeInput.WORKSPACE_MEMBER\`](#)&quot;">​</a></h4><p>Works on projects of a workspace.</p><h4 id="roletypeinput-workspace-owner" tabindex="-1"><a href="#"><code>RoleTypeInput.WORKSPACE_OWNER</code></a> <a class="header-anchor" href="#roletypeinput-workspace-owner" aria-label="Permalink to &quot;[\`RoleTypeInput.WORKSPACE_OWNER\`](#)&quot;">​</a></h4><p>Administers a workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/role-create-input.html"><code>RoleCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-type-filter.html"><code>RoleTypeFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/role-type-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleTypeInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleTypeInput as default
};
