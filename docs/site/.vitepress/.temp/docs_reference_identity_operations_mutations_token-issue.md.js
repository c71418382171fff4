import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"tokenIssue","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/token-issue.md","filePath":"docs/reference/identity/operations/mutations/token-issue.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/token-issue.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="tokenissue" tabindex="-1">tokenIssue <a class="header-anchor" href="#tokenissue" aria-label="Permalink to &quot;tokenIssue&quot;">​</a></h1><p>Signs in: trades credentials for an access token and a refresh token. Needs no token. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>USER_STATE_DISABLED</code>, <code>DOMAIN_STATE</code>, <code>INVALID_AUTHENTICATION_TYPE</code>. Calls <code>identity.token.issue</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">tokenIssue</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">TokenIssueInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">TokenIssuePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="tokenissue-input-nbsp-●-nbsp-tokenissueinput" tabindex="-1"><a href="#"><code>tokenIssue.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/token-issue-input.html"><code>TokenIssueInput!</code></a> <a class="header-anchor" href="#tokenissue-input-nbsp-●-nbsp-tokenissueinput" aria-label="Permalink to &quot;[\`tokenIssue.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`TokenIssueInput!\`](/docs/reference/identity/types/inputs/token-issue-input)&quot;">​</a></h4><p>The credentials of a user, and the lifetime of the tokens.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="tokenissuepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/token-issue-payload.html"><code>TokenIssuePayload</code></a> <a class="header-anchor" href="#tokenissuepayload" aria-label="Permalink to &quot;[\`TokenIssuePayload\`](/docs/reference/identity/types/objects/token-issue-payload)&quot;">​</a></h4><p>The issued tokens.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/token-issue.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tokenIssue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tokenIssue as default
};
