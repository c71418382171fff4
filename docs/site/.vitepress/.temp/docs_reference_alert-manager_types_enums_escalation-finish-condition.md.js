import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EscalationFinishCondition","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/enums/escalation-finish-condition.md","filePath":"docs/reference/alert-manager/types/enums/escalation-finish-condition.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/enums/escalation-finish-condition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="escalationfinishcondition" tabindex="-1">EscalationFinishCondition <a class="header-anchor" href="#escalationfinishcondition" aria-label="Permalink to &quot;EscalationFinishCondition&quot;">​</a></h1><p>What ends an escalation.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EscalationFinishCondition</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ACKNOWLEDGED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  RESOLVED</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  UNKNOWN</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="escalationfinishcondition-acknowledged" tabindex="-1"><a href="#"><code>EscalationFinishCondition.ACKNOWLEDGED</code></a> <a class="header-anchor" href="#escalationfinishcondition-acknowledged" aria-label="Permalink to &quot;[\`EscalationFinishCondition.ACKNOWLEDGED\`](#)&quot;">​</a></h4><p>The alert is acknowledged or resolved.</p><h4 id="escalationfinishcondition-resolved" tabindex="-1"><a href="#"><code>EscalationFinishCondition.RESOLVED</code></a> <a class="header-anchor" href="#escalationfinishcondition-resolved" aria-label="Permalink to &quot;[\`EscalationFinishCondition.RESOLVED\`](#)&quot;">​</a></h4><p>The alert is resolved.</p><h4 id="escalationfinishcondition-unknown" tabindex="-1"><a href="#"><code>EscalationFinishCondition.UNKNOWN</code></a> <a class="header-anchor" href="#escalationfinishcondition-unknown" aria-label="Permalink to &quot;[\`EscalationFinishCondition.UNKNOWN\`](#)&quot;">​</a></h4><p>A value that this graph does not know yet.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/objects/escalation-policy.html"><code>EscalationPolicy</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/enums/escalation-finish-condition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const escalationFinishCondition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  escalationFinishCondition as default
};
