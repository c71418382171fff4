import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TokenScope","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/token-scope.md","filePath":"docs/reference/identity/types/enums/token-scope.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/token-scope.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokenscope" tabindex="-1">TokenScope <a class="header-anchor" href="#tokenscope" aria-label="Permalink to &quot;TokenScope&quot;">​</a></h1><p>Scope of a token.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> TokenScope</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  USER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="tokenscope-domain" tabindex="-1"><a href="#"><code>TokenScope.DOMAIN</code></a> <a class="header-anchor" href="#tokenscope-domain" aria-label="Permalink to &quot;[\`TokenScope.DOMAIN\`](#)&quot;">​</a></h4><p>The whole domain, for its administrators.</p><h4 id="tokenscope-user" tabindex="-1"><a href="#"><code>TokenScope.USER</code></a> <a class="header-anchor" href="#tokenscope-user" aria-label="Permalink to &quot;[\`TokenScope.USER\`](#)&quot;">​</a></h4><p>The user alone, without a role.</p><h4 id="tokenscope-workspace" tabindex="-1"><a href="#"><code>TokenScope.WORKSPACE</code></a> <a class="header-anchor" href="#tokenscope-workspace" aria-label="Permalink to &quot;[\`TokenScope.WORKSPACE\`](#)&quot;">​</a></h4><p>One workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/token-grant-input.html"><code>TokenGrantInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/token-scope.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenScope = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenScope as default
};
