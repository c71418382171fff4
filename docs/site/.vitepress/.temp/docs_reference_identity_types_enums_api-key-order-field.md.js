import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ApiKeyOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/api-key-order-field.md","filePath":"docs/reference/identity/types/enums/api-key-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/api-key-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="apikeyorderfield" tabindex="-1">ApiKeyOrderField <a class="header-anchor" href="#apikeyorderfield" aria-label="Permalink to &quot;ApiKeyOrderField&quot;">​</a></h1><p>Fields by which API keys can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ApiKeyOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  APP_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EXPIRED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LAST_ACCESSED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  USER_ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="apikeyorderfield-app-id" tabindex="-1"><a href="#"><code>ApiKeyOrderField.APP_ID</code></a> <a class="header-anchor" href="#apikeyorderfield-app-id" aria-label="Permalink to &quot;[\`ApiKeyOrderField.APP_ID\`](#)&quot;">​</a></h4><p>App it is linked to.</p><h4 id="apikeyorderfield-created-at" tabindex="-1"><a href="#"><code>ApiKeyOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#apikeyorderfield-created-at" aria-label="Permalink to &quot;[\`ApiKeyOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="apikeyorderfield-expired-at" tabindex="-1"><a href="#"><code>ApiKeyOrderField.EXPIRED_AT</code></a> <a class="header-anchor" href="#apikeyorderfield-expired-at" aria-label="Permalink to &quot;[\`ApiKeyOrderField.EXPIRED_AT\`](#)&quot;">​</a></h4><p>When it expires.</p><h4 id="apikeyorderfield-id" tabindex="-1"><a href="#"><code>ApiKeyOrderField.ID</code></a> <a class="header-anchor" href="#apikeyorderfield-id" aria-label="Permalink to &quot;[\`ApiKeyOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="apikeyorderfield-last-accessed-at" tabindex="-1"><a href="#"><code>ApiKeyOrderField.LAST_ACCESSED_AT</code></a> <a class="header-anchor" href="#apikeyorderfield-last-accessed-at" aria-label="Permalink to &quot;[\`ApiKeyOrderField.LAST_ACCESSED_AT\`](#)&quot;">​</a></h4><p>When it was last used.</p><h4 id="apikeyorderfield-name" tabindex="-1"><a href="#"><code>ApiKeyOrderField.NAME</code></a> <a class="header-anchor" href="#apikeyorderfield-name" aria-label="Permalink to &quot;[\`ApiKeyOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="apikeyorderfield-state" tabindex="-1"><a href="#"><code>ApiKeyOrderField.STATE</code></a> <a class="header-anchor" href="#apikeyorderfield-state" aria-label="Permalink to &quot;[\`ApiKeyOrderField.STATE\`](#)&quot;">​</a></h4><p>State, alphabetically.</p><h4 id="apikeyorderfield-user-id" tabindex="-1"><a href="#"><code>ApiKeyOrderField.USER_ID</code></a> <a class="header-anchor" href="#apikeyorderfield-user-id" aria-label="Permalink to &quot;[\`ApiKeyOrderField.USER_ID\`](#)&quot;">​</a></h4><p>By identifier of the owner.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/api-key-order.html"><code>ApiKeyOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/api-key-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiKeyOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiKeyOrderField as default
};
