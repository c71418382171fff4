import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './respond.ts';

export interface Health {
  /** The process answers. */
  live(request: IncomingMessage, response: ServerResponse): void;
  /** It can do its work: what it needs can be reached, and it is not about to close. */
  ready(request: IncomingMessage, response: ServerResponse): Promise<void>;
  startClosing(): void;
  isClosing(): boolean;
}

/** Answers those who watch over the gateway. */
export function createHealth(check: () => boolean | Promise<boolean> = () => true): Health {
  let closing = false;
  return {
    live: (_, response) => sendJson(response, 200, { status: 'ok' }),
    ready: async (_, response) => {
      const isReady = !closing && (await passes(check));
      sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ok' : closing ? 'closing' : 'unavailable' });
    },
    startClosing: () => {
      closing = true;
    },
    isClosing: () => closing,
  };
}

async function passes(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
