import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"DashboardViewers","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/dashboard/types/enums/dashboard-viewers.md","filePath":"docs/reference/dashboard/types/enums/dashboard-viewers.md"}');
const _sfc_main = { name: "docs/reference/dashboard/types/enums/dashboard-viewers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dashboardviewers" tabindex="-1">DashboardViewers <a class="header-anchor" href="#dashboardviewers" aria-label="Permalink to &quot;DashboardViewers&quot;">​</a></h1><p>Who may see a dashboard.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> DashboardViewers</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PRIVATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PUBLIC</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="dashboardviewers-private" tabindex="-1"><a href="#"><code>DashboardViewers.PRIVATE</code></a> <a class="header-anchor" href="#dashboardviewers-private" aria-label="Permalink to &quot;[\`DashboardViewers.PRIVATE\`](#)&quot;">​</a></h4><p>Its owner.</p><h4 id="dashboardviewers-public" tabindex="-1"><a href="#"><code>DashboardViewers.PUBLIC</code></a> <a class="header-anchor" href="#dashboardviewers-public" aria-label="Permalink to &quot;[\`DashboardViewers.PUBLIC\`](#)&quot;">​</a></h4><p>Everybody who may see its project.</p><h4 id="dashboardviewers-unknown" tabindex="-1"><a href="#"><code>DashboardViewers.UNKNOWN</code></a> <a class="header-anchor" href="#dashboardviewers-unknown" aria-label="Permalink to &quot;[\`DashboardViewers.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/dashboard/types/objects/project-dashboard.html"><code>ProjectDashboard</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/dashboard/types/enums/dashboard-viewers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dashboardViewers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dashboardViewers as default
};
