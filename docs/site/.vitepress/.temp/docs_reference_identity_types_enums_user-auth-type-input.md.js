import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UserAuthTypeInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/user-auth-type-input.md","filePath":"docs/reference/identity/types/enums/user-auth-type-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/user-auth-type-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="userauthtypeinput" tabindex="-1">UserAuthTypeInput <a class="header-anchor" href="#userauthtypeinput" aria-label="Permalink to &quot;UserAuthTypeInput&quot;">​</a></h1><p>The values of <code>UserAuthType</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> UserAuthTypeInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EXTERNAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LOCAL</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="userauthtypeinput-external" tabindex="-1"><a href="#"><code>UserAuthTypeInput.EXTERNAL</code></a> <a class="header-anchor" href="#userauthtypeinput-external" aria-label="Permalink to &quot;[\`UserAuthTypeInput.EXTERNAL\`](#)&quot;">​</a></h4><p>A system of the domain&#39;s own.</p><h4 id="userauthtypeinput-local" tabindex="-1"><a href="#"><code>UserAuthTypeInput.LOCAL</code></a> <a class="header-anchor" href="#userauthtypeinput-local" aria-label="Permalink to &quot;[\`UserAuthTypeInput.LOCAL\`](#)&quot;">​</a></h4><p>A password that the service stores.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/user-auth-type-filter.html"><code>UserAuthTypeFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/user-auth-type-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const userAuthTypeInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  userAuthTypeInput as default
};
