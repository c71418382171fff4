import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"TrustedAccountOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/trusted-account-order-field.md","filePath":"docs/reference/identity/types/enums/trusted-account-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/trusted-account-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trustedaccountorderfield" tabindex="-1">TrustedAccountOrderField <a class="header-anchor" href="#trustedaccountorderfield" aria-label="Permalink to &quot;TrustedAccountOrderField&quot;">​</a></h1><p>Fields by which trusted accounts can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> TrustedAccountOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROVIDER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOURCE_GROUP</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TRUSTED_SECRET_ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="trustedaccountorderfield-created-at" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#trustedaccountorderfield-created-at" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="trustedaccountorderfield-id" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.ID</code></a> <a class="header-anchor" href="#trustedaccountorderfield-id" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="trustedaccountorderfield-name" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.NAME</code></a> <a class="header-anchor" href="#trustedaccountorderfield-name" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="trustedaccountorderfield-provider" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.PROVIDER</code></a> <a class="header-anchor" href="#trustedaccountorderfield-provider" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.PROVIDER\`](#)&quot;">​</a></h4><p>By cloud provider.</p><h4 id="trustedaccountorderfield-resource-group" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.RESOURCE_GROUP</code></a> <a class="header-anchor" href="#trustedaccountorderfield-resource-group" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.RESOURCE_GROUP\`](#)&quot;">​</a></h4><p>Scope, alphabetically.</p><h4 id="trustedaccountorderfield-trusted-secret-id" tabindex="-1"><a href="#"><code>TrustedAccountOrderField.TRUSTED_SECRET_ID</code></a> <a class="header-anchor" href="#trustedaccountorderfield-trusted-secret-id" aria-label="Permalink to &quot;[\`TrustedAccountOrderField.TRUSTED_SECRET_ID\`](#)&quot;">​</a></h4><p>By identifier of its trusted secret.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/trusted-account-order.html"><code>TrustedAccountOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/trusted-account-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trustedAccountOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trustedAccountOrderField as default
};
