import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertStateCount","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/objects/alert-state-count.md","filePath":"docs/reference/monitoring/types/objects/alert-state-count.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/objects/alert-state-count.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertstatecount" tabindex="-1">AlertStateCount <a class="header-anchor" href="#alertstatecount" aria-label="Permalink to &quot;AlertStateCount&quot;">​</a></h1><p>Number of alerts in one state.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertStateCount</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  count</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Int</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  state</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertState</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertstatecount-count-nbsp-●-nbsp-int" tabindex="-1"><a href="#"><code>AlertStateCount.count</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/int.html"><code>Int!</code></a> <a class="header-anchor" href="#alertstatecount-count-nbsp-●-nbsp-int" aria-label="Permalink to &quot;[\`AlertStateCount.count\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Int!\`](/docs/reference/shared/types/scalars/int)&quot;">​</a></h4><p>Number of alerts.</p><h4 id="alertstatecount-state-nbsp-●-nbsp-alertstate" tabindex="-1"><a href="#"><code>AlertStateCount.state</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/enums/alert-state.html"><code>AlertState!</code></a> <a class="header-anchor" href="#alertstatecount-state-nbsp-●-nbsp-alertstate" aria-label="Permalink to &quot;[\`AlertStateCount.state\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertState!\`](/docs/reference/monitoring/types/enums/alert-state)&quot;">​</a></h4><p>State of the alerts.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert-counts.html"><code>AlertCounts</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/objects/alert-state-count.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertStateCount = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertStateCount as default
};
