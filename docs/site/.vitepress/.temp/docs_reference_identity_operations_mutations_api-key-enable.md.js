import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"apiKeyEnable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/api-key-enable.md","filePath":"docs/reference/identity/operations/mutations/api-key-enable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/api-key-enable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="apikeyenable" tabindex="-1">apiKeyEnable <a class="header-anchor" href="#apikeyenable" aria-label="Permalink to &quot;apiKeyEnable&quot;">​</a></h1><p>Lets a disabled API key work again; an expired one stays expired. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.api_key.enable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">apiKeyEnable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ApiKeyEnableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ApiKeyEnablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="apikeyenable-input-nbsp-●-nbsp-apikeyenableinput" tabindex="-1"><a href="#"><code>apiKeyEnable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/api-key-enable-input.html"><code>ApiKeyEnableInput!</code></a> <a class="header-anchor" href="#apikeyenable-input-nbsp-●-nbsp-apikeyenableinput" aria-label="Permalink to &quot;[\`apiKeyEnable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ApiKeyEnableInput!\`](/docs/reference/identity/types/inputs/api-key-enable-input)&quot;">​</a></h4><p>The API key to enable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="apikeyenablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/api-key-enable-payload.html"><code>ApiKeyEnablePayload</code></a> <a class="header-anchor" href="#apikeyenablepayload" aria-label="Permalink to &quot;[\`ApiKeyEnablePayload\`](/docs/reference/identity/types/objects/api-key-enable-payload)&quot;">​</a></h4><p>The enabled API key.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/api-key-enable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const apiKeyEnable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  apiKeyEnable as default
};
