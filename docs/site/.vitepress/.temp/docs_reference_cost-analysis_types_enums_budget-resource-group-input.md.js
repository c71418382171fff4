import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BudgetResourceGroupInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/budget-resource-group-input.md","filePath":"docs/reference/cost-analysis/types/enums/budget-resource-group-input.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/budget-resource-group-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="budgetresourcegroupinput" tabindex="-1">BudgetResourceGroupInput <a class="header-anchor" href="#budgetresourcegroupinput" aria-label="Permalink to &quot;BudgetResourceGroupInput&quot;">​</a></h1><p>The values of <code>BudgetResourceGroup</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> BudgetResourceGroupInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="budgetresourcegroupinput-domain" tabindex="-1"><a href="#"><code>BudgetResourceGroupInput.DOMAIN</code></a> <a class="header-anchor" href="#budgetresourcegroupinput-domain" aria-label="Permalink to &quot;[\`BudgetResourceGroupInput.DOMAIN\`](#)&quot;">​</a></h4><p>The whole domain.</p><h4 id="budgetresourcegroupinput-project" tabindex="-1"><a href="#"><code>BudgetResourceGroupInput.PROJECT</code></a> <a class="header-anchor" href="#budgetresourcegroupinput-project" aria-label="Permalink to &quot;[\`BudgetResourceGroupInput.PROJECT\`](#)&quot;">​</a></h4><p>One project, or the projects of a project group.</p><h4 id="budgetresourcegroupinput-workspace" tabindex="-1"><a href="#"><code>BudgetResourceGroupInput.WORKSPACE</code></a> <a class="header-anchor" href="#budgetresourcegroupinput-workspace" aria-label="Permalink to &quot;[\`BudgetResourceGroupInput.WORKSPACE\`](#)&quot;">​</a></h4><p>One workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/budget-create-input.html"><code>BudgetCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/budget-resource-group-filter.html"><code>BudgetResourceGroupFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/budget-resource-group-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const budgetResourceGroupInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  budgetResourceGroupInput as default
};
