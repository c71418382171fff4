import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertServiceDeleteInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/inputs/alert-service-delete-input.md","filePath":"docs/reference/alert-manager/types/inputs/alert-service-delete-input.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/inputs/alert-service-delete-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertservicedeleteinput" tabindex="-1">AlertServiceDeleteInput <a class="header-anchor" href="#alertservicedeleteinput" aria-label="Permalink to &quot;AlertServiceDeleteInput&quot;">​</a></h1><p>The service to delete, and whether to unlink what it has.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertServiceDeleteInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  force</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Boolean</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="alertservicedeleteinput-force-nbsp-●-nbsp-boolean" tabindex="-1"><a href="#"><code>AlertServiceDeleteInput.force</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/boolean.html"><code>Boolean</code></a> <a class="header-anchor" href="#alertservicedeleteinput-force-nbsp-●-nbsp-boolean" aria-label="Permalink to &quot;[\`AlertServiceDeleteInput.force\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Boolean\`](/docs/reference/shared/types/scalars/boolean)&quot;">​</a></h4><p>Unlinks its webhooks and alerts. If false, the service must have none. Default: false.</p><h4 id="alertservicedeleteinput-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>AlertServiceDeleteInput.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#alertservicedeleteinput-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`AlertServiceDeleteInput.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Service to delete.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/operations/mutations/alert-service-delete.html"><code>alertServiceDelete</code></a> <mark class="gqlmd-mkdocs-badge">mutation</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/inputs/alert-service-delete-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceDeleteInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceDeleteInput as default
};
