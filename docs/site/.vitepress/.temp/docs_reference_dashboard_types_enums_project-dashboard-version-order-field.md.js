import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProjectDashboardVersionOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/dashboard/types/enums/project-dashboard-version-order-field.md","filePath":"docs/reference/dashboard/types/enums/project-dashboard-version-order-field.md"}');
const _sfc_main = { name: "docs/reference/dashboard/types/enums/project-dashboard-version-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectdashboardversionorderfield" tabindex="-1">ProjectDashboardVersionOrderField <a class="header-anchor" href="#projectdashboardversionorderfield" aria-label="Permalink to &quot;ProjectDashboardVersionOrderField&quot;">​</a></h1><p>Fields by which versions of a dashboard can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProjectDashboardVersionOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LATEST</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  VERSION</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="projectdashboardversionorderfield-created-at" tabindex="-1"><a href="#"><code>ProjectDashboardVersionOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#projectdashboardversionorderfield-created-at" aria-label="Permalink to &quot;[\`ProjectDashboardVersionOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was created: <code>DESC</code> puts the latest first.</p><h4 id="projectdashboardversionorderfield-latest" tabindex="-1"><a href="#"><code>ProjectDashboardVersionOrderField.LATEST</code></a> <a class="header-anchor" href="#projectdashboardversionorderfield-latest" aria-label="Permalink to &quot;[\`ProjectDashboardVersionOrderField.LATEST\`](#)&quot;">​</a></h4><p>Whether it is the current one.</p><h4 id="projectdashboardversionorderfield-version" tabindex="-1"><a href="#"><code>ProjectDashboardVersionOrderField.VERSION</code></a> <a class="header-anchor" href="#projectdashboardversionorderfield-version" aria-label="Permalink to &quot;[\`ProjectDashboardVersionOrderField.VERSION\`](#)&quot;">​</a></h4><p>By number.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/dashboard/types/inputs/project-dashboard-version-order.html"><code>ProjectDashboardVersionOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/dashboard/types/enums/project-dashboard-version-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectDashboardVersionOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectDashboardVersionOrderField as default
};
