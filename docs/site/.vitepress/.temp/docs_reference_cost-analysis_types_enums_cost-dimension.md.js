import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CostDimension","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/cost-dimension.md","filePath":"docs/reference/cost-analysis/types/enums/cost-dimension.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/cost-dimension.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="costdimension" tabindex="-1">CostDimension <a class="header-anchor" href="#costdimension" aria-label="Permalink to &quot;CostDimension&quot;">​</a></h1><p>What reported cost can be grouped by.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CostDimension</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DATA_SOURCE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PRODUCT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROVIDER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SERVICE_ACCOUNT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="costdimension-data-source" tabindex="-1"><a href="#"><code>CostDimension.DATA_SOURCE</code></a> <a class="header-anchor" href="#costdimension-data-source" aria-label="Permalink to &quot;[\`CostDimension.DATA_SOURCE\`](#)&quot;">​</a></h4><p>The data source of the rows.</p><h4 id="costdimension-product" tabindex="-1"><a href="#"><code>CostDimension.PRODUCT</code></a> <a class="header-anchor" href="#costdimension-product" aria-label="Permalink to &quot;[\`CostDimension.PRODUCT\`](#)&quot;">​</a></h4><p>The product, as the provider names it.</p><h4 id="costdimension-project" tabindex="-1"><a href="#"><code>CostDimension.PROJECT</code></a> <a class="header-anchor" href="#costdimension-project" aria-label="Permalink to &quot;[\`CostDimension.PROJECT\`](#)&quot;">​</a></h4><p>By project.</p><h4 id="costdimension-provider" tabindex="-1"><a href="#"><code>CostDimension.PROVIDER</code></a> <a class="header-anchor" href="#costdimension-provider" aria-label="Permalink to &quot;[\`CostDimension.PROVIDER\`](#)&quot;">​</a></h4><p>The cloud provider, e.g. <code>aws</code>.</p><h4 id="costdimension-service-account" tabindex="-1"><a href="#"><code>CostDimension.SERVICE_ACCOUNT</code></a> <a class="header-anchor" href="#costdimension-service-account" aria-label="Permalink to &quot;[\`CostDimension.SERVICE_ACCOUNT\`](#)&quot;">​</a></h4><p>The account at the provider.</p><h4 id="costdimension-workspace" tabindex="-1"><a href="#"><code>CostDimension.WORKSPACE</code></a> <a class="header-anchor" href="#costdimension-workspace" aria-label="Permalink to &quot;[\`CostDimension.WORKSPACE\`](#)&quot;">​</a></h4><p>By workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/cost-group-value.html"><code>CostGroupValue</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/operations/queries/cost-series.html"><code>costSeries</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/cost-dimension.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const costDimension = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  costDimension as default
};
