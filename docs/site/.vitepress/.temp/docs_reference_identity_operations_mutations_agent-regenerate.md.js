import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"agentRegenerate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/agent-regenerate.md","filePath":"docs/reference/identity/operations/mutations/agent-regenerate.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/agent-regenerate.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="agentregenerate" tabindex="-1">agentRegenerate <a class="header-anchor" href="#agentregenerate" aria-label="Permalink to &quot;agentRegenerate&quot;">​</a></h1><p>Gives an agent a new client id and secret, good for 365 days, and shows it; the old one stops working at once. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.agent.regenerate</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">agentRegenerate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AgentRegenerateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AgentRegeneratePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="agentregenerate-input-nbsp-●-nbsp-agentregenerateinput" tabindex="-1"><a href="#"><code>agentRegenerate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/agent-regenerate-input.html"><code>AgentRegenerateInput!</code></a> <a class="header-anchor" href="#agentregenerate-input-nbsp-●-nbsp-agentregenerateinput" aria-label="Permalink to &quot;[\`agentRegenerate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AgentRegenerateInput!\`](/docs/reference/identity/types/inputs/agent-regenerate-input)&quot;">​</a></h4><p>The agent to give a new secret.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="agentregeneratepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/agent-regenerate-payload.html"><code>AgentRegeneratePayload</code></a> <a class="header-anchor" href="#agentregeneratepayload" aria-label="Permalink to &quot;[\`AgentRegeneratePayload\`](/docs/reference/identity/types/objects/agent-regenerate-payload)&quot;">​</a></h4><p>The agent, with its new secret.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/agent-regenerate.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const agentRegenerate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  agentRegenerate as default
};
