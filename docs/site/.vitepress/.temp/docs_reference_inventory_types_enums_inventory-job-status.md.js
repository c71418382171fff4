import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"InventoryJobStatus","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/enums/inventory-job-status.md","filePath":"docs/reference/inventory/types/enums/inventory-job-status.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/enums/inventory-job-status.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="inventoryjobstatus" tabindex="-1">InventoryJobStatus <a class="header-anchor" href="#inventoryjobstatus" aria-label="Permalink to &quot;InventoryJobStatus&quot;">​</a></h1><p>Progress or result of a run that collects cloud resources.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> InventoryJobStatus</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CANCELED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  FAILURE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  IN_PROGRESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUCCESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="inventoryjobstatus-canceled" tabindex="-1"><a href="#"><code>InventoryJobStatus.CANCELED</code></a> <a class="header-anchor" href="#inventoryjobstatus-canceled" aria-label="Permalink to &quot;[\`InventoryJobStatus.CANCELED\`](#)&quot;">​</a></h4><p>It was canceled.</p><h4 id="inventoryjobstatus-failure" tabindex="-1"><a href="#"><code>InventoryJobStatus.FAILURE</code></a> <a class="header-anchor" href="#inventoryjobstatus-failure" aria-label="Permalink to &quot;[\`InventoryJobStatus.FAILURE\`](#)&quot;">​</a></h4><p>A task failed, or the run did not end.</p><h4 id="inventoryjobstatus-in-progress" tabindex="-1"><a href="#"><code>InventoryJobStatus.IN_PROGRESS</code></a> <a class="header-anchor" href="#inventoryjobstatus-in-progress" aria-label="Permalink to &quot;[\`InventoryJobStatus.IN_PROGRESS\`](#)&quot;">​</a></h4><p>It is running.</p><h4 id="inventoryjobstatus-success" tabindex="-1"><a href="#"><code>InventoryJobStatus.SUCCESS</code></a> <a class="header-anchor" href="#inventoryjobstatus-success" aria-label="Permalink to &quot;[\`InventoryJobStatus.SUCCESS\`](#)&quot;">​</a></h4><p>All its tasks succeeded.</p><h4 id="inventoryjobstatus-unknown" tabindex="-1"><a href="#"><code>InventoryJobStatus.UNKNOWN</code></a> <a class="header-anchor" href="#inventoryjobstatus-unknown" aria-label="Permalink to &quot;[\`InventoryJobStatus.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/objects/inventory-job.html"><code>InventoryJob</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/enums/inventory-job-status.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inventoryJobStatus = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inventoryJobStatus as default
};
