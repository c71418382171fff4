import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertInterval","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-interval.md","filePath":"docs/reference/monitoring/types/enums/alert-interval.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-interval.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertinterval" tabindex="-1">AlertInterval <a class="header-anchor" href="#alertinterval" aria-label="Permalink to &quot;AlertInterval&quot;">​</a></h1><p>Length of the buckets of a histogram.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertInterval</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DAY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  HOUR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MONTH</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WEEK</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertinterval-day" tabindex="-1"><a href="#"><code>AlertInterval.DAY</code></a> <a class="header-anchor" href="#alertinterval-day" aria-label="Permalink to &quot;[\`AlertInterval.DAY\`](#)&quot;">​</a></h4><p>Days of the time zone: 23 or 25 hours where its clocks change.</p><h4 id="alertinterval-hour" tabindex="-1"><a href="#"><code>AlertInterval.HOUR</code></a> <a class="header-anchor" href="#alertinterval-hour" aria-label="Permalink to &quot;[\`AlertInterval.HOUR\`](#)&quot;">​</a></h4><p>Full hours of the time zone.</p><h4 id="alertinterval-month" tabindex="-1"><a href="#"><code>AlertInterval.MONTH</code></a> <a class="header-anchor" href="#alertinterval-month" aria-label="Permalink to &quot;[\`AlertInterval.MONTH\`](#)&quot;">​</a></h4><p>Calendar months of the time zone.</p><h4 id="alertinterval-week" tabindex="-1"><a href="#"><code>AlertInterval.WEEK</code></a> <a class="header-anchor" href="#alertinterval-week" aria-label="Permalink to &quot;[\`AlertInterval.WEEK\`](#)&quot;">​</a></h4><p>Weeks from Monday to Sunday, of the time zone.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/operations/queries/alert-counts.html"><code>alertCounts</code></a> <mark class="gqlmd-mkdocs-badge">query</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/operations/queries/alert-histogram.html"><code>alertHistogram</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-interval.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertInterval = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertInterval as default
};
