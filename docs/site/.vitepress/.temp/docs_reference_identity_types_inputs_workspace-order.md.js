import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"WorkspaceOrder","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/types/inputs/workspace-order.md","filePath":"docs/reference/identity/types/inputs/workspace-order.md"}');
const _sfc_main = { name: "docs/reference/identity/types/inputs/workspace-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="workspaceorder" tabindex="-1">WorkspaceOrder <a class="header-anchor" href="#workspaceorder" aria-label="Permalink to &quot;WorkspaceOrder&quot;">​</a></h1><p>One step of the order of workspaces.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> WorkspaceOrder</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  direction</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">SortDirection</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  field</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">WorkspaceOrderField</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="workspaceorder-direction-nbsp-●-nbsp-sortdirection" tabindex="-1"><a href="#"><code>WorkspaceOrder.direction</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/sort-direction.html"><code>SortDirection</code></a> <a class="header-anchor" href="#workspaceorder-direction-nbsp-●-nbsp-sortdirection" aria-label="Permalink to &quot;[\`WorkspaceOrder.direction\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`SortDirection\`](/docs/reference/shared/types/enums/sort-direction)&quot;">​</a></h4><p>Direction. Default: ASC.</p><h4 id="workspaceorder-field-nbsp-●-nbsp-workspaceorderfield" tabindex="-1"><a href="#"><code>WorkspaceOrder.field</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/enums/workspace-order-field.html"><code>WorkspaceOrderField!</code></a> <a class="header-anchor" href="#workspaceorder-field-nbsp-●-nbsp-workspaceorderfield" aria-label="Permalink to &quot;[\`WorkspaceOrder.field\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`WorkspaceOrderField!\`](/docs/reference/identity/types/enums/workspace-order-field)&quot;">​</a></h4><p>The member to compare.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/identity/operations/queries/workspaces.html"><code>workspaces</code></a> <mark class="gqlmd-mkdocs-badge">query</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/types/inputs/workspace-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const workspaceOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  workspaceOrder as default
};
