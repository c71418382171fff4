import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"PluginOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/repository/types/enums/plugin-order-field.md","filePath":"docs/reference/repository/types/enums/plugin-order-field.md"}');
const _sfc_main = { name: "docs/reference/repository/types/enums/plugin-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pluginorderfield" tabindex="-1">PluginOrderField <a class="header-anchor" href="#pluginorderfield" aria-label="Permalink to &quot;PluginOrderField&quot;">​</a></h1><p>Fields by which plug-ins can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> PluginOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROVIDER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOURCE_TYPE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="pluginorderfield-id" tabindex="-1"><a href="#"><code>PluginOrderField.ID</code></a> <a class="header-anchor" href="#pluginorderfield-id" aria-label="Permalink to &quot;[\`PluginOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="pluginorderfield-name" tabindex="-1"><a href="#"><code>PluginOrderField.NAME</code></a> <a class="header-anchor" href="#pluginorderfield-name" aria-label="Permalink to &quot;[\`PluginOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="pluginorderfield-provider" tabindex="-1"><a href="#"><code>PluginOrderField.PROVIDER</code></a> <a class="header-anchor" href="#pluginorderfield-provider" aria-label="Permalink to &quot;[\`PluginOrderField.PROVIDER\`](#)&quot;">​</a></h4><p>By cloud provider.</p><h4 id="pluginorderfield-resource-type" tabindex="-1"><a href="#"><code>PluginOrderField.RESOURCE_TYPE</code></a> <a class="header-anchor" href="#pluginorderfield-resource-type" aria-label="Permalink to &quot;[\`PluginOrderField.RESOURCE_TYPE\`](#)&quot;">​</a></h4><p>By the resource type that it extends.</p><h4 id="pluginorderfield-state" tabindex="-1"><a href="#"><code>PluginOrderField.STATE</code></a> <a class="header-anchor" href="#pluginorderfield-state" aria-label="Permalink to &quot;[\`PluginOrderField.STATE\`](#)&quot;">​</a></h4><p>Current state, alphabetically.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/repository/types/inputs/plugin-order.html"><code>PluginOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/repository/types/enums/plugin-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pluginOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pluginOrderField as default
};
