import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"roleUpdate","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/role-update.md","filePath":"docs/reference/identity/operations/mutations/role-update.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/role-update.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roleupdate" tabindex="-1">roleUpdate <a class="header-anchor" href="#roleupdate" aria-label="Permalink to &quot;roleUpdate&quot;">​</a></h1><p>Changes a role: for apps at once, for users from their next token on. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>SAVE_UNIQUE_VALUES</code>. Calls <code>identity.role.update</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">roleUpdate</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RoleUpdateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RoleUpdatePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="roleupdate-input-nbsp-●-nbsp-roleupdateinput" tabindex="-1"><a href="#"><code>roleUpdate.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-update-input.html"><code>RoleUpdateInput!</code></a> <a class="header-anchor" href="#roleupdate-input-nbsp-●-nbsp-roleupdateinput" aria-label="Permalink to &quot;[\`roleUpdate.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RoleUpdateInput!\`](/docs/reference/identity/types/inputs/role-update-input)&quot;">​</a></h4><p>The role to change, and its new values.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="roleupdatepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/role-update-payload.html"><code>RoleUpdatePayload</code></a> <a class="header-anchor" href="#roleupdatepayload" aria-label="Permalink to &quot;[\`RoleUpdatePayload\`](/docs/reference/identity/types/objects/role-update-payload)&quot;">​</a></h4><p>The role that was changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/role-update.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleUpdate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleUpdate as default
};
