import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IdentityJobStatusInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/identity-job-status-input.md","filePath":"docs/reference/identity/types/enums/identity-job-status-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/identity-job-status-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="identityjobstatusinput" tabindex="-1">IdentityJobStatusInput <a class="header-anchor" href="#identityjobstatusinput" aria-label="Permalink to &quot;IdentityJobStatusInput&quot;">​</a></h1><p>The values of <code>IdentityJobStatus</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> IdentityJobStatusInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CANCELED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ERROR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  FAILURE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  IN_PROGRESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PENDING</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUCCESS</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="identityjobstatusinput-canceled" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.CANCELED</code></a> <a class="header-anchor" href="#identityjobstatusinput-canceled" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.CANCELED\`](#)&quot;">​</a></h4><p>It was canceled.</p><h4 id="identityjobstatusinput-error" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.ERROR</code></a> <a class="header-anchor" href="#identityjobstatusinput-error" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.ERROR\`](#)&quot;">​</a></h4><p>It failed. An older spelling, which a filter on FAILURE does not match.</p><h4 id="identityjobstatusinput-failure" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.FAILURE</code></a> <a class="header-anchor" href="#identityjobstatusinput-failure" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.FAILURE\`](#)&quot;">​</a></h4><p>It failed.</p><h4 id="identityjobstatusinput-in-progress" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.IN_PROGRESS</code></a> <a class="header-anchor" href="#identityjobstatusinput-in-progress" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.IN_PROGRESS\`](#)&quot;">​</a></h4><p>It is running.</p><h4 id="identityjobstatusinput-pending" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.PENDING</code></a> <a class="header-anchor" href="#identityjobstatusinput-pending" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.PENDING\`](#)&quot;">​</a></h4><p>It is pending.</p><h4 id="identityjobstatusinput-success" tabindex="-1"><a href="#"><code>IdentityJobStatusInput.SUCCESS</code></a> <a class="header-anchor" href="#identityjobstatusinput-success" aria-label="Permalink to &quot;[\`IdentityJobStatusInput.SUCCESS\`](#)&quot;">​</a></h4><p>It succeeded.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/identity-job-status-filter.html"><code>IdentityJobStatusFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/identity-job-status-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const identityJobStatusInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  identityJobStatusInput as default
};
