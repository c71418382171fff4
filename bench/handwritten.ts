/**
 * What a developer would write without a graph: one endpoint per query with the POSTs that a careful developer would
 * send, one list per resource with an `in` filter, and joins by hand. It fetches whole rows; with `only` as second
 * argument, just the members it needs. It does the minimum of a production endpoint: it checks the method, the body and
 * its size, forwards the caller's token and passes errors on. It has none of a gateway's features: no validation,
 * deadline, retries, limits, metrics or request ids.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../test/listen.ts';
import { endpoints } from './endpoints.ts';
import { HttpError, readArguments } from './readArguments.ts';
import { serveContestant } from './serveContestant.ts';

const sendResponse = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) => {
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    ...headers,
  });
  response.end(body);
};

const handleRequest = async (request: IncomingMessage, response: ServerResponse) => {
  const route = endpoints.get(request.url ?? '');
  if (route === undefined) return sendResponse(response, 404, '{"error":"not found"}');
  if (request.method !== 'POST') return sendResponse(response, 405, '{"error":"POST only"}', { allow: 'POST' });
  try {
    const args = await readArguments(request);
    const data = await route(args, request.headers.authorization ?? '');
    return sendResponse(response, 200, JSON.stringify({ data }));
  } catch (error) {
    const status = error instanceof HttpError ? error.status : 500;
    return sendResponse(response, status, JSON.stringify({ error: status === 500 ? 'internal error' : String(error) }));
  }
};

serveContestant((await listen(createServer(handleRequest))).url);
