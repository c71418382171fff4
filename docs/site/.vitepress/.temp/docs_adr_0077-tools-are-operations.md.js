import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"0077: Tools of MCP are operations, and a call is a request","description":"","frontmatter":{},"headers":[],"relativePath":"docs/adr/0077-tools-are-operations.md","filePath":"docs/adr/0077-tools-are-operations.md"}');
const _sfc_main = { name: "docs/adr/0077-tools-are-operations.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="_0077-tools-of-mcp-are-operations-and-a-call-is-a-request" tabindex="-1">0077: Tools of MCP are operations, and a call is a request <a class="header-anchor" href="#_0077-tools-of-mcp-are-operations-and-a-call-is-a-request" aria-label="Permalink to &quot;0077: Tools of MCP are operations, and a call is a request&quot;">​</a></h1><p>Date: 2026-11-24 Status: Accepted</p><p><strong>Context.</strong> AI agents call tools by the Model Context Protocol. A tool per POST or per root field would be hundreds, whose names, costs and rights nobody has reviewed; one tool that runs any query needs a model that knows the schema, and lets it ask for anything.</p><p><strong>Decision.</strong> The operations of documents that the operator names are the tools (<code>gateway/mcp</code>, <code>MCP_DOCUMENTS</code>). A mutation needs the mark <code>@tool</code>. A call becomes a POST in memory to the handler of <code>/graphql</code>, with the headers of its request (<code>http/fetch.ts</code>): there is no second way to authenticate, admit, limit, log or count. What answers <code>check_query</code> is the same handler, whose admission refuses.</p><p>The endpoint is part of the gateway, so that other supergraphs and users of the library have it, and is loaded only where it is on. It keeps no state: one JSON answer per POST. GET, lists of messages and subscriptions are refused, since they hold connections or let one request be many. Cancelling by a message would need sessions, which strangers could fill; closing the connection cancels.</p><p>The library is <code>@modelcontextprotocol/server</code> 2.4.0 (Apache-2.0): three packages, <code>@modelcontextprotocol/core</code> and <code>zod</code> with it. <code>@modelcontextprotocol/sdk</code> 1.32.2 brings 17 direct dependencies, Express and Hono among them, for the same.</p><p>Rejected: a naming convention as the mark, which renaming breaks; <code>@tool</code> in the schema of every graph, since only documents of tools have it; output schemas, which repeat the selection for each tool, and must fit partial answers.</p><p><strong>Consequences.</strong> A production install has 189 packages instead of 186. The first gateway process with tools takes 0.2 to 0.4 s and 19 MB more at its start. Documents of tools are checked against the graph at the start, and reviewed like code.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("docs/adr/0077-tools-are-operations.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const _0077ToolsAreOperations = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  _0077ToolsAreOperations as default
};
