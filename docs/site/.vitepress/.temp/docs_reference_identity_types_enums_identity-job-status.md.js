import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IdentityJobStatus","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/identity-job-status.md","filePath":"docs/reference/identity/types/enums/identity-job-status.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/identity-job-status.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="identityjobstatus" tabindex="-1">IdentityJobStatus <a class="header-anchor" href="#identityjobstatus" aria-label="Permalink to &quot;IdentityJobStatus&quot;">​</a></h1><p>Progress or result of a run that synchronises accounts.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> IdentityJobStatus</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CANCELED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ERROR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  FAILURE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  IN_PROGRESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PENDING</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUCCESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="identityjobstatus-canceled" tabindex="-1"><a href="#"><code>IdentityJobStatus.CANCELED</code></a> <a class="header-anchor" href="#identityjobstatus-canceled" aria-label="Permalink to &quot;[\`IdentityJobStatus.CANCELED\`](#)&quot;">​</a></h4><p>It was canceled.</p><h4 id="identityjobstatus-error" tabindex="-1"><a href="#"><code>IdentityJobStatus.ERROR</code></a> <a class="header-anchor" href="#identityjobstatus-error" aria-label="Permalink to &quot;[\`IdentityJobStatus.ERROR\`](#)&quot;">​</a></h4><p>It failed. An older spelling, which a filter on FAILURE does not match.</p><h4 id="identityjobstatus-failure" tabindex="-1"><a href="#"><code>IdentityJobStatus.FAILURE</code></a> <a class="header-anchor" href="#identityjobstatus-failure" aria-label="Permalink to &quot;[\`IdentityJobStatus.FAILURE\`](#)&quot;">​</a></h4><p>It failed.</p><h4 id="identityjobstatus-in-progress" tabindex="-1"><a href="#"><code>IdentityJobStatus.IN_PROGRESS</code></a> <a class="header-anchor" href="#identityjobstatus-in-progress" aria-label="Permalink to &quot;[\`IdentityJobStatus.IN_PROGRESS\`](#)&quot;">​</a></h4><p>It is running.</p><h4 id="identityjobstatus-pending" tabindex="-1"><a href="#"><code>IdentityJobStatus.PENDING</code></a> <a class="header-anchor" href="#identityjobstatus-pending" aria-label="Permalink to &quot;[\`IdentityJobStatus.PENDING\`](#)&quot;">​</a></h4><p>It is pending.</p><h4 id="identityjobstatus-success" tabindex="-1"><a href="#"><code>IdentityJobStatus.SUCCESS</code></a> <a class="header-anchor" href="#identityjobstatus-success" aria-label="Permalink to &quot;[\`IdentityJobStatus.SUCCESS\`](#)&quot;">​</a></h4><p>It succeeded.</p><h4 id="identityjobstatus-unknown" tabindex="-1"><a href="#"><code>IdentityJobStatus.UNKNOWN</code></a> <a class="header-anchor" href="#identityjobstatus-unknown" aria-label="Permalink to &quot;[\`IdentityJobStatus.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/identity-job.html"><code>IdentityJob</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/identity-job-status.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const identityJobStatus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  identityJobStatus as default
};
