import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertSeverityInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-severity-input.md","filePath":"docs/reference/monitoring/types/enums/alert-severity-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-severity-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertseverityinput" tabindex="-1">AlertSeverityInput <a class="header-anchor" href="#alertseverityinput" aria-label="Permalink to &quot;AlertSeverityInput&quot;">​</a></h1><p>The values of <code>AlertSeverity</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertSeverityInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CRITICAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ERROR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  INFO</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NONE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NOT_AVAILABLE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WARNING</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertseverityinput-critical" tabindex="-1"><a href="#"><code>AlertSeverityInput.CRITICAL</code></a> <a class="header-anchor" href="#alertseverityinput-critical" aria-label="Permalink to &quot;[\`AlertSeverityInput.CRITICAL\`](#)&quot;">​</a></h4><p>The resource does not work.</p><h4 id="alertseverityinput-error" tabindex="-1"><a href="#"><code>AlertSeverityInput.ERROR</code></a> <a class="header-anchor" href="#alertseverityinput-error" aria-label="Permalink to &quot;[\`AlertSeverityInput.ERROR\`](#)&quot;">​</a></h4><p>The resource works incorrectly.</p><h4 id="alertseverityinput-info" tabindex="-1"><a href="#"><code>AlertSeverityInput.INFO</code></a> <a class="header-anchor" href="#alertseverityinput-info" aria-label="Permalink to &quot;[\`AlertSeverityInput.INFO\`](#)&quot;">​</a></h4><p>For information.</p><h4 id="alertseverityinput-none" tabindex="-1"><a href="#"><code>AlertSeverityInput.NONE</code></a> <a class="header-anchor" href="#alertseverityinput-none" aria-label="Permalink to &quot;[\`AlertSeverityInput.NONE\`](#)&quot;">​</a></h4><p>The alert was created manually.</p><h4 id="alertseverityinput-not-available" tabindex="-1"><a href="#"><code>AlertSeverityInput.NOT_AVAILABLE</code></a> <a class="header-anchor" href="#alertseverityinput-not-available" aria-label="Permalink to &quot;[\`AlertSeverityInput.NOT_AVAILABLE\`](#)&quot;">​</a></h4><p>The monitoring system did not report a severity.</p><h4 id="alertseverityinput-warning" tabindex="-1"><a href="#"><code>AlertSeverityInput.WARNING</code></a> <a class="header-anchor" href="#alertseverityinput-warning" aria-label="Permalink to &quot;[\`AlertSeverityInput.WARNING\`](#)&quot;">​</a></h4><p>The resource is about to fail.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/alert-severity-filter.html"><code>AlertSeverityFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-severity-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertSeverityInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertSeverityInput as default
};
