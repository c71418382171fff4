import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WebhookOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/webhook-order-field.md","filePath":"docs/reference/monitoring/types/enums/webhook-order-field.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/webhook-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookorderfield" tabindex="-1">WebhookOrderField <a class="header-anchor" href="#webhookorderfield" aria-label="Permalink to &quot;WebhookOrderField&quot;">​</a></h1><p>Fields by which webhooks can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> WebhookOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PLUGIN_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PLUGIN_VERSION</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="webhookorderfield-created-at" tabindex="-1"><a href="#"><code>WebhookOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#webhookorderfield-created-at" aria-label="Permalink to &quot;[\`WebhookOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="webhookorderfield-id" tabindex="-1"><a href="#"><code>WebhookOrderField.ID</code></a> <a class="header-anchor" href="#webhookorderfield-id" aria-label="Permalink to &quot;[\`WebhookOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="webhookorderfield-name" tabindex="-1"><a href="#"><code>WebhookOrderField.NAME</code></a> <a class="header-anchor" href="#webhookorderfield-name" aria-label="Permalink to &quot;[\`WebhookOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="webhookorderfield-plugin-id" tabindex="-1"><a href="#"><code>WebhookOrderField.PLUGIN_ID</code></a> <a class="header-anchor" href="#webhookorderfield-plugin-id" aria-label="Permalink to &quot;[\`WebhookOrderField.PLUGIN_ID\`](#)&quot;">​</a></h4><p>By identifier of the plugin.</p><h4 id="webhookorderfield-plugin-version" tabindex="-1"><a href="#"><code>WebhookOrderField.PLUGIN_VERSION</code></a> <a class="header-anchor" href="#webhookorderfield-plugin-version" aria-label="Permalink to &quot;[\`WebhookOrderField.PLUGIN_VERSION\`](#)&quot;">​</a></h4><p>By version of the plugin, by code point.</p><h4 id="webhookorderfield-project-id" tabindex="-1"><a href="#"><code>WebhookOrderField.PROJECT_ID</code></a> <a class="header-anchor" href="#webhookorderfield-project-id" aria-label="Permalink to &quot;[\`WebhookOrderField.PROJECT_ID\`](#)&quot;">​</a></h4><p>By identifier of the project.</p><h4 id="webhookorderfield-state" tabindex="-1"><a href="#"><code>WebhookOrderField.STATE</code></a> <a class="header-anchor" href="#webhookorderfield-state" aria-label="Permalink to &quot;[\`WebhookOrderField.STATE\`](#)&quot;">​</a></h4><p>State, alphabetically.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/webhook-order.html"><code>WebhookOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/webhook-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookOrderField as default
};
