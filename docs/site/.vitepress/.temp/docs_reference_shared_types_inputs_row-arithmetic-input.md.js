import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RowArithmeticInput","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/inputs/row-arithmetic-input.md","filePath":"docs/reference/shared/types/inputs/row-arithmetic-input.md"}');
const _sfc_main = { name: "docs/reference/shared/types/inputs/row-arithmetic-input.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rowarithmeticinput" tabindex="-1">RowArithmeticInput <a class="header-anchor" href="#rowarithmeticinput" aria-label="Permalink to &quot;RowArithmeticInput&quot;">​</a></h1><p>Arithmetic inside an operand.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">input</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RowArithmeticInput</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  operands</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: [</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RowOperandInput</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">]</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#E36209;--shiki-dark:#FFAB70;">  operator</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">: </span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">RowOperator</span><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">!</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="fields" tabindex="-1">Fields <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;Fields&quot;">​</a></h3><h4 id="rowarithmeticinput-operands-nbsp-●-nbsp-rowoperandinput" tabindex="-1"><a href="#"><code>RowArithmeticInput.operands</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/inputs/row-operand-input.html"><code>[RowOperandInput!]!</code></a> <a class="header-anchor" href="#rowarithmeticinput-operands-nbsp-●-nbsp-rowoperandinput" aria-label="Permalink to &quot;[\`RowArithmeticInput.operands\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`[RowOperandInput!]!\`](/docs/reference/shared/types/inputs/row-operand-input)&quot;">​</a></h4><p>The operands; SUBTRACT and DIVIDE take two.</p><h4 id="rowarithmeticinput-operator-nbsp-●-nbsp-rowoperator" tabindex="-1"><a href="#"><code>RowArithmeticInput.operator</code></a><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/enums/row-operator.html"><code>RowOperator!</code></a> <a class="header-anchor" href="#rowarithmeticinput-operator-nbsp-●-nbsp-rowoperator" aria-label="Permalink to &quot;[\`RowArithmeticInput.operator\`](#)&lt;span class=&quot;gqlmd-mdx-bullet&quot;&gt;&amp;nbsp;●&amp;nbsp;&lt;/span&gt;[\`RowOperator!\`](/docs/reference/shared/types/enums/row-operator)&quot;">​</a></h4><p>ADD, SUBTRACT, MULTIPLY or DIVIDE.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/inputs/row-operand-input.html"><code>RowOperandInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/inputs/row-arithmetic-input.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowArithmeticInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowArithmeticInput as default
};
