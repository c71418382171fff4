import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TokenGrantPayload","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/token-grant-payload.md","filePath":"docs/reference/identity/types/objects/token-grant-payload.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/token-grant-payload.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokengrantpayload" tabindex="-1">TokenGrantPayload <a class="header-anchor" href="#tokengrantpayload" aria-label="Permalink to &quot;TokenGrantPayload&quot;">​</a></h1><p>The new token.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> TokenGrantPayload</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  token</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">GrantedToken</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  userErrors</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">UserError</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="tokengrantpayload-token-nbsp-●-nbsp-grantedtoken" tabindex="-1"><a href="#"><code>TokenGrantPayload.token</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/granted-token.html"><code>GrantedToken</code></a> <a class="header-anchor" href="#tokengrantpayload-token-nbsp-●-nbsp-grantedtoken" aria-label="Permalink to &quot;[\`TokenGrantPayload.token\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`GrantedToken\`](/docs/reference/identity/types/objects/granted-token)&quot;">​</a></h4><p>The token. Null if the mutation is refused.</p><h4 id="tokengrantpayload-usererrors-nbsp-●-nbsp-usererror" tabindex="-1"><a href="#"><code>TokenGrantPayload.userErrors</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/objects/user-error.html"><code>[UserError!]!</code></a> <a class="header-anchor" href="#tokengrantpayload-usererrors-nbsp-●-nbsp-usererror" aria-label="Permalink to &quot;[\`TokenGrantPayload.userErrors\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[UserError!]!\`](/docs/reference/shared/types/objects/user-error)&quot;">​</a></h4><p>Errors that the caller can correct. Empty if the mutation succeeded.</p><h3 id="returned-by" tabindex="-1">Returned By <a class="header-anchor" href="#returned-by" aria-label="Permalink to &quot;Returned By&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/mutations/token-grant.html"><code>tokenGrant</code></a> <mark class="gqlmd-mkdocs-badge">mutation</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/token-grant-payload.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenGrantPayload = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenGrantPayload as default
};
