import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CostGranularity","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/cost-granularity.md","filePath":"docs/reference/cost-analysis/types/enums/cost-granularity.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/cost-granularity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="costgranularity" tabindex="-1">CostGranularity <a class="header-anchor" href="#costgranularity" aria-label="Permalink to &quot;CostGranularity&quot;">​</a></h1><p>Length of the periods of a series.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CostGranularity</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MONTHLY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  YEARLY</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="costgranularity-monthly" tabindex="-1"><a href="#"><code>CostGranularity.MONTHLY</code></a> <a class="header-anchor" href="#costgranularity-monthly" aria-label="Permalink to &quot;[\`CostGranularity.MONTHLY\`](#)&quot;">​</a></h4><p>A period is a month.</p><h4 id="costgranularity-yearly" tabindex="-1"><a href="#"><code>CostGranularity.YEARLY</code></a> <a class="header-anchor" href="#costgranularity-yearly" aria-label="Permalink to &quot;[\`CostGranularity.YEARLY\`](#)&quot;">​</a></h4><p>A period is a year.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/operations/queries/cost-series.html"><code>costSeries</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/cost-granularity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const costGranularity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  costGranularity as default
};
