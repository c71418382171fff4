import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Token","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/token.md","filePath":"docs/reference/identity/types/objects/token.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/token.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="token" tabindex="-1">Token <a class="header-anchor" href="#token" aria-label="Permalink to &quot;Token&quot;">​</a></h1><p>An access token and a refresh token.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> Token</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  accessToken</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  refreshToken</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="token-accesstoken-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>Token.accessToken</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#token-accesstoken-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`Token.accessToken\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Bearer token for calls. A secret.</p><h4 id="token-refreshtoken-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>Token.refreshToken</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#token-refreshtoken-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`Token.refreshToken\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Refresh token for <code>tokenGrant</code>, valid for three hours. A secret.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/token-issue-payload.html"><code>TokenIssuePayload</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/token.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const token = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  token as default
};
