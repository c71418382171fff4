import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TokenGrantType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/token-grant-type.md","filePath":"docs/reference/identity/types/enums/token-grant-type.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/token-grant-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokengranttype" tabindex="-1">TokenGrantType <a class="header-anchor" href="#tokengranttype" aria-label="Permalink to &quot;TokenGrantType&quot;">​</a></h1><p>Kinds of grants for an access token.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> TokenGrantType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  REFRESH_TOKEN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="tokengranttype-refresh-token" tabindex="-1"><a href="#"><code>TokenGrantType.REFRESH_TOKEN</code></a> <a class="header-anchor" href="#tokengranttype-refresh-token" aria-label="Permalink to &quot;[\`TokenGrantType.REFRESH_TOKEN\`](#)&quot;">​</a></h4><p>A refresh token.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/token-grant-input.html"><code>TokenGrantInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/token-grant-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenGrantType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenGrantType as default
};
