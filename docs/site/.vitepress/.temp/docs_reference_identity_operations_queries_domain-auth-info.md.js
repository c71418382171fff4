import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"domainAuthInfo","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/queries/domain-auth-info.md","filePath":"docs/reference/identity/operations/queries/domain-auth-info.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/queries/domain-auth-info.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="domainauthinfo" tabindex="-1">domainAuthInfo <a class="header-anchor" href="#domainauthinfo" aria-label="Permalink to &quot;domainAuthInfo&quot;">​</a></h1><p>How one signs in to a domain. Needs no token. Null if there is none of that name; NOT_IMPLEMENTED if the deployment lacks the read. Calls <code>identity.domain.get_auth_info</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">domainAuthInfo</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  name</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">DomainAuthInfo</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="domainauthinfo-name-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>domainAuthInfo.name</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>String!</code></a> <a class="header-anchor" href="#domainauthinfo-name-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`domainAuthInfo.name\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`String!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Name of the domain; its identifier where it has no name.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="domainauthinfo-1" tabindex="-1"><a href="/docs/reference/identity/types/objects/domain-auth-info.html"><code>DomainAuthInfo</code></a> <a class="header-anchor" href="#domainauthinfo-1" aria-label="Permalink to &quot;[\`DomainAuthInfo\`](/docs/reference/identity/types/objects/domain-auth-info)&quot;">​</a></h4><p>How one signs in to a domain. Source: <code>identity.domain</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/queries/domain-auth-info.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const domainAuthInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  domainAuthInfo as default
};
