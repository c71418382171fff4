import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UserOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/user-order-field.md","filePath":"docs/reference/identity/types/enums/user-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/user-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="userorderfield" tabindex="-1">UserOrderField <a class="header-anchor" href="#userorderfield" aria-label="Permalink to &quot;UserOrderField&quot;">​</a></h1><p>Fields by which users can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> UserOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  AUTH_TYPE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EMAIL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LANGUAGE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LAST_ACCESSED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TIMEZONE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="userorderfield-auth-type" tabindex="-1"><a href="#"><code>UserOrderField.AUTH_TYPE</code></a> <a class="header-anchor" href="#userorderfield-auth-type" aria-label="Permalink to &quot;[\`UserOrderField.AUTH_TYPE\`](#)&quot;">​</a></h4><p>How the user is authenticated, alphabetically.</p><h4 id="userorderfield-created-at" tabindex="-1"><a href="#"><code>UserOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#userorderfield-created-at" aria-label="Permalink to &quot;[\`UserOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="userorderfield-email" tabindex="-1"><a href="#"><code>UserOrderField.EMAIL</code></a> <a class="header-anchor" href="#userorderfield-email" aria-label="Permalink to &quot;[\`UserOrderField.EMAIL\`](#)&quot;">​</a></h4><p>By mail address.</p><h4 id="userorderfield-id" tabindex="-1"><a href="#"><code>UserOrderField.ID</code></a> <a class="header-anchor" href="#userorderfield-id" aria-label="Permalink to &quot;[\`UserOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="userorderfield-language" tabindex="-1"><a href="#"><code>UserOrderField.LANGUAGE</code></a> <a class="header-anchor" href="#userorderfield-language" aria-label="Permalink to &quot;[\`UserOrderField.LANGUAGE\`](#)&quot;">​</a></h4><p>By language of user interfaces.</p><h4 id="userorderfield-last-accessed-at" tabindex="-1"><a href="#"><code>UserOrderField.LAST_ACCESSED_AT</code></a> <a class="header-anchor" href="#userorderfield-last-accessed-at" aria-label="Permalink to &quot;[\`UserOrderField.LAST_ACCESSED_AT\`](#)&quot;">​</a></h4><p>When the user last signed in: <code>DESC</code> puts the latest first.</p><h4 id="userorderfield-name" tabindex="-1"><a href="#"><code>UserOrderField.NAME</code></a> <a class="header-anchor" href="#userorderfield-name" aria-label="Permalink to &quot;[\`UserOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="userorderfield-state" tabindex="-1"><a href="#"><code>UserOrderField.STATE</code></a> <a class="header-anchor" href="#userorderfield-state" aria-label="Permalink to &quot;[\`UserOrderField.STATE\`](#)&quot;">​</a></h4><p>Current state, alphabetically.</p><h4 id="userorderfield-timezone" tabindex="-1"><a href="#"><code>UserOrderField.TIMEZONE</code></a> <a class="header-anchor" href="#userorderfield-timezone" aria-label="Permalink to &quot;[\`UserOrderField.TIMEZONE\`](#)&quot;">​</a></h4><p>By time zone of user interfaces.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/user-order.html"><code>UserOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/user-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const userOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  userOrderField as default
};
