import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertServiceNotificationUrgencyInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/enums/alert-service-notification-urgency-input.md","filePath":"docs/reference/alert-manager/types/enums/alert-service-notification-urgency-input.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/enums/alert-service-notification-urgency-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertservicenotificationurgencyinput" tabindex="-1">AlertServiceNotificationUrgencyInput <a class="header-anchor" href="#alertservicenotificationurgencyinput" aria-label="Permalink to &quot;AlertServiceNotificationUrgencyInput&quot;">​</a></h1><p>The values of <code>AlertServiceNotificationUrgency</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertServiceNotificationUrgencyInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ALL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  HIGH_ONLY</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertservicenotificationurgencyinput-all" tabindex="-1"><a href="#"><code>AlertServiceNotificationUrgencyInput.ALL</code></a> <a class="header-anchor" href="#alertservicenotificationurgencyinput-all" aria-label="Permalink to &quot;[\`AlertServiceNotificationUrgencyInput.ALL\`](#)&quot;">​</a></h4><p>Every alert.</p><h4 id="alertservicenotificationurgencyinput-high-only" tabindex="-1"><a href="#"><code>AlertServiceNotificationUrgencyInput.HIGH_ONLY</code></a> <a class="header-anchor" href="#alertservicenotificationurgencyinput-high-only" aria-label="Permalink to &quot;[\`AlertServiceNotificationUrgencyInput.HIGH_ONLY\`](#)&quot;">​</a></h4><p>Alerts of urgency HIGH.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/inputs/service-options-input.html"><code>ServiceOptionsInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/enums/alert-service-notification-urgency-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceNotificationUrgencyInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceNotificationUrgencyInput as default
};
