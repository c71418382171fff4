import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AnalyzeMemberInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/inventory/types/inputs/analyze-member-input.md","filePath":"docs/reference/inventory/types/inputs/analyze-member-input.md"}');
const _sfc_main = { name: "docs/reference/inventory/types/inputs/analyze-member-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="analyzememberinput" tabindex="-1">AnalyzeMemberInput <a class="header-anchor" href="#analyzememberinput" aria-label="Permalink to &quot;AnalyzeMemberInput&quot;">​</a></h1><p>A member of the objects that PUSH lists.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AnalyzeMemberInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  name</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  path</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="analyzememberinput-name-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>AnalyzeMemberInput.name</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String</code></a> <a class="header-anchor" href="#analyzememberinput-name-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`AnalyzeMemberInput.name\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Name in the object. Default: the last step of the path.</p><h4 id="analyzememberinput-path-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>AnalyzeMemberInput.path</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#analyzememberinput-path-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`AnalyzeMemberInput.path\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Path of the value.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/inventory/types/inputs/analyze-field-input.html"><code>AnalyzeFieldInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/inventory/types/inputs/analyze-member-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const analyzeMemberInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  analyzeMemberInput as default
};
