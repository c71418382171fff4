import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"maintenanceWindowCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/maintenance-window-create.md","filePath":"docs/reference/monitoring/operations/mutations/maintenance-window-create.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/maintenance-window-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="maintenancewindowcreate" tabindex="-1">maintenanceWindowCreate <a class="header-anchor" href="#maintenancewindowcreate" aria-label="Permalink to &quot;maintenanceWindowCreate&quot;">​</a></h1><p>Opens a maintenance window. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.maintenance_window.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">maintenanceWindowCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">MaintenanceWindowCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">MaintenanceWindowCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="maintenancewindowcreate-input-nbsp-●-nbsp-maintenancewindowcreateinput" tabindex="-1"><a href="#"><code>maintenanceWindowCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/maintenance-window-create-input.html"><code>MaintenanceWindowCreateInput!</code></a> <a class="header-anchor" href="#maintenancewindowcreate-input-nbsp-●-nbsp-maintenancewindowcreateinput" aria-label="Permalink to &quot;[\`maintenanceWindowCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`MaintenanceWindowCreateInput!\`](/docs/reference/monitoring/types/inputs/maintenance-window-create-input)&quot;">​</a></h4><p>Values of the new maintenance window.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="maintenancewindowcreatepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/maintenance-window-create-payload.html"><code>MaintenanceWindowCreatePayload</code></a> <a class="header-anchor" href="#maintenancewindowcreatepayload" aria-label="Permalink to &quot;[\`MaintenanceWindowCreatePayload\`](/docs/reference/monitoring/types/objects/maintenance-window-create-payload)&quot;">​</a></h4><p>The maintenance window that was opened.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/maintenance-window-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const maintenanceWindowCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  maintenanceWindowCreate as default
};
