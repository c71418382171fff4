import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"MetricType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/enums/metric-type.md","filePath":"docs/reference/inventory/types/enums/metric-type.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/enums/metric-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metrictype" tabindex="-1">MetricType <a class="header-anchor" href="#metrictype" aria-label="Permalink to &quot;MetricType&quot;">​</a></h1><p>What a run of a metric counts.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> MetricType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  COUNTER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  GAUGE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="metrictype-counter" tabindex="-1"><a href="#"><code>MetricType.COUNTER</code></a> <a class="header-anchor" href="#metrictype-counter" aria-label="Permalink to &quot;[\`MetricType.COUNTER\`](#)&quot;">​</a></h4><p>The number of records whose time is in the last full day, in UTC.</p><h4 id="metrictype-gauge" tabindex="-1"><a href="#"><code>MetricType.GAUGE</code></a> <a class="header-anchor" href="#metrictype-gauge" aria-label="Permalink to &quot;[\`MetricType.GAUGE\`](#)&quot;">​</a></h4><p>The current number of records.</p><h4 id="metrictype-unknown" tabindex="-1"><a href="#"><code>MetricType.UNKNOWN</code></a> <a class="header-anchor" href="#metrictype-unknown" aria-label="Permalink to &quot;[\`MetricType.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/objects/metric.html"><code>Metric</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/enums/metric-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricType as default
};
