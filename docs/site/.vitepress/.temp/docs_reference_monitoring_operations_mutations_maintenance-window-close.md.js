import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"maintenanceWindowClose","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/maintenance-window-close.md","filePath":"docs/reference/monitoring/operations/mutations/maintenance-window-close.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/maintenance-window-close.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="maintenancewindowclose" tabindex="-1">maintenanceWindowClose <a class="header-anchor" href="#maintenancewindowclose" aria-label="Permalink to &quot;maintenanceWindowClose&quot;">​</a></h1><p>Closes a maintenance window. It is not deleted. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.maintenance_window.close</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">maintenanceWindowClose</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MaintenanceWindowCloseInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MaintenanceWindowClosePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="maintenancewindowclose-input-nbsp-●-nbsp-maintenancewindowcloseinput" tabindex="-1"><a href="#"><code>maintenanceWindowClose.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/maintenance-window-close-input.html"><code>MaintenanceWindowCloseInput!</code></a> <a class="header-anchor" href="#maintenancewindowclose-input-nbsp-●-nbsp-maintenancewindowcloseinput" aria-label="Permalink to &quot;[\`maintenanceWindowClose.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MaintenanceWindowCloseInput!\`](/docs/reference/monitoring/types/inputs/maintenance-window-close-input)&quot;">​</a></h4><p>The maintenance window to close.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="maintenancewindowclosepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/maintenance-window-close-payload.html"><code>MaintenanceWindowClosePayload</code></a> <a class="header-anchor" href="#maintenancewindowclosepayload" aria-label="Permalink to &quot;[\`MaintenanceWindowClosePayload\`](/docs/reference/monitoring/types/objects/maintenance-window-close-payload)&quot;">​</a></h4><p>The maintenance window that was closed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/maintenance-window-close.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const maintenanceWindowClose = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  maintenanceWindowClose as default
};
