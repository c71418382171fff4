import { type CallToolResult, Server, type Tool } from '@modelcontextprotocol/server';

/** The tools of a server, and how they are called. */
export interface ToolProvider {
  /** Sent to clients at the start: what the tools are about. */
  readonly instructions: string | undefined;
  list(signal: AbortSignal): readonly Tool[] | Promise<readonly Tool[]>;
  /**
   * Calls a tool. A failure of the tool is a result with `isError`.
   *
   * @throws {ProtocolError} there is no such tool
   */
  call(name: string, given: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<CallToolResult>;
}

/** Creates the server of one request, or of one connection by standard input and output. It has tools and nothing else. */
export const createToolServer = ({ instructions, list, call }: ToolProvider): Server => {
  const options = { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) };
  const server = new Server({ name: 'skein', version: '1' }, options);
  server.setRequestHandler('tools/list', async (_, { mcpReq }) => ({ tools: [...(await list(mcpReq.signal))] }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    call(params.name, params.arguments ?? {}, mcpReq.signal),
  );
  return server;
};
