import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"roleDisable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/role-disable.md","filePath":"docs/reference/identity/operations/mutations/role-disable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/role-disable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roledisable" tabindex="-1">roleDisable <a class="header-anchor" href="#roledisable" aria-label="Permalink to &quot;roleDisable&quot;">​</a></h1><p>Keeps a role from being given to apps; refused while a user is bound to it. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>ROLE_IN_USED_AT_ROLE_BINDING</code>. Calls <code>identity.role.disable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">roleDisable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RoleDisableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RoleDisablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="roledisable-input-nbsp-●-nbsp-roledisableinput" tabindex="-1"><a href="#"><code>roleDisable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-disable-input.html"><code>RoleDisableInput!</code></a> <a class="header-anchor" href="#roledisable-input-nbsp-●-nbsp-roledisableinput" aria-label="Permalink to &quot;[\`roleDisable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RoleDisableInput!\`](/docs/reference/identity/types/inputs/role-disable-input)&quot;">​</a></h4><p>The role to disable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="roledisablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/role-disable-payload.html"><code>RoleDisablePayload</code></a> <a class="header-anchor" href="#roledisablepayload" aria-label="Permalink to &quot;[\`RoleDisablePayload\`](/docs/reference/identity/types/objects/role-disable-payload)&quot;">​</a></h4><p>The disabled role.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/role-disable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleDisable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleDisable as default
};
