import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ResourceGroup","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/resource-group.md","filePath":"docs/reference/shared/types/enums/resource-group.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/resource-group.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="resourcegroup" tabindex="-1">ResourceGroup <a class="header-anchor" href="#resourcegroup" aria-label="Permalink to &quot;ResourceGroup&quot;">​</a></h1><p>Scope of a record.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ResourceGroup</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="resourcegroup-domain" tabindex="-1"><a href="#"><code>ResourceGroup.DOMAIN</code></a> <a class="header-anchor" href="#resourcegroup-domain" aria-label="Permalink to &quot;[\`ResourceGroup.DOMAIN\`](#)&quot;">​</a></h4><p>The whole domain.</p><h4 id="resourcegroup-project" tabindex="-1"><a href="#"><code>ResourceGroup.PROJECT</code></a> <a class="header-anchor" href="#resourcegroup-project" aria-label="Permalink to &quot;[\`ResourceGroup.PROJECT\`](#)&quot;">​</a></h4><p>One project.</p><h4 id="resourcegroup-unknown" tabindex="-1"><a href="#"><code>ResourceGroup.UNKNOWN</code></a> <a class="header-anchor" href="#resourcegroup-unknown" aria-label="Permalink to &quot;[\`ResourceGroup.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h4 id="resourcegroup-workspace" tabindex="-1"><a href="#"><code>ResourceGroup.WORKSPACE</code></a> <a class="header-anchor" href="#resourcegroup-workspace" aria-label="Permalink to &quot;[\`ResourceGroup.WORKSPACE\`](#)&quot;">​</a></h4><p>One workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/app.html"><code>App</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/identity-job.html"><code>IdentityJob</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/objects/inventory-job.html"><code>InventoryJob</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/objects/metric.html"><code>Metric</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/role-binding.html"><code>RoleBinding</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/objects/trusted-account.html"><code>TrustedAccount</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/secret/types/objects/trusted-secret.html"><code>TrustedSecret</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/resource-group.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const resourceGroup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  resourceGroup as default
};
