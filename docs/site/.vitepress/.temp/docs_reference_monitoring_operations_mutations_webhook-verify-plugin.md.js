import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"webhookVerifyPlugin","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/webhook-verify-plugin.md","filePath":"docs/reference/monitoring/operations/mutations/webhook-verify-plugin.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/webhook-verify-plugin.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookverifyplugin" tabindex="-1">webhookVerifyPlugin <a class="header-anchor" href="#webhookverifyplugin" aria-label="Permalink to &quot;webhookVerifyPlugin&quot;">​</a></h1><p>Checks that a webhook&#39;s plugin is known and its options fit. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.webhook.verify_plugin</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">webhookVerifyPlugin</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">WebhookVerifyPluginInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">WebhookVerifyPluginPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="webhookverifyplugin-input-nbsp-●-nbsp-webhookverifyplugininput" tabindex="-1"><a href="#"><code>webhookVerifyPlugin.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/webhook-verify-plugin-input.html"><code>WebhookVerifyPluginInput!</code></a> <a class="header-anchor" href="#webhookverifyplugin-input-nbsp-●-nbsp-webhookverifyplugininput" aria-label="Permalink to &quot;[\`webhookVerifyPlugin.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`WebhookVerifyPluginInput!\`](/docs/reference/monitoring/types/inputs/webhook-verify-plugin-input)&quot;">​</a></h4><p>The webhook whose plugin to check.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="webhookverifypluginpayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/webhook-verify-plugin-payload.html"><code>WebhookVerifyPluginPayload</code></a> <a class="header-anchor" href="#webhookverifypluginpayload" aria-label="Permalink to &quot;[\`WebhookVerifyPluginPayload\`](/docs/reference/monitoring/types/objects/webhook-verify-plugin-payload)&quot;">​</a></h4><p>The webhook with the verified plugin.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/webhook-verify-plugin.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookVerifyPlugin = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookVerifyPlugin as default
};
