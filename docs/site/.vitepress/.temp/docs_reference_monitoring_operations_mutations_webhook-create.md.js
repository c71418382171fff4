import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"webhookCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/webhook-create.md","filePath":"docs/reference/monitoring/operations/mutations/webhook-create.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/webhook-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookcreate" tabindex="-1">webhookCreate <a class="header-anchor" href="#webhookcreate" aria-label="Permalink to &quot;webhookCreate&quot;">​</a></h1><p>Creates a webhook with a URL of its own. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>SAVE_UNIQUE_VALUES</code>, <code>ALERT_FEATURE_IS_NOT_ACTIVATED</code>. Calls <code>monitoring.webhook.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">webhookCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">WebhookCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">WebhookCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="webhookcreate-input-nbsp-●-nbsp-webhookcreateinput" tabindex="-1"><a href="#"><code>webhookCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/webhook-create-input.html"><code>WebhookCreateInput!</code></a> <a class="header-anchor" href="#webhookcreate-input-nbsp-●-nbsp-webhookcreateinput" aria-label="Permalink to &quot;[\`webhookCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`WebhookCreateInput!\`](/docs/reference/monitoring/types/inputs/webhook-create-input)&quot;">​</a></h4><p>Values of the new webhook.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="webhookcreatepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/webhook-create-payload.html"><code>WebhookCreatePayload</code></a> <a class="header-anchor" href="#webhookcreatepayload" aria-label="Permalink to &quot;[\`WebhookCreatePayload\`](/docs/reference/monitoring/types/objects/webhook-create-payload)&quot;">​</a></h4><p>The webhook that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/webhook-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookCreate as default
};
