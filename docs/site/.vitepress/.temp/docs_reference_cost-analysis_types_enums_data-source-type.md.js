import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"DataSourceType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/enums/data-source-type.md","filePath":"docs/reference/cost-analysis/types/enums/data-source-type.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/enums/data-source-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="datasourcetype" tabindex="-1">DataSourceType <a class="header-anchor" href="#datasourcetype" aria-label="Permalink to &quot;DataSourceType&quot;">​</a></h1><p>Types of data sources.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> DataSourceType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  EXTERNAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LOCAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="datasourcetype-external" tabindex="-1"><a href="#"><code>DataSourceType.EXTERNAL</code></a> <a class="header-anchor" href="#datasourcetype-external" aria-label="Permalink to &quot;[\`DataSourceType.EXTERNAL\`](#)&quot;">​</a></h4><p>A plug-in fetches the rows.</p><h4 id="datasourcetype-local" tabindex="-1"><a href="#"><code>DataSourceType.LOCAL</code></a> <a class="header-anchor" href="#datasourcetype-local" aria-label="Permalink to &quot;[\`DataSourceType.LOCAL\`](#)&quot;">​</a></h4><p>Importers store the rows.</p><h4 id="datasourcetype-unknown" tabindex="-1"><a href="#"><code>DataSourceType.UNKNOWN</code></a> <a class="header-anchor" href="#datasourcetype-unknown" aria-label="Permalink to &quot;[\`DataSourceType.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/data-source.html"><code>DataSource</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/enums/data-source-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dataSourceType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dataSourceType as default
};
