import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"trustedSecretDelete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/secret/operations/mutations/trusted-secret-delete.md","filePath":"docs/reference/secret/operations/mutations/trusted-secret-delete.md"}');
const _sfc_main = { name: "docs/reference/secret/operations/mutations/trusted-secret-delete.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="trustedsecretdelete" tabindex="-1">trustedSecretDelete <a class="header-anchor" href="#trustedsecretdelete" aria-label="Permalink to &quot;trustedSecretDelete&quot;">​</a></h1><p>Removes a trusted secret; refused while a secret builds on it. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>EXIST_RELATED_SECRET</code>. Calls <code>secret.trusted_secret.delete</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">trustedSecretDelete</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">TrustedSecretDeleteInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">TrustedSecretDeletePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="trustedsecretdelete-input-nbsp-●-nbsp-trustedsecretdeleteinput" tabindex="-1"><a href="#"><code>trustedSecretDelete.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/secret/types/inputs/trusted-secret-delete-input.html"><code>TrustedSecretDeleteInput!</code></a> <a class="header-anchor" href="#trustedsecretdelete-input-nbsp-●-nbsp-trustedsecretdeleteinput" aria-label="Permalink to &quot;[\`trustedSecretDelete.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`TrustedSecretDeleteInput!\`](/docs/reference/secret/types/inputs/trusted-secret-delete-input)&quot;">​</a></h4><p>The trusted secret to delete.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="trustedsecretdeletepayload" tabindex="-1"><a href="/docs/reference/secret/types/objects/trusted-secret-delete-payload.html"><code>TrustedSecretDeletePayload</code></a> <a class="header-anchor" href="#trustedsecretdeletepayload" aria-label="Permalink to &quot;[\`TrustedSecretDeletePayload\`](/docs/reference/secret/types/objects/trusted-secret-delete-payload)&quot;">​</a></h4><p>Payload of a deletion.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/secret/operations/mutations/trusted-secret-delete.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trustedSecretDelete = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trustedSecretDelete as default
};
