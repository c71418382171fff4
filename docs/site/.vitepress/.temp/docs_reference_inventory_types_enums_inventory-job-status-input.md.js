import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"InventoryJobStatusInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/enums/inventory-job-status-input.md","filePath":"docs/reference/inventory/types/enums/inventory-job-status-input.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/enums/inventory-job-status-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="inventoryjobstatusinput" tabindex="-1">InventoryJobStatusInput <a class="header-anchor" href="#inventoryjobstatusinput" aria-label="Permalink to &quot;InventoryJobStatusInput&quot;">​</a></h1><p>The values of <code>InventoryJobStatus</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> InventoryJobStatusInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CANCELED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  FAILURE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  IN_PROGRESS</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUCCESS</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="inventoryjobstatusinput-canceled" tabindex="-1"><a href="#"><code>InventoryJobStatusInput.CANCELED</code></a> <a class="header-anchor" href="#inventoryjobstatusinput-canceled" aria-label="Permalink to &quot;[\`InventoryJobStatusInput.CANCELED\`](#)&quot;">​</a></h4><p>It was canceled.</p><h4 id="inventoryjobstatusinput-failure" tabindex="-1"><a href="#"><code>InventoryJobStatusInput.FAILURE</code></a> <a class="header-anchor" href="#inventoryjobstatusinput-failure" aria-label="Permalink to &quot;[\`InventoryJobStatusInput.FAILURE\`](#)&quot;">​</a></h4><p>A task failed, or the run did not end.</p><h4 id="inventoryjobstatusinput-in-progress" tabindex="-1"><a href="#"><code>InventoryJobStatusInput.IN_PROGRESS</code></a> <a class="header-anchor" href="#inventoryjobstatusinput-in-progress" aria-label="Permalink to &quot;[\`InventoryJobStatusInput.IN_PROGRESS\`](#)&quot;">​</a></h4><p>It is running.</p><h4 id="inventoryjobstatusinput-success" tabindex="-1"><a href="#"><code>InventoryJobStatusInput.SUCCESS</code></a> <a class="header-anchor" href="#inventoryjobstatusinput-success" aria-label="Permalink to &quot;[\`InventoryJobStatusInput.SUCCESS\`](#)&quot;">​</a></h4><p>All its tasks succeeded.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/inputs/inventory-job-status-filter.html"><code>InventoryJobStatusFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/enums/inventory-job-status-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inventoryJobStatusInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inventoryJobStatusInput as default
};
