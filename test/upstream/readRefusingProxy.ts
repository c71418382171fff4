/** A proxy before the real service that lacks some paths, with each of the answers that deployments give for that. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';

/** How deployments answer an unknown path (rule 1 of the reads around the API). */
export const UNKNOWN_PATH_ANSWERS = [
  { status: 404, body: JSON.stringify({ detail: { code: 'ERROR_UNSUPPORTED_API', message: 'Unknown path.' } }) },
  { status: 404, body: '' },
  { status: 405, body: 'Method Not Allowed' },
  { status: 501, body: '' },
] as const;

/** What the proxy answers on a path instead of the service. */
export interface ProxyAnswer {
  readonly status: number;
  readonly body: string;
}

/** Gives the proxy an answer to each POST of a path; undefined: that of the service. */
type NextAnswer = () => ProxyAnswer | undefined;

/** Starts the proxy; `answers` may change while it runs, `paths` lists the requested paths. */
export const startReadRefusingProxy = async (serviceUrl: string) => {
  const paths: string[] = [];
  const answers = new Map<string, ProxyAnswer | NextAnswer>();
  const { url, close } = await listenOnFreePort(async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const body = Buffer.concat(await Array.fromAsync(request));
    if (request.method === 'POST') paths.push(path);
    const given = answers.get(path);
    const own = typeof given === 'function' ? given() : given;
    if (own) return response.writeHead(own.status).end(own.body);
    const { authorization } = request.headers;
    const forwarded = await fetch(serviceUrl + path, {
      method: request.method ?? 'GET',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(request.method === 'POST' && { body }),
    });
    return response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(await forwarded.text());
  });
  return { url: new URL(url).origin, close, paths, answers };
};
