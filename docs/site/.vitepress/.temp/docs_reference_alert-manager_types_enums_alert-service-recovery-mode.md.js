import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertServiceRecoveryMode","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/enums/alert-service-recovery-mode.md","filePath":"docs/reference/alert-manager/types/enums/alert-service-recovery-mode.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/enums/alert-service-recovery-mode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertservicerecoverymode" tabindex="-1">AlertServiceRecoveryMode <a class="header-anchor" href="#alertservicerecoverymode" aria-label="Permalink to &quot;AlertServiceRecoveryMode&quot;">​</a></h1><p>What ends an alert when its cause is resolved.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertServiceRecoveryMode</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  AUTO</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MANUAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertservicerecoverymode-auto" tabindex="-1"><a href="#"><code>AlertServiceRecoveryMode.AUTO</code></a> <a class="header-anchor" href="#alertservicerecoverymode-auto" aria-label="Permalink to &quot;[\`AlertServiceRecoveryMode.AUTO\`](#)&quot;">​</a></h4><p>An event of the monitoring system.</p><h4 id="alertservicerecoverymode-manual" tabindex="-1"><a href="#"><code>AlertServiceRecoveryMode.MANUAL</code></a> <a class="header-anchor" href="#alertservicerecoverymode-manual" aria-label="Permalink to &quot;[\`AlertServiceRecoveryMode.MANUAL\`](#)&quot;">​</a></h4><p>A person.</p><h4 id="alertservicerecoverymode-unknown" tabindex="-1"><a href="#"><code>AlertServiceRecoveryMode.UNKNOWN</code></a> <a class="header-anchor" href="#alertservicerecoverymode-unknown" aria-label="Permalink to &quot;[\`AlertServiceRecoveryMode.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/objects/service-options.html"><code>ServiceOptions</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/enums/alert-service-recovery-mode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceRecoveryMode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceRecoveryMode as default
};
