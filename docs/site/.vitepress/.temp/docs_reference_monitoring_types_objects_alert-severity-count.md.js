import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertSeverityCount","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/objects/alert-severity-count.md","filePath":"docs/reference/monitoring/types/objects/alert-severity-count.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/objects/alert-severity-count.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertseveritycount" tabindex="-1">AlertSeverityCount <a class="header-anchor" href="#alertseveritycount" aria-label="Permalink to &quot;AlertSeverityCount&quot;">​</a></h1><p>Number of alerts of one severity.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertSeverityCount</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  count</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Int</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  severity</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertSeverity</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertseveritycount-count-nbsp-●-nbsp-int" tabindex="-1"><a href="#"><code>AlertSeverityCount.count</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/int.html"><code>Int!</code></a> <a class="header-anchor" href="#alertseveritycount-count-nbsp-●-nbsp-int" aria-label="Permalink to &quot;[\`AlertSeverityCount.count\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Int!\`](/docs/reference/shared/types/scalars/int)&quot;">​</a></h4><p>Number of alerts.</p><h4 id="alertseveritycount-severity-nbsp-●-nbsp-alertseverity" tabindex="-1"><a href="#"><code>AlertSeverityCount.severity</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/enums/alert-severity.html"><code>AlertSeverity!</code></a> <a class="header-anchor" href="#alertseveritycount-severity-nbsp-●-nbsp-alertseverity" aria-label="Permalink to &quot;[\`AlertSeverityCount.severity\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertSeverity!\`](/docs/reference/monitoring/types/enums/alert-severity)&quot;">​</a></h4><p>Severity of the alerts.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert-counts.html"><code>AlertCounts</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/objects/alert-severity-count.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertSeverityCount = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertSeverityCount as default
};
