import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CostOthers","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/objects/cost-others.md","filePath":"docs/reference/cost-analysis/types/objects/cost-others.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/objects/cost-others.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="costothers" tabindex="-1">CostOthers <a class="header-anchor" href="#costothers" aria-label="Permalink to &quot;CostOthers&quot;">​</a></h1><p>Cost of all groups beyond the largest.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CostOthers</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  points</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">CostPoint</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  total</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Float</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="costothers-points-nbsp-●-nbsp-costpoint" tabindex="-1"><a href="#"><code>CostOthers.points</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/objects/cost-point.html"><code>[CostPoint!]!</code></a> <a class="header-anchor" href="#costothers-points-nbsp-●-nbsp-costpoint" aria-label="Permalink to &quot;[\`CostOthers.points\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[CostPoint!]!\`](/docs/reference/cost-analysis/types/objects/cost-point)&quot;">​</a></h4><p>Sum of each period, in order.</p><h4 id="costothers-total-nbsp-●-nbsp-float" tabindex="-1"><a href="#"><code>CostOthers.total</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/float.html"><code>Float!</code></a> <a class="header-anchor" href="#costothers-total-nbsp-●-nbsp-float" aria-label="Permalink to &quot;[\`CostOthers.total\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Float!\`](/docs/reference/shared/types/scalars/float)&quot;">​</a></h4><p>Sum over all periods.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/cost-series.html"><code>CostSeries</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/objects/cost-others.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const costOthers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  costOthers as default
};
