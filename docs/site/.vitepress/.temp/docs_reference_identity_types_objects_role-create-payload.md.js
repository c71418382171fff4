import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RoleCreatePayload","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/role-create-payload.md","filePath":"docs/reference/identity/types/objects/role-create-payload.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/role-create-payload.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rolecreatepayload" tabindex="-1">RoleCreatePayload <a class="header-anchor" href="#rolecreatepayload" aria-label="Permalink to &quot;RoleCreatePayload&quot;">​</a></h1><p>The role that was created.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RoleCreatePayload</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  role</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Role</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  userErrors</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">UserError</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="rolecreatepayload-role-nbsp-●-nbsp-role" tabindex="-1"><a href="#"><code>RoleCreatePayload.role</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/role.html"><code>Role</code></a> <a class="header-anchor" href="#rolecreatepayload-role-nbsp-●-nbsp-role" aria-label="Permalink to &quot;[\`RoleCreatePayload.role\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Role\`](/docs/reference/identity/types/objects/role)&quot;">​</a></h4><p>The role after the mutation. Null if the mutation is refused.</p><h4 id="rolecreatepayload-usererrors-nbsp-●-nbsp-usererror" tabindex="-1"><a href="#"><code>RoleCreatePayload.userErrors</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/objects/user-error.html"><code>[UserError!]!</code></a> <a class="header-anchor" href="#rolecreatepayload-usererrors-nbsp-●-nbsp-usererror" aria-label="Permalink to &quot;[\`RoleCreatePayload.userErrors\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[UserError!]!\`](/docs/reference/shared/types/objects/user-error)&quot;">​</a></h4><p>Errors that the caller can correct. Empty if the mutation succeeded.</p><h3 id="returned-by" tabindex="-1">Returned By <a class="header-anchor" href="#returned-by" aria-label="Permalink to &quot;Returned By&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/mutations/role-create.html"><code>roleCreate</code></a> <mark class="gqlmd-mkdocs-badge">mutation</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/role-create-payload.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleCreatePayload = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleCreatePayload as default
};
