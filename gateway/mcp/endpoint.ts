import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { EnteredRequest, OpenedRequest } from '../admission/gate.ts';
import { findMemoryRefusal } from '../delivery/printResult.ts';
import type { CorsOrigins } from '../exchange/cors.ts';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { readJsonBody } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import type { RequestFailure } from '../exchange/requestFailure.ts';
import type { EndedOperation, KnownOperation } from '../telemetry/requestRecord.ts';
import { createTools } from './createTools.ts';
import type { McpOptions, McpParts } from './options.ts';
import { createToolServer, type ToolProvider } from './toolServer.ts';

/** Answers a request. */
export type McpHandler = (request: IncomingRequest, reply: OutgoingResponse) => Promise<void>;

/** The response to a message, and what log and metrics see of it. */
interface McpAnswer {
  readonly response: Response;
  readonly operation: EndedOperation;
}

/**
 * Creates the handler of `/mcp`: the Model Context Protocol by streamable HTTP, one answer in JSON for each request. Nothing is
 * kept between requests, and no stream is held.
 */
export const createMcpEndpoint = <Context>(mcp: McpOptions, parts: McpParts<Context>): McpHandler => {
  const { gate, responder } = parts;
  const toolsFor = createTools(mcp, parts);
  const answer = async (request: IncomingRequest, opened: OpenedRequest): Promise<McpAnswer> => {
    refuseForeignOrigin(request, parts.corsOrigins);
    if (request.method !== 'POST') throw new HttpRefusal(405, 'Send a POST.', 'BAD_REQUEST', ['allow', 'POST']);
    const entering = opened.open.untilEnd(gate.enter(opened));
    const message = await readMessage(request, entering, parts);
    const { tools, ended } = toolsFor(opened, entering);
    const response = await serveMessage(tools, toFetchRequest(request), message);
    return { response, operation: ended() ?? { ...MESSAGE, result: {} } };
  };
  return async (request, reply) => {
    if (request.method === 'OPTIONS') return responder.sendPreflight(reply, 'POST');
    const opened = gate.open(request, reply, '/mcp');
    const { open, record } = opened;
    const { response, operation, text } = await record
      .run(async () => ensureRoom(await printMcpAnswer(await answer(request, opened)), parts))
      .catch((thrown: unknown) => printMcpAnswer(toRefusalAnswer(gate.toFailure(thrown, open))));
    open.close();
    const common = ['cache-control', 'no-store', 'x-request-id', open.requestId, ...open.responseHeaders];
    responder.send(reply, response.status, [...common, ...[...response.headers].flat()], text);
    open.finish();
    record.end({ operations: [operation], status: response.status, bytes: Buffer.byteLength(text) });
  };
};

/** An answer, and its text. */
interface PrintedMcpAnswer extends McpAnswer {
  readonly text: string;
}

const printMcpAnswer = async (answer: McpAnswer): Promise<PrintedMcpAnswer> => ({
  ...answer,
  text: await answer.response.text(),
});

/** An answer, if it fits into memory. */
const ensureRoom = (
  answered: PrintedMcpAnswer,
  { responder }: Pick<McpParts<never>, 'responder'>,
): PrintedMcpAnswer | Promise<PrintedMcpAnswer> => {
  const { operation, text } = answered;
  const refusal = findMemoryRefusal(Buffer.byteLength(text), [operation], responder);
  if (refusal === undefined) return answered;
  const { error, status, headers } = refusal;
  return printMcpAnswer(toRefusalAnswer({ result: { errors: [error] }, status, headers }, operation));
};

/** Reads a message. A call of a tool says itself that its caller is refused, all other messages are refused. */
const readMessage = async <Context>(
  request: IncomingRequest,
  entering: Promise<EnteredRequest<Context>>,
  { maxBodyBytes: maxBytes, maxValues }: McpParts<Context>,
): Promise<unknown> => {
  entering.catch(() => {});
  const message = await readJsonBody(request, { maxBytes, maxValues });
  if (Array.isArray(message)) throw new HttpRefusal(400, 'Send one message per request: a list of them is not taken.');
  if (Object(message).method !== 'tools/call') await entering;
  return message;
};

/**
 * Pages of other origins may not use tools, even if a name of theirs leads to this address (DNS rebinding): browsers send the
 * origin with each POST.
 */
const refuseForeignOrigin = ({ headers: { origin } }: IncomingRequest, allowed: CorsOrigins): void => {
  if (origin === undefined) return;
  if (allowed === '*' ? isLoopback(origin) : allowed.includes(origin)) return;
  throw new HttpRefusal(403, 'Pages of this origin may not use the tools.', 'FORBIDDEN');
};

const isLoopback = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Serves one message in the revision of the protocol that it is written in. */
const serveMessage = async (tools: ToolProvider, request: Request, parsedBody: unknown): Promise<Response> => {
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

const toFetchRequest = ({ headers }: IncomingRequest): Request =>
  new Request('http://localhost/mcp', {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  });

/** A refusal as an error of JSON-RPC. Its code is in the data, as in GraphQL answers. */
const toRefusalAnswer = (
  { result, status = 400, headers = [] }: RequestFailure,
  { type, name }: KnownOperation = MESSAGE,
): McpAnswer => {
  const [{ message = '', extensions = {} } = {}] = result.errors ?? [];
  const error = { code: SERVER_ERROR, message, data: extensions };
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  const response = Response.json({ jsonrpc: '2.0', id: null, error }, { status, headers: pairs });
  return { response, operation: { type, name, result, status } };
};

/** A message that calls no tool. */
const MESSAGE: KnownOperation = { type: 'mcp' };

/** The first code that JSON-RPC leaves to servers. */
const SERVER_ERROR = -32_000;
