import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WebhookUpgradeModeInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/webhook-upgrade-mode-input.md","filePath":"docs/reference/monitoring/types/enums/webhook-upgrade-mode-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/webhook-upgrade-mode-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookupgrademodeinput" tabindex="-1">WebhookUpgradeModeInput <a class="header-anchor" href="#webhookupgrademodeinput" aria-label="Permalink to &quot;WebhookUpgradeModeInput&quot;">​</a></h1><p>The values of <code>WebhookUpgradeMode</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> WebhookUpgradeModeInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  AUTO</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MANUAL</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  NONE</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="webhookupgrademodeinput-auto" tabindex="-1"><a href="#"><code>WebhookUpgradeModeInput.AUTO</code></a> <a class="header-anchor" href="#webhookupgrademodeinput-auto" aria-label="Permalink to &quot;[\`WebhookUpgradeModeInput.AUTO\`](#)&quot;">​</a></h4><p>The latest version is installed automatically.</p><h4 id="webhookupgrademodeinput-manual" tabindex="-1"><a href="#"><code>WebhookUpgradeModeInput.MANUAL</code></a> <a class="header-anchor" href="#webhookupgrademodeinput-manual" aria-label="Permalink to &quot;[\`WebhookUpgradeModeInput.MANUAL\`](#)&quot;">​</a></h4><p>The version stays until it is changed.</p><h4 id="webhookupgrademodeinput-none" tabindex="-1"><a href="#"><code>WebhookUpgradeModeInput.NONE</code></a> <a class="header-anchor" href="#webhookupgrademodeinput-none" aria-label="Permalink to &quot;[\`WebhookUpgradeModeInput.NONE\`](#)&quot;">​</a></h4><p>The same as MANUAL.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/webhook-plugin-input.html"><code>WebhookPluginInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/webhook-update-plugin-input.html"><code>WebhookUpdatePluginInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/webhook-upgrade-mode-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookUpgradeModeInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookUpgradeModeInput as default
};
