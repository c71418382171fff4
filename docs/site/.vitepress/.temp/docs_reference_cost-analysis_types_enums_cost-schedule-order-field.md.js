import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CostScheduleOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/cost-schedule-order-field.md","filePath":"docs/reference/cost-analysis/types/enums/cost-schedule-order-field.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/cost-schedule-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="costscheduleorderfield" tabindex="-1">CostScheduleOrderField <a class="header-anchor" href="#costscheduleorderfield" aria-label="Permalink to &quot;CostScheduleOrderField&quot;">​</a></h1><p>Fields by which schedules can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CostScheduleOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DATA_SOURCE_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LAST_SCHEDULED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="costscheduleorderfield-created-at" tabindex="-1"><a href="#"><code>CostScheduleOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#costscheduleorderfield-created-at" aria-label="Permalink to &quot;[\`CostScheduleOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="costscheduleorderfield-data-source-id" tabindex="-1"><a href="#"><code>CostScheduleOrderField.DATA_SOURCE_ID</code></a> <a class="header-anchor" href="#costscheduleorderfield-data-source-id" aria-label="Permalink to &quot;[\`CostScheduleOrderField.DATA_SOURCE_ID\`](#)&quot;">​</a></h4><p>By identifier of the data source.</p><h4 id="costscheduleorderfield-id" tabindex="-1"><a href="#"><code>CostScheduleOrderField.ID</code></a> <a class="header-anchor" href="#costscheduleorderfield-id" aria-label="Permalink to &quot;[\`CostScheduleOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="costscheduleorderfield-last-scheduled-at" tabindex="-1"><a href="#"><code>CostScheduleOrderField.LAST_SCHEDULED_AT</code></a> <a class="header-anchor" href="#costscheduleorderfield-last-scheduled-at" aria-label="Permalink to &quot;[\`CostScheduleOrderField.LAST_SCHEDULED_AT\`](#)&quot;">​</a></h4><p>When it last fired.</p><h4 id="costscheduleorderfield-name" tabindex="-1"><a href="#"><code>CostScheduleOrderField.NAME</code></a> <a class="header-anchor" href="#costscheduleorderfield-name" aria-label="Permalink to &quot;[\`CostScheduleOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="costscheduleorderfield-state" tabindex="-1"><a href="#"><code>CostScheduleOrderField.STATE</code></a> <a class="header-anchor" href="#costscheduleorderfield-state" aria-label="Permalink to &quot;[\`CostScheduleOrderField.STATE\`](#)&quot;">​</a></h4><p>State, alphabetically.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/cost-schedule-order.html"><code>CostScheduleOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/cost-schedule-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const costScheduleOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  costScheduleOrderField as default
};
