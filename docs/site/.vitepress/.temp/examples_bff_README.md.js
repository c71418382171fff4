import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"examples/bff","description":"","frontmatter":{},"headers":[],"relativePath":"examples/bff/README.md","filePath":"examples/bff/README.md"}');
const _sfc_main = { name: "examples/bff/README.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="examples-bff" tabindex="-1">examples/bff <a class="header-anchor" href="#examples-bff" aria-label="Permalink to &quot;examples/bff&quot;">​</a></h1><p>A backend for a frontend: REST endpoints, each of which is one query or mutation of the graph. <a href="./../../docs/bff.html">docs/bff.md</a> explains it.</p><ul><li><code>documents.ts</code> has the documents. <code>npm run generate</code> writes their types to <code>graphql/</code>.</li><li><code>server.ts</code> has the endpoints. <code>GRAPH_URL=http://127.0.0.1:4000/graphql npx node examples/bff/server.ts</code> starts it.</li></ul><p>It must not know the POST API, nor the graph beyond its documents.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("examples/bff/README.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const README = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  README as default
};
