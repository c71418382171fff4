import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertSeverity","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-severity.md","filePath":"docs/reference/monitoring/types/enums/alert-severity.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-severity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertseverity" tabindex="-1">AlertSeverity <a class="header-anchor" href="#alertseverity" aria-label="Permalink to &quot;AlertSeverity&quot;">​</a></h1><p>Severity as reported by the monitoring system.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertSeverity</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CRITICAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ERROR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  INFO</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NONE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NOT_AVAILABLE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WARNING</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertseverity-critical" tabindex="-1"><a href="#"><code>AlertSeverity.CRITICAL</code></a> <a class="header-anchor" href="#alertseverity-critical" aria-label="Permalink to &quot;[\`AlertSeverity.CRITICAL\`](#)&quot;">​</a></h4><p>The resource does not work.</p><h4 id="alertseverity-error" tabindex="-1"><a href="#"><code>AlertSeverity.ERROR</code></a> <a class="header-anchor" href="#alertseverity-error" aria-label="Permalink to &quot;[\`AlertSeverity.ERROR\`](#)&quot;">​</a></h4><p>The resource works incorrectly.</p><h4 id="alertseverity-info" tabindex="-1"><a href="#"><code>AlertSeverity.INFO</code></a> <a class="header-anchor" href="#alertseverity-info" aria-label="Permalink to &quot;[\`AlertSeverity.INFO\`](#)&quot;">​</a></h4><p>For information.</p><h4 id="alertseverity-none" tabindex="-1"><a href="#"><code>AlertSeverity.NONE</code></a> <a class="header-anchor" href="#alertseverity-none" aria-label="Permalink to &quot;[\`AlertSeverity.NONE\`](#)&quot;">​</a></h4><p>The alert was created manually.</p><h4 id="alertseverity-not-available" tabindex="-1"><a href="#"><code>AlertSeverity.NOT_AVAILABLE</code></a> <a class="header-anchor" href="#alertseverity-not-available" aria-label="Permalink to &quot;[\`AlertSeverity.NOT_AVAILABLE\`](#)&quot;">​</a></h4><p>The monitoring system did not report a severity.</p><h4 id="alertseverity-unknown" tabindex="-1"><a href="#"><code>AlertSeverity.UNKNOWN</code></a> <a class="header-anchor" href="#alertseverity-unknown" aria-label="Permalink to &quot;[\`AlertSeverity.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h4 id="alertseverity-warning" tabindex="-1"><a href="#"><code>AlertSeverity.WARNING</code></a> <a class="header-anchor" href="#alertseverity-warning" aria-label="Permalink to &quot;[\`AlertSeverity.WARNING\`](#)&quot;">​</a></h4><p>The resource is about to fail.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert.html"><code>Alert</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/alert-severity-count.html"><code>AlertSeverityCount</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-severity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertSeverity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertSeverity as default
};
