import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RowProjectInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/inputs/row-project-input.md","filePath":"docs/reference/shared/types/inputs/row-project-input.md"}');
const _sfc_main = { name: "docs/reference/shared/types/inputs/row-project-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rowprojectinput" tabindex="-1">RowProjectInput <a class="header-anchor" href="#rowprojectinput" aria-label="Permalink to &quot;RowProjectInput&quot;">​</a></h1><p>Values that stay in the rows.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RowProjectInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  excludeKeys</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Boolean</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  fields</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RowFieldInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="rowprojectinput-excludekeys-nbsp-●-nbsp-boolean" tabindex="-1"><a href="#"><code>RowProjectInput.excludeKeys</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/boolean.html"><code>Boolean</code></a> <a class="header-anchor" href="#rowprojectinput-excludekeys-nbsp-●-nbsp-boolean" aria-label="Permalink to &quot;[\`RowProjectInput.excludeKeys\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Boolean\`](/docs/reference/shared/types/scalars/boolean)&quot;">​</a></h4><p>Whether the values that the rows are grouped by are dropped as well.</p><h4 id="rowprojectinput-fields-nbsp-●-nbsp-rowfieldinput" tabindex="-1"><a href="#"><code>RowProjectInput.fields</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/inputs/row-field-input.html"><code>[RowFieldInput!]!</code></a> <a class="header-anchor" href="#rowprojectinput-fields-nbsp-●-nbsp-rowfieldinput" aria-label="Permalink to &quot;[\`RowProjectInput.fields\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[RowFieldInput!]!\`](/docs/reference/shared/types/inputs/row-field-input)&quot;">​</a></h4><p>Values to keep or compute.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/inputs/statistics-stage-input.html"><code>StatisticsStageInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/inputs/row-project-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowProjectInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowProjectInput as default
};
