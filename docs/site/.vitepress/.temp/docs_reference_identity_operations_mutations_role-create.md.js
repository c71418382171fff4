import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"roleCreate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/role-create.md","filePath":"docs/reference/identity/operations/mutations/role-create.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/role-create.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rolecreate" tabindex="-1">roleCreate <a class="header-anchor" href="#rolecreate" aria-label="Permalink to &quot;roleCreate&quot;">​</a></h1><p>Creates a role; it is enabled from the start. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>SAVE_UNIQUE_VALUES</code>. Calls <code>identity.role.create</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">roleCreate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RoleCreateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RoleCreatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="rolecreate-input-nbsp-●-nbsp-rolecreateinput" tabindex="-1"><a href="#"><code>roleCreate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-create-input.html"><code>RoleCreateInput!</code></a> <a class="header-anchor" href="#rolecreate-input-nbsp-●-nbsp-rolecreateinput" aria-label="Permalink to &quot;[\`roleCreate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RoleCreateInput!\`](/docs/reference/identity/types/inputs/role-create-input)&quot;">​</a></h4><p>Values of the new role.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="rolecreatepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/role-create-payload.html"><code>RoleCreatePayload</code></a> <a class="header-anchor" href="#rolecreatepayload" aria-label="Permalink to &quot;[\`RoleCreatePayload\`](/docs/reference/identity/types/objects/role-create-payload)&quot;">​</a></h4><p>The role that was created.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/role-create.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleCreate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleCreate as default
};
