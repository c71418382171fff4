import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0016: Webhook bodies with more than 500 events are refused as a whole","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0016-event-limit-per-body.md","filePath":"docs/adr/0016-event-limit-per-body.md"}');
const _sfc_main = { name: "docs/adr/0016-event-limit-per-body.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0016-webhook-bodies-with-more-than-500-events-are-refused-as-a-whole" tabindex="-1">0016: Webhook bodies with more than 500 events are refused as a whole <a class="header-anchor" href="#_0016-webhook-bodies-with-more-than-500-events-are-refused-as-a-whole" aria-label="Permalink to &quot;0016: Webhook bodies with more than 500 events are refused as a whole&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> The URL of a webhook accepts an array of events; 10 MiB hold some 100,000 of them. All events of a body are stored in one transaction under the lock of their workspace, so one such body delayed every other event for minutes.</p><p><strong>Decision.</strong> A body has at most 500 events. A larger one is answered with 413 ERROR_REQUEST_TOO_LARGE, which names <code>events</code>, and none of it is stored. The 200 <code>{}</code> of the contract covers bodies of permitted size; too large bodies were refused with 413 before (semantics 1.1.12).</p><p>Rejected: storing the first 500 and reporting the rest in an alert of state ERROR. The sender would take the answer for success, and the order of the events would decide which are lost.</p><p><strong>Consequences.</strong> Alertmanager (<code>max_alerts</code>) and Grafana (<em>Max alerts</em>) truncate their bodies and say so in them. Scripts must split theirs.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0016-event-limit-per-body.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0016EventLimitPerBody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0016EventLimitPerBody as default
};
