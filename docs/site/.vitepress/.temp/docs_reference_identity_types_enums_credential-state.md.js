import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CredentialState","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/credential-state.md","filePath":"docs/reference/identity/types/enums/credential-state.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/credential-state.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="credentialstate" tabindex="-1">CredentialState <a class="header-anchor" href="#credentialstate" aria-label="Permalink to &quot;CredentialState&quot;">​</a></h1><p>Whether a credential, or a role, works.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> CredentialState</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DISABLED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ENABLED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EXPIRED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="credentialstate-disabled" tabindex="-1"><a href="#"><code>CredentialState.DISABLED</code></a> <a class="header-anchor" href="#credentialstate-disabled" aria-label="Permalink to &quot;[\`CredentialState.DISABLED\`](#)&quot;">​</a></h4><p>Disabled: it is refused.</p><h4 id="credentialstate-enabled" tabindex="-1"><a href="#"><code>CredentialState.ENABLED</code></a> <a class="header-anchor" href="#credentialstate-enabled" aria-label="Permalink to &quot;[\`CredentialState.ENABLED\`](#)&quot;">​</a></h4><p>It is valid.</p><h4 id="credentialstate-expired" tabindex="-1"><a href="#"><code>CredentialState.EXPIRED</code></a> <a class="header-anchor" href="#credentialstate-expired" aria-label="Permalink to &quot;[\`CredentialState.EXPIRED\`](#)&quot;">​</a></h4><p>Expired: it is refused.</p><h4 id="credentialstate-unknown" tabindex="-1"><a href="#"><code>CredentialState.UNKNOWN</code></a> <a class="header-anchor" href="#credentialstate-unknown" aria-label="Permalink to &quot;[\`CredentialState.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/agent.html"><code>Agent</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/api-key.html"><code>ApiKey</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/app.html"><code>App</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/credential-state.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const credentialState = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  credentialState as default
};
