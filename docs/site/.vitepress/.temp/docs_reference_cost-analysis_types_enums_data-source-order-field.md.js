import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"DataSourceOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/data-source-order-field.md","filePath":"docs/reference/cost-analysis/types/enums/data-source-order-field.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/data-source-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="datasourceorderfield" tabindex="-1">DataSourceOrderField <a class="header-anchor" href="#datasourceorderfield" aria-label="Permalink to &quot;DataSourceOrderField&quot;">​</a></h1><p>Fields by which data sources can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> DataSourceOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LAST_SYNCHRONIZED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROVIDER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TYPE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="datasourceorderfield-id" tabindex="-1"><a href="#"><code>DataSourceOrderField.ID</code></a> <a class="header-anchor" href="#datasourceorderfield-id" aria-label="Permalink to &quot;[\`DataSourceOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="datasourceorderfield-last-synchronized-at" tabindex="-1"><a href="#"><code>DataSourceOrderField.LAST_SYNCHRONIZED_AT</code></a> <a class="header-anchor" href="#datasourceorderfield-last-synchronized-at" aria-label="Permalink to &quot;[\`DataSourceOrderField.LAST_SYNCHRONIZED_AT\`](#)&quot;">​</a></h4><p>When its rows were last synchronized: <code>DESC</code> puts the latest first.</p><h4 id="datasourceorderfield-name" tabindex="-1"><a href="#"><code>DataSourceOrderField.NAME</code></a> <a class="header-anchor" href="#datasourceorderfield-name" aria-label="Permalink to &quot;[\`DataSourceOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="datasourceorderfield-provider" tabindex="-1"><a href="#"><code>DataSourceOrderField.PROVIDER</code></a> <a class="header-anchor" href="#datasourceorderfield-provider" aria-label="Permalink to &quot;[\`DataSourceOrderField.PROVIDER\`](#)&quot;">​</a></h4><p>By cloud provider.</p><h4 id="datasourceorderfield-state" tabindex="-1"><a href="#"><code>DataSourceOrderField.STATE</code></a> <a class="header-anchor" href="#datasourceorderfield-state" aria-label="Permalink to &quot;[\`DataSourceOrderField.STATE\`](#)&quot;">​</a></h4><p>Current state, alphabetically.</p><h4 id="datasourceorderfield-type" tabindex="-1"><a href="#"><code>DataSourceOrderField.TYPE</code></a> <a class="header-anchor" href="#datasourceorderfield-type" aria-label="Permalink to &quot;[\`DataSourceOrderField.TYPE\`](#)&quot;">​</a></h4><p>Type of the data source, alphabetically.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/data-source-order.html"><code>DataSourceOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/data-source-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dataSourceOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dataSourceOrderField as default
};
