import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"appAccess","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/queries/app-access.md","filePath":"docs/reference/identity/operations/queries/app-access.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/queries/app-access.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appaccess" tabindex="-1">appAccess <a class="header-anchor" href="#appaccess" aria-label="Permalink to &quot;appAccess&quot;">​</a></h1><p>What the app behind a client id may do at this moment. For domain admins and internal callers; FORBIDDEN when the app is unknown or does not work. Calls <code>identity.app.check</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">appAccess</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  clientId</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  domainId</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AppAccess</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="appaccess-clientid-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>appAccess.clientId</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#appaccess-clientid-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`appAccess.clientId\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>The current one of the app. Earlier ones are unknown.</p><h4 id="appaccess-domainid-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>appAccess.domainId</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID</code></a> <a class="header-anchor" href="#appaccess-domainid-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`appAccess.domainId\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Domain of the records. Default: the domain of the caller&#39;s token.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="appaccess-1" tabindex="-1"><a href="/docs/reference/identity/types/objects/app-access.html"><code>AppAccess</code></a> <a class="header-anchor" href="#appaccess-1" aria-label="Permalink to &quot;[\`AppAccess\`](/docs/reference/identity/types/objects/app-access)&quot;">​</a></h4><p>Current permissions of an app.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/queries/app-access.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const appAccess = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  appAccess as default
};
