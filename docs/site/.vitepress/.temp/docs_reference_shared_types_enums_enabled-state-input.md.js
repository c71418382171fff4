import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EnabledStateInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/enabled-state-input.md","filePath":"docs/reference/shared/types/enums/enabled-state-input.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/enabled-state-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="enabledstateinput" tabindex="-1">EnabledStateInput <a class="header-anchor" href="#enabledstateinput" aria-label="Permalink to &quot;EnabledStateInput&quot;">​</a></h1><p>The values of <code>EnabledState</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EnabledStateInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DISABLED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ENABLED</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="enabledstateinput-disabled" tabindex="-1"><a href="#"><code>EnabledStateInput.DISABLED</code></a> <a class="header-anchor" href="#enabledstateinput-disabled" aria-label="Permalink to &quot;[\`EnabledStateInput.DISABLED\`](#)&quot;">​</a></h4><p>Not in use until it is enabled.</p><h4 id="enabledstateinput-enabled" tabindex="-1"><a href="#"><code>EnabledStateInput.ENABLED</code></a> <a class="header-anchor" href="#enabledstateinput-enabled" aria-label="Permalink to &quot;[\`EnabledStateInput.ENABLED\`](#)&quot;">​</a></h4><p>In use.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/inputs/enabled-state-filter.html"><code>EnabledStateFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/escalation-repeat-input.html"><code>EscalationRepeatInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/cost-analysis/types/inputs/provider-filter-input.html"><code>ProviderFilterInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/enabled-state-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enabledStateInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enabledStateInput as default
};
