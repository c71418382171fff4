import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"budgetSetNotification","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/mutations/budget-set-notification.md","filePath":"docs/reference/cost-analysis/operations/mutations/budget-set-notification.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/mutations/budget-set-notification.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetsetnotification" tabindex="-1">budgetSetNotification <a class="header-anchor" href="#budgetsetnotification" aria-label="Permalink to &quot;budgetSetNotification&quot;">​</a></h1><p>Sets at which thresholds to notify, replacing all earlier ones. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>UNIT_IS_REQUIRED</code>, <code>NOTIFICATION_TYPE_IS_REQUIRED</code>, <code>THRESHOLD_IS_WRONG</code>, <code>THRESHOLD_IS_WRONG_IN_PERCENT_TYPE</code>. Calls <code>cost_analysis.budget.set_notification</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">budgetSetNotification</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">BudgetSetNotificationInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">BudgetSetNotificationPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="budgetsetnotification-input-nbsp-●-nbsp-budgetsetnotificationinput" tabindex="-1"><a href="#"><code>budgetSetNotification.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/budget-set-notification-input.html"><code>BudgetSetNotificationInput!</code></a> <a class="header-anchor" href="#budgetsetnotification-input-nbsp-●-nbsp-budgetsetnotificationinput" aria-label="Permalink to &quot;[\`budgetSetNotification.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`BudgetSetNotificationInput!\`](/docs/reference/cost-analysis/types/inputs/budget-set-notification-input)&quot;">​</a></h4><p>The budget whose thresholds to replace, and all new thresholds.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="budgetsetnotificationpayload" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/budget-set-notification-payload.html"><code>BudgetSetNotificationPayload</code></a> <a class="header-anchor" href="#budgetsetnotificationpayload" aria-label="Permalink to &quot;[\`BudgetSetNotificationPayload\`](/docs/reference/cost-analysis/types/objects/budget-set-notification-payload)&quot;">​</a></h4><p>The budget whose thresholds were set.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/mutations/budget-set-notification.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetSetNotification = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetSetNotification as default
};
