import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"trustedSecretUpdateData","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/secret/operations/mutations/trusted-secret-update-data.md","filePath":"docs/reference/secret/operations/mutations/trusted-secret-update-data.md"}');
const _sfc_main = { name: "docs/reference/secret/operations/mutations/trusted-secret-update-data.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trustedsecretupdatedata" tabindex="-1">trustedSecretUpdateData <a class="header-anchor" href="#trustedsecretupdatedata" aria-label="Permalink to &quot;trustedSecretUpdateData&quot;">​</a></h1><p>Encrypts new credentials and keeps them in place of the old ones. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>secret.trusted_secret.update_data</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">trustedSecretUpdateData</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">TrustedSecretUpdateDataInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">TrustedSecretUpdateDataPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="trustedsecretupdatedata-input-nbsp-●-nbsp-trustedsecretupdatedatainput" tabindex="-1"><a href="#"><code>trustedSecretUpdateData.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/secret/types/inputs/trusted-secret-update-data-input.html"><code>TrustedSecretUpdateDataInput!</code></a> <a class="header-anchor" href="#trustedsecretupdatedata-input-nbsp-●-nbsp-trustedsecretupdatedatainput" aria-label="Permalink to &quot;[\`trustedSecretUpdateData.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`TrustedSecretUpdateDataInput!\`](/docs/reference/secret/types/inputs/trusted-secret-update-data-input)&quot;">​</a></h4><p>The trusted secret whose credentials to replace, and the new credentials.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="trustedsecretupdatedatapayload" tabindex="-1"><a href="/docs/reference/secret/types/objects/trusted-secret-update-data-payload.html"><code>TrustedSecretUpdateDataPayload</code></a> <a class="header-anchor" href="#trustedsecretupdatedatapayload" aria-label="Permalink to &quot;[\`TrustedSecretUpdateDataPayload\`](/docs/reference/secret/types/objects/trusted-secret-update-data-payload)&quot;">​</a></h4><p>The trusted secret whose data was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/secret/operations/mutations/trusted-secret-update-data.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trustedSecretUpdateData = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trustedSecretUpdateData as default
};
