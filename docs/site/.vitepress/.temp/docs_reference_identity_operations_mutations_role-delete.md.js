import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"roleDelete","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/identity/operations/mutations/role-delete.md","filePath":"docs/reference/identity/operations/mutations/role-delete.md"}');
const _sfc_main = { name: "docs/reference/identity/operations/mutations/role-delete.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="roledelete" tabindex="-1">roleDelete <a class="header-anchor" href="#roledelete" aria-label="Permalink to &quot;roleDelete&quot;">​</a></h1><p>Removes a role; refused while a user is bound to it or an app has it. Null if the mutation fails for a reason that the caller cannot correct. Refused for: <code>ROLE_IN_USED_AT_ROLE_BINDING</code>, <code>EXIST_RESOURCE</code>. Calls <code>identity.role.delete</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">roleDelete</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RoleDeleteInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">RoleDeletePayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="roledelete-input-nbsp-●-nbsp-roledeleteinput" tabindex="-1"><a href="#"><code>roleDelete.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/identity/types/inputs/role-delete-input.html"><code>RoleDeleteInput!</code></a> <a class="header-anchor" href="#roledelete-input-nbsp-●-nbsp-roledeleteinput" aria-label="Permalink to &quot;[\`roleDelete.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RoleDeleteInput!\`](/docs/reference/identity/types/inputs/role-delete-input)&quot;">​</a></h4><p>The role to delete.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="roledeletepayload" tabindex="-1"><a href="/docs/reference/identity/types/objects/role-delete-payload.html"><code>RoleDeletePayload</code></a> <a class="header-anchor" href="#roledeletepayload" aria-label="Permalink to &quot;[\`RoleDeletePayload\`](/docs/reference/identity/types/objects/role-delete-payload)&quot;">​</a></h4><p>Payload of a deletion.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/identity/operations/mutations/role-delete.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const roleDelete = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  roleDelete as default
};
