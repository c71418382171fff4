import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertTargetStateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-target-state-input.md","filePath":"docs/reference/monitoring/types/enums/alert-target-state-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-target-state-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alerttargetstateinput" tabindex="-1">AlertTargetStateInput <a class="header-anchor" href="#alerttargetstateinput" aria-label="Permalink to &quot;AlertTargetStateInput&quot;">​</a></h1><p>A state that an update can set. Upstream alone sets ERROR.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertTargetStateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACKNOWLEDGED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOLVED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  TRIGGERED</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alerttargetstateinput-acknowledged" tabindex="-1"><a href="#"><code>AlertTargetStateInput.ACKNOWLEDGED</code></a> <a class="header-anchor" href="#alerttargetstateinput-acknowledged" aria-label="Permalink to &quot;[\`AlertTargetStateInput.ACKNOWLEDGED\`](#)&quot;">​</a></h4><p>Acknowledges the alert.</p><h4 id="alerttargetstateinput-resolved" tabindex="-1"><a href="#"><code>AlertTargetStateInput.RESOLVED</code></a> <a class="header-anchor" href="#alerttargetstateinput-resolved" aria-label="Permalink to &quot;[\`AlertTargetStateInput.RESOLVED\`](#)&quot;">​</a></h4><p>Resolves the alert.</p><h4 id="alerttargetstateinput-triggered" tabindex="-1"><a href="#"><code>AlertTargetStateInput.TRIGGERED</code></a> <a class="header-anchor" href="#alerttargetstateinput-triggered" aria-label="Permalink to &quot;[\`AlertTargetStateInput.TRIGGERED\`](#)&quot;">​</a></h4><p>Reopens the alert: its escalation starts again.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/alert-update-input.html"><code>AlertUpdateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-target-state-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertTargetStateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertTargetStateInput as default
};
