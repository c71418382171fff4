import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetTimeUnitInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-time-unit-input.md","filePath":"docs/reference/cost-analysis/types/enums/budget-time-unit-input.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-time-unit-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgettimeunitinput" tabindex="-1">BudgetTimeUnitInput <a class="header-anchor" href="#budgettimeunitinput" aria-label="Permalink to &quot;BudgetTimeUnitInput&quot;">​</a></h1><p>The values of <code>BudgetTimeUnit</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetTimeUnitInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MONTHLY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TOTAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  YEARLY</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgettimeunitinput-monthly" tabindex="-1"><a href="#"><code>BudgetTimeUnitInput.MONTHLY</code></a> <a class="header-anchor" href="#budgettimeunitinput-monthly" aria-label="Permalink to &quot;[\`BudgetTimeUnitInput.MONTHLY\`](#)&quot;">​</a></h4><p>By month.</p><h4 id="budgettimeunitinput-total" tabindex="-1"><a href="#"><code>BudgetTimeUnitInput.TOTAL</code></a> <a class="header-anchor" href="#budgettimeunitinput-total" aria-label="Permalink to &quot;[\`BudgetTimeUnitInput.TOTAL\`](#)&quot;">​</a></h4><p>Once for the whole period.</p><h4 id="budgettimeunitinput-yearly" tabindex="-1"><a href="#"><code>BudgetTimeUnitInput.YEARLY</code></a> <a class="header-anchor" href="#budgettimeunitinput-yearly" aria-label="Permalink to &quot;[\`BudgetTimeUnitInput.YEARLY\`](#)&quot;">​</a></h4><p>By year.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/budget-create-input.html"><code>BudgetCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/budget-time-unit-filter.html"><code>BudgetTimeUnitFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-time-unit-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetTimeUnitInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetTimeUnitInput as default
};
