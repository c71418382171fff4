import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ProviderFilterInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/cost-analysis/types/inputs/provider-filter-input.md","filePath":"docs/reference/cost-analysis/types/inputs/provider-filter-input.md"}');
const _sfc_main = { name: "docs/reference/cost-analysis/types/inputs/provider-filter-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="providerfilterinput" tabindex="-1">ProviderFilterInput <a class="header-anchor" href="#providerfilterinput" aria-label="Permalink to &quot;ProviderFilterInput&quot;">​</a></h1><p>Cloud providers whose cost is included.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> ProviderFilterInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  providers</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">String</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  state</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">EnabledStateInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="providerfilterinput-providers-nbsp-●-nbsp-string" tabindex="-1"><a href="#"><code>ProviderFilterInput.providers</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/string.html"><code>[String!]</code></a> <a class="header-anchor" href="#providerfilterinput-providers-nbsp-●-nbsp-string" aria-label="Permalink to &quot;[\`ProviderFilterInput.providers\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[String!]\`](/docs/reference/shared/types/scalars/string)&quot;">​</a></h4><p>Cloud providers, e.g. <code>aws</code>. Required if ENABLED.</p><h4 id="providerfilterinput-state-nbsp-●-nbsp-enabledstateinput" tabindex="-1"><a href="#"><code>ProviderFilterInput.state</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/enabled-state-input.html"><code>EnabledStateInput!</code></a> <a class="header-anchor" href="#providerfilterinput-state-nbsp-●-nbsp-enabledstateinput" aria-label="Permalink to &quot;[\`ProviderFilterInput.state\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`EnabledStateInput!\`](/docs/reference/shared/types/enums/enabled-state-input)&quot;">​</a></h4><p>Whether only the listed ones are included.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/cost-analysis/types/inputs/budget-create-input.html"><code>BudgetCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/cost-analysis/types/inputs/provider-filter-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const providerFilterInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  providerFilterInput as default
};
