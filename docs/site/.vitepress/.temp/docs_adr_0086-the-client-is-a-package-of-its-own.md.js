import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0086: The client is a package of its own, over fetch","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0086-the-client-is-a-package-of-its-own.md","filePath":"docs/adr/0086-the-client-is-a-package-of-its-own.md"}');
const _sfc_main = { name: "docs/adr/0086-the-client-is-a-package-of-its-own.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0086-the-client-is-a-package-of-its-own-over-fetch" tabindex="-1">0086: The client is a package of its own, over fetch <a class="header-anchor" href="#_0086-the-client-is-a-package-of-its-own-over-fetch" aria-label="Permalink to &quot;0086: The client is a package of its own, over fetch&quot;">​</a></h1><p>Date: 2026-11-25 Status: Accepted</p><p><strong>Context.</strong> <code>skein/client</code> was a part of the package <code>skein</code>: a page that wanted it installed 205 packages, 350 MB, and Node 24. It was built on urql, of which it used no cache and no subscription: 39 kB minified, 2 kB of it our rules.</p><p><strong>Decision.</strong> <code>skein-client</code> is a package of its own: <code>npm run build -- client</code> writes it to <code>client/dist</code>, with JavaScript, types and a manifest. It sends requests by <code>fetch</code> itself, and depends on <code>@0no-co/graphql.web</code> alone, which prints parsed documents. <code>skein</code> no longer exports it. In this repository <code>skein-client</code> is a link to <code>client/</code>, so that examples import what their readers will.</p><ul><li>Rejected: urql beneath it. Its retries, authentication and persisted documents are five packages for what is 200 lines over one POST.</li><li>Rejected: <code>graphql-request</code> and <code>ky</code>. Neither has renewal of tokens for several requests, and each brings more than it saves.</li><li>Rejected: <code>graphql</code> as a peer dependency for printing: 10 kB of each page.</li><li>Rejected: a manifest in <code>client/</code> that is swapped while it is packed, as that of the root is. A folder that is written whole cannot be left half swapped.</li></ul><p><strong>Consequences.</strong> 10 kB minified; two packages, 0.3 MB; Node 20 and every runtime with <code>fetch</code>. The root has six packages fewer. A mutation of several fields is repeated after a renewal of the token if none of them was carried out; before, it never was.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0086-the-client-is-a-package-of-its-own.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0086TheClientIsAPackageOfItsOwn = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0086TheClientIsAPackageOfItsOwn as default
};
