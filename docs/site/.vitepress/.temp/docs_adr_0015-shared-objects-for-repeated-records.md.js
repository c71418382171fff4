import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0015: Rows that reference the same record share one object","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0015-shared-objects-for-repeated-records.md","filePath":"docs/adr/0015-shared-objects-for-repeated-records.md"}');
const _sfc_main = { name: "docs/adr/0015-shared-objects-for-repeated-records.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0015-rows-that-reference-the-same-record-share-one-object" tabindex="-1">0015: Rows that reference the same record share one object <a class="header-anchor" href="#_0015-rows-that-reference-the-same-record-share-one-object" aria-label="Permalink to &quot;0015: Rows that reference the same record share one object&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A thousand alerts reference thirty webhooks. Loaders give all rows of one webhook the same promise, but each row had its own object for it: made by the subgraph, searched for entities, merged into, and copied for the answer.</p><p><strong>Decision.</strong> A compiled fetch makes one object for all rows with the same promise. The search for entities visits it once and the answer copies it once. Objects are shared only where no one can observe it:</p><ul><li>the promise and the place in the query are the same;</li><li>the type is an entity: later fetches identify it by its key and answer the same for each row. Fields that another subgraph adds to a type without a key depend on the row;</li><li>no error occurred while it was made, and none of it is pending.</li></ul><p>A later error of another subgraph appears at every place of the object. The list of shared objects is kept beside the answer (<code>gateway/executors/sharedObjects.ts</code>), because subgraphs over HTTP send answers as they are. Rejected: a set of all objects met, which costs every response; sharing objects of all types, which is wrong where two subgraphs have parts of a type without a key.</p><p><strong>Consequences.</strong> Long lists take little more than half the time (<a href="./../../bench/results/decisions.html#0015-shared-objects-for-repeated-records">figures</a>). Three files know of it; other executors gain nothing. <code>test/gateway/shared.test.ts</code> compares generated queries with graphql-js, and fails if any condition is left out.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0015-shared-objects-for-repeated-records.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0015SharedObjectsForRepeatedRecords = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0015SharedObjectsForRepeatedRecords as default
};
