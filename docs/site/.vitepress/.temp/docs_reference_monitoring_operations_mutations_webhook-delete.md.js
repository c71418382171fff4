import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"webhookDelete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/webhook-delete.md","filePath":"docs/reference/monitoring/operations/mutations/webhook-delete.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/webhook-delete.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="webhookdelete" tabindex="-1">webhookDelete <a class="header-anchor" href="#webhookdelete" aria-label="Permalink to &quot;webhookDelete&quot;">​</a></h1><p>Removes a webhook; its alerts stay. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.webhook.delete</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">webhookDelete</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">WebhookDeleteInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">WebhookDeletePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="webhookdelete-input-nbsp-●-nbsp-webhookdeleteinput" tabindex="-1"><a href="#"><code>webhookDelete.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/webhook-delete-input.html"><code>WebhookDeleteInput!</code></a> <a class="header-anchor" href="#webhookdelete-input-nbsp-●-nbsp-webhookdeleteinput" aria-label="Permalink to &quot;[\`webhookDelete.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`WebhookDeleteInput!\`](/docs/reference/monitoring/types/inputs/webhook-delete-input)&quot;">​</a></h4><p>The webhook to delete.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="webhookdeletepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/webhook-delete-payload.html"><code>WebhookDeletePayload</code></a> <a class="header-anchor" href="#webhookdeletepayload" aria-label="Permalink to &quot;[\`WebhookDeletePayload\`](/docs/reference/monitoring/types/objects/webhook-delete-payload)&quot;">​</a></h4><p>Payload of a deletion.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/webhook-delete.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webhookDelete = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webhookDelete as default
};
