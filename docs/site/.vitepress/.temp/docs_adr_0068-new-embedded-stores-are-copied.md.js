import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0068: New embedded stores are copied from a template","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0068-new-embedded-stores-are-copied.md","filePath":"docs/adr/0068-new-embedded-stores-are-copied.md"}');
const _sfc_main = { name: "docs/adr/0068-new-embedded-stores-are-copied.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0068-new-embedded-stores-are-copied-from-a-template" tabindex="-1">0068: New embedded stores are copied from a template <a class="header-anchor" href="#_0068-new-embedded-stores-are-copied-from-a-template" aria-label="Permalink to &quot;0068: New embedded stores are copied from a template&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> Creating an embedded store took some 4 s of CPU, of which the migrations half a second, at the first start of everybody and in every test that starts a service. The result is the same each time: PGlite&#39;s files do not depend on the machine.</p><p><strong>Decision.</strong> A new store is a copy of a template: the data directory of a store in memory after all migrations and a checkpoint, as a tar archive, compressed to 2.1 MB. Its file name is a hash of PGlite&#39;s version and the text of all migrations, so a template that does not fit is never found. The package has it (<code>prepack</code>). A checkout makes it when a store is first created, in the folder that has the compiled code; where that cannot be written to, each new store is made as before. Migrations run at each start as before and find nothing to do. A directory is copied beside its place and moved there. Tests of older releases open stores without a template.</p><p>The template has neither PostgreSQL&#39;s templates of further databases nor log files of 16 MB: 15 MB instead of 43, and half as many files.</p><p>Rejected: the file in git, a binary that each migration would change; <code>postinstall</code>, which makes <code>npm ci</code> as much longer as the first start becomes shorter; PGlite&#39;s own prepared store, which exists for 0.5.8 and no later version; the tables of pg-boss as well, which take less than 0.1 s. PGlite can load an archive into a directory, but takes a second for it, so <code>nanotar</code> unpacks it.</p><p><strong>Consequences.</strong> A service starts on 2.9 s of CPU in memory (before: 4.6) and on 3.2 s in a new directory (5.9), on a loaded machine of two cores. The very first start of a checkout costs what it did. The times of the template&#39;s migrations are those of its making. Old templates stay in <code>node_modules/.cache</code> until the next <code>npm ci</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0068-new-embedded-stores-are-copied.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0068NewEmbeddedStoresAreCopied = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0068NewEmbeddedStoresAreCopied as default
};
