import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EndpointStateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/enums/endpoint-state-input.md","filePath":"docs/reference/identity/types/enums/endpoint-state-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/enums/endpoint-state-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="endpointstateinput" tabindex="-1">EndpointStateInput <a class="header-anchor" href="#endpointstateinput" aria-label="Permalink to &quot;EndpointStateInput&quot;">​</a></h1><p>The values of <code>EndpointState</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EndpointStateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACTIVE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  INACTIVE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="endpointstateinput-active" tabindex="-1"><a href="#"><code>EndpointStateInput.ACTIVE</code></a> <a class="header-anchor" href="#endpointstateinput-active" aria-label="Permalink to &quot;[\`EndpointStateInput.ACTIVE\`](#)&quot;">​</a></h4><p>In operation.</p><h4 id="endpointstateinput-inactive" tabindex="-1"><a href="#"><code>EndpointStateInput.INACTIVE</code></a> <a class="header-anchor" href="#endpointstateinput-inactive" aria-label="Permalink to &quot;[\`EndpointStateInput.INACTIVE\`](#)&quot;">​</a></h4><p>Not in operation.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/inputs/endpoint-state-filter.html"><code>EndpointStateFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/enums/endpoint-state-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const endpointStateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  endpointStateInput as default
};
