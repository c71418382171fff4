import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"appGenerateClientSecret","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/app-generate-client-secret.md","filePath":"docs/reference/identity/operations/mutations/app-generate-client-secret.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/app-generate-client-secret.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appgenerateclientsecret" tabindex="-1">appGenerateClientSecret <a class="header-anchor" href="#appgenerateclientsecret" aria-label="Permalink to &quot;appGenerateClientSecret&quot;">​</a></h1><p>Gives an app a new client id and secret, and shows it; the old one stops working at once. An expired app works again. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>APP_EXPIRED_LIMIT</code>. Calls <code>identity.app.generate_client_secret</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">appGenerateClientSecret</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AppGenerateClientSecretInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AppGenerateClientSecretPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="appgenerateclientsecret-input-nbsp-●-nbsp-appgenerateclientsecretinput" tabindex="-1"><a href="#"><code>appGenerateClientSecret.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/app-generate-client-secret-input.html"><code>AppGenerateClientSecretInput!</code></a> <a class="header-anchor" href="#appgenerateclientsecret-input-nbsp-●-nbsp-appgenerateclientsecretinput" aria-label="Permalink to &quot;[\`appGenerateClientSecret.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AppGenerateClientSecretInput!\`](/docs/reference/identity/types/inputs/app-generate-client-secret-input)&quot;">​</a></h4><p>The app to give a new secret, and when the secret expires.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="appgenerateclientsecretpayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/app-generate-client-secret-payload.html"><code>AppGenerateClientSecretPayload</code></a> <a class="header-anchor" href="#appgenerateclientsecretpayload" aria-label="Permalink to &quot;[\`AppGenerateClientSecretPayload\`](/docs/reference/identity/types/objects/app-generate-client-secret-payload)&quot;">​</a></h4><p>The app, with its new secret.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/app-generate-client-secret.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const appGenerateClientSecret = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  appGenerateClientSecret as default
};
