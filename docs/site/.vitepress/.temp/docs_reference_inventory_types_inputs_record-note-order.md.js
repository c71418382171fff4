import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RecordNoteOrder","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/inputs/record-note-order.md","filePath":"docs/reference/inventory/types/inputs/record-note-order.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/inputs/record-note-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="recordnoteorder" tabindex="-1">RecordNoteOrder <a class="header-anchor" href="#recordnoteorder" aria-label="Permalink to &quot;RecordNoteOrder&quot;">​</a></h1><p>One step of the order of notes on change records of cloud services.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RecordNoteOrder</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  direction</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">SortDirection</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  field</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RecordNoteOrderField</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="recordnoteorder-direction-nbsp-●-nbsp-sortdirection" tabindex="-1"><a href="#"><code>RecordNoteOrder.direction</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/sort-direction.html"><code>SortDirection</code></a> <a class="header-anchor" href="#recordnoteorder-direction-nbsp-●-nbsp-sortdirection" aria-label="Permalink to &quot;[\`RecordNoteOrder.direction\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`SortDirection\`](/docs/reference/shared/types/enums/sort-direction)&quot;">​</a></h4><p>Direction. Default: ASC.</p><h4 id="recordnoteorder-field-nbsp-●-nbsp-recordnoteorderfield" tabindex="-1"><a href="#"><code>RecordNoteOrder.field</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/enums/record-note-order-field.html"><code>RecordNoteOrderField!</code></a> <a class="header-anchor" href="#recordnoteorder-field-nbsp-●-nbsp-recordnoteorderfield" aria-label="Permalink to &quot;[\`RecordNoteOrder.field\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RecordNoteOrderField!\`](/docs/reference/inventory/types/enums/record-note-order-field)&quot;">​</a></h4><p>The member to compare.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/operations/queries/record-notes.html"><code>recordNotes</code></a> <mark class="gqlmd-mkdocs-badge">query</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/operations/queries/record-note-stats.html"><code>recordNoteStats</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/inputs/record-note-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const recordNoteOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  recordNoteOrder as default
};
