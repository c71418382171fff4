import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertPoint","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/objects/alert-point.md","filePath":"docs/reference/monitoring/types/objects/alert-point.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/objects/alert-point.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertpoint" tabindex="-1">AlertPoint <a class="header-anchor" href="#alertpoint" aria-label="Permalink to &quot;AlertPoint&quot;">​</a></h1><p>Number of alerts created in one interval.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertPoint</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  count</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Int</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  start</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">DateTime</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertpoint-count-nbsp-●-nbsp-int" tabindex="-1"><a href="#"><code>AlertPoint.count</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/int.html"><code>Int!</code></a> <a class="header-anchor" href="#alertpoint-count-nbsp-●-nbsp-int" aria-label="Permalink to &quot;[\`AlertPoint.count\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Int!\`](/docs/reference/shared/types/scalars/int)&quot;">​</a></h4><p>Number of alerts.</p><h4 id="alertpoint-start-nbsp-●-nbsp-datetime" tabindex="-1"><a href="#"><code>AlertPoint.start</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/date-time.html"><code>DateTime!</code></a> <a class="header-anchor" href="#alertpoint-start-nbsp-●-nbsp-datetime" aria-label="Permalink to &quot;[\`AlertPoint.start\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`DateTime!\`](/docs/reference/shared/types/scalars/date-time)&quot;">​</a></h4><p>Start of the interval: a full hour, a day, a Monday or the first of a month in the time zone of the query.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert-counts.html"><code>AlertCounts</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/alert-group.html"><code>AlertGroup</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/alert-others.html"><code>AlertOthers</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/objects/alert-point.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertPoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertPoint as default
};
