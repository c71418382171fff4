import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"MaintenanceWindowStateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/maintenance-window-state-input.md","filePath":"docs/reference/monitoring/types/enums/maintenance-window-state-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/maintenance-window-state-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="maintenancewindowstateinput" tabindex="-1">MaintenanceWindowStateInput <a class="header-anchor" href="#maintenancewindowstateinput" aria-label="Permalink to &quot;MaintenanceWindowStateInput&quot;">​</a></h1><p>The values of <code>MaintenanceWindowState</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> MaintenanceWindowStateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CLOSED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  OPEN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="maintenancewindowstateinput-closed" tabindex="-1"><a href="#"><code>MaintenanceWindowStateInput.CLOSED</code></a> <a class="header-anchor" href="#maintenancewindowstateinput-closed" aria-label="Permalink to &quot;[\`MaintenanceWindowStateInput.CLOSED\`](#)&quot;">​</a></h4><p>Closed: alerts are no longer silenced.</p><h4 id="maintenancewindowstateinput-open" tabindex="-1"><a href="#"><code>MaintenanceWindowStateInput.OPEN</code></a> <a class="header-anchor" href="#maintenancewindowstateinput-open" aria-label="Permalink to &quot;[\`MaintenanceWindowStateInput.OPEN\`](#)&quot;">​</a></h4><p>Open: alerts are silent between its start and end.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/maintenance-window-state-filter.html"><code>MaintenanceWindowStateFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/maintenance-window-state-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const maintenanceWindowStateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  maintenanceWindowStateInput as default
};
