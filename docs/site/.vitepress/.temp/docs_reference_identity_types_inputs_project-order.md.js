import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProjectOrder","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/inputs/project-order.md","filePath":"docs/reference/identity/types/inputs/project-order.md"}');
const _sfc_main = { name: "docs/reference/identity/types/inputs/project-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="projectorder" tabindex="-1">ProjectOrder <a class="header-anchor" href="#projectorder" aria-label="Permalink to &quot;ProjectOrder&quot;">​</a></h1><p>One step of the order of projects.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProjectOrder</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  direction</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">SortDirection</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  field</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ProjectOrderField</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="projectorder-direction-nbsp-●-nbsp-sortdirection" tabindex="-1"><a href="#"><code>ProjectOrder.direction</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/sort-direction.html"><code>SortDirection</code></a> <a class="header-anchor" href="#projectorder-direction-nbsp-●-nbsp-sortdirection" aria-label="Permalink to &quot;[\`ProjectOrder.direction\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`SortDirection\`](/docs/reference/shared/types/enums/sort-direction)&quot;">​</a></h4><p>Direction. Default: ASC.</p><h4 id="projectorder-field-nbsp-●-nbsp-projectorderfield" tabindex="-1"><a href="#"><code>ProjectOrder.field</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/enums/project-order-field.html"><code>ProjectOrderField!</code></a> <a class="header-anchor" href="#projectorder-field-nbsp-●-nbsp-projectorderfield" aria-label="Permalink to &quot;[\`ProjectOrder.field\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ProjectOrderField!\`](/docs/reference/identity/types/enums/project-order-field)&quot;">​</a></h4><p>The member to compare.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/queries/projects.html"><code>projects</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/inputs/project-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectOrder as default
};
