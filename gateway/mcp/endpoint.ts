import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { CorsOrigins } from '../exchange/cors.ts';
import type { Incoming, Reply } from '../exchange/exchange.ts';
import { readJsonBody } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type OpenRequest, openRequest } from '../exchange/request.ts';
import { failure } from '../http/graphql.ts';
import { createOperationContext } from '../http/operationContext.ts';
import type { PartOptions } from '../http/options.ts';
import { createTools } from './createTools.ts';
import { textHeaders } from './graphqlCalls.ts';
import type { McpOptions, McpParts } from './options.ts';
import { createToolServer, type ToolProvider } from './toolServer.ts';

/** Answers a request. */
export type AnswerMcp = (request: Incoming, reply: Reply) => Promise<void>;

/**
 * Creates the handler of `/mcp`: the Model Context Protocol by streamable HTTP, one answer in JSON for each request. Nothing is
 * kept between requests, and no stream is held.
 */
export const createMcpEndpoint = <Context>(
  mcp: McpOptions,
  parts: McpParts<Context>,
  corsOrigins: CorsOrigins,
): AnswerMcp => {
  const { options, responder } = parts;
  const toolsFor = createTools(mcp, parts);
  const answer = async (request: Incoming, open: OpenRequest): Promise<Response> => {
    refuseForeignOrigin(request, corsOrigins);
    if (request.method !== 'POST') throw new HttpRefusal(405, 'Send a POST.', 'BAD_REQUEST', ['allow', 'POST']);
    const message = await readJsonBody(request, { maxBytes: options.maxBodyBytes, maxValues: options.maxValues });
    if (Array.isArray(message))
      throw new HttpRefusal(400, 'Send one message per request: a list of them is not taken.');
    // A call of a tool enters by itself, as an operation with its own deadline.
    if (Object(message).method === 'tools/call') open.keepOpen();
    else await open.untilEnd(createOperationContext(open, options));
    return serve(toolsFor(request, open.signal), requestOf(request), message);
  };
  return async (request, reply) => {
    if (request.method === 'OPTIONS') return responder.sendPreflight(reply, 'POST');
    const open = openRequest(request, reply, options);
    const response = await answer(request, open).catch((thrown: unknown) => refusalOf(thrown, open, options));
    const text = await response.text();
    open.close();
    const common = ['cache-control', 'no-store', 'x-request-id', open.requestId, ...open.responseHeaders];
    responder.send(reply, response.status, [...common, ...[...response.headers].flat()], text);
    open.finish();
  };
};

/**
 * Pages of other origins may not use tools, even if a name of theirs leads to this address (DNS rebinding): browsers send the
 * origin with each POST.
 */
const refuseForeignOrigin = ({ headers: { origin } }: Incoming, allowed: CorsOrigins): void => {
  if (origin === undefined) return;
  if (allowed === '*' ? isLoopback(origin) : allowed.includes(origin)) return;
  throw new HttpRefusal(403, 'Pages of this origin may not use the tools.', 'FORBIDDEN');
};

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Serves one message in the revision of the protocol that it is written in. */
const serve = async (tools: ToolProvider, request: Request, parsedBody: unknown): Promise<Response> => {
  const server = createToolServer(tools);
  if (!(await isLegacyRequest(request, parsedBody))) {
    // Subscriptions would hold connections.
    const { fetch } = createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 });
    return fetch(request, { parsedBody });
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody }).finally(() => server.close());
};

const requestOf = ({ headers }: Incoming): Request =>
  new Request('http://localhost/mcp', { method: 'POST', headers: textHeaders(headers) });

/** A refusal as an error of JSON-RPC. Its code is in the data, as in GraphQL answers. */
const refusalOf = <Context>(thrown: unknown, open: OpenRequest, { logError }: PartOptions<Context>): Response => {
  const { result, status = 400, headers = [] } = failure(thrown, open, logError);
  const [{ message = '', extensions = {} } = {}] = result.errors ?? [];
  const error = { code: SERVER_ERROR, message, data: extensions };
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status, headers: pairs });
};

/** The first code that JSON-RPC leaves to servers. */
const SERVER_ERROR = -32_000;
