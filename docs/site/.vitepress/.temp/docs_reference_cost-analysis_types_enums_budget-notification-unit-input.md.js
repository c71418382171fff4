import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetNotificationUnitInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-notification-unit-input.md","filePath":"docs/reference/cost-analysis/types/enums/budget-notification-unit-input.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-notification-unit-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetnotificationunitinput" tabindex="-1">BudgetNotificationUnitInput <a class="header-anchor" href="#budgetnotificationunitinput" aria-label="Permalink to &quot;BudgetNotificationUnitInput&quot;">​</a></h1><p>The values of <code>BudgetNotificationUnit</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetNotificationUnitInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACTUAL_COST</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PERCENT</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgetnotificationunitinput-actual-cost" tabindex="-1"><a href="#"><code>BudgetNotificationUnitInput.ACTUAL_COST</code></a> <a class="header-anchor" href="#budgetnotificationunitinput-actual-cost" aria-label="Permalink to &quot;[\`BudgetNotificationUnitInput.ACTUAL_COST\`](#)&quot;">​</a></h4><p>An amount in the budget&#39;s currency.</p><h4 id="budgetnotificationunitinput-percent" tabindex="-1"><a href="#"><code>BudgetNotificationUnitInput.PERCENT</code></a> <a class="header-anchor" href="#budgetnotificationunitinput-percent" aria-label="Permalink to &quot;[\`BudgetNotificationUnitInput.PERCENT\`](#)&quot;">​</a></h4><p>Percent of the limit, 0 to 100.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/budget-notification-input.html"><code>BudgetNotificationInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-notification-unit-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetNotificationUnitInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetNotificationUnitInput as default
};
