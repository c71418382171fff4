import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RepositoryOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/repository/types/enums/repository-order-field.md","filePath":"docs/reference/repository/types/enums/repository-order-field.md"}');
const _sfc_main = { name: "docs/reference/repository/types/enums/repository-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="repositoryorderfield" tabindex="-1">RepositoryOrderField <a class="header-anchor" href="#repositoryorderfield" aria-label="Permalink to &quot;RepositoryOrderField&quot;">​</a></h1><p>Fields by which repositories can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RepositoryOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ENDPOINT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ID</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  REPOSITORY_TYPE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="repositoryorderfield-endpoint" tabindex="-1"><a href="#"><code>RepositoryOrderField.ENDPOINT</code></a> <a class="header-anchor" href="#repositoryorderfield-endpoint" aria-label="Permalink to &quot;[\`RepositoryOrderField.ENDPOINT\`](#)&quot;">​</a></h4><p>By URL.</p><h4 id="repositoryorderfield-id" tabindex="-1"><a href="#"><code>RepositoryOrderField.ID</code></a> <a class="header-anchor" href="#repositoryorderfield-id" aria-label="Permalink to &quot;[\`RepositoryOrderField.ID\`](#)&quot;">​</a></h4><p>By identifier: a stable order without a meaning.</p><h4 id="repositoryorderfield-name" tabindex="-1"><a href="#"><code>RepositoryOrderField.NAME</code></a> <a class="header-anchor" href="#repositoryorderfield-name" aria-label="Permalink to &quot;[\`RepositoryOrderField.NAME\`](#)&quot;">​</a></h4><p>By name, by code point: upper case before lower case.</p><h4 id="repositoryorderfield-repository-type" tabindex="-1"><a href="#"><code>RepositoryOrderField.REPOSITORY_TYPE</code></a> <a class="header-anchor" href="#repositoryorderfield-repository-type" aria-label="Permalink to &quot;[\`RepositoryOrderField.REPOSITORY_TYPE\`](#)&quot;">​</a></h4><p>By type.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/repository/types/inputs/repository-order.html"><code>RepositoryOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/repository/types/enums/repository-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const repositoryOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  repositoryOrderField as default
};
