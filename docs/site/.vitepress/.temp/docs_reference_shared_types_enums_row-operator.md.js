import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RowOperator","description":"","frontmatter":{},"headers":[],"relativePath":"docs/reference/shared/types/enums/row-operator.md","filePath":"docs/reference/shared/types/enums/row-operator.md"}');
const _sfc_main = { name: "docs/reference/shared/types/enums/row-operator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rowoperator" tabindex="-1">RowOperator <a class="header-anchor" href="#rowoperator" aria-label="Permalink to &quot;RowOperator&quot;">​</a></h1><p>How a value of a row is computed from others of the row.</p><div class="language-graphql vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">graphql</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#D73A49;--shiki-dark:#F97583;">enum</span><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;"> RowOperator</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> {</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ADD</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  ARRAY_TO_OBJECT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  DIVIDE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  MULTIPLY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  OBJECT_TO_ARRAY</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SIZE</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUBTRACT</span></span>
<span class="line"><span style="--shiki-light:#005CC5;--shiki-dark:#79B8FF;">  SUM</span></span>
<span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">}</span></span></code></pre></div><h3 id="values" tabindex="-1">Values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;Values&quot;">​</a></h3><h4 id="rowoperator-add" tabindex="-1"><a href="#"><code>RowOperator.ADD</code></a> <a class="header-anchor" href="#rowoperator-add" aria-label="Permalink to &quot;[\`RowOperator.ADD\`](#)&quot;">​</a></h4><p>Sum of the operands.</p><h4 id="rowoperator-array-to-object" tabindex="-1"><a href="#"><code>RowOperator.ARRAY_TO_OBJECT</code></a> <a class="header-anchor" href="#rowoperator-array-to-object" aria-label="Permalink to &quot;[\`RowOperator.ARRAY_TO_OBJECT\`](#)&quot;">​</a></h4><p>Object made of a list of pairs. Only in stages.</p><h4 id="rowoperator-divide" tabindex="-1"><a href="#"><code>RowOperator.DIVIDE</code></a> <a class="header-anchor" href="#rowoperator-divide" aria-label="Permalink to &quot;[\`RowOperator.DIVIDE\`](#)&quot;">​</a></h4><p>First operand divided by the second; null if that is zero.</p><h4 id="rowoperator-multiply" tabindex="-1"><a href="#"><code>RowOperator.MULTIPLY</code></a> <a class="header-anchor" href="#rowoperator-multiply" aria-label="Permalink to &quot;[\`RowOperator.MULTIPLY\`](#)&quot;">​</a></h4><p>Product of the operands.</p><h4 id="rowoperator-object-to-array" tabindex="-1"><a href="#"><code>RowOperator.OBJECT_TO_ARRAY</code></a> <a class="header-anchor" href="#rowoperator-object-to-array" aria-label="Permalink to &quot;[\`RowOperator.OBJECT_TO_ARRAY\`](#)&quot;">​</a></h4><p>List of <code>{k, v}</code> made of an object. Only in stages.</p><h4 id="rowoperator-size" tabindex="-1"><a href="#"><code>RowOperator.SIZE</code></a> <a class="header-anchor" href="#rowoperator-size" aria-label="Permalink to &quot;[\`RowOperator.SIZE\`](#)&quot;">​</a></h4><p>Length of a list.</p><h4 id="rowoperator-subtract" tabindex="-1"><a href="#"><code>RowOperator.SUBTRACT</code></a> <a class="header-anchor" href="#rowoperator-subtract" aria-label="Permalink to &quot;[\`RowOperator.SUBTRACT\`](#)&quot;">​</a></h4><p>First operand minus the second.</p><h4 id="rowoperator-sum" tabindex="-1"><a href="#"><code>RowOperator.SUM</code></a> <a class="header-anchor" href="#rowoperator-sum" aria-label="Permalink to &quot;[\`RowOperator.SUM\`](#)&quot;">​</a></h4><p>Sum of a list of numbers.</p><h3 id="member-of" tabindex="-1">Member Of <a class="header-anchor" href="#member-of" aria-label="Permalink to &quot;Member Of&quot;">​</a></h3><p><a href="/docs/reference/shared/types/inputs/row-arithmetic-input.html"><code>RowArithmeticInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark><span class="gqlmd-mdx-bullet"> ● </span><a href="/docs/reference/shared/types/inputs/row-field-input.html"><code>RowFieldInput</code></a> <mark class="gqlmd-mkdocs-badge">input</mark></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/reference/shared/types/enums/row-operator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rowOperator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rowOperator as default
};
