import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"alertServiceDelete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/operations/mutations/alert-service-delete.md","filePath":"docs/reference/alert-manager/operations/mutations/alert-service-delete.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/operations/mutations/alert-service-delete.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertservicedelete" tabindex="-1">alertServiceDelete <a class="header-anchor" href="#alertservicedelete" aria-label="Permalink to &quot;alertServiceDelete&quot;">​</a></h1><p>Removes a service with its escalation policies; refused while webhooks or alerts are linked, unless forced. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>EXIST_RESOURCE</code>. Calls <code>alert_manager.service.delete</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">alertServiceDelete</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertServiceDeleteInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AlertServiceDeletePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="alertservicedelete-input-nbsp-●-nbsp-alertservicedeleteinput" tabindex="-1"><a href="#"><code>alertServiceDelete.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/alert-service-delete-input.html"><code>AlertServiceDeleteInput!</code></a> <a class="header-anchor" href="#alertservicedelete-input-nbsp-●-nbsp-alertservicedeleteinput" aria-label="Permalink to &quot;[\`alertServiceDelete.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertServiceDeleteInput!\`](/docs/reference/alert-manager/types/inputs/alert-service-delete-input)&quot;">​</a></h4><p>The service to delete, and whether to unlink what it has.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="alertservicedeletepayload" tabindex="-1"><a href="/docs/reference/alert-manager/types/objects/alert-service-delete-payload.html"><code>AlertServiceDeletePayload</code></a> <a class="header-anchor" href="#alertservicedeletepayload" aria-label="Permalink to &quot;[\`AlertServiceDeletePayload\`](/docs/reference/alert-manager/types/objects/alert-service-delete-payload)&quot;">​</a></h4><p>Payload of a deletion.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/operations/mutations/alert-service-delete.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertServiceDelete = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertServiceDelete as default
};
