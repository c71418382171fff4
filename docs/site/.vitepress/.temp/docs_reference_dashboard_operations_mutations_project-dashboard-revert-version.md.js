import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"projectDashboardRevertVersion","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/dashboard/operations/mutations/project-dashboard-revert-version.md","filePath":"docs/reference/dashboard/operations/mutations/project-dashboard-revert-version.md"}');
const _sfc_main = { name: "docs/reference/dashboard/operations/mutations/project-dashboard-revert-version.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectdashboardrevertversion" tabindex="-1">projectDashboardRevertVersion <a class="header-anchor" href="#projectdashboardrevertversion" aria-label="Permalink to &quot;projectDashboardRevertVersion&quot;">​</a></h1><p>Creates a new version that is like an old one. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>dashboard.project_dashboard.revert_version</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">projectDashboardRevertVersion</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ProjectDashboardRevertVersionInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ProjectDashboardRevertVersionPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="projectdashboardrevertversion-input-nbsp-●-nbsp-projectdashboardrevertversioninput" tabindex="-1"><a href="#"><code>projectDashboardRevertVersion.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/dashboard/types/inputs/project-dashboard-revert-version-input.html"><code>ProjectDashboardRevertVersionInput!</code></a> <a class="header-anchor" href="#projectdashboardrevertversion-input-nbsp-●-nbsp-projectdashboardrevertversioninput" aria-label="Permalink to &quot;[\`projectDashboardRevertVersion.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ProjectDashboardRevertVersionInput!\`](/docs/reference/dashboard/types/inputs/project-dashboard-revert-version-input)&quot;">​</a></h4><p>The dashboard to revert to an earlier version, and the version.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="projectdashboardrevertversionpayload" tabindex="-1"><a href="/docs/reference/dashboard/types/objects/project-dashboard-revert-version-payload.html"><code>ProjectDashboardRevertVersionPayload</code></a> <a class="header-anchor" href="#projectdashboardrevertversionpayload" aria-label="Permalink to &quot;[\`ProjectDashboardRevertVersionPayload\`](/docs/reference/dashboard/types/objects/project-dashboard-revert-version-payload)&quot;">​</a></h4><p>The reverted dashboard.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/dashboard/operations/mutations/project-dashboard-revert-version.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectDashboardRevertVersion = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectDashboardRevertVersion as default
};
