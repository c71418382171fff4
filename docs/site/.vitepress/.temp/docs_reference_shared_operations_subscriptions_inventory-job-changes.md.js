import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"inventoryJobChanges","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/operations/subscriptions/inventory-job-changes.md","filePath":"docs/reference/shared/operations/subscriptions/inventory-job-changes.md"}');
const _sfc_main = { name: "docs/reference/shared/operations/subscriptions/inventory-job-changes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="inventoryjobchanges" tabindex="-1">inventoryJobChanges <a class="header-anchor" href="#inventoryjobchanges" aria-label="Permalink to &quot;inventoryJobChanges&quot;">​</a></h1><p>Changes of jobs that collect cloud resources that are visible to the caller: one event per change, with the state at that time. Changes of one record keep their order. A slow reader gets the latest state only. Polls <code>inventory_v2.job.list</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">inventoryJobChanges</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  filter</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">InventoryJobFilter</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">InventoryJobChange</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">!</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="inventoryjobchanges-filter-nbsp-●-nbsp-inventoryjobfilter" tabindex="-1"><a href="#"><code>inventoryJobChanges.filter</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/inventory-job-filter.html"><code>InventoryJobFilter</code></a> <a class="header-anchor" href="#inventoryjobchanges-filter-nbsp-●-nbsp-inventoryjobfilter" aria-label="Permalink to &quot;[\`inventoryJobChanges.filter\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`InventoryJobFilter\`](/docs/reference/inventory/types/inputs/inventory-job-filter)&quot;">​</a></h4><p>Conditions. All of them must hold, before or after the change.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="inventoryjobchange" tabindex="-1"><a href="/docs/reference/inventory/types/objects/inventory-job-change.html"><code>InventoryJobChange</code></a> <a class="header-anchor" href="#inventoryjobchange" aria-label="Permalink to &quot;[\`InventoryJobChange\`](/docs/reference/inventory/types/objects/inventory-job-change)&quot;">​</a></h4><p>A change of a job that collects cloud resources.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/operations/subscriptions/inventory-job-changes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inventoryJobChanges = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inventoryJobChanges as default
};
