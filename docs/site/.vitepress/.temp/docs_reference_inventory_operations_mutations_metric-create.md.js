import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"metricCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/operations/mutations/metric-create.md","filePath":"docs/reference/inventory/operations/mutations/metric-create.md"}');
const _sfc_main = { name: "docs/reference/inventory/operations/mutations/metric-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metriccreate" tabindex="-1">metricCreate <a class="header-anchor" href="#metriccreate" aria-label="Permalink to &quot;metricCreate&quot;">​</a></h1><p>Creates a metric, once its analysis has run. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>WRONG_QUERY_OPTIONS</code>, <code>NOT_SUPPORT_RESOURCE_TYPE</code>, <code>SAVE_UNIQUE_VALUES</code>. Calls <code>inventory.metric.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">metricCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MetricCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MetricCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="metriccreate-input-nbsp-●-nbsp-metriccreateinput" tabindex="-1"><a href="#"><code>metricCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/metric-create-input.html"><code>MetricCreateInput!</code></a> <a class="header-anchor" href="#metriccreate-input-nbsp-●-nbsp-metriccreateinput" aria-label="Permalink to &quot;[\`metricCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MetricCreateInput!\`](/docs/reference/inventory/types/inputs/metric-create-input)&quot;">​</a></h4><p>Values of the new metric.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="metriccreatepayload" tabindex="-1"><a href="/docs/reference/inventory/types/objects/metric-create-payload.html"><code>MetricCreatePayload</code></a> <a class="header-anchor" href="#metriccreatepayload" aria-label="Permalink to &quot;[\`MetricCreatePayload\`](/docs/reference/inventory/types/objects/metric-create-payload)&quot;">​</a></h4><p>The metric that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/operations/mutations/metric-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricCreate as default
};
