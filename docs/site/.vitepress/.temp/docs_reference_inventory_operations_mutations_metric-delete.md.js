import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"metricDelete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/operations/mutations/metric-delete.md","filePath":"docs/reference/inventory/operations/mutations/metric-delete.md"}');
const _sfc_main = { name: "docs/reference/inventory/operations/mutations/metric-delete.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="metricdelete" tabindex="-1">metricDelete <a class="header-anchor" href="#metricdelete" aria-label="Permalink to &quot;metricDelete&quot;">​</a></h1><p>Removes a metric with its data points. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>inventory.metric.delete</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">metricDelete</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MetricDeleteInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MetricDeletePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="metricdelete-input-nbsp-●-nbsp-metricdeleteinput" tabindex="-1"><a href="#"><code>metricDelete.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/metric-delete-input.html"><code>MetricDeleteInput!</code></a> <a class="header-anchor" href="#metricdelete-input-nbsp-●-nbsp-metricdeleteinput" aria-label="Permalink to &quot;[\`metricDelete.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MetricDeleteInput!\`](/docs/reference/inventory/types/inputs/metric-delete-input)&quot;">​</a></h4><p>The metric to delete.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="metricdeletepayload" tabindex="-1"><a href="/docs/reference/inventory/types/objects/metric-delete-payload.html"><code>MetricDeletePayload</code></a> <a class="header-anchor" href="#metricdeletepayload" aria-label="Permalink to &quot;[\`MetricDeletePayload\`](/docs/reference/inventory/types/objects/metric-delete-payload)&quot;">​</a></h4><p>Payload of a deletion.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/operations/mutations/metric-delete.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const metricDelete = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  metricDelete as default
};
