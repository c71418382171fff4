import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"PlannedLimit","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/objects/planned-limit.md","filePath":"docs/reference/cost-analysis/types/objects/planned-limit.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/objects/planned-limit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="plannedlimit" tabindex="-1">PlannedLimit <a class="header-anchor" href="#plannedlimit" aria-label="Permalink to &quot;PlannedLimit&quot;">​</a></h1><p>Planned amount of one month or year.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> PlannedLimit</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  date</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">CalendarPeriod</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  limit</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Float</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="plannedlimit-date-nbsp-●-nbsp-calendarperiod" tabindex="-1"><a href="#"><code>PlannedLimit.date</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/calendar-period.html"><code>CalendarPeriod!</code></a> <a class="header-anchor" href="#plannedlimit-date-nbsp-●-nbsp-calendarperiod" aria-label="Permalink to &quot;[\`PlannedLimit.date\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`CalendarPeriod!\`](/docs/reference/shared/types/scalars/calendar-period)&quot;">​</a></h4><p>Month <code>YYYY-MM</code> or year <code>YYYY</code>.</p><h4 id="plannedlimit-limit-nbsp-●-nbsp-float" tabindex="-1"><a href="#"><code>PlannedLimit.limit</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/float.html"><code>Float!</code></a> <a class="header-anchor" href="#plannedlimit-limit-nbsp-●-nbsp-float" aria-label="Permalink to &quot;[\`PlannedLimit.limit\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Float!\`](/docs/reference/shared/types/scalars/float)&quot;">​</a></h4><p>Planned amount, in the budget&#39;s currency.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/objects/planned-limit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const plannedLimit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  plannedLimit as default
};
