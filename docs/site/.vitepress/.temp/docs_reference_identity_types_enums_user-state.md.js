import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"UserState","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/user-state.md","filePath":"docs/reference/identity/types/enums/user-state.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/user-state.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="userstate" tabindex="-1">UserState <a class="header-anchor" href="#userstate" aria-label="Permalink to &quot;UserState&quot;">​</a></h1><p>Whether a user can sign in.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> UserState</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DISABLED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ENABLED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PENDING</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="userstate-disabled" tabindex="-1"><a href="#"><code>UserState.DISABLED</code></a> <a class="header-anchor" href="#userstate-disabled" aria-label="Permalink to &quot;[\`UserState.DISABLED\`](#)&quot;">​</a></h4><p>The user cannot sign in until enabled.</p><h4 id="userstate-enabled" tabindex="-1"><a href="#"><code>UserState.ENABLED</code></a> <a class="header-anchor" href="#userstate-enabled" aria-label="Permalink to &quot;[\`UserState.ENABLED\`](#)&quot;">​</a></h4><p>The user can sign in.</p><h4 id="userstate-pending" tabindex="-1"><a href="#"><code>UserState.PENDING</code></a> <a class="header-anchor" href="#userstate-pending" aria-label="Permalink to &quot;[\`UserState.PENDING\`](#)&quot;">​</a></h4><p>The user has not accepted the invitation yet.</p><h4 id="userstate-unknown" tabindex="-1"><a href="#"><code>UserState.UNKNOWN</code></a> <a class="header-anchor" href="#userstate-unknown" aria-label="Permalink to &quot;[\`UserState.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/objects/user.html"><code>User</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/user-state.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const userState = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  userState as default
};
