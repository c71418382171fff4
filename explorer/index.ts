import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type BuiltPage, dashboardPage, explorerPage } from './builtPages.ts';
import { createCollectionsReader, ownCollections } from './collections.ts';
import { securityHeaders } from './securityHeaders.ts';
import { type OpenedPage, openPage, type PageEncoding } from './shippedPage.ts';

export interface PagesOptions {
  /** Whether the explorer is served, at `/` and under `/explorer/`. */
  readonly explorer: boolean;
  /** Whether the dashboard is served, under `/dashboard/`. */
  readonly dashboard: boolean;
  /** Folder with the collections of queries that the explorer shows to everybody; by default the one next to this file. */
  readonly explorerCollections?: string | undefined;
  /** Called with the reason if a page or a collection cannot be served. */
  readonly log?: (message: string) => void;
}

/** Finds the listener for a request's path. Undefined if the path belongs to no page. */
export type Pages = (path: string) => RequestListener | undefined;

/**
 * Serves the pages that are shipped built, precompressed. If a built page is missing, its paths answer 503 with the reason;
 * the rest of the server is not affected. Without the explorer, `/` leads to the dashboard.
 */
export const servePages = ({
  explorer,
  dashboard,
  explorerCollections = ownCollections,
  log = () => {},
}: PagesOptions): Pages => {
  const showDashboard = dashboard ? pageHandler(linkPage(dashboardPage, explorer), log) : undefined;
  const showExplorer = explorer ? pageHandler(linkPage(explorerPage, dashboard), log) : undefined;
  const sendCollections = explorer ? collectionsHandler(explorerCollections, log) : undefined;
  // Relative, because a proxy may serve the pages under a prefix.
  const toDashboard = dashboard ? redirectTo('dashboard/') : undefined;
  return (path) => {
    if (path === '/') return showExplorer ?? toDashboard;
    if (path === '/dashboard') return toDashboard;
    if (path === '/explorer/collections.json') return sendCollections;
    return path.startsWith('/dashboard/') ? showDashboard : path.startsWith('/explorer/') ? showExplorer : undefined;
  };
};

/** A page that leads to the other page only if that is served. */
const linkPage = (page: BuiltPage, isOtherServed: boolean): BuiltPage =>
  isOtherServed ? page : { ...page, editRoot: (html) => html.replace(/<meta name="skein-[^>]*>/, '') };

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(307, { location, 'cache-control': 'no-store' }).end();

/** Sends the collections of a folder as they are now. What is wrong with them is also logged at the start. */
const collectionsHandler = (folder: string, log: (message: string) => void): RequestListener => {
  const read = shareRunning(createCollectionsReader(folder));
  void read().then(({ problems }) => {
    for (const problem of problems) log(`collections of the explorer: ${problem}`);
  });
  return async (request, response) => {
    if (!startResponse(request, response)) return;
    const { text } = await read();
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : text);
  };
};

/** Calls that are made during another one share its result, so that many requests read the folder no more often than one. */
const shareRunning = <Value>(call: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= call().finally(() => {
      running = undefined;
    });
    return running;
  };
};

const pageHandler = (built: BuiltPage, log: (message: string) => void): RequestListener => {
  const opened = openPage(built);
  opened.catch((error: Error) => log(`${built.name}: no page at ${built.root} (${error.message})`));

  return async (request, response) => {
    if (!startResponse(request, response)) return;
    const page = await opened.catch(() => null);
    if (page === null) return refuse(response, 503, `The page is not built: run "npm run build -- ${built.name}".`);
    // A file may be missing if `dist/` is emptied while the server runs.
    await serveAsset(page, built.root, request, response).catch(() =>
      refuse(response, 500, 'The file could not be read.'),
    );
  };
};

/** Sets the headers of every response. False if the request was refused for its method. */
const startResponse = ({ method }: IncomingMessage, response: ServerResponse): boolean => {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead) refuse(response, 405, 'GET or HEAD only.');
  return isRead;
};

const serveAsset = async (
  { key, assets }: OpenedPage,
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [path = root] = (request.url ?? root).split('?', 1);
  const asset = assets.get(path);
  if (asset === undefined) return refuse(response, 404, 'No such file.');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // The key changes with any file. Each encoding is a separate representation.
  const etag = `"${key}.${encoding}"`;
  response.setHeader('content-type', asset.type);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', etag);
  response.setHeader('cache-control', path === root ? 'no-cache' : 'public, max-age=31536000, immutable');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();

  const body = await asset.read(encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
};

const offeredEncodings: readonly { encoding: PageEncoding; accepted: RegExp }[] = [
  { encoding: 'br', accepted: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
  { encoding: 'gzip', accepted: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/ },
];

const chooseEncoding = (accepts: string | string[] | undefined): PageEncoding =>
  offeredEncodings.find(({ accepted }) => accepted.test(String(accepts ?? '')))?.encoding ?? 'identity';

const refuse = (response: ServerResponse, status: number, reason: string): void => {
  response.removeHeader('etag');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${reason}\n`);
};
