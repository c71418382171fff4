import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"alertUpdateState","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/alert-update-state.md","filePath":"docs/reference/monitoring/operations/mutations/alert-update-state.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/alert-update-state.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertupdatestate" tabindex="-1">alertUpdateState <a class="header-anchor" href="#alertupdatestate" aria-label="Permalink to &quot;alertUpdateState&quot;">​</a></h1><p>Acknowledges an alert with the access key of a notification; needs no token. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.alert.update_state</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">alertUpdateState</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertUpdateStateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AlertUpdateStatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="alertupdatestate-input-nbsp-●-nbsp-alertupdatestateinput" tabindex="-1"><a href="#"><code>alertUpdateState.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/alert-update-state-input.html"><code>AlertUpdateStateInput!</code></a> <a class="header-anchor" href="#alertupdatestate-input-nbsp-●-nbsp-alertupdatestateinput" aria-label="Permalink to &quot;[\`alertUpdateState.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertUpdateStateInput!\`](/docs/reference/monitoring/types/inputs/alert-update-state-input)&quot;">​</a></h4><p>The alert to acknowledge, and the access key.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="alertupdatestatepayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/alert-update-state-payload.html"><code>AlertUpdateStatePayload</code></a> <a class="header-anchor" href="#alertupdatestatepayload" aria-label="Permalink to &quot;[\`AlertUpdateStatePayload\`](/docs/reference/monitoring/types/objects/alert-update-state-payload)&quot;">​</a></h4><p>The alert the key belongs to.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/alert-update-state.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertUpdateState = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertUpdateState as default
};
