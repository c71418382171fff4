import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"alertAssignUser","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/operations/mutations/alert-assign-user.md","filePath":"docs/reference/monitoring/operations/mutations/alert-assign-user.md"}');
const _sfc_main = { name: "docs/reference/monitoring/operations/mutations/alert-assign-user.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alertassignuser" tabindex="-1">alertAssignUser <a class="header-anchor" href="#alertassignuser" aria-label="Permalink to &quot;alertAssignUser&quot;">​</a></h1><p>Assigns an alert to a user. Null if the mutation fails for a reason that the caller cannot correct. Calls <code>monitoring.alert.assign_user</code>.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">alertAssignUser</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">(</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  input</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">AlertAssignUserInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">): </span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;">AlertAssignUserPayload</span></span></code></pre></div><h3 id="arguments" tabindex="-1">Arguments <a class="header-anchor" href="#arguments" aria-label="Permalink to &quot;Arguments&quot;">​</a></h3><h4 id="alertassignuser-input-nbsp-●-nbsp-alertassignuserinput" tabindex="-1"><a href="#"><code>alertAssignUser.input</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/alert-assign-user-input.html"><code>AlertAssignUserInput!</code></a> <a class="header-anchor" href="#alertassignuser-input-nbsp-●-nbsp-alertassignuserinput" aria-label="Permalink to &quot;[\`alertAssignUser.input\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`AlertAssignUserInput!\`](/docs/reference/monitoring/types/inputs/alert-assign-user-input)&quot;">​</a></h4><p>The alert to assign, and the user to assign it to.</p><h3 id="type" tabindex="-1">Type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;Type&quot;">​</a></h3><h4 id="alertassignuserpayload" tabindex="-1"><a href="/docs/reference/monitoring/types/objects/alert-assign-user-payload.html"><code>AlertAssignUserPayload</code></a> <a class="header-anchor" href="#alertassignuserpayload" aria-label="Permalink to &quot;[\`AlertAssignUserPayload\`](/docs/reference/monitoring/types/objects/alert-assign-user-payload)&quot;">​</a></h4><p>The alert that was assigned.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/operations/mutations/alert-assign-user.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertAssignUser = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertAssignUser as default
};
