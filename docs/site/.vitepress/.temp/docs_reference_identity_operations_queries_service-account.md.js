import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"serviceAccount","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/queries/service-account.md","filePath":"docs/reference/identity/operations/queries/service-account.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/queries/service-account.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="serviceaccount" tabindex="-1">serviceAccount <a class="header-anchor" href="#serviceaccount" aria-label="Permalink to &quot;serviceAccount&quot;">​</a></h1><p>A service account. Null where there is none, or where it is not visible to the caller; one with its <code>id</code> and nulls where that cannot be found out. Calls <code>identity.service_account.list</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">serviceAccount</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">ServiceAccount</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="serviceaccount-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>serviceAccount.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#serviceaccount-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`serviceAccount.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Identifier, as it is upstream.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="serviceaccount-1" tabindex="-1"><a href="/docs/reference/shared/types/objects/service-account.html"><code>ServiceAccount</code></a> <a class="header-anchor" href="#serviceaccount-1" aria-label="Permalink to &quot;[\`ServiceAccount\`](/docs/reference/shared/types/objects/service-account)&quot;">​</a></h4><p>An account at a cloud provider. Managed in the directory.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/queries/service-account.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const serviceAccount = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  serviceAccount as default
};
