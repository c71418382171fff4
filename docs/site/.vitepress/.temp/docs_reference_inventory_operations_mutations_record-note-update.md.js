import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"recordNoteUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/operations/mutations/record-note-update.md","filePath":"docs/reference/inventory/operations/mutations/record-note-update.md"}');
const _sfc_main = { name: "docs/reference/inventory/operations/mutations/record-note-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="recordnoteupdate" tabindex="-1">recordNoteUpdate <a class="header-anchor" href="#recordnoteupdate" aria-label="Permalink to &quot;recordNoteUpdate&quot;">​</a></h1><p>Changes the text of a note, including notes of other authors. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>inventory.note.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">recordNoteUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RecordNoteUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RecordNoteUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="recordnoteupdate-input-nbsp-●-nbsp-recordnoteupdateinput" tabindex="-1"><a href="#"><code>recordNoteUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/inventory/types/inputs/record-note-update-input.html"><code>RecordNoteUpdateInput!</code></a> <a class="header-anchor" href="#recordnoteupdate-input-nbsp-●-nbsp-recordnoteupdateinput" aria-label="Permalink to &quot;[\`recordNoteUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RecordNoteUpdateInput!\`](/docs/reference/inventory/types/inputs/record-note-update-input)&quot;">​</a></h4><p>The note to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="recordnoteupdatepayload" tabindex="-1"><a href="/docs/reference/inventory/types/objects/record-note-update-payload.html"><code>RecordNoteUpdatePayload</code></a> <a class="header-anchor" href="#recordnoteupdatepayload" aria-label="Permalink to &quot;[\`RecordNoteUpdatePayload\`](/docs/reference/inventory/types/objects/record-note-update-payload)&quot;">​</a></h4><p>The note that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/operations/mutations/record-note-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const recordNoteUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  recordNoteUpdate as default
};
