import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"appDisable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/app-disable.md","filePath":"docs/reference/identity/operations/mutations/app-disable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/app-disable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appdisable" tabindex="-1">appDisable <a class="header-anchor" href="#appdisable" aria-label="Permalink to &quot;appDisable&quot;">​</a></h1><p>Stops an app from working until it is enabled. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.app.disable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">appDisable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AppDisableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AppDisablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="appdisable-input-nbsp-●-nbsp-appdisableinput" tabindex="-1"><a href="#"><code>appDisable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/app-disable-input.html"><code>AppDisableInput!</code></a> <a class="header-anchor" href="#appdisable-input-nbsp-●-nbsp-appdisableinput" aria-label="Permalink to &quot;[\`appDisable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AppDisableInput!\`](/docs/reference/identity/types/inputs/app-disable-input)&quot;">​</a></h4><p>The app to disable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="appdisablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/app-disable-payload.html"><code>AppDisablePayload</code></a> <a class="header-anchor" href="#appdisablepayload" aria-label="Permalink to &quot;[\`AppDisablePayload\`](/docs/reference/identity/types/objects/app-disable-payload)&quot;">​</a></h4><p>The disabled app.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/app-disable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const appDisable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  appDisable as default
};
