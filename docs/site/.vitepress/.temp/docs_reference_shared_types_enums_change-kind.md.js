import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ChangeKind","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/change-kind.md","filePath":"docs/reference/shared/types/enums/change-kind.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/change-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changekind" tabindex="-1">ChangeKind <a class="header-anchor" href="#changekind" aria-label="Permalink to &quot;ChangeKind&quot;">​</a></h1><p>What happened to a record.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ChangeKind</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DELETED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOLVED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UPDATED</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="changekind-created" tabindex="-1"><a href="#"><code>ChangeKind.CREATED</code></a> <a class="header-anchor" href="#changekind-created" aria-label="Permalink to &quot;[\`ChangeKind.CREATED\`](#)&quot;">​</a></h4><p>It exists now.</p><h4 id="changekind-deleted" tabindex="-1"><a href="#"><code>ChangeKind.DELETED</code></a> <a class="header-anchor" href="#changekind-deleted" aria-label="Permalink to &quot;[\`ChangeKind.DELETED\`](#)&quot;">​</a></h4><p>It was deleted, or is no longer visible to the caller.</p><h4 id="changekind-resolved" tabindex="-1"><a href="#"><code>ChangeKind.RESOLVED</code></a> <a class="header-anchor" href="#changekind-resolved" aria-label="Permalink to &quot;[\`ChangeKind.RESOLVED\`](#)&quot;">​</a></h4><p>It reached a final state, e.g. an alert was resolved, a maintenance window closed, or a job finished.</p><h4 id="changekind-updated" tabindex="-1"><a href="#"><code>ChangeKind.UPDATED</code></a> <a class="header-anchor" href="#changekind-updated" aria-label="Permalink to &quot;[\`ChangeKind.UPDATED\`](#)&quot;">​</a></h4><p>It changed, or no longer meets the conditions of the subscription.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert-change.html"><code>AlertChange</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/objects/budget-change.html"><code>BudgetChange</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/objects/inventory-job-change.html"><code>InventoryJobChange</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/maintenance-window-change.html"><code>MaintenanceWindowChange</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/change-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const changeKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  changeKind as default
};
