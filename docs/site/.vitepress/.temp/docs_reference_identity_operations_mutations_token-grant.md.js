import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"tokenGrant","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/token-grant.md","filePath":"docs/reference/identity/operations/mutations/token-grant.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/token-grant.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokengrant" tabindex="-1">tokenGrant <a class="header-anchor" href="#tokengrant" aria-label="Permalink to &quot;tokenGrant&quot;">​</a></h1><p>Trades a refresh token for an access token of a certain scope. Needs no token. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>INVALID_GRANT_TYPE</code>, <code>WORKSPACE_STATE</code>, <code>DOMAIN_STATE</code>, <code>USER_STATE_DISABLED</code>. Calls <code>identity.token.grant</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">tokenGrant</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">TokenGrantInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">TokenGrantPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="tokengrant-input-nbsp-●-nbsp-tokengrantinput" tabindex="-1"><a href="#"><code>tokenGrant.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/token-grant-input.html"><code>TokenGrantInput!</code></a> <a class="header-anchor" href="#tokengrant-input-nbsp-●-nbsp-tokengrantinput" aria-label="Permalink to &quot;[\`tokenGrant.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`TokenGrantInput!\`](/docs/reference/identity/types/inputs/token-grant-input)&quot;">​</a></h4><p>The refresh token, and the scope of the new access token.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="tokengrantpayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/token-grant-payload.html"><code>TokenGrantPayload</code></a> <a class="header-anchor" href="#tokengrantpayload" aria-label="Permalink to &quot;[\`TokenGrantPayload\`](/docs/reference/identity/types/objects/token-grant-payload)&quot;">​</a></h4><p>The new token.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/token-grant.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenGrant = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenGrant as default
};
