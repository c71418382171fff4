import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CustomWidgetOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/custom-widget-order-field.md","filePath":"docs/reference/cost-analysis/types/enums/custom-widget-order-field.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/custom-widget-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="customwidgetorderfield" tabindex="-1">CustomWidgetOrderField <a class="header-anchor" href="#customwidgetorderfield" aria-label="Permalink to &quot;CustomWidgetOrderField&quot;">​</a></h1><p>Fields by which widgets can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CustomWidgetOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UPDATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  USER_ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="customwidgetorderfield-created-at" tabindex="-1"><a href="#"><code>CustomWidgetOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#customwidgetorderfield-created-at" aria-label="Permalink to &quot;[\`CustomWidgetOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="customwidgetorderfield-id" tabindex="-1"><a href="#"><code>CustomWidgetOrderField.ID</code></a> <a class="header-anchor" href="#customwidgetorderfield-id" aria-label="Permalink to &quot;[\`CustomWidgetOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="customwidgetorderfield-name" tabindex="-1"><a href="#"><code>CustomWidgetOrderField.NAME</code></a> <a class="header-anchor" href="#customwidgetorderfield-name" aria-label="Permalink to &quot;[\`CustomWidgetOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="customwidgetorderfield-updated-at" tabindex="-1"><a href="#"><code>CustomWidgetOrderField.UPDATED_AT</code></a> <a class="header-anchor" href="#customwidgetorderfield-updated-at" aria-label="Permalink to &quot;[\`CustomWidgetOrderField.UPDATED_AT\`](#)&quot;">​</a></h4><p>When it was last changed.</p><h4 id="customwidgetorderfield-user-id" tabindex="-1"><a href="#"><code>CustomWidgetOrderField.USER_ID</code></a> <a class="header-anchor" href="#customwidgetorderfield-user-id" aria-label="Permalink to &quot;[\`CustomWidgetOrderField.USER_ID\`](#)&quot;">​</a></h4><p>User who created it.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/custom-widget-order.html"><code>CustomWidgetOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/custom-widget-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const customWidgetOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  customWidgetOrderField as default
};
