import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AppAccess","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/app-access.md","filePath":"docs/reference/identity/types/objects/app-access.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/app-access.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appaccess" tabindex="-1">AppAccess <a class="header-anchor" href="#appaccess" aria-label="Permalink to &quot;AppAccess&quot;">​</a></h1><p>Current permissions of an app.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AppAccess</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  permissions</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  projects</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Project</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="appaccess-permissions-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>AppAccess.permissions</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>[String!]!</code></a> <a class="header-anchor" href="#appaccess-permissions-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`AppAccess.permissions\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[String!]!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Those of its role, e.g. <code>monitoring:Alert.read</code>. Empty: all that its role type allows.</p><h4 id="appaccess-projects-nbsp-●-nbsp-project" tabindex="-1"><a href="#"><code>AppAccess.projects</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/objects/project.html"><code>[Project!]!</code></a> <a class="header-anchor" href="#appaccess-projects-nbsp-●-nbsp-project" aria-label="Permalink to &quot;[\`AppAccess.projects\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[Project!]!\`](/docs/reference/shared/types/objects/project)&quot;">​</a></h4><p>Projects it is limited to. Empty: no limit.</p><h3 id="returned-by" tabindex="-1">Returned By <a class="header-anchor" href="#returned-by" aria-label="Permalink to &quot;Returned By&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/queries/app-access.html"><code>appAccess</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/app-access.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const appAccess = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  appAccess as default
};
