import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"EscalationRule","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/alert-manager/types/objects/escalation-rule.md","filePath":"docs/reference/alert-manager/types/objects/escalation-rule.md"}');
const _sfc_main = { name: "docs/reference/alert-manager/types/objects/escalation-rule.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="escalationrule" tabindex="-1">EscalationRule <a class="header-anchor" href="#escalationrule" aria-label="Permalink to &quot;EscalationRule&quot;">​</a></h1><p>One step of an escalation policy.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">type</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> EscalationRule</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  channels</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Channel</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  escalateMinutes</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">Int</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="escalationrule-channels-nbsp-●-nbsp-channel" tabindex="-1"><a href="#"><code>EscalationRule.channels</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/alert-manager/types/objects/channel.html"><code>[Channel!]!</code></a> <a class="header-anchor" href="#escalationrule-channels-nbsp-●-nbsp-channel" aria-label="Permalink to &quot;[\`EscalationRule.channels\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[Channel!]!\`](/docs/reference/alert-manager/types/objects/channel)&quot;">​</a></h4><p>Channels to notify. Empty: every channel of the service.</p><h4 id="escalationrule-escalateminutes-nbsp-●-nbsp-int" tabindex="-1"><a href="#"><code>EscalationRule.escalateMinutes</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/scalars/int.html"><code>Int!</code></a> <a class="header-anchor" href="#escalationrule-escalateminutes-nbsp-●-nbsp-int" aria-label="Permalink to &quot;[\`EscalationRule.escalateMinutes\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`Int!\`](/docs/reference/shared/types/scalars/int)&quot;">​</a></h4><p>Minutes from this notification to the next step.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/alert-manager/types/objects/escalation-policy.html"><code>EscalationPolicy</code></a> <mark class="gqlmd-mkdocs-badge">object</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/alert-manager/types/objects/escalation-rule.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const escalationRule = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  escalationRule as default
};
