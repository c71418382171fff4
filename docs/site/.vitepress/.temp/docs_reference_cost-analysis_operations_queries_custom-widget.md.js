import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"customWidget","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/queries/custom-widget.md","filePath":"docs/reference/cost-analysis/operations/queries/custom-widget.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/queries/custom-widget.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="customwidget" tabindex="-1">customWidget <a class="header-anchor" href="#customwidget" aria-label="Permalink to &quot;customWidget&quot;">​</a></h1><p>One widget. Null if it does not exist or is not visible to the caller. Calls <code>cost_analysis.custom_widget.get</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">customWidget</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  domainId</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">CustomWidget</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="customwidget-domainid-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>customWidget.domainId</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID</code></a> <a class="header-anchor" href="#customwidget-domainid-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`customWidget.domainId\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Domain of the records. Default: the domain of the caller&#39;s token.</p><h4 id="customwidget-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>customWidget.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#customwidget-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`customWidget.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Identifier, e.g. <code>widget-5c7fe0129ab3</code>.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="customwidget-1" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/custom-widget.html"><code>CustomWidget</code></a> <a class="header-anchor" href="#customwidget-1" aria-label="Permalink to &quot;[\`CustomWidget\`](/docs/reference/cost-analysis/types/objects/custom-widget)&quot;">​</a></h4><p>A chart of cost that a user keeps for reuse, visible to everybody in the domain. Source: <code>cost_analysis.custom_widget</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/queries/custom-widget.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const customWidget = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  customWidget as default
};
