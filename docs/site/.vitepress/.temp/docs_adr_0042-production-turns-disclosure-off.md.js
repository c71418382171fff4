import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0042: NODE_ENV=production turns off what discloses the schema","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0042-production-turns-disclosure-off.md","filePath":"docs/adr/0042-production-turns-disclosure-off.md"}');
const _sfc_main = { name: "docs/adr/0042-production-turns-disclosure-off.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0042-node-env-production-turns-off-what-discloses-the-schema" tabindex="-1">0042: NODE_ENV=production turns off what discloses the schema <a class="header-anchor" href="#_0042-node-env-production-turns-off-what-discloses-the-schema" aria-label="Permalink to &quot;0042: NODE_ENV=production turns off what discloses the schema&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> Introspection, suggestions in errors, the explorer and queries by GET help whoever writes queries, and whoever looks for a way in. A newcomer&#39;s <code>npm start</code> needs them. A gateway on the internet does not, and its metrics concern operators alone.</p><p><strong>Decision.</strong> Each is a setting, suggestions together with introspection (ADR 0067). They are on by default, and off by default with <code>NODE_ENV=production</code>; a setting overrules in both directions. Without introspection <code>/schema.graphql</code> is not served either. Trusted documents may be sent by GET in any case, because their set is known. <code>ADMIN_PORT</code> moves <code>/metrics</code> and <code>/supergraph.graphql</code> to a second server, on loopback unless <code>ADMIN_HOST</code> says otherwise; it closes after the first, so that a drain can be watched.</p><p>Rejected: a setting <code>PRODUCTION</code> of our own, because platforms set <code>NODE_ENV</code> already; off by default everywhere, because the first five minutes with the explorer would need settings; a token for <code>/metrics</code>, which scrapers would each need.</p><p><strong>Consequences.</strong> A platform that sets <code>NODE_ENV=production</code> for a test environment has no explorer there until <code>EXPLORER=true</code> and <code>INTROSPECTION=true</code> are set. Names of fields are still confirmed by valid queries: turning introspection off hides the schema from a glance, and only trusted documents close it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0042-production-turns-disclosure-off.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0042ProductionTurnsDisclosureOff = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0042ProductionTurnsDisclosureOff as default
};
