import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Security","description":"","frontmatter":{},"headers":[],"relativePath":"SECURITY.md","filePath":"SECURITY.md"}');
const _sfc_main = { name: "SECURITY.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="security" tabindex="-1">Security <a class="header-anchor" href="#security" aria-label="Permalink to &quot;Security&quot;">​</a></h1><p>Report a vulnerability privately: use &quot;Report a vulnerability&quot; on the repository&#39;s Security page. Please do not open a public issue. Describe what an attacker can do and how to reproduce it; a query or a POST is best. You get an answer within three working days, and a fix or a date for the fix within thirty days.</p><p>Only the newest release is maintained.</p><p>These are vulnerabilities: a caller receives data of another domain, workspace or project; a caller has permissions beyond those of the token; an answer, log, metric or error contains a secret; a single caller stops the service or the gateway for others; a caller executes code.</p><p><a href="./docs/service.html">Service</a> (rights, keys), <a href="./docs/service-reference.html#limits">Limits</a> (limits) and the <code>LIMIT_…</code> settings in <a href="./docs/settings.html">Settings</a> describe the protection against each.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("SECURITY.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SECURITY = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SECURITY as default
};
