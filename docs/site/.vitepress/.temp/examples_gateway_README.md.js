import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"examples/gateway","description":"","frontmatter":{},"headers":[],"relativePath":"examples/gateway/README.md","filePath":"examples/gateway/README.md"}');
const _sfc_main = { name: "examples/gateway/README.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="examples-gateway" tabindex="-1">examples/gateway <a class="header-anchor" href="#examples-gateway" aria-label="Permalink to &quot;examples/gateway&quot;">​</a></h1><p>The gateway as a library, on a graph that is not this project&#39;s: <code>gateway.ts</code> is all of it. <code>supergraph.graphql</code> joins two subgraphs: <code>products.ts</code>, served over HTTP, and <code>reviews.ts</code>, in the gateway&#39;s process. <code>compose.ts</code> writes the supergraph. <code>main.ts</code> serves the gateway by Node and by Fastify; it needs the development packages (<code>npm ci</code>):</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">npx</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> node</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> examples/gateway/main.ts</span></span>
<span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">curl</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> -s</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> http://127.0.0.1:4100/graphql</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> -H</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> &#39;content-type: application/json&#39;</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> \\</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  -d</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;"> &#39;{&quot;query&quot;: &quot;{ products { name reviews { text author } } }&quot;}&#39;</span></span></code></pre></div><p><a href="./../../docs/library.html">docs/library.md</a> describes the options and the hosts. <code>test/gateway/library.test.ts</code> runs the example.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("examples/gateway/README.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const README = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  README as default
};
