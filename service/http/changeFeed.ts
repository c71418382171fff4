/** Notifies gateways which resources of which domains have changed, so that they need not poll often. It carries no data. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createSecretTest } from '../auth/secretTest.ts';
import type { Store } from '../store/database.ts';
import { errorBody } from './failures.ts';

/** What the feed needs. */
export interface ChangeFeedOptions {
  readonly onChange: Store['onChange'];
  /** Aborted when the process should finish: readers connect to another replica. */
  readonly draining: AbortSignal | undefined;
}

/** Changes within this time are sent together, each once, in milliseconds. */
const BATCH_DELAY_MS = 20;

/** A comment is sent this often, so that a lost connection is noticed. */
const HEARTBEAT_MS = 10_000;

/**
 * Adds `GET /internal/changes`: server-sent events, whose data are lines such as `monitoring.alert domain-1`. It needs one
 * of the tokens.
 */
export const addChangeFeed = (
  app: FastifyInstance,
  { onChange, draining }: ChangeFeedOptions,
  tokens: readonly string[],
): void => {
  const readers = new Set<ServerResponse>();
  const tests = tokens.map((token) => createSecretTest(`Bearer ${token}`));
  const mayListen = (authorization: string) => tests.some((isEqual) => isEqual(authorization));
  let changes = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const sendChanges = () => {
    timer = undefined;
    const lines = [...changes].map((change) => `data: ${change}\n`);
    changes = new Set();
    for (const reader of readers) reader.write(`${lines.join('')}\n`);
  };
  onChange((change) => {
    if (readers.size === 0) return;
    changes.add(change);
    timer ??= setTimeout(sendChanges, BATCH_DELAY_MS);
  });
  const heartbeat = setInterval(() => {
    for (const reader of readers) reader.write(':\n\n');
  }, HEARTBEAT_MS).unref();
  const endAll = () => {
    for (const reader of readers) reader.end();
  };
  draining?.addEventListener('abort', endAll);
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    clearTimeout(timer);
    endAll();
  });
  app.get('/internal/changes', (request, reply) => {
    if (!mayListen(request.headers.authorization ?? ''))
      return reply
        .code(401)
        .send(errorBody('ERROR_AUTHENTICATE_FAILURE', 'A token that may listen to changes is needed.'));
    if (draining?.aborted) return reply.code(503).send(errorBody('ERROR_UNAVAILABLE', 'The service is shutting down.'));
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy such as nginx would hold events back until it has enough of them.
      'x-accel-buffering': 'no',
    });
    raw.write(':\n\n');
    readers.add(raw);
    raw.once('close', () => readers.delete(raw));
    return undefined;
  });
};
