import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"appCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/app-create.md","filePath":"docs/reference/identity/operations/mutations/app-create.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/app-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appcreate" tabindex="-1">appCreate <a class="header-anchor" href="#appcreate" aria-label="Permalink to &quot;appCreate&quot;">​</a></h1><p>Creates an app, and shows its secret. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>NOT_ALLOWED_ROLE_TYPE</code>, <code>APP_EXPIRED_LIMIT</code>. Calls <code>identity.app.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">appCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AppCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AppCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="appcreate-input-nbsp-●-nbsp-appcreateinput" tabindex="-1"><a href="#"><code>appCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/app-create-input.html"><code>AppCreateInput!</code></a> <a class="header-anchor" href="#appcreate-input-nbsp-●-nbsp-appcreateinput" aria-label="Permalink to &quot;[\`appCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AppCreateInput!\`](/docs/reference/identity/types/inputs/app-create-input)&quot;">​</a></h4><p>Values of the new app.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="appcreatepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/app-create-payload.html"><code>AppCreatePayload</code></a> <a class="header-anchor" href="#appcreatepayload" aria-label="Permalink to &quot;[\`AppCreatePayload\`](/docs/reference/identity/types/objects/app-create-payload)&quot;">​</a></h4><p>The app that was created, with its secret.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/app-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const appCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  appCreate as default
};
