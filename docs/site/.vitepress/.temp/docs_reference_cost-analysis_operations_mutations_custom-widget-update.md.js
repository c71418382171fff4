import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"customWidgetUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/mutations/custom-widget-update.md","filePath":"docs/reference/cost-analysis/operations/mutations/custom-widget-update.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/mutations/custom-widget-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="customwidgetupdate" tabindex="-1">customWidgetUpdate <a class="header-anchor" href="#customwidgetupdate" aria-label="Permalink to &quot;customWidgetUpdate&quot;">​</a></h1><p>Changes a widget: one of the caller; for domain admins any. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>cost_analysis.custom_widget.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">customWidgetUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">CustomWidgetUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">CustomWidgetUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="customwidgetupdate-input-nbsp-●-nbsp-customwidgetupdateinput" tabindex="-1"><a href="#"><code>customWidgetUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/custom-widget-update-input.html"><code>CustomWidgetUpdateInput!</code></a> <a class="header-anchor" href="#customwidgetupdate-input-nbsp-●-nbsp-customwidgetupdateinput" aria-label="Permalink to &quot;[\`customWidgetUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`CustomWidgetUpdateInput!\`](/docs/reference/cost-analysis/types/inputs/custom-widget-update-input)&quot;">​</a></h4><p>The widget to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="customwidgetupdatepayload" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/custom-widget-update-payload.html"><code>CustomWidgetUpdatePayload</code></a> <a class="header-anchor" href="#customwidgetupdatepayload" aria-label="Permalink to &quot;[\`CustomWidgetUpdatePayload\`](/docs/reference/cost-analysis/types/objects/custom-widget-update-payload)&quot;">​</a></h4><p>The widget that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/mutations/custom-widget-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const customWidgetUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  customWidgetUpdate as default
};
