import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EndpointEdge","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/endpoint-edge.md","filePath":"docs/reference/identity/types/objects/endpoint-edge.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/endpoint-edge.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="endpointedge" tabindex="-1">EndpointEdge <a class="header-anchor" href="#endpointedge" aria-label="Permalink to &quot;EndpointEdge&quot;">​</a></h1><p>One of the components on a page, with its cursor.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EndpointEdge</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  cursor</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  node</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Endpoint</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="endpointedge-cursor-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>EndpointEdge.cursor</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#endpointedge-cursor-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`EndpointEdge.cursor\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Opaque position in the list. Valid only with the same filter, keyword, order and parent.</p><h4 id="endpointedge-node-nbsp-●-nbsp-endpoint" tabindex="-1"><a href="#"><code>EndpointEdge.node</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/endpoint.html"><code>Endpoint!</code></a> <a class="header-anchor" href="#endpointedge-node-nbsp-●-nbsp-endpoint" aria-label="Permalink to &quot;[\`EndpointEdge.node\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Endpoint!\`](/docs/reference/identity/types/objects/endpoint)&quot;">​</a></h4><p>The record.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/endpoint-connection.html"><code>EndpointConnection</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/endpoint-edge.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const endpointEdge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  endpointEdge as default
};
