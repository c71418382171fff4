import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"agentEnable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/agent-enable.md","filePath":"docs/reference/identity/operations/mutations/agent-enable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/agent-enable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="agentenable" tabindex="-1">agentEnable <a class="header-anchor" href="#agentenable" aria-label="Permalink to &quot;agentEnable&quot;">​</a></h1><p>Lets the secret of a disabled agent work again. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.agent.enable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">agentEnable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AgentEnableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AgentEnablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="agentenable-input-nbsp-●-nbsp-agentenableinput" tabindex="-1"><a href="#"><code>agentEnable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/agent-enable-input.html"><code>AgentEnableInput!</code></a> <a class="header-anchor" href="#agentenable-input-nbsp-●-nbsp-agentenableinput" aria-label="Permalink to &quot;[\`agentEnable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AgentEnableInput!\`](/docs/reference/identity/types/inputs/agent-enable-input)&quot;">​</a></h4><p>The agent to enable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="agentenablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/agent-enable-payload.html"><code>AgentEnablePayload</code></a> <a class="header-anchor" href="#agentenablepayload" aria-label="Permalink to &quot;[\`AgentEnablePayload\`](/docs/reference/identity/types/objects/agent-enable-payload)&quot;">​</a></h4><p>The enabled agent.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/agent-enable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const agentEnable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  agentEnable as default
};
