import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"roleEnable","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/role-enable.md","filePath":"docs/reference/identity/operations/mutations/role-enable.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/role-enable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roleenable" tabindex="-1">roleEnable <a class="header-anchor" href="#roleenable" aria-label="Permalink to &quot;roleEnable&quot;">​</a></h1><p>Lets a role be given to apps again. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>identity.role.enable</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">roleEnable</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RoleEnableInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RoleEnablePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="roleenable-input-nbsp-●-nbsp-roleenableinput" tabindex="-1"><a href="#"><code>roleEnable.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-enable-input.html"><code>RoleEnableInput!</code></a> <a class="header-anchor" href="#roleenable-input-nbsp-●-nbsp-roleenableinput" aria-label="Permalink to &quot;[\`roleEnable.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RoleEnableInput!\`](/docs/reference/identity/types/inputs/role-enable-input)&quot;">​</a></h4><p>The role to enable.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="roleenablepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/role-enable-payload.html"><code>RoleEnablePayload</code></a> <a class="header-anchor" href="#roleenablepayload" aria-label="Permalink to &quot;[\`RoleEnablePayload\`](/docs/reference/identity/types/objects/role-enable-payload)&quot;">​</a></h4><p>The enabled role.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/role-enable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleEnable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleEnable as default
};
