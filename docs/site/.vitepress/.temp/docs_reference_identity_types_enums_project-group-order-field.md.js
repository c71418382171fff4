import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProjectGroupOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/project-group-order-field.md","filePath":"docs/reference/identity/types/enums/project-group-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/project-group-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectgrouporderfield" tabindex="-1">ProjectGroupOrderField <a class="header-anchor" href="#projectgrouporderfield" aria-label="Permalink to &quot;ProjectGroupOrderField&quot;">​</a></h1><p>Fields by which project groups can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProjectGroupOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PARENT_GROUP_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE_ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="projectgrouporderfield-created-at" tabindex="-1"><a href="#"><code>ProjectGroupOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#projectgrouporderfield-created-at" aria-label="Permalink to &quot;[\`ProjectGroupOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="projectgrouporderfield-id" tabindex="-1"><a href="#"><code>ProjectGroupOrderField.ID</code></a> <a class="header-anchor" href="#projectgrouporderfield-id" aria-label="Permalink to &quot;[\`ProjectGroupOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="projectgrouporderfield-name" tabindex="-1"><a href="#"><code>ProjectGroupOrderField.NAME</code></a> <a class="header-anchor" href="#projectgrouporderfield-name" aria-label="Permalink to &quot;[\`ProjectGroupOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="projectgrouporderfield-parent-group-id" tabindex="-1"><a href="#"><code>ProjectGroupOrderField.PARENT_GROUP_ID</code></a> <a class="header-anchor" href="#projectgrouporderfield-parent-group-id" aria-label="Permalink to &quot;[\`ProjectGroupOrderField.PARENT_GROUP_ID\`](#)&quot;">​</a></h4><p>By identifier of the group above.</p><h4 id="projectgrouporderfield-workspace-id" tabindex="-1"><a href="#"><code>ProjectGroupOrderField.WORKSPACE_ID</code></a> <a class="header-anchor" href="#projectgrouporderfield-workspace-id" aria-label="Permalink to &quot;[\`ProjectGroupOrderField.WORKSPACE_ID\`](#)&quot;">​</a></h4><p>By identifier of its workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/project-group-order.html"><code>ProjectGroupOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/project-group-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectGroupOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectGroupOrderField as default
};
