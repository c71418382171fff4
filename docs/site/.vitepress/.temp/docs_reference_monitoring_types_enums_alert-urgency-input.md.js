import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AlertUrgencyInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/monitoring/types/enums/alert-urgency-input.md","filePath":"docs/reference/monitoring/types/enums/alert-urgency-input.md"}');
const _sfc_main = { name: "docs/reference/monitoring/types/enums/alert-urgency-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="alerturgencyinput" tabindex="-1">AlertUrgencyInput <a class="header-anchor" href="#alerturgencyinput" aria-label="Permalink to &quot;AlertUrgencyInput&quot;">​</a></h1><p>The values of <code>AlertUrgency</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> AlertUrgencyInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  HIGH</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  LOW</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="alerturgencyinput-high" tabindex="-1"><a href="#"><code>AlertUrgencyInput.HIGH</code></a> <a class="header-anchor" href="#alerturgencyinput-high" aria-label="Permalink to &quot;[\`AlertUrgencyInput.HIGH\`](#)&quot;">​</a></h4><p>Needs attention immediately.</p><h4 id="alerturgencyinput-low" tabindex="-1"><a href="#"><code>AlertUrgencyInput.LOW</code></a> <a class="header-anchor" href="#alerturgencyinput-low" aria-label="Permalink to &quot;[\`AlertUrgencyInput.LOW\`](#)&quot;">​</a></h4><p>Needs attention later.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/monitoring/types/inputs/alert-create-input.html"><code>AlertCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/alert-update-input.html"><code>AlertUpdateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/monitoring/types/inputs/alert-urgency-filter.html"><code>AlertUrgencyFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/monitoring/types/enums/alert-urgency-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alertUrgencyInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alertUrgencyInput as default
};
