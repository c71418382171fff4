import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0078: The dashboard signs in by sessions of the gateway","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0078-the-dashboard-signs-in-by-sessions.md","filePath":"docs/adr/0078-the-dashboard-signs-in-by-sessions.md"}');
const _sfc_main = { name: "docs/adr/0078-the-dashboard-signs-in-by-sessions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0078-the-dashboard-signs-in-by-sessions-of-the-gateway" tabindex="-1">0078: The dashboard signs in by sessions of the gateway <a class="header-anchor" href="#_0078-the-dashboard-signs-in-by-sessions-of-the-gateway" aria-label="Permalink to &quot;0078: The dashboard signs in by sessions of the gateway&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> The dashboard kept tokens in <code>sessionStorage</code>: every new tab asked to sign in, and scripts could read the tokens. The docs recommend <code>/session</code> (ADR 0046), which exists with <code>SESSION_SECRET</code> only, and the dashboard is served by <code>npm start</code> without settings.</p><p><strong>Decision.</strong> The dashboard signs in at <code>/session</code> and holds no token. Where it is served without <code>SESSION_SECRET</code>, the program makes a random secret and gives it to its workers: sessions end with the program. All tabs share the session and its workspace; a tab that changes either tells the others by a <code>BroadcastChannel</code>.</p><ul><li>Rejected: tokens where there are no sessions. Two ways to sign in would both have to be right.</li><li>Rejected: refusing to start in production without the secret. One gateway works; several need the secret, as the settings say.</li><li>Rejected: a workspace per tab. The scope is in the cookie, and one cookie is in all tabs.</li></ul><p><strong>Consequences.</strong> With a dashboard there is always <code>/session</code>. The page needs neither <code>authExchange</code> nor the documents for tokens.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0078-the-dashboard-signs-in-by-sessions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0078TheDashboardSignsInBySessions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0078TheDashboardSignsInBySessions as default
};
