import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProviderFilter","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/objects/provider-filter.md","filePath":"docs/reference/cost-analysis/types/objects/provider-filter.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/objects/provider-filter.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="providerfilter" tabindex="-1">ProviderFilter <a class="header-anchor" href="#providerfilter" aria-label="Permalink to &quot;ProviderFilter&quot;">​</a></h1><p>Cloud providers whose cost is included.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProviderFilter</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  providers</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  state</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">EnabledState</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="providerfilter-providers-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>ProviderFilter.providers</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>[String!]!</code></a> <a class="header-anchor" href="#providerfilter-providers-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`ProviderFilter.providers\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[String!]!\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Cloud providers, e.g. <code>aws</code>. Empty if all are included.</p><h4 id="providerfilter-state-nbsp-●-nbsp-enabledstate" tabindex="-1"><a href="#"><code>ProviderFilter.state</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/enabled-state.html"><code>EnabledState!</code></a> <a class="header-anchor" href="#providerfilter-state-nbsp-●-nbsp-enabledstate" aria-label="Permalink to &quot;[\`ProviderFilter.state\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`EnabledState!\`](/docs/reference/shared/types/enums/enabled-state)&quot;">​</a></h4><p>Whether only the listed ones are included.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/objects/budget.html"><code>Budget</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/objects/provider-filter.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const providerFilter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  providerFilter as default
};
