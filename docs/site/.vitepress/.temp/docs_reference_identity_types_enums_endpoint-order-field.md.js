import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EndpointOrderField","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/endpoint-order-field.md","filePath":"docs/reference/identity/types/enums/endpoint-order-field.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/endpoint-order-field.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="endpointorderfield" tabindex="-1">EndpointOrderField <a class="header-anchor" href="#endpointorderfield" aria-label="Permalink to &quot;EndpointOrderField&quot;">​</a></h1><p>Fields by which components can be ordered.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EndpointOrderField</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ENDPOINT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  INTERNAL_ENDPOINT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NAME</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SERVICE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  STATE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  VERSION</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="endpointorderfield-endpoint" tabindex="-1"><a href="#"><code>EndpointOrderField.ENDPOINT</code></a> <a class="header-anchor" href="#endpointorderfield-endpoint" aria-label="Permalink to &quot;[\`EndpointOrderField.ENDPOINT\`](#)&quot;">​</a></h4><p>Public URL.</p><h4 id="endpointorderfield-internal-endpoint" tabindex="-1"><a href="#"><code>EndpointOrderField.INTERNAL_ENDPOINT</code></a> <a class="header-anchor" href="#endpointorderfield-internal-endpoint" aria-label="Permalink to &quot;[\`EndpointOrderField.INTERNAL_ENDPOINT\`](#)&quot;">​</a></h4><p>Internal URL.</p><h4 id="endpointorderfield-name" tabindex="-1"><a href="#"><code>EndpointOrderField.NAME</code></a> <a class="header-anchor" href="#endpointorderfield-name" aria-label="Permalink to &quot;[\`EndpointOrderField.NAME\`](#)&quot;">​</a></h4><p>Display name.</p><h4 id="endpointorderfield-service" tabindex="-1"><a href="#"><code>EndpointOrderField.SERVICE</code></a> <a class="header-anchor" href="#endpointorderfield-service" aria-label="Permalink to &quot;[\`EndpointOrderField.SERVICE\`](#)&quot;">​</a></h4><p>By component.</p><h4 id="endpointorderfield-state" tabindex="-1"><a href="#"><code>EndpointOrderField.STATE</code></a> <a class="header-anchor" href="#endpointorderfield-state" aria-label="Permalink to &quot;[\`EndpointOrderField.STATE\`](#)&quot;">​</a></h4><p>Whether it is in operation, alphabetically.</p><h4 id="endpointorderfield-version" tabindex="-1"><a href="#"><code>EndpointOrderField.VERSION</code></a> <a class="header-anchor" href="#endpointorderfield-version" aria-label="Permalink to &quot;[\`EndpointOrderField.VERSION\`](#)&quot;">​</a></h4><p>By version, as text: <code>1.10</code> before <code>1.9</code>.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/endpoint-order.html"><code>EndpointOrder</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/endpoint-order-field.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const endpointOrderField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  endpointOrderField as default
};
