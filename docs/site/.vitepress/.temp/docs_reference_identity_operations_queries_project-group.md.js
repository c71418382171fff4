import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"projectGroup","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/queries/project-group.md","filePath":"docs/reference/identity/operations/queries/project-group.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/queries/project-group.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectgroup" tabindex="-1">projectGroup <a class="header-anchor" href="#projectgroup" aria-label="Permalink to &quot;projectGroup&quot;">​</a></h1><p>A project group. Null where there is none, or where it is not visible to the caller; one with its <code>id</code> and nulls where that cannot be found out. Calls <code>identity.project_group.list</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">projectGroup</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ProjectGroup</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="projectgroup-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>projectGroup.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#projectgroup-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`projectGroup.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Identifier, as it is upstream.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="projectgroup-1" tabindex="-1"><a href="/docs/reference/shared/types/objects/project-group.html"><code>ProjectGroup</code></a> <a class="header-anchor" href="#projectgroup-1" aria-label="Permalink to &quot;[\`ProjectGroup\`](/docs/reference/shared/types/objects/project-group)&quot;">​</a></h4><p>A group of projects. Managed in the directory.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/queries/project-group.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectGroup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectGroup as default
};
