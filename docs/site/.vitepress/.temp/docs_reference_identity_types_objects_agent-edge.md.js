import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AgentEdge","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/objects/agent-edge.md","filePath":"docs/reference/identity/types/objects/agent-edge.md"}');
const _sfc_main = { name: "docs/reference/identity/types/objects/agent-edge.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="agentedge" tabindex="-1">AgentEdge <a class="header-anchor" href="#agentedge" aria-label="Permalink to &quot;AgentEdge&quot;">​</a></h1><p>One of the agents on a page, with its cursor.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AgentEdge</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  cursor</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  node</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Agent</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="agentedge-cursor-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>AgentEdge.cursor</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#agentedge-cursor-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`AgentEdge.cursor\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Opaque position in the list. Valid only with the same filter, keyword, order and parent.</p><h4 id="agentedge-node-nbsp-●-nbsp-agent" tabindex="-1"><a href="#"><code>AgentEdge.node</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/objects/agent.html"><code>Agent!</code></a> <a class="header-anchor" href="#agentedge-node-nbsp-●-nbsp-agent" aria-label="Permalink to &quot;[\`AgentEdge.node\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Agent!\`](/docs/reference/identity/types/objects/agent)&quot;">​</a></h4><p>The record.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/types/objects/agent-connection.html"><code>AgentConnection</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/objects/agent-edge.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const agentEdge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  agentEdge as default
};
