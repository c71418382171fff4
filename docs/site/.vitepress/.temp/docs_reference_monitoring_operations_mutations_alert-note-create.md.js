import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"alertNoteCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/alert-note-create.md","filePath":"docs/reference/monitoring/operations/mutations/alert-note-create.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/alert-note-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertnotecreate" tabindex="-1">alertNoteCreate <a class="header-anchor" href="#alertnotecreate" aria-label="Permalink to &quot;alertNoteCreate&quot;">​</a></h1><p>Writes a note on an alert. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.note.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">alertNoteCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertNoteCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AlertNoteCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="alertnotecreate-input-nbsp-●-nbsp-alertnotecreateinput" tabindex="-1"><a href="#"><code>alertNoteCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/alert-note-create-input.html"><code>AlertNoteCreateInput!</code></a> <a class="header-anchor" href="#alertnotecreate-input-nbsp-●-nbsp-alertnotecreateinput" aria-label="Permalink to &quot;[\`alertNoteCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertNoteCreateInput!\`](/docs/reference/monitoring/types/inputs/alert-note-create-input)&quot;">​</a></h4><p>Values of the new note.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="alertnotecreatepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/alert-note-create-payload.html"><code>AlertNoteCreatePayload</code></a> <a class="header-anchor" href="#alertnotecreatepayload" aria-label="Permalink to &quot;[\`AlertNoteCreatePayload\`](/docs/reference/monitoring/types/objects/alert-note-create-payload)&quot;">​</a></h4><p>The note that was written.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/alert-note-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertNoteCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertNoteCreate as default
};
