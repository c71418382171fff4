import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertNoteUpdateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/inputs/alert-note-update-input.md","filePath":"docs/reference/monitoring/types/inputs/alert-note-update-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/inputs/alert-note-update-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertnoteupdateinput" tabindex="-1">AlertNoteUpdateInput <a class="header-anchor" href="#alertnoteupdateinput" aria-label="Permalink to &quot;AlertNoteUpdateInput&quot;">​</a></h1><p>The note to change, and its new values. Omitted members stay as they are.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertNoteUpdateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  note</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertnoteupdateinput-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>AlertNoteUpdateInput.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#alertnoteupdateinput-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`AlertNoteUpdateInput.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Note to change.</p><h4 id="alertnoteupdateinput-note-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>AlertNoteUpdateInput.note</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#alertnoteupdateinput-note-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`AlertNoteUpdateInput.note\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>New text. Not empty.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/operations/mutations/alert-note-update.html"><code>alertNoteUpdate</code></a> <mark class="gqlmd-mkdocs-badge">mutation</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/inputs/alert-note-update-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertNoteUpdateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertNoteUpdateInput as default
};
