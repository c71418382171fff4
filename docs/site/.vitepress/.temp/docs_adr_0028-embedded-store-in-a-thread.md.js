import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0028: The embedded store runs in a thread that can be terminated","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0028-embedded-store-in-a-thread.md","filePath":"docs/adr/0028-embedded-store-in-a-thread.md"}');
const _sfc_main = { name: "docs/adr/0028-embedded-store-in-a-thread.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0028-the-embedded-store-runs-in-a-thread-that-can-be-terminated" tabindex="-1">0028: The embedded store runs in a thread that can be terminated <a class="header-anchor" href="#_0028-the-embedded-store-runs-in-a-thread-that-can-be-terminated" aria-label="Permalink to &quot;0028: The embedded store runs in a thread that can be terminated&quot;">​</a></h1><p>Date: 2026-11-22 Status: Accepted</p><p><strong>Context.</strong> PGlite is PostgreSQL in WebAssembly: it runs one statement at a time, in the calling thread, without signals. In the thread of the HTTP server one expensive statement blocked everything, including health checks and SIGTERM. Neither <code>statement_timeout</code> nor a cancel request could stop it.</p><p><strong>Decision.</strong> PGlite runs in a worker thread. The main thread speaks PostgreSQL&#39;s wire protocol to it through <code>pg</code>, the driver for a PostgreSQL server, with a pool of one connection over a stream of messages. Both stores share one driver, prepared statements included. A statement beyond its time limit is terminated with the thread, and a new thread opens the directory. PostgreSQL&#39;s crash recovery, which also covers <code>kill -9</code>, keeps everything that was committed. Reopening the store also releases memory. The lock on the directory stays with the process.</p><p>Rejected: a child process, which is the same with more expensive messages; PGlite&#39;s own worker, made for browser tabs, with several messages per statement; interrupting PostgreSQL through shared memory, which PGlite&#39;s build does not support.</p><p><strong>Consequences.</strong> A slow statement ends with its thread and no longer blocks the process. The store is closed while a new thread recovers it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0028-embedded-store-in-a-thread.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0028EmbeddedStoreInAThread = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0028EmbeddedStoreInAThread as default
};
