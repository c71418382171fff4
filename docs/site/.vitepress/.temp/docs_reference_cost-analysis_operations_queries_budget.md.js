import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"budget","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/queries/budget.md","filePath":"docs/reference/cost-analysis/operations/queries/budget.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/queries/budget.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budget" tabindex="-1">budget <a class="header-anchor" href="#budget" aria-label="Permalink to &quot;budget&quot;">​</a></h1><p>One budget. Null if it does not exist or is not visible to the caller. Calls <code>cost_analysis.budget.get</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">budget</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">Budget</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="budget-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>budget.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#budget-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`budget.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Identifier, e.g. <code>budget-5c7fe0129ab3</code>.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="budget-1" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <a class="header-anchor" href="#budget-1" aria-label="Permalink to &quot;[\`Budget\`](/docs/reference/cost-analysis/types/objects/budget)&quot;">​</a></h4><p>A planned amount of cost, with thresholds that notify. Source: <code>cost_analysis.budget</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/queries/budget.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budget = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budget as default
};
