import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"metricUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/operations/mutations/metric-update.md","filePath":"docs/reference/inventory/operations/mutations/metric-update.md"}');
const _sfc_main = { name: "docs/reference/inventory/operations/mutations/metric-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metricupdate" tabindex="-1">metricUpdate <a class="header-anchor" href="#metricupdate" aria-label="Permalink to &quot;metricUpdate&quot;">​</a></h1><p>Changes a metric; a new analysis drops its data points and runs at once. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>WRONG_QUERY_OPTIONS</code>. Calls <code>inventory.metric.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">metricUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MetricUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MetricUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="metricupdate-input-nbsp-●-nbsp-metricupdateinput" tabindex="-1"><a href="#"><code>metricUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/metric-update-input.html"><code>MetricUpdateInput!</code></a> <a class="header-anchor" href="#metricupdate-input-nbsp-●-nbsp-metricupdateinput" aria-label="Permalink to &quot;[\`metricUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MetricUpdateInput!\`](/docs/reference/inventory/types/inputs/metric-update-input)&quot;">​</a></h4><p>The metric to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="metricupdatepayload" tabindex="-1"><a href="/docs/reference/inventory/types/objects/metric-update-payload.html"><code>MetricUpdatePayload</code></a> <a class="header-anchor" href="#metricupdatepayload" aria-label="Permalink to &quot;[\`MetricUpdatePayload\`](/docs/reference/inventory/types/objects/metric-update-payload)&quot;">​</a></h4><p>The metric that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/operations/mutations/metric-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricUpdate as default
};
