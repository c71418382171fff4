import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertServiceNotificationUrgency","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/enums/alert-service-notification-urgency.md","filePath":"docs/reference/alert-manager/types/enums/alert-service-notification-urgency.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/enums/alert-service-notification-urgency.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertservicenotificationurgency" tabindex="-1">AlertServiceNotificationUrgency <a class="header-anchor" href="#alertservicenotificationurgency" aria-label="Permalink to &quot;AlertServiceNotificationUrgency&quot;">​</a></h1><p>Which alerts of a service are notified.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertServiceNotificationUrgency</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ALL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  HIGH_ONLY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alertservicenotificationurgency-all" tabindex="-1"><a href="#"><code>AlertServiceNotificationUrgency.ALL</code></a> <a class="header-anchor" href="#alertservicenotificationurgency-all" aria-label="Permalink to &quot;[\`AlertServiceNotificationUrgency.ALL\`](#)&quot;">​</a></h4><p>Every alert.</p><h4 id="alertservicenotificationurgency-high-only" tabindex="-1"><a href="#"><code>AlertServiceNotificationUrgency.HIGH_ONLY</code></a> <a class="header-anchor" href="#alertservicenotificationurgency-high-only" aria-label="Permalink to &quot;[\`AlertServiceNotificationUrgency.HIGH_ONLY\`](#)&quot;">​</a></h4><p>Alerts of urgency HIGH.</p><h4 id="alertservicenotificationurgency-unknown" tabindex="-1"><a href="#"><code>AlertServiceNotificationUrgency.UNKNOWN</code></a> <a class="header-anchor" href="#alertservicenotificationurgency-unknown" aria-label="Permalink to &quot;[\`AlertServiceNotificationUrgency.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/objects/service-options.html"><code>ServiceOptions</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/enums/alert-service-notification-urgency.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceNotificationUrgency = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceNotificationUrgency as default
};
