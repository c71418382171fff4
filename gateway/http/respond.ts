import type { ServerResponse } from 'node:http';

/** Header pairs as a flat list, the fastest format for `writeHead`. */
export type Headers = readonly string[];

/**
 * Pages of any origin may read responses. No cookie authenticates a request: only the `Authorization` header does,
 * which a browser sends only if the page itself has the token.
 */
const ANY_ORIGIN = ['access-control-allow-origin', '*', 'access-control-expose-headers', 'x-request-id'];

/**
 * Up to this length it is cheaper to copy the text behind the head and write once. Longer texts are encoded and written
 * separately.
 */
const LONGEST_WITH_HEAD = 32 * 1024;

/** Sends a complete response, whose body may be in parts. A client that has disconnected is not an error. */
export function send(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: string | readonly Buffer[],
): void {
  if (response.headersSent || response.destroyed) return;
  if (typeof body !== 'string') {
    sendParts(response, status, headers, body);
    return;
  }
  const sent = body.length > LONGEST_WITH_HEAD ? Buffer.from(body) : body;
  response.writeHead(status, withLength(headers, Buffer.byteLength(sent))).end(sent);
}

function sendParts(response: ServerResponse, status: number, headers: Headers, parts: readonly Buffer[]): void {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(status, withLength(headers, length));
  for (const part of parts) response.write(part);
  response.end();
}

function withLength(headers: Headers, length: number): string[] {
  return [...headers, ...ANY_ORIGIN, 'content-length', String(length)];
}

/** Sends plain text. */
export function sendText(response: ServerResponse, status: number, text: string, headers: Headers = []): void {
  send(response, status, ['content-type', 'text/plain; charset=utf-8', ...headers], text);
}

/** Sends JSON that is not a GraphQL response. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, ['content-type', 'application/json; charset=utf-8'], JSON.stringify(value));
}

/** Answers a CORS preflight request. */
export function sendPreflight(response: ServerResponse): void {
  const allowed = ['access-control-allow-methods', 'GET, POST', 'access-control-max-age', '7200'];
  // A star covers every header except `authorization`, which has to be named.
  send(response, 204, [...allowed, 'access-control-allow-headers', 'authorization, *'], '');
}
