import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"alertServiceUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/operations/mutations/alert-service-update.md","filePath":"docs/reference/alert-manager/operations/mutations/alert-service-update.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/operations/mutations/alert-service-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertserviceupdate" tabindex="-1">alertServiceUpdate <a class="header-anchor" href="#alertserviceupdate" aria-label="Permalink to &quot;alertServiceUpdate&quot;">​</a></h1><p>Changes a service; its key stays. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>SAVE_UNIQUE_VALUES</code>, <code>INVALID_ESCALATION_POLICY</code>. Calls <code>alert_manager.service.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">alertServiceUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertServiceUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AlertServiceUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="alertserviceupdate-input-nbsp-●-nbsp-alertserviceupdateinput" tabindex="-1"><a href="#"><code>alertServiceUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/alert-service-update-input.html"><code>AlertServiceUpdateInput!</code></a> <a class="header-anchor" href="#alertserviceupdate-input-nbsp-●-nbsp-alertserviceupdateinput" aria-label="Permalink to &quot;[\`alertServiceUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertServiceUpdateInput!\`](/docs/reference/alert-manager/types/inputs/alert-service-update-input)&quot;">​</a></h4><p>The service to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="alertserviceupdatepayload" tabindex="-1"><a href="/docs/reference/alert-manager/types/objects/alert-service-update-payload.html"><code>AlertServiceUpdatePayload</code></a> <a class="header-anchor" href="#alertserviceupdatepayload" aria-label="Permalink to &quot;[\`AlertServiceUpdatePayload\`](/docs/reference/alert-manager/types/objects/alert-service-update-payload)&quot;">​</a></h4><p>The service that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/operations/mutations/alert-service-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceUpdate as default
};
