import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetNotificationType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-notification-type.md","filePath":"docs/reference/cost-analysis/types/enums/budget-notification-type.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-notification-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetnotificationtype" tabindex="-1">BudgetNotificationType <a class="header-anchor" href="#budgetnotificationtype" aria-label="Permalink to &quot;BudgetNotificationType&quot;">​</a></h1><p>Severity of passing a threshold.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetNotificationType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CRITICAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WARNING</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgetnotificationtype-critical" tabindex="-1"><a href="#"><code>BudgetNotificationType.CRITICAL</code></a> <a class="header-anchor" href="#budgetnotificationtype-critical" aria-label="Permalink to &quot;[\`BudgetNotificationType.CRITICAL\`](#)&quot;">​</a></h4><p>Action is required.</p><h4 id="budgetnotificationtype-unknown" tabindex="-1"><a href="#"><code>BudgetNotificationType.UNKNOWN</code></a> <a class="header-anchor" href="#budgetnotificationtype-unknown" aria-label="Permalink to &quot;[\`BudgetNotificationType.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h4 id="budgetnotificationtype-warning" tabindex="-1"><a href="#"><code>BudgetNotificationType.WARNING</code></a> <a class="header-anchor" href="#budgetnotificationtype-warning" aria-label="Permalink to &quot;[\`BudgetNotificationType.WARNING\`](#)&quot;">​</a></h4><p>For information.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget-notification.html"><code>BudgetNotification</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-notification-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetNotificationType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetNotificationType as default
};
