import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TokenAuthType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/token-auth-type.md","filePath":"docs/reference/identity/types/enums/token-auth-type.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/token-auth-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokenauthtype" tabindex="-1">TokenAuthType <a class="header-anchor" href="#tokenauthtype" aria-label="Permalink to &quot;TokenAuthType&quot;">​</a></h1><p>How a user is authenticated.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> TokenAuthType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EXTERNAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LOCAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MFA</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="tokenauthtype-external" tabindex="-1"><a href="#"><code>TokenAuthType.EXTERNAL</code></a> <a class="header-anchor" href="#tokenauthtype-external" aria-label="Permalink to &quot;[\`TokenAuthType.EXTERNAL\`](#)&quot;">​</a></h4><p>By a system of the domain&#39;s own.</p><h4 id="tokenauthtype-local" tabindex="-1"><a href="#"><code>TokenAuthType.LOCAL</code></a> <a class="header-anchor" href="#tokenauthtype-local" aria-label="Permalink to &quot;[\`TokenAuthType.LOCAL\`](#)&quot;">​</a></h4><p>By a password that the service stores.</p><h4 id="tokenauthtype-mfa" tabindex="-1"><a href="#"><code>TokenAuthType.MFA</code></a> <a class="header-anchor" href="#tokenauthtype-mfa" aria-label="Permalink to &quot;[\`TokenAuthType.MFA\`](#)&quot;">​</a></h4><p>By the second factor of a sign-in.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/token-issue-input.html"><code>TokenIssueInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/token-auth-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenAuthType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenAuthType as default
};
