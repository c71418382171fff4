import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0052: Processes of a group share a listener of their supervisor","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0052-workers-behind-one-listener.md","filePath":"docs/adr/0052-workers-behind-one-listener.md"}');
const _sfc_main = { name: "docs/adr/0052-workers-behind-one-listener.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0052-processes-of-a-group-share-a-listener-of-their-supervisor" tabindex="-1">0052: Processes of a group share a listener of their supervisor <a class="header-anchor" href="#_0052-processes-of-a-group-share-a-listener-of-their-supervisor" aria-label="Permalink to &quot;0052: Processes of a group share a listener of their supervisor&quot;">​</a></h1><p>Date: 2026-11-22 Status: Superseded by 0065</p><p><strong>Context.</strong> A process of Node uses one processor. Several processes can share a port in two ways: each with a listener of its own and <code>SO_REUSEPORT</code>, or with one listener that the supervisor owns (<code>node:cluster</code>, round-robin).</p><p><strong>Decision.</strong> <code>node:cluster</code> with round-robin. The supervisor accepts connections and gives them to the processes in turn. A process that is replaced stops taking new ones, answers what is under way with <code>connection: close</code>, and leaves the group before it ends: it waits until the supervisor has answered, because a connection that the supervisor sent it meanwhile must go to another process. SIGHUP replaces all, one after the other, because it already means &quot;read again&quot; to the gateway. Metrics of each process keep a label, and one scrape has those of all.</p><ul><li>Rejected: <code>SO_REUSEPORT</code>. The kernel spreads connections by hash, which is uneven for few clients, and resets those in the queue of a listener that closes, unless <code>net.ipv4.tcp_migrate_req</code> is set.</li><li>Rejected: sums over processes. A sum falls when a process is replaced, which Prometheus takes for a restart of all.</li><li>Rejected: rate limits in the supervisor. Redis is there for what replicas share, on one machine and on many.</li></ul><p><strong>Consequences.</strong> A new connection costs a message between two processes; kept connections cost nothing. If the supervisor ends, all do: what runs it (systemd, Docker, Kubernetes) starts it again.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0052-workers-behind-one-listener.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0052WorkersBehindOneListener = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0052WorkersBehindOneListener as default
};
