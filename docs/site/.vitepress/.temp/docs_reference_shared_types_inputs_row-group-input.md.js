import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RowGroupInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/inputs/row-group-input.md","filePath":"docs/reference/shared/types/inputs/row-group-input.md"}');
const _sfc_main = { name: "docs/reference/shared/types/inputs/row-group-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rowgroupinput" tabindex="-1">RowGroupInput <a class="header-anchor" href="#rowgroupinput" aria-label="Permalink to &quot;RowGroupInput&quot;">​</a></h1><p>Groups of rows.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RowGroupInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  fields</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">StatisticsFieldInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  keys</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="rowgroupinput-fields-nbsp-●-nbsp-statisticsfieldinput" tabindex="-1"><a href="#"><code>RowGroupInput.fields</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/inputs/statistics-field-input.html"><code>[StatisticsFieldInput!]</code></a> <a class="header-anchor" href="#rowgroupinput-fields-nbsp-●-nbsp-statisticsfieldinput" aria-label="Permalink to &quot;[\`RowGroupInput.fields\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[StatisticsFieldInput!]\`](/docs/reference/shared/types/inputs/statistics-field-input)&quot;">​</a></h4><p>Values to compute for each group.</p><h4 id="rowgroupinput-keys-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>RowGroupInput.keys</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>[String!]</code></a> <a class="header-anchor" href="#rowgroupinput-keys-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`RowGroupInput.keys\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[String!]\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Names of the values to group by. If omitted, all rows are one group.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/inputs/statistics-stage-input.html"><code>StatisticsStageInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/inputs/row-group-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowGroupInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowGroupInput as default
};
