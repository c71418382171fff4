import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"legacyAlertService","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/operations/queries/legacy-alert-service.md","filePath":"docs/reference/alert-manager/operations/queries/legacy-alert-service.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/operations/queries/legacy-alert-service.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="legacyalertservice" tabindex="-1">legacyAlertService <a class="header-anchor" href="#legacyalertservice" aria-label="Permalink to &quot;legacyAlertService&quot;">​</a></h1><p>!!! warning &quot;DEPRECATED&quot;</p><pre><code>Use \`alertService\`.
</code></pre><p>One service in its legacy form. Null if it does not exist or is not visible to the caller. Calls <code>alert_manager.comment.get</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">legacyAlertService</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  id</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">ID</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">LegacyAlertService</span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;"> @deprecated</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="legacyalertservice-id-nbsp-●-nbsp-id" tabindex="-1"><a href="#"><code>legacyAlertService.id</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/id.html"><code>ID!</code></a> <a class="header-anchor" href="#legacyalertservice-id-nbsp-●-nbsp-id" aria-label="Permalink to &quot;[\`legacyAlertService.id\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`ID!\`](/docs/reference/shared/types/scalars/id)&quot;">​</a></h4><p>Identifier, e.g. <code>service-5c7fe0129ab3</code>.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="legacyalertservice-1" tabindex="-1"><a href="/docs/reference/alert-manager/types/objects/legacy-alert-service.html"><code>LegacyAlertService</code></a> <a class="header-anchor" href="#legacyalertservice-1" aria-label="Permalink to &quot;[\`LegacyAlertService\`](/docs/reference/alert-manager/types/objects/legacy-alert-service)&quot;">​</a></h4><p>A service in its legacy form: the record is the same as that of <code>AlertService</code>. Source: <code>alert_manager.comment</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/operations/queries/legacy-alert-service.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const legacyAlertService = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  legacyAlertService as default
};
