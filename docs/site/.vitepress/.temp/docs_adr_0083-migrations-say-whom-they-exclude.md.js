import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0083: Migrations say in their name which releases they exclude","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0083-migrations-say-whom-they-exclude.md","filePath":"docs/adr/0083-migrations-say-whom-they-exclude.md"}');
const _sfc_main = { name: "docs/adr/0083-migrations-say-whom-they-exclude.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0083-migrations-say-in-their-name-which-releases-they-exclude" tabindex="-1">0083: Migrations say in their name which releases they exclude <a class="header-anchor" href="#_0083-migrations-say-in-their-name-which-releases-they-exclude" aria-label="Permalink to &quot;0083: Migrations say in their name which releases they exclude&quot;">​</a></h1><p>Date: 2026-11-25 Status: Accepted</p><p><strong>Context.</strong> A release must be able to go back: the one before is started on the store that the new one has migrated. Migrations only add, and what nobody uses any more is removed one release later, so one release back works. Two releases back may not, and the old release cannot know: it does not have the files of later migrations. Stores that another line of releases had migrated ended in <code>corrupted migrations</code> of the library.</p><p><strong>Decision.</strong> A store keeps the names of its migrations, and each release reads all of them. A migration that takes something away ends with the number of the migration that a release must have to work after it: <code>0034-old-counts-needs-0031.sql</code>. A release without migration 0031 refuses such a store, and a store that lacks a migration of its own below the last one; the message says which release to start, or to restore the backup. All other unknown migrations are those of the next release, and the store is used as it is, with a warning.</p><p>Rejected: migrations that can be undone, since data that was taken away does not return; a table of releases, which is a second list of the same facts; refusing every unknown migration, since replicas of two releases run side by side in each upgrade.</p><p><strong>Consequences.</strong> Whoever writes a migration that takes something away must think of its name. Releases up to 0.1.0 do not read it: they accept every store.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0083-migrations-say-whom-they-exclude.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0083MigrationsSayWhomTheyExclude = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0083MigrationsSayWhomTheyExclude as default
};
