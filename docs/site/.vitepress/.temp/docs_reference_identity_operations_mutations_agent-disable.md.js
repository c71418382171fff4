import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"agentDisable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/agent-disable.md","filePath":"docs/reference/identity/operations/mutations/agent-disable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/agent-disable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="agentdisable" tabindex="-1">agentDisable <a class="header-anchor" href="#agentdisable" aria-label="Permalink to &quot;agentDisable&quot;">​</a></h1><p>Stops the secret of an agent from working until it is enabled. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.agent.disable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">agentDisable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AgentDisableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AgentDisablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="agentdisable-input-nbsp-●-nbsp-agentdisableinput" tabindex="-1"><a href="#"><code>agentDisable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/agent-disable-input.html"><code>AgentDisableInput!</code></a> <a class="header-anchor" href="#agentdisable-input-nbsp-●-nbsp-agentdisableinput" aria-label="Permalink to &quot;[\`agentDisable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AgentDisableInput!\`](/docs/reference/identity/types/inputs/agent-disable-input)&quot;">​</a></h4><p>The agent to disable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="agentdisablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/agent-disable-payload.html"><code>AgentDisablePayload</code></a> <a class="header-anchor" href="#agentdisablepayload" aria-label="Permalink to &quot;[\`AgentDisablePayload\`](/docs/reference/identity/types/objects/agent-disable-payload)&quot;">​</a></h4><p>The disabled agent.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/agent-disable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const agentDisable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  agentDisable as default
};
