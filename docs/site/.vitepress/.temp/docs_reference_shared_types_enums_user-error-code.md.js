import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UserErrorCode","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/user-error-code.md","filePath":"docs/reference/shared/types/enums/user-error-code.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/user-error-code.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="usererrorcode" tabindex="-1">UserErrorCode <a class="header-anchor" href="#usererrorcode" aria-label="Permalink to &quot;UserErrorCode&quot;">​</a></h1><p>Kinds of refusals that the caller can correct.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> UserErrorCode</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  BAD_USER_INPUT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  CONFLICT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NOT_FOUND</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="usererrorcode-bad-user-input" tabindex="-1"><a href="#"><code>UserErrorCode.BAD_USER_INPUT</code></a> <a class="header-anchor" href="#usererrorcode-bad-user-input" aria-label="Permalink to &quot;[\`UserErrorCode.BAD_USER_INPUT\`](#)&quot;">​</a></h4><p>A member of the input is missing, or has a value that is not allowed.</p><h4 id="usererrorcode-conflict" tabindex="-1"><a href="#"><code>UserErrorCode.CONFLICT</code></a> <a class="header-anchor" href="#usererrorcode-conflict" aria-label="Permalink to &quot;[\`UserErrorCode.CONFLICT\`](#)&quot;">​</a></h4><p>A value that must be unique is taken.</p><h4 id="usererrorcode-not-found" tabindex="-1"><a href="#"><code>UserErrorCode.NOT_FOUND</code></a> <a class="header-anchor" href="#usererrorcode-not-found" aria-label="Permalink to &quot;[\`UserErrorCode.NOT_FOUND\`](#)&quot;">​</a></h4><p>The record, or one that the input names, does not exist or is not visible to the caller.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/objects/user-error.html"><code>UserError</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/user-error-code.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const userErrorCode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  userErrorCode as default
};
