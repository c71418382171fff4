import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"MetricTypeInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/enums/metric-type-input.md","filePath":"docs/reference/inventory/types/enums/metric-type-input.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/enums/metric-type-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metrictypeinput" tabindex="-1">MetricTypeInput <a class="header-anchor" href="#metrictypeinput" aria-label="Permalink to &quot;MetricTypeInput&quot;">​</a></h1><p>The values of <code>MetricType</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> MetricTypeInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  COUNTER</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  GAUGE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="metrictypeinput-counter" tabindex="-1"><a href="#"><code>MetricTypeInput.COUNTER</code></a> <a class="header-anchor" href="#metrictypeinput-counter" aria-label="Permalink to &quot;[\`MetricTypeInput.COUNTER\`](#)&quot;">​</a></h4><p>The number of records whose time is in the last full day, in UTC.</p><h4 id="metrictypeinput-gauge" tabindex="-1"><a href="#"><code>MetricTypeInput.GAUGE</code></a> <a class="header-anchor" href="#metrictypeinput-gauge" aria-label="Permalink to &quot;[\`MetricTypeInput.GAUGE\`](#)&quot;">​</a></h4><p>The current number of records.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/inputs/metric-create-input.html"><code>MetricCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/metric-type-filter.html"><code>MetricTypeFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/enums/metric-type-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricTypeInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricTypeInput as default
};
