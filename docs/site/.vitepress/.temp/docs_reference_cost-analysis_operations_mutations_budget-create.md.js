import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"budgetCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/operations/mutations/budget-create.md","filePath":"docs/reference/cost-analysis/operations/mutations/budget-create.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/operations/mutations/budget-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetcreate" tabindex="-1">budgetCreate <a class="header-anchor" href="#budgetcreate" aria-label="Permalink to &quot;budgetCreate&quot;">​</a></h1><p>Plans an expenditure. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>INVALID_TIME_RANGE</code>, <code>NO_DATE_IN_PLANNED_LIMITS</code>, <code>DATE_IS_REQUIRED</code>, <code>LIMIT_IS_WRONG</code>, <code>DATE_IS_WRONG</code>, <code>ONLY_ONE_OF_PROJECT_OR_PROJECT_GROUP</code>, <code>PROVIDER_FILTER_IS_EMPTY</code>, <code>UNIT_IS_REQUIRED</code>, <code>NOTIFICATION_TYPE_IS_REQUIRED</code>, <code>THRESHOLD_IS_WRONG</code>, <code>THRESHOLD_IS_WRONG_IN_PERCENT_TYPE</code>, <code>BUDGET_ALREADY_EXIST</code>. Calls <code>cost_analysis.budget.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">budgetCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">BudgetCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">BudgetCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="budgetcreate-input-nbsp-●-nbsp-budgetcreateinput" tabindex="-1"><a href="#"><code>budgetCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/budget-create-input.html"><code>BudgetCreateInput!</code></a> <a class="header-anchor" href="#budgetcreate-input-nbsp-●-nbsp-budgetcreateinput" aria-label="Permalink to &quot;[\`budgetCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`BudgetCreateInput!\`](/docs/reference/cost-analysis/types/inputs/budget-create-input)&quot;">​</a></h4><p>Values of the new budget.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="budgetcreatepayload" tabindex="-1"><a href="/docs/reference/cost-analysis/types/objects/budget-create-payload.html"><code>BudgetCreatePayload</code></a> <a class="header-anchor" href="#budgetcreatepayload" aria-label="Permalink to &quot;[\`BudgetCreatePayload\`](/docs/reference/cost-analysis/types/objects/budget-create-payload)&quot;">​</a></h4><p>The budget that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/operations/mutations/budget-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetCreate as default
};
