import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetNotificationUnit","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-notification-unit.md","filePath":"docs/reference/cost-analysis/types/enums/budget-notification-unit.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-notification-unit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetnotificationunit" tabindex="-1">BudgetNotificationUnit <a class="header-anchor" href="#budgetnotificationunit" aria-label="Permalink to &quot;BudgetNotificationUnit&quot;">​</a></h1><p>Unit of a threshold.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetNotificationUnit</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACTUAL_COST</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PERCENT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgetnotificationunit-actual-cost" tabindex="-1"><a href="#"><code>BudgetNotificationUnit.ACTUAL_COST</code></a> <a class="header-anchor" href="#budgetnotificationunit-actual-cost" aria-label="Permalink to &quot;[\`BudgetNotificationUnit.ACTUAL_COST\`](#)&quot;">​</a></h4><p>An amount in the budget&#39;s currency.</p><h4 id="budgetnotificationunit-percent" tabindex="-1"><a href="#"><code>BudgetNotificationUnit.PERCENT</code></a> <a class="header-anchor" href="#budgetnotificationunit-percent" aria-label="Permalink to &quot;[\`BudgetNotificationUnit.PERCENT\`](#)&quot;">​</a></h4><p>Percent of the limit, 0 to 100.</p><h4 id="budgetnotificationunit-unknown" tabindex="-1"><a href="#"><code>BudgetNotificationUnit.UNKNOWN</code></a> <a class="header-anchor" href="#budgetnotificationunit-unknown" aria-label="Permalink to &quot;[\`BudgetNotificationUnit.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget-notification.html"><code>BudgetNotification</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-notification-unit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetNotificationUnit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetNotificationUnit as default
};
