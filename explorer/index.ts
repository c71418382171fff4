import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { securityHeaders } from './policy.ts';
import { type Encoding, openPage, type Page } from './shippedPage.ts';

export interface ExplorerOptions {
  /** Called with the reason if the page cannot be served. */
  readonly log?: (message: string) => void;
}

/** Whether a request's path belongs to the page: `/` and everything under `/explorer/`. */
export const isExplorerPath = (path: string): boolean => path === '/' || path.startsWith('/explorer/');

/**
 * Serves the explorer: the page at `/`, its assets under `/explorer/<key>/`, precompressed. Call it for requests whose
 * path passes `isExplorerPath`. If the built page is missing, it answers 503 with the reason; the rest of the server is
 * not affected.
 */
export function explorerHandler({ log = () => {} }: ExplorerOptions = {}): RequestListener {
  const opened = openPage();
  opened.catch((error: Error) => log(`explorer: no page at / (${error.message})`));

  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'GET or HEAD only.');
    const page = await opened.catch(() => null);
    if (page === null) return refuse(response, 503, 'The page is not built: run "npm run build:explorer".');
    // A file may be missing if `dist/` is emptied while the server runs.
    await serve(page, request, response).catch(() => refuse(response, 500, 'The file could not be read.'));
  };
}

async function serve({ key, assets }: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const asset = assets.get(path);
  if (asset === undefined) return refuse(response, 404, 'No such file.');
  const encoding = encodingFor(request.headers['accept-encoding']);
  // The key changes with any file. Each encoding is a separate representation.
  const etag = `"${key}.${encoding}"`;
  response.setHeader('content-type', asset.type);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  response.setHeader('cache-control', path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();

  const body = await asset.read(encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const offered: readonly { encoding: Encoding; accepted: RegExp }[] = [
  { encoding: 'br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
  { encoding: 'gzip', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
];

const encodingFor = (accepts: string | string[] | undefined): Encoding =>
  offered.find(({ accepted }) => accepted.test(String(accepts ?? '')))?.encoding ?? 'identity';

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.removeHeader('etag');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${reason}\n`);
}
