import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertState","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-state.md","filePath":"docs/reference/monitoring/types/enums/alert-state.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-state.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertstate" tabindex="-1">AlertState <a class="header-anchor" href="#alertstate" aria-label="Permalink to &quot;AlertState&quot;">​</a></h1><p>Progress of the work on an alert.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertState</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACKNOWLEDGED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ERROR</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOLVED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TRIGGERED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertstate-acknowledged" tabindex="-1"><a href="#"><code>AlertState.ACKNOWLEDGED</code></a> <a class="header-anchor" href="#alertstate-acknowledged" aria-label="Permalink to &quot;[\`AlertState.ACKNOWLEDGED\`](#)&quot;">​</a></h4><p>Acknowledged by a user.</p><h4 id="alertstate-error" tabindex="-1"><a href="#"><code>AlertState.ERROR</code></a> <a class="header-anchor" href="#alertstate-error" aria-label="Permalink to &quot;[\`AlertState.ERROR\`](#)&quot;">​</a></h4><p>Created from an inbound event that could not be read. It never changes.</p><h4 id="alertstate-resolved" tabindex="-1"><a href="#"><code>AlertState.RESOLVED</code></a> <a class="header-anchor" href="#alertstate-resolved" aria-label="Permalink to &quot;[\`AlertState.RESOLVED\`](#)&quot;">​</a></h4><p>Resolved: no further notifications.</p><h4 id="alertstate-triggered" tabindex="-1"><a href="#"><code>AlertState.TRIGGERED</code></a> <a class="header-anchor" href="#alertstate-triggered" aria-label="Permalink to &quot;[\`AlertState.TRIGGERED\`](#)&quot;">​</a></h4><p>Open and not acknowledged.</p><h4 id="alertstate-unknown" tabindex="-1"><a href="#"><code>AlertState.UNKNOWN</code></a> <a class="header-anchor" href="#alertstate-unknown" aria-label="Permalink to &quot;[\`AlertState.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/alert.html"><code>Alert</code></a> <mark class="gqlmd-mkdocs-badge">object</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/objects/alert-state-count.html"><code>AlertStateCount</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-state.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertState = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertState as default
};
