import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"skip","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/operations/directives/skip.md","filePath":"docs/reference/shared/operations/directives/skip.md"}');
const _sfc_main = { name: "docs/reference/shared/operations/directives/skip.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="skip" tabindex="-1">skip <a class="header-anchor" href="#skip" aria-label="Permalink to &quot;skip&quot;">​</a></h1><p>Directs the executor to skip this field or fragment when the <code>if</code> argument is true.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">directive</span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;"> @skip</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  if</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Boolean</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">) </span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">on</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> </span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">  | </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">FIELD</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">  | </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">FRAGMENT_SPREAD</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">  | </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">INLINE_FRAGMENT</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="skip-if-nbsp-●-nbsp-boolean" tabindex="-1"><a href="#"><code>skip.if</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/boolean.html"><code>Boolean!</code></a> <a class="header-anchor" href="#skip-if-nbsp-●-nbsp-boolean" aria-label="Permalink to &quot;[\`skip.if\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Boolean!\`](/docs/reference/shared/types/scalars/boolean)&quot;">​</a></h4><p>Skipped when true.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/operations/directives/skip.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const skip = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  skip as default
};
