import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetTimeUnit","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-time-unit.md","filePath":"docs/reference/cost-analysis/types/enums/budget-time-unit.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-time-unit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgettimeunit" tabindex="-1">BudgetTimeUnit <a class="header-anchor" href="#budgettimeunit" aria-label="Permalink to &quot;BudgetTimeUnit&quot;">​</a></h1><p>The period of the limits of a budget.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetTimeUnit</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MONTHLY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TOTAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  YEARLY</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgettimeunit-monthly" tabindex="-1"><a href="#"><code>BudgetTimeUnit.MONTHLY</code></a> <a class="header-anchor" href="#budgettimeunit-monthly" aria-label="Permalink to &quot;[\`BudgetTimeUnit.MONTHLY\`](#)&quot;">​</a></h4><p>By month.</p><h4 id="budgettimeunit-total" tabindex="-1"><a href="#"><code>BudgetTimeUnit.TOTAL</code></a> <a class="header-anchor" href="#budgettimeunit-total" aria-label="Permalink to &quot;[\`BudgetTimeUnit.TOTAL\`](#)&quot;">​</a></h4><p>Once for the whole period.</p><h4 id="budgettimeunit-unknown" tabindex="-1"><a href="#"><code>BudgetTimeUnit.UNKNOWN</code></a> <a class="header-anchor" href="#budgettimeunit-unknown" aria-label="Permalink to &quot;[\`BudgetTimeUnit.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h4 id="budgettimeunit-yearly" tabindex="-1"><a href="#"><code>BudgetTimeUnit.YEARLY</code></a> <a class="header-anchor" href="#budgettimeunit-yearly" aria-label="Permalink to &quot;[\`BudgetTimeUnit.YEARLY\`](#)&quot;">​</a></h4><p>By year.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-time-unit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetTimeUnit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetTimeUnit as default
};
