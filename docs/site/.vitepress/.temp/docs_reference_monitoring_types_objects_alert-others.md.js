import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertOthers","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/objects/alert-others.md","filePath":"docs/reference/monitoring/types/objects/alert-others.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/objects/alert-others.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertothers" tabindex="-1">AlertOthers <a class="header-anchor" href="#alertothers" aria-label="Permalink to &quot;AlertOthers&quot;">​</a></h1><p>The alerts of all groups beyond the largest.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertOthers</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  points</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertPoint</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  total</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Int</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertothers-points-nbsp-●-nbsp-alertpoint" tabindex="-1"><a href="#"><code>AlertOthers.points</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/alert-point.html"><code>[AlertPoint!]!</code></a> <a class="header-anchor" href="#alertothers-points-nbsp-●-nbsp-alertpoint" aria-label="Permalink to &quot;[\`AlertOthers.points\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[AlertPoint!]!\`](/docs/reference/monitoring/types/objects/alert-point)&quot;">​</a></h4><p>Number in each interval of <code>over</code>, in order. Empty without <code>over</code>.</p><h4 id="alertothers-total-nbsp-●-nbsp-int" tabindex="-1"><a href="#"><code>AlertOthers.total</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/int.html"><code>Int!</code></a> <a class="header-anchor" href="#alertothers-total-nbsp-●-nbsp-int" aria-label="Permalink to &quot;[\`AlertOthers.total\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Int!\`](/docs/reference/shared/types/scalars/int)&quot;">​</a></h4><p>Number of alerts.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert-counts.html"><code>AlertCounts</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/objects/alert-others.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertOthers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertOthers as default
};
