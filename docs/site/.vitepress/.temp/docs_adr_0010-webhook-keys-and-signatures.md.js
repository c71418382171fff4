import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0010: Webhook keys identify the sender; signatures are verified and reported","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0010-webhook-keys-and-signatures.md","filePath":"docs/adr/0010-webhook-keys-and-signatures.md"}');
const _sfc_main = { name: "docs/adr/0010-webhook-keys-and-signatures.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0010-webhook-keys-identify-the-sender-signatures-are-verified-and-reported" tabindex="-1">0010: Webhook keys identify the sender; signatures are verified and reported <a class="header-anchor" href="#_0010-webhook-keys-identify-the-sender-signatures-are-verified-and-reported" aria-label="Permalink to &quot;0010: Webhook keys identify the sender; signatures are verified and reported&quot;">​</a></h1><p>Date: 2026-11-21 Status: Accepted</p><p><strong>Context.</strong> Amazon SNS signs its messages, except under raw delivery. In addition, every webhook URL contains a key. By section 3.17 of the semantics the key decides who may send, and no message may be lost.</p><p><strong>Decision.</strong> A signature is verified if there is one.</p><ul><li>If it is invalid, or names a certificate that is not hosted by SNS, the message makes an alert in state ERROR that shows the message, and confirms no subscription. Somebody tampered with the message, and people must know.</li><li>If it is missing, or its certificate is not available, the message is accepted on the key alone.</li></ul><p>The check is <code>node:crypto</code> over the documented text.</p><p>Rejected: refusing messages that cannot be verified. Anybody with the key could send the unsigned form anyway, and a network without outbound access would turn every alarm into an ERROR that no event resolves. Rejected: no check, because messages changed in transit would pass as alarms. Rejected: <code>sns-validator</code>, Amazon&#39;s own package. It has no time limit for fetching certificates, keeps them without bound, and does HTTP in a way that no proxy and no test can replace.</p><p><strong>Consequences.</strong> A tampered message is visible to people. The webhook URL must be treated as a secret.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0010-webhook-keys-and-signatures.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0010WebhookKeysAndSignatures = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0010WebhookKeysAndSignatures as default
};
