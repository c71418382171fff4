import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './respond.ts';

export interface Health {
  /** Liveness: the process responds. */
  live(request: IncomingMessage, response: ServerResponse): void;
  /** Readiness: dependencies are reachable and the process is not shutting down. `?detail` adds details. */
  ready(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface HealthOptions {
  /** Whether the dependencies of the gateway are reachable. */
  readonly ready?: (() => boolean | Promise<boolean>) | undefined;
  /** Details that `/health/ready?detail` returns beside the status. */
  readonly detail?: (() => object) | undefined;
  readonly isClosing: () => boolean;
}

/** Creates the handlers of the health checks. */
export function createHealth({ ready = () => true, detail = () => ({}), isClosing }: HealthOptions): Health {
  return {
    live: (_, response) => sendJson(response, 200, { status: 'ok' }),
    ready: async ({ url = '' }, response) => {
      const isReady = !isClosing() && (await passes(ready));
      const status = isReady ? 'ok' : isClosing() ? 'closing' : 'unavailable';
      sendJson(response, isReady ? 200 : 503, { status, ...(DETAIL.test(url) && detail()) });
    },
  };
}

const DETAIL = /[?&]detail(?:[=&]|$)/;

async function passes(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
