/** `skein mcp`: the tools of a gateway by standard input and output, for MCP clients that start a program. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Command } from 'commander';
import type { TokenSource } from '../client/index.ts';
import { createTokenOption, createUrlOption, toAuthorization } from './endpoint.ts';
import { createNoAnswerError, UnavailableError, UsageError } from './error.ts';
import { signInWithOwnScope } from './ownScope.ts';
import { createScopeOption, createWorkspaceOption, type SignInOptions } from './token.ts';

interface McpCommandOptions extends Partial<SignInOptions> {
  readonly url: string;
  readonly token?: string;
}

/** What the gateway answers to a message: a result, or an error of JSON-RPC. */
interface JsonRpcReply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: { readonly code?: string } };
}

/** Sends a message of the protocol to the gateway, and gives the result. */
type SendMessage = <Result>(method: string, params: object, signal?: AbortSignal) => Promise<Result>;

const openTokenSource = async ({
  token,
  url,
  domain,
  user,
  ...scope
}: McpCommandOptions): Promise<TokenSource | undefined> => {
  if (domain === undefined && user === undefined) return token === undefined ? undefined : { token: async () => token };
  if (domain === undefined || user === undefined)
    throw new UsageError('--domain, --user: expected both, or a --token.');
  return signInWithOwnScope({ url, domain, user, ...scope });
};

const post = async (url: URL, message: object, token: string | undefined, signal: AbortSignal | undefined) => {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...toAuthorization(token),
  };
  const request = { method: 'POST', headers, body: JSON.stringify(message), ...(signal && { signal }) };
  const response = await fetch(url, request).catch((cause: Error) => {
    throw createNoAnswerError(url.href, cause);
  });
  const reply = (await response.json().catch(() => undefined)) as JsonRpcReply | undefined;
  if (reply?.result !== undefined || reply?.error !== undefined) return reply;
  throw new UnavailableError(`${url}: HTTP ${response.status}, and no answer of MCP. Is MCP_DOCUMENTS set there?`);
};

/** Whether the token was refused, and nothing was done. */
const isUnauthenticated = ({ result, error }: JsonRpcReply): boolean => {
  const { data, errors = [] } = Object((result as CallToolResult | undefined)?.structuredContent);
  const codes = errors.map(({ extensions }: { extensions?: { code?: string } }) => extensions?.code);
  const hasNoData = Object.values(data ?? {}).every((field) => field === null);
  return error?.data?.code === 'UNAUTHENTICATED' || (hasNoData && codes.includes('UNAUTHENTICATED'));
};

const createSender = async (url: URL, tokens: TokenSource | undefined): Promise<SendMessage> => {
  // Imported here, since other commands do not need it.
  const { ProtocolError } = await import('@modelcontextprotocol/server');
  return async <Result>(method: string, params: object, signal?: AbortSignal) => {
    const message = { jsonrpc: '2.0', id: 1, method, params };
    const token = await tokens?.token();
    const first = await post(url, message, token, signal);
    const renewed = isUnauthenticated(first) ? await tokens?.token(token) : token;
    const { result, error } = renewed === token ? first : await post(url, message, renewed, signal);
    if (error) throw new ProtocolError(error.code, error.message, error.data);
    return result as Result;
  };
};

const NOTES = `
The command is for the configuration of an MCP client, which starts it. It sends every call to the gateway, at /mcp next to the GraphQL
endpoint. With --domain and --user it signs the user in with SKEIN_PASSWORD, and renews the token; a --token ends when it
expires. Without --scope and --workspace the token is for the domain of its administrators, and for the workspace of a user who has
exactly one. Exit codes: 0, 2 for wrong usage, 3 if the gateway does not answer at the start.

Examples:
  SKEIN_TOKEN=$(skein token --domain domain-demo --user admin@example.com --scope DOMAIN) skein mcp
  SKEIN_PASSWORD=skein-demo skein mcp --domain domain-demo --user owner@example.com --workspace workspace-retail`;

/** Adds the command. It runs until its standard input ends. */
export const addMcp = (program: Command): void => {
  program
    .command('mcp')
    .summary('serve the tools of a gateway to an MCP client')
    .description(
      'Serve the tools of a gateway (MCP_DOCUMENTS) by the Model Context Protocol, on standard input and output.',
    )
    .addOption(createTokenOption())
    .option('--domain <id>', 'domain of the user to sign in')
    .option('--user <id>', 'user to sign in, e.g. owner@example.com')
    .addOption(createScopeOption('what a session would have'))
    .addOption(createWorkspaceOption())
    .addOption(createUrlOption())
    .addHelpText('after', NOTES)
    .action(async (options: McpCommandOptions) => {
      const send = await createSender(new URL('mcp', options.url), await openTokenSource(options));
      const client = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'skein', version: '1' } };
      const { instructions } = await send<{ readonly instructions?: string }>('initialize', client);
      const { createToolServer } = await import('../gateway/mcp/toolServer.ts');
      const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
      const list = async (signal: AbortSignal) =>
        (await send<{ readonly tools: readonly Tool[] }>('tools/list', {}, signal)).tools;
      const call = (name: string, given: object, signal: AbortSignal) =>
        send<CallToolResult>('tools/call', { name, arguments: given }, signal);
      serveStdio(() => createToolServer({ instructions, list, call }));
    });
};
