import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { EnteredRequest, OpenedRequest } from '../admission/gate.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';
import { createExploreTools } from './exploreTools.ts';
import { createOperationTools, refuseUnknownArguments } from './operationTools.ts';
import type { McpOptions, McpParts } from './options.ts';
import { type CallTool, runOperation, toFailedTool } from './runOperation.ts';
import type { ToolProvider } from './toolServer.ts';

/** The tools of one request. */
interface RequestTools {
  readonly tools: ToolProvider;
  /** The call of a tool that has ended. Undefined if none was called. */
  ended(): EndedOperation | undefined;
}

/** Creates the tools, for each request those that its caller calls. */
export const createTools = <Context>(
  { documents, explore = false }: McpOptions,
  parts: McpParts<Context>,
): ((opened: OpenedRequest, entering: Promise<EnteredRequest<Context>>) => RequestTools) => {
  const { gate, graph, logger, maxValues } = parts;
  const tools = createOperationTools({ graph, documents, logger });
  // So that the log names at the start the operations that are not tools.
  tools();
  const further = explore ? createExploreTools(parts) : new Map<string, never>();
  const toolNamed = (name: string): CallTool<Context> | undefined => {
    const tool = tools().byName.get(name);
    if (tool === undefined) return further.get(name)?.call;
    return async (request, given) => {
      const refused = refuseUnknownArguments(tool.inputSchema, given);
      if (refused !== undefined) return { result: refused, operation: { type: 'tool', name, result: {}, status: 400 } };
      const variables = tool.readArguments(given, maxValues);
      // Documents of tools need no trust by another list.
      return runOperation({ request, query: tool.text, variables, isTrusted: true }, gate);
    };
  };
  return ({ open }, entering) => {
    let ended: EndedOperation | undefined;
    const call: ToolProvider['call'] = async (name, given) => {
      const refused = (thrown: unknown) => toFailedTool({ type: 'tool', name }, gate.toFailure(thrown, open), open);
      const called = await entering.then((request) => toolNamed(name)?.(request, given)).catch(refused);
      ended = called?.operation ?? { type: 'tool', result: {}, status: 400 };
      if (called === undefined) throw noTool(name);
      return called.result;
    };
    const list = () => [...tools().listed, ...[...further.values()].map(({ listed }) => listed)];
    const instructions = (explore && graph.apiSchema?.description) || undefined;
    return { tools: { instructions, list, call }, ended: () => ended };
  };
};

const noTool = (name: string) =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${name.slice(0, 100)}".`);
