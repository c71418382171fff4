import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetResourceGroup","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-resource-group.md","filePath":"docs/reference/cost-analysis/types/enums/budget-resource-group.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-resource-group.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetresourcegroup" tabindex="-1">BudgetResourceGroup <a class="header-anchor" href="#budgetresourcegroup" aria-label="Permalink to &quot;BudgetResourceGroup&quot;">​</a></h1><p>Scope of a budget.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetResourceGroup</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgetresourcegroup-domain" tabindex="-1"><a href="#"><code>BudgetResourceGroup.DOMAIN</code></a> <a class="header-anchor" href="#budgetresourcegroup-domain" aria-label="Permalink to &quot;[\`BudgetResourceGroup.DOMAIN\`](#)&quot;">​</a></h4><p>The whole domain.</p><h4 id="budgetresourcegroup-project" tabindex="-1"><a href="#"><code>BudgetResourceGroup.PROJECT</code></a> <a class="header-anchor" href="#budgetresourcegroup-project" aria-label="Permalink to &quot;[\`BudgetResourceGroup.PROJECT\`](#)&quot;">​</a></h4><p>One project, or the projects of a project group.</p><h4 id="budgetresourcegroup-unknown" tabindex="-1"><a href="#"><code>BudgetResourceGroup.UNKNOWN</code></a> <a class="header-anchor" href="#budgetresourcegroup-unknown" aria-label="Permalink to &quot;[\`BudgetResourceGroup.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h4 id="budgetresourcegroup-workspace" tabindex="-1"><a href="#"><code>BudgetResourceGroup.WORKSPACE</code></a> <a class="header-anchor" href="#budgetresourcegroup-workspace" aria-label="Permalink to &quot;[\`BudgetResourceGroup.WORKSPACE\`](#)&quot;">​</a></h4><p>One workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-resource-group.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetResourceGroup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetResourceGroup as default
};
