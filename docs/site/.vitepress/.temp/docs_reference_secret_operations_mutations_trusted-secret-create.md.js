import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"trustedSecretCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/secret/operations/mutations/trusted-secret-create.md","filePath":"docs/reference/secret/operations/mutations/trusted-secret-create.md"}');
const _sfc_main = { name: "docs/reference/secret/operations/mutations/trusted-secret-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trustedsecretcreate" tabindex="-1">trustedSecretCreate <a class="header-anchor" href="#trustedsecretcreate" aria-label="Permalink to &quot;trustedSecretCreate&quot;">​</a></h1><p>Encrypts credentials and keeps them. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>secret.trusted_secret.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">trustedSecretCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">TrustedSecretCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">TrustedSecretCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="trustedsecretcreate-input-nbsp-●-nbsp-trustedsecretcreateinput" tabindex="-1"><a href="#"><code>trustedSecretCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/secret/types/inputs/trusted-secret-create-input.html"><code>TrustedSecretCreateInput!</code></a> <a class="header-anchor" href="#trustedsecretcreate-input-nbsp-●-nbsp-trustedsecretcreateinput" aria-label="Permalink to &quot;[\`trustedSecretCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`TrustedSecretCreateInput!\`](/docs/reference/secret/types/inputs/trusted-secret-create-input)&quot;">​</a></h4><p>Values of the new trusted secret.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="trustedsecretcreatepayload" tabindex="-1"><a href="/docs/reference/secret/types/objects/trusted-secret-create-payload.html"><code>TrustedSecretCreatePayload</code></a> <a class="header-anchor" href="#trustedsecretcreatepayload" aria-label="Permalink to &quot;[\`TrustedSecretCreatePayload\`](/docs/reference/secret/types/objects/trusted-secret-create-payload)&quot;">​</a></h4><p>The trusted secret that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/secret/operations/mutations/trusted-secret-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trustedSecretCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trustedSecretCreate as default
};
