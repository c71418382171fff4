import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"customWidgetCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/mutations/custom-widget-create.md","filePath":"docs/reference/cost-analysis/operations/mutations/custom-widget-create.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/mutations/custom-widget-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="customwidgetcreate" tabindex="-1">customWidgetCreate <a class="header-anchor" href="#customwidgetcreate" aria-label="Permalink to &quot;customWidgetCreate&quot;">​</a></h1><p>Keeps a widget as the calling user&#39;s; not for apps. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>cost_analysis.custom_widget.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">customWidgetCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">CustomWidgetCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">CustomWidgetCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="customwidgetcreate-input-nbsp-●-nbsp-customwidgetcreateinput" tabindex="-1"><a href="#"><code>customWidgetCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/custom-widget-create-input.html"><code>CustomWidgetCreateInput!</code></a> <a class="header-anchor" href="#customwidgetcreate-input-nbsp-●-nbsp-customwidgetcreateinput" aria-label="Permalink to &quot;[\`customWidgetCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`CustomWidgetCreateInput!\`](/docs/reference/cost-analysis/types/inputs/custom-widget-create-input)&quot;">​</a></h4><p>Values of the new widget.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="customwidgetcreatepayload" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/custom-widget-create-payload.html"><code>CustomWidgetCreatePayload</code></a> <a class="header-anchor" href="#customwidgetcreatepayload" aria-label="Permalink to &quot;[\`CustomWidgetCreatePayload\`](/docs/reference/cost-analysis/types/objects/custom-widget-create-payload)&quot;">​</a></h4><p>The created widget.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/mutations/custom-widget-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const customWidgetCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  customWidgetCreate as default
};
