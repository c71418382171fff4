import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"projectDashboardUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/dashboard/operations/mutations/project-dashboard-update.md","filePath":"docs/reference/dashboard/operations/mutations/project-dashboard-update.md"}');
const _sfc_main = { name: "docs/reference/dashboard/operations/mutations/project-dashboard-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectdashboardupdate" tabindex="-1">projectDashboardUpdate <a class="header-anchor" href="#projectdashboardupdate" aria-label="Permalink to &quot;projectDashboardUpdate&quot;">​</a></h1><p>Changes a dashboard; new layouts or variables make a new version. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>NOT_UNIQUE</code>. Calls <code>dashboard.project_dashboard.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">projectDashboardUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ProjectDashboardUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ProjectDashboardUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="projectdashboardupdate-input-nbsp-●-nbsp-projectdashboardupdateinput" tabindex="-1"><a href="#"><code>projectDashboardUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/dashboard/types/inputs/project-dashboard-update-input.html"><code>ProjectDashboardUpdateInput!</code></a> <a class="header-anchor" href="#projectdashboardupdate-input-nbsp-●-nbsp-projectdashboardupdateinput" aria-label="Permalink to &quot;[\`projectDashboardUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ProjectDashboardUpdateInput!\`](/docs/reference/dashboard/types/inputs/project-dashboard-update-input)&quot;">​</a></h4><p>The dashboard to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="projectdashboardupdatepayload" tabindex="-1"><a href="/docs/reference/dashboard/types/objects/project-dashboard-update-payload.html"><code>ProjectDashboardUpdatePayload</code></a> <a class="header-anchor" href="#projectdashboardupdatepayload" aria-label="Permalink to &quot;[\`ProjectDashboardUpdatePayload\`](/docs/reference/dashboard/types/objects/project-dashboard-update-payload)&quot;">​</a></h4><p>The dashboard that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/dashboard/operations/mutations/project-dashboard-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectDashboardUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectDashboardUpdate as default
};
