import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EndpointType","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/endpoint-type.md","filePath":"docs/reference/identity/types/enums/endpoint-type.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/endpoint-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="endpointtype" tabindex="-1">EndpointType <a class="header-anchor" href="#endpointtype" aria-label="Permalink to &quot;EndpointType&quot;">​</a></h1><p>Kinds of URLs of a component.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EndpointType</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  INTERNAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  PUBLIC</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="endpointtype-internal" tabindex="-1"><a href="#"><code>EndpointType.INTERNAL</code></a> <a class="header-anchor" href="#endpointtype-internal" aria-label="Permalink to &quot;[\`EndpointType.INTERNAL\`](#)&quot;">​</a></h4><p>The internal URL.</p><h4 id="endpointtype-public" tabindex="-1"><a href="#"><code>EndpointType.PUBLIC</code></a> <a class="header-anchor" href="#endpointtype-public" aria-label="Permalink to &quot;[\`EndpointType.PUBLIC\`](#)&quot;">​</a></h4><p>The public URL.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/queries/endpoints.html"><code>endpoints</code></a> <mark class="gqlmd-mkdocs-badge">query</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/operations/queries/legacy-endpoints.html"><code>legacyEndpoints</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/endpoint-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const endpointType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  endpointType as default
};
