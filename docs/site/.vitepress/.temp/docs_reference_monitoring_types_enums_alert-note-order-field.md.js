import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertNoteOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-note-order-field.md","filePath":"docs/reference/monitoring/types/enums/alert-note-order-field.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-note-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertnoteorderfield" tabindex="-1">AlertNoteOrderField <a class="header-anchor" href="#alertnoteorderfield" aria-label="Permalink to &quot;AlertNoteOrderField&quot;">​</a></h1><p>Fields by which notes on alerts can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertNoteOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ALERT_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_AT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CREATED_BY_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NOTE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PROJECT_ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  WORKSPACE_ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertnoteorderfield-alert-id" tabindex="-1"><a href="#"><code>AlertNoteOrderField.ALERT_ID</code></a> <a class="header-anchor" href="#alertnoteorderfield-alert-id" aria-label="Permalink to &quot;[\`AlertNoteOrderField.ALERT_ID\`](#)&quot;">​</a></h4><p>By alert.</p><h4 id="alertnoteorderfield-created-at" tabindex="-1"><a href="#"><code>AlertNoteOrderField.CREATED_AT</code></a> <a class="header-anchor" href="#alertnoteorderfield-created-at" aria-label="Permalink to &quot;[\`AlertNoteOrderField.CREATED_AT\`](#)&quot;">​</a></h4><p>When it was written.</p><h4 id="alertnoteorderfield-created-by-id" tabindex="-1"><a href="#"><code>AlertNoteOrderField.CREATED_BY_ID</code></a> <a class="header-anchor" href="#alertnoteorderfield-created-by-id" aria-label="Permalink to &quot;[\`AlertNoteOrderField.CREATED_BY_ID\`](#)&quot;">​</a></h4><p>Identifier of the author.</p><h4 id="alertnoteorderfield-id" tabindex="-1"><a href="#"><code>AlertNoteOrderField.ID</code></a> <a class="header-anchor" href="#alertnoteorderfield-id" aria-label="Permalink to &quot;[\`AlertNoteOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="alertnoteorderfield-note" tabindex="-1"><a href="#"><code>AlertNoteOrderField.NOTE</code></a> <a class="header-anchor" href="#alertnoteorderfield-note" aria-label="Permalink to &quot;[\`AlertNoteOrderField.NOTE\`](#)&quot;">​</a></h4><p>By text, by code point: upper case before lower case.</p><h4 id="alertnoteorderfield-project-id" tabindex="-1"><a href="#"><code>AlertNoteOrderField.PROJECT_ID</code></a> <a class="header-anchor" href="#alertnoteorderfield-project-id" aria-label="Permalink to &quot;[\`AlertNoteOrderField.PROJECT_ID\`](#)&quot;">​</a></h4><p>By identifier of the project.</p><h4 id="alertnoteorderfield-workspace-id" tabindex="-1"><a href="#"><code>AlertNoteOrderField.WORKSPACE_ID</code></a> <a class="header-anchor" href="#alertnoteorderfield-workspace-id" aria-label="Permalink to &quot;[\`AlertNoteOrderField.WORKSPACE_ID\`](#)&quot;">​</a></h4><p>By identifier of the workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/alert-note-order.html"><code>AlertNoteOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-note-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertNoteOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertNoteOrderField as default
};
