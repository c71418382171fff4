import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0067: Fewer settings, each with one default and one name","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0067-one-default-and-fewer-settings.md","filePath":"docs/adr/0067-one-default-and-fewer-settings.md"}');
const _sfc_main = { name: "docs/adr/0067-one-default-and-fewer-settings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0067-fewer-settings-each-with-one-default-and-one-name" tabindex="-1">0067: Fewer settings, each with one default and one name <a class="header-anchor" href="#_0067-fewer-settings-each-with-one-default-and-one-name" aria-label="Permalink to &quot;0067: Fewer settings, each with one default and one name&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> There were 120 settings. A quarter of them nobody had reason to set; others came in groups of six or eight. Several had a default in two or three files, and a program renamed each for the part that it was for.</p><p><strong>Decision.</strong> A value that is the same everywhere is a constant of <code>app/config/constants.ts</code>, a part of <code>Config</code> that tests replace. What belongs together is one setting with <code>name=value</code> pairs: <code>SUBGRAPH_URLS</code>, <code>RATE_LIMIT_USER</code>, <code>RATE_LIMIT_DOMAIN</code>, <code>STREAMS</code>. What OpenTelemetry reads from the environment by itself is no setting of ours. A name that is gone is refused at the start with what replaces it (<code>app/config/removedSettings.ts</code>), since a setting that is silently without effect, such as a quota, would be worse than no start. Options of the parts (client of the POST API, polls, service) have the names of <code>Config</code> and are required, so that programs hand the configuration down and a default stands in <code>app/config</code> alone. The gateway is a library too: its defaults stand in <code>gateway/http/options.ts</code> and <code>gateway/limits.ts</code>.</p><p>Rejected: one setting with all limits of documents, which nobody reads; a file of settings beside the environment; the package of OpenTelemetry that reads all of its variables (<code>sdk-node</code>), for what it loads: samplers, intervals, encoding and exporters stay ours.</p><p><strong>Consequences.</strong> An installation that sets a name that is gone starts only once it is changed: <code>docs/upgrading.md</code> has the list.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0067-one-default-and-fewer-settings.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0067OneDefaultAndFewerSettings = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0067OneDefaultAndFewerSettings as default
};
