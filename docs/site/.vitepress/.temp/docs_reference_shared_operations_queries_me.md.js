import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"me","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/operations/queries/me.md","filePath":"docs/reference/shared/operations/queries/me.md"}');
const _sfc_main = { name: "docs/reference/shared/operations/queries/me.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="me" tabindex="-1">me <a class="header-anchor" href="#me" aria-label="Permalink to &quot;me&quot;">​</a></h1><p>The caller, according to the token. UNAUTHENTICATED without a token, or with one that is unreadable or expired. Calls nothing: reads the token.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">me</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">Viewer</span></span></code></pre></div><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="viewer" tabindex="-1"><a href="/docs/reference/identity/types/objects/viewer.html"><code>Viewer</code></a> <a class="header-anchor" href="#viewer" aria-label="Permalink to &quot;[\`Viewer\`](/docs/reference/identity/types/objects/viewer)&quot;">​</a></h4><p>The caller, according to the claims of the token.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/operations/queries/me.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const me = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  me as default
};
