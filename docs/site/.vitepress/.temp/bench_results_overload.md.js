import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Overload","description":"","frontmatter":{},"headers":[],"relativePath":"bench/results/overload.md","filePath":"bench/results/overload.md"}');
const _sfc_main = { name: "bench/results/overload.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="overload" tabindex="-1">Overload <a class="header-anchor" href="#overload" aria-label="Permalink to &quot;Overload&quot;">​</a></h1><p><code>npm run bench -- overload</code>: 200 clients send expensive queries (1,000 alerts) and do not wait after a refusal either; they keep their connections, or open one for each query. Beside them two probes send <code>{ __typename }</code> every 20 ms, one over a kept connection and one over a new connection each time. Without and with shedding (<code>OVERLOAD_DELAY_MS</code>), 5 seconds each, after 6 seconds in which the limit settles; milliseconds at the median, at the 99th percentile, and at most. Taken on 2026-11-23 on two cores that gateway, clients and POST API shared and nothing else used; without shedding one run of two, with it the ranges of three runs, 73 to 128 answers each, all of them 200:</p><table tabindex="0"><thead><tr><th><code>OVERLOAD_DELAY_MS</code>, connections of expensive queries</th><th style="text-align:right;">trivial, kept</th><th style="text-align:right;">trivial, new</th><th style="text-align:right;">expensive: answered, refused</th></tr></thead><tbody><tr><td>0, kept</td><td style="text-align:right;">208, 334, 440</td><td style="text-align:right;">591, 645, 687</td><td style="text-align:right;">3,947, 0</td></tr><tr><td>0, new</td><td style="text-align:right;">136, 211, 273</td><td style="text-align:right;">537, 620, 1,143</td><td style="text-align:right;">3,662, 0</td></tr><tr><td>75, kept</td><td style="text-align:right;">4–29, 64–87, 113–120</td><td style="text-align:right;">5–38, 96–140, 105–227</td><td style="text-align:right;">2,245–2,872, 37,707–39,822</td></tr><tr><td>75, new</td><td style="text-align:right;">6–27, 70–103, 97–196</td><td style="text-align:right;">7–38, 140–188, 234–325</td><td style="text-align:right;">2,199–2,414, 26,088–27,609</td></tr></tbody></table><p>Until then the delay that is allowed while load is shed was not a third of <code>OVERLOAD_DELAY_MS</code> but all of it, and the limit rose by a tenth in 50 ms instead of a twentieth: on the same machine and day, 168 to 273 ms at the 99th percentile over kept connections and 380 to 429 over new ones, with 2,770 and 3,151 expensive answers.</p><p>With one listening socket instead of 64 (<a href="./../../docs/adr/0051-many-listening-sockets.html">ADR 0051</a>), in turn on the same machine at a load of 22, a trivial query over a new connection, while 200 clients open new ones: 406 and 1,075 ms in the median of two runs, 2,994 at most, against 163 and 129, and 956 at most. A new connection needs at least two turns of the event loop more than a kept one: it is accepted in one, and read in the next.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("bench/results/overload.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const overload = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  overload as default
};
