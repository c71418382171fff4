import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"metricRun","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/operations/mutations/metric-run.md","filePath":"docs/reference/inventory/operations/mutations/metric-run.md"}');
const _sfc_main = { name: "docs/reference/inventory/operations/mutations/metric-run.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metricrun" tabindex="-1">metricRun <a class="header-anchor" href="#metricrun" aria-label="Permalink to &quot;metricRun&quot;">​</a></h1><p>Runs the analysis of a metric and stores its data points, in place of any of the same day. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>inventory.metric.run</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">metricRun</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MetricRunInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MetricRunPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="metricrun-input-nbsp-●-nbsp-metricruninput" tabindex="-1"><a href="#"><code>metricRun.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/metric-run-input.html"><code>MetricRunInput!</code></a> <a class="header-anchor" href="#metricrun-input-nbsp-●-nbsp-metricruninput" aria-label="Permalink to &quot;[\`metricRun.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MetricRunInput!\`](/docs/reference/inventory/types/inputs/metric-run-input)&quot;">​</a></h4><p>The metric to run.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="metricrunpayload" tabindex="-1"><a href="/docs/reference/inventory/types/objects/metric-run-payload.html"><code>MetricRunPayload</code></a> <a class="header-anchor" href="#metricrunpayload" aria-label="Permalink to &quot;[\`MetricRunPayload\`](/docs/reference/inventory/types/objects/metric-run-payload)&quot;">​</a></h4><p>The metric that was run.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/operations/mutations/metric-run.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricRun = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricRun as default
};
