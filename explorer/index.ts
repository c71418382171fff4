import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Bundle, ensureBundle } from './bundle.ts';
import { securityHeaders } from './policy.ts';

export interface ExplorerOptions {
  /** Told when the page is bundled, and when it cannot be. */
  readonly log?: (message: string) => void;
}

/** A file of the bundle. */
interface Asset {
  readonly path: string;
  readonly type: string;
}

/** The bundle, with its files by request path. Only what is listed here can be asked for. */
interface Site {
  readonly key: string;
  readonly assets: ReadonlyMap<string, Asset>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

/** Whether a request's path belongs to the page: `/` and everything under `/explorer/`. */
export const isExplorerPath = (path: string): boolean => path === '/' || path.startsWith('/explorer/');

/**
 * Serves the explorer: the page at `/`, its assets under `/explorer/<key>/`, compressed ahead. To be given the requests
 * whose path `isExplorerPath` accepts.
 *
 * Returns at once. A bundle that is not there yet is made meanwhile, in a process of esbuild's own, and requests wait
 * for it; where it cannot be made they are answered 503 with the reason, and everything else of the server goes on.
 */
export function explorerHandler({ log = () => {} }: ExplorerOptions = {}): RequestListener {
  const opened = ensureBundle(log).then(openSite);
  opened.catch((error: Error) => log(`explorer: no page at / (${error.message})`));

  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'GET or HEAD only.');
    const site = await opened.catch(() => null);
    if (site === null) return refuse(response, 503, 'The explorer could not be bundled; the log says why.');
    // A file can be gone when somebody empties `dist/` under a running server.
    await serve(site, request, response).catch(() => refuse(response, 500, 'The file could not be read.'));
  };
}

async function openSite({ key, directory }: Bundle): Promise<Site> {
  const assets = new Map<string, Asset>();
  for (const name of await readdir(directory)) {
    const type = types[extname(name)];
    const path = name === 'index.html' ? '/' : `/explorer/${key}/${name}`;
    if (type !== undefined) assets.set(path, { path: join(directory, name), type });
  }
  return { key, assets };
}

async function serve({ key, assets }: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const asset = assets.get(path);
  if (asset === undefined) return refuse(response, 404, 'No such file.');
  const encoding = encodingFor(request.headers['accept-encoding']);
  // The key changes with any file; each encoding is a representation of its own.
  const etag = `"${key}${encoding.suffix}"`;
  response.setHeader('content-type', asset.type);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  response.setHeader('cache-control', path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();

  const body = await readFile(asset.path + encoding.suffix);
  if (encoding.name) response.setHeader('content-encoding', encoding.name);
  response.writeHead(200, { 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const encodings = [
  { name: 'br', suffix: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
  { name: 'gzip', suffix: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
] as const;
const plain = { name: '', suffix: '' } as const;

const encodingFor = (accepts: string | string[] | undefined) =>
  encodings.find(({ accepted }) => accepted.test(String(accepts ?? ''))) ?? plain;

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.removeHeader('etag');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${reason}\n`);
}
