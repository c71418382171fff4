import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"legacyAlertServiceCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/operations/mutations/legacy-alert-service-create.md","filePath":"docs/reference/alert-manager/operations/mutations/legacy-alert-service-create.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/operations/mutations/legacy-alert-service-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="legacyalertservicecreate" tabindex="-1">legacyAlertServiceCreate <a class="header-anchor" href="#legacyalertservicecreate" aria-label="Permalink to &quot;legacyAlertServiceCreate&quot;">​</a></h1><p>!!! warning &quot;DEPRECATED&quot;</p><pre><code>Use \`alertServiceCreate\`.
</code></pre><p>Creates a service, in its legacy form. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>SAVE_UNIQUE_VALUES</code>. Calls <code>alert_manager.comment.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">legacyAlertServiceCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">LegacyAlertServiceCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">LegacyAlertServiceCreatePayload</span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;"> @deprecated</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="legacyalertservicecreate-input-nbsp-●-nbsp-legacyalertservicecreateinput" tabindex="-1"><a href="#"><code>legacyAlertServiceCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/legacy-alert-service-create-input.html"><code>LegacyAlertServiceCreateInput!</code></a> <a class="header-anchor" href="#legacyalertservicecreate-input-nbsp-●-nbsp-legacyalertservicecreateinput" aria-label="Permalink to &quot;[\`legacyAlertServiceCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`LegacyAlertServiceCreateInput!\`](/docs/reference/alert-manager/types/inputs/legacy-alert-service-create-input)&quot;">​</a></h4><p>Values of the new service.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="legacyalertservicecreatepayload" tabindex="-1"><a href="/docs/reference/alert-manager/types/objects/legacy-alert-service-create-payload.html"><code>LegacyAlertServiceCreatePayload</code></a> <a class="header-anchor" href="#legacyalertservicecreatepayload" aria-label="Permalink to &quot;[\`LegacyAlertServiceCreatePayload\`](/docs/reference/alert-manager/types/objects/legacy-alert-service-create-payload)&quot;">​</a></h4><p>The service that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/operations/mutations/legacy-alert-service-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const legacyAlertServiceCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  legacyAlertServiceCreate as default
};
