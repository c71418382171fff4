import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"apiKeyCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/api-key-create.md","filePath":"docs/reference/identity/operations/mutations/api-key-create.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/api-key-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="apikeycreate" tabindex="-1">apiKeyCreate <a class="header-anchor" href="#apikeycreate" aria-label="Permalink to &quot;apiKeyCreate&quot;">​</a></h1><p>Creates an API key for the calling user, and shows it this once; not for callers who present an API key. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>API_KEY_EXPIRED_LIMIT</code>. Calls <code>identity.api_key.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">apiKeyCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ApiKeyCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ApiKeyCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="apikeycreate-input-nbsp-●-nbsp-apikeycreateinput" tabindex="-1"><a href="#"><code>apiKeyCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/api-key-create-input.html"><code>ApiKeyCreateInput!</code></a> <a class="header-anchor" href="#apikeycreate-input-nbsp-●-nbsp-apikeycreateinput" aria-label="Permalink to &quot;[\`apiKeyCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ApiKeyCreateInput!\`](/docs/reference/identity/types/inputs/api-key-create-input)&quot;">​</a></h4><p>Values of the new API key.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="apikeycreatepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/api-key-create-payload.html"><code>ApiKeyCreatePayload</code></a> <a class="header-anchor" href="#apikeycreatepayload" aria-label="Permalink to &quot;[\`ApiKeyCreatePayload\`](/docs/reference/identity/types/objects/api-key-create-payload)&quot;">​</a></h4><p>The API key that was created, with the key itself.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/api-key-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiKeyCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiKeyCreate as default
};
