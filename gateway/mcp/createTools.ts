import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Incoming } from '../exchange/exchange.ts';
import { type CallTool, createExploreTools } from './exploreTools.ts';
import { createGraphqlCalls } from './graphqlCalls.ts';
import { createOperationTools, refuseUnknownArguments } from './operationTools.ts';
import type { McpOptions, McpParts } from './options.ts';
import { resultOf } from './results.ts';
import type { ToolProvider } from './toolServer.ts';

/** Creates the tools, for each request those that its caller calls. */
export const createTools = <Context>(
  { documents, explore = false }: McpOptions,
  parts: McpParts<Context>,
): ((request: Incoming, signal: AbortSignal) => ToolProvider) => {
  const { engine, options, responder, receiveTimeoutMs, logger } = parts;
  const tools = createOperationTools({ engine, documents, logger });
  // So that the log says at the start what is no tool.
  tools();
  // Documents of tools need no trust by another list.
  const send = createGraphqlCalls({ ...options, documents: OF_TOOLS }, responder, receiveTimeoutMs);
  const further = explore ? createExploreTools(parts) : new Map<string, never>();
  const callOf = (name: string): CallTool => {
    const tool = tools().byName.get(name);
    if (tool === undefined) return further.get(name)?.call ?? noTool(name);
    return async (request, given, signal) =>
      refuseUnknownArguments(tool.inputSchema, given) ??
      resultOf(await send(request, { query: tool.text, variables: given }, signal));
  };
  return (request, signal) => ({
    instructions: (explore && engine.apiSchema?.description) || undefined,
    list: () => [...tools().listed, ...[...further.values()].map(({ listed }) => listed)],
    call: (name, given) => callOf(name)(request, given, signal),
  });
};

const OF_TOOLS = { textOf: ({ query = '' }: { readonly query: string | undefined }) => query, keep: () => {} };

const noTool = (name: string): never => {
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`);
};
