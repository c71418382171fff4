import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"webhookDisable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/webhook-disable.md","filePath":"docs/reference/monitoring/operations/mutations/webhook-disable.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/webhook-disable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookdisable" tabindex="-1">webhookDisable <a class="header-anchor" href="#webhookdisable" aria-label="Permalink to &quot;webhookDisable&quot;">​</a></h1><p>Disables a webhook: its URL refuses events. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.webhook.disable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">webhookDisable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">WebhookDisableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">WebhookDisablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="webhookdisable-input-nbsp-●-nbsp-webhookdisableinput" tabindex="-1"><a href="#"><code>webhookDisable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/webhook-disable-input.html"><code>WebhookDisableInput!</code></a> <a class="header-anchor" href="#webhookdisable-input-nbsp-●-nbsp-webhookdisableinput" aria-label="Permalink to &quot;[\`webhookDisable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`WebhookDisableInput!\`](/docs/reference/monitoring/types/inputs/webhook-disable-input)&quot;">​</a></h4><p>The webhook to disable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="webhookdisablepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/webhook-disable-payload.html"><code>WebhookDisablePayload</code></a> <a class="header-anchor" href="#webhookdisablepayload" aria-label="Permalink to &quot;[\`WebhookDisablePayload\`](/docs/reference/monitoring/types/objects/webhook-disable-payload)&quot;">​</a></h4><p>The disabled webhook.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/webhook-disable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookDisable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookDisable as default
};
