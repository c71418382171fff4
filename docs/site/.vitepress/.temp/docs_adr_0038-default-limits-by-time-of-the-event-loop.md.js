import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0038: Default limits keep one step below 50 milliseconds","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0038-default-limits-by-time-of-the-event-loop.md","filePath":"docs/adr/0038-default-limits-by-time-of-the-event-loop.md"}');
const _sfc_main = { name: "docs/adr/0038-default-limits-by-time-of-the-event-loop.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0038-default-limits-keep-one-step-below-50-milliseconds" tabindex="-1">0038: Default limits keep one step below 50 milliseconds <a class="header-anchor" href="#_0038-default-limits-keep-one-step-below-50-milliseconds" aria-label="Permalink to &quot;0038: Default limits keep one step below 50 milliseconds&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> While one request is parsed, coerced or shaped, the event loop answers nobody else. Some of these steps cannot be interrupted: <code>JSON.parse</code> of an answer of the POST API or of a request body, and the coercion of variables by graphql-js. Their time depends on the size of the input alone. With the former limits, single steps took up to 600 ms of CPU time (<a href="./../../bench/results/decisions.html#0038-default-limits-by-the-time-of-the-event-loop">figures</a>).</p><p><strong>Decision.</strong> The defaults are 8 MiB for an answer of the POST API and of the graph, and 10,000 values in the variables of a request. 1,000 rows of 8 kB fit, and so does a list of 1,000 rows with two references in ten panels. Steps that can be interrupted are: the text of an answer is decoded as it arrives, and large answers are measured and printed in turns.</p><p>Rejected: a thread that parses, because copying its result takes as long as parsing; a streaming JSON parser, which is several times slower for each answer; lower limits on rows, which would refuse lists that the POST API serves.</p><p><strong>Consequences.</strong> <code>npm run bench -- stretches</code> shows the longest step of each kind. Clients that need larger answers ask for fewer rows or fields at once; operators may raise the settings <code>UPSTREAM_MAX_RESPONSE_BYTES</code>, <code>LIMIT_ANSWER_BYTES</code> and <code>LIMIT_VALUES</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0038-default-limits-by-time-of-the-event-loop.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0038DefaultLimitsByTimeOfTheEventLoop = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0038DefaultLimitsByTimeOfTheEventLoop as default
};
