import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AgentCreateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/inputs/agent-create-input.md","filePath":"docs/reference/identity/types/inputs/agent-create-input.md"}');
const _sfc_main = { name: "docs/reference/identity/types/inputs/agent-create-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="agentcreateinput" tabindex="-1">AgentCreateInput <a class="header-anchor" href="#agentcreateinput" aria-label="Permalink to &quot;AgentCreateInput&quot;">​</a></h1><p>Values of the new agent. Omitted members have their defaults.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AgentCreateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  options</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">JSONObject</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  serviceAccountId</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="agentcreateinput-options-nbsp-●-nbsp-jsonobject" tabindex="-1"><a href="#"><code>AgentCreateInput.options</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/jsonobject.html"><code>JSONObject!</code></a> <a class="header-anchor" href="#agentcreateinput-options-nbsp-●-nbsp-jsonobject" aria-label="Permalink to &quot;[\`AgentCreateInput.options\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`JSONObject!\`](/docs/reference/shared/types/scalars/jsonobject)&quot;">​</a></h4><p>Options of the agent, e.g. <code>cluster_name</code>. The texts <code>&quot;true&quot;</code> and <code>&quot;false&quot;</code> become flags.</p><h4 id="agentcreateinput-serviceaccountid-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>AgentCreateInput.serviceAccountId</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#agentcreateinput-serviceaccountid-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`AgentCreateInput.serviceAccountId\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Account of a container cluster, that is of provider <code>kubernetes</code>, without an agent yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/mutations/agent-create.html"><code>agentCreate</code></a> <mark class="gqlmd-mkdocs-badge">mutation</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/inputs/agent-create-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const agentCreateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  agentCreateInput as default
};
