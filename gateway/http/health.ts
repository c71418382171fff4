import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './respond.ts';

export interface Health {
  /** The process answers. */
  live(request: IncomingMessage, response: ServerResponse): void;
  /** It can do its work: what it needs can be reached, and it is not about to close. `?detail` tells more. */
  ready(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface HealthOptions {
  /** True where what the gateway needs can be reached. */
  readonly ready?: (() => boolean | Promise<boolean>) | undefined;
  /** What `/health/ready?detail` tells beside the status. */
  readonly detail?: (() => object) | undefined;
  readonly isClosing: () => boolean;
}

/** Answers those who watch over the gateway. */
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
