import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WorkspaceOrDomainInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/workspace-or-domain-input.md","filePath":"docs/reference/shared/types/enums/workspace-or-domain-input.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/workspace-or-domain-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="workspaceordomaininput" tabindex="-1">WorkspaceOrDomainInput <a class="header-anchor" href="#workspaceordomaininput" aria-label="Permalink to &quot;WorkspaceOrDomainInput&quot;">​</a></h1><p>Scope of a record that does not belong to one project.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> WorkspaceOrDomainInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DOMAIN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="workspaceordomaininput-domain" tabindex="-1"><a href="#"><code>WorkspaceOrDomainInput.DOMAIN</code></a> <a class="header-anchor" href="#workspaceordomaininput-domain" aria-label="Permalink to &quot;[\`WorkspaceOrDomainInput.DOMAIN\`](#)&quot;">​</a></h4><p>The whole domain.</p><h4 id="workspaceordomaininput-workspace" tabindex="-1"><a href="#"><code>WorkspaceOrDomainInput.WORKSPACE</code></a> <a class="header-anchor" href="#workspaceordomaininput-workspace" aria-label="Permalink to &quot;[\`WorkspaceOrDomainInput.WORKSPACE\`](#)&quot;">​</a></h4><p>One workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/inputs/metric-create-input.html"><code>MetricCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/secret/types/inputs/trusted-secret-create-input.html"><code>TrustedSecretCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/workspace-or-domain-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const workspaceOrDomainInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  workspaceOrDomainInput as default
};
