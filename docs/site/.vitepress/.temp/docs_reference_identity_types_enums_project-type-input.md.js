import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProjectTypeInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/project-type-input.md","filePath":"docs/reference/identity/types/enums/project-type-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/project-type-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projecttypeinput" tabindex="-1">ProjectTypeInput <a class="header-anchor" href="#projecttypeinput" aria-label="Permalink to &quot;ProjectTypeInput&quot;">​</a></h1><p>The values of <code>ProjectType</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProjectTypeInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PRIVATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PUBLIC</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="projecttypeinput-private" tabindex="-1"><a href="#"><code>ProjectTypeInput.PRIVATE</code></a> <a class="header-anchor" href="#projecttypeinput-private" aria-label="Permalink to &quot;[\`ProjectTypeInput.PRIVATE\`](#)&quot;">​</a></h4><p>Its users, and owners of the workspace.</p><h4 id="projecttypeinput-public" tabindex="-1"><a href="#"><code>ProjectTypeInput.PUBLIC</code></a> <a class="header-anchor" href="#projecttypeinput-public" aria-label="Permalink to &quot;[\`ProjectTypeInput.PUBLIC\`](#)&quot;">​</a></h4><p>All members of its workspace.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/project-type-filter.html"><code>ProjectTypeFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/project-type-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectTypeInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectTypeInput as default
};
