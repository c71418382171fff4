import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** A proxy before the POST API that loses areas, or all of it. */
export interface FaultyUpstream extends AsyncDisposable {
  readonly url: string;
  /** Answers 503 to all operations of an area, such as `cost-analysis`, or with paths that start so, such as `monitoring/v1/note`; null: to none. */
  lose(area: string | null): void;
  /** Answers nothing until `resume`, as a service whose process is stopped: connections stay open. Of such an area, or at all. */
  stop(area?: string): void;
  resume(): void;
}

/** Starts a proxy before the POST API at `url`. */
export const startFaultyUpstream = async (url: string): Promise<FaultyUpstream> => {
  let lost: string | null = null;
  let stopped = '';
  let running = Promise.withResolvers<void>();
  running.resolve();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (lost !== null && path.startsWith(`/${lost}`)) return void response.writeHead(503).end();
    const { authorization = '', 'content-type': type = 'application/json' } = request.headers;
    const body = await buffer(request);
    if (path.startsWith(stopped)) await running.promise;
    if (response.destroyed) return;
    const headers = { 'content-type': type, ...(authorization ? { authorization } : {}) };
    const answer = await fetch(url + path, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(await answer.text());
  });
  const listening = await listen(server);
  return {
    url: listening.url,
    lose: (area) => {
      lost = area;
    },
    stop: (area) => {
      stopped = area === undefined ? '' : `/${area}`;
      running = Promise.withResolvers();
    },
    resume: () => running.resolve(),
    [Symbol.asyncDispose]: listening.close,
  };
};
