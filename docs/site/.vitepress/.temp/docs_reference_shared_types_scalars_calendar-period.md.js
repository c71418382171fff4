import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CalendarPeriod","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/scalars/calendar-period.md","filePath":"docs/reference/shared/types/scalars/calendar-period.md"}');
const _sfc_main = { name: "docs/reference/shared/types/scalars/calendar-period.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="calendarperiod" tabindex="-1">CalendarPeriod <a class="header-anchor" href="#calendarperiod" aria-label="Permalink to &quot;CalendarPeriod&quot;">​</a></h1><p>A year, a month or a day: <code>YYYY</code>, <code>YYYY-MM</code> or <code>YYYY-MM-DD</code>, e.g. <code>2024-05</code>. Fields show the stored text unchanged.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">scalar</span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;"> CalendarPeriod</span></span></code></pre></div><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/budget-create-input.html"><code>BudgetCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/objects/cost-point.html"><code>CostPoint</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/operations/queries/cost-report-data-analysis.html"><code>costReportDataAnalysis</code></a> <mark class="gqlmd-mkdocs-badge">query</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/objects/planned-limit.html"><code>PlannedLimit</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/planned-limit-input.html"><code>PlannedLimitInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/scalars/calendar-period.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const calendarPeriod = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  calendarPeriod as default
};
