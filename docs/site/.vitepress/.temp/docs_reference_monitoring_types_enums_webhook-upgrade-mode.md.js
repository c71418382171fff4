import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WebhookUpgradeMode","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/webhook-upgrade-mode.md","filePath":"docs/reference/monitoring/types/enums/webhook-upgrade-mode.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/webhook-upgrade-mode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookupgrademode" tabindex="-1">WebhookUpgradeMode <a class="header-anchor" href="#webhookupgrademode" aria-label="Permalink to &quot;WebhookUpgradeMode&quot;">​</a></h1><p>How a plugin is updated.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> WebhookUpgradeMode</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  AUTO</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MANUAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NONE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="webhookupgrademode-auto" tabindex="-1"><a href="#"><code>WebhookUpgradeMode.AUTO</code></a> <a class="header-anchor" href="#webhookupgrademode-auto" aria-label="Permalink to &quot;[\`WebhookUpgradeMode.AUTO\`](#)&quot;">​</a></h4><p>The latest version is installed automatically.</p><h4 id="webhookupgrademode-manual" tabindex="-1"><a href="#"><code>WebhookUpgradeMode.MANUAL</code></a> <a class="header-anchor" href="#webhookupgrademode-manual" aria-label="Permalink to &quot;[\`WebhookUpgradeMode.MANUAL\`](#)&quot;">​</a></h4><p>The version stays until it is changed.</p><h4 id="webhookupgrademode-none" tabindex="-1"><a href="#"><code>WebhookUpgradeMode.NONE</code></a> <a class="header-anchor" href="#webhookupgrademode-none" aria-label="Permalink to &quot;[\`WebhookUpgradeMode.NONE\`](#)&quot;">​</a></h4><p>The same as MANUAL.</p><h4 id="webhookupgrademode-unknown" tabindex="-1"><a href="#"><code>WebhookUpgradeMode.UNKNOWN</code></a> <a class="header-anchor" href="#webhookupgrademode-unknown" aria-label="Permalink to &quot;[\`WebhookUpgradeMode.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/objects/webhook-plugin-info.html"><code>WebhookPluginInfo</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/webhook-upgrade-mode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookUpgradeMode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookUpgradeMode as default
};
