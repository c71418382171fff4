import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EscalationFinishConditionInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/enums/escalation-finish-condition-input.md","filePath":"docs/reference/alert-manager/types/enums/escalation-finish-condition-input.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/enums/escalation-finish-condition-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="escalationfinishconditioninput" tabindex="-1">EscalationFinishConditionInput <a class="header-anchor" href="#escalationfinishconditioninput" aria-label="Permalink to &quot;EscalationFinishConditionInput&quot;">​</a></h1><p>The values of <code>EscalationFinishCondition</code> that an input takes.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EscalationFinishConditionInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACKNOWLEDGED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOLVED</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="escalationfinishconditioninput-acknowledged" tabindex="-1"><a href="#"><code>EscalationFinishConditionInput.ACKNOWLEDGED</code></a> <a class="header-anchor" href="#escalationfinishconditioninput-acknowledged" aria-label="Permalink to &quot;[\`EscalationFinishConditionInput.ACKNOWLEDGED\`](#)&quot;">​</a></h4><p>The alert is acknowledged or resolved.</p><h4 id="escalationfinishconditioninput-resolved" tabindex="-1"><a href="#"><code>EscalationFinishConditionInput.RESOLVED</code></a> <a class="header-anchor" href="#escalationfinishconditioninput-resolved" aria-label="Permalink to &quot;[\`EscalationFinishConditionInput.RESOLVED\`](#)&quot;">​</a></h4><p>The alert is resolved.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/inputs/escalation-finish-condition-filter.html"><code>EscalationFinishConditionFilter</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/escalation-policy-create-input.html"><code>EscalationPolicyCreateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/inputs/escalation-policy-update-input.html"><code>EscalationPolicyUpdateInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/enums/escalation-finish-condition-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const escalationFinishConditionInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  escalationFinishConditionInput as default
};
