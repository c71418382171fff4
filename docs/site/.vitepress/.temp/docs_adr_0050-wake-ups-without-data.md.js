import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0050: the service tells which resource of which domain has changed, and nothing more","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0050-wake-ups-without-data.md","filePath":"docs/adr/0050-wake-ups-without-data.md"}');
const _sfc_main = { name: "docs/adr/0050-wake-ups-without-data.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0050-the-service-tells-which-resource-of-which-domain-has-changed-and-nothing-more" tabindex="-1">0050: the service tells which resource of which domain has changed, and nothing more <a class="header-anchor" href="#_0050-the-service-tells-which-resource-of-which-domain-has-changed-and-nothing-more" aria-label="Permalink to &quot;0050: the service tells which resource of which domain has changed, and nothing more&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> A poll finds a change after up to thirty seconds, and polls of idle lists cost POSTs. Our own service knows what changes. What a caller may see depends on its token, role, workspace and projects, which only an API call applies.</p><p><strong>Decision.</strong> Statement triggers of alerts, maintenance windows, budgets and jobs call <code>pg_notify</code> with resource and domain, once per transaction. Every replica of the service listens and passes them on at <code>GET /internal/changes</code>, as server-sent events, to holders of <code>INTERNAL_TOKEN</code>. The endpoint is not part of the contract. A gateway polls the lists concerned at once, under the tokens of their callers. After a lost connection it polls all lists, because wake-ups are not repeated. A live query uses its earlier answers to reads of these resources until one wakes it, for 30 seconds at most.</p><p>Rejected: identifiers or records in wake-ups, whose visibility the gateway would have to decide; calls from the handlers, which jobs, webhooks and bulk writes would bypass; Redis, which a service over PostgreSQL does not need.</p><p><strong>Consequences.</strong> Wake-ups only make polls earlier: if they are lost, changes arrive later, not never. Transactions that notify commit one after another for a moment. The names of domains reach every gateway that has the token.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0050-wake-ups-without-data.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0050WakeUpsWithoutData = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0050WakeUpsWithoutData as default
};
