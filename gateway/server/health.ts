import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Responder } from '../exchange/responder.ts';

export interface Health {
  /** Liveness: the process responds. */
  live(request: IncomingMessage, response: ServerResponse): void;
  /** Readiness: dependencies are reachable and the process is not shutting down. `?detail` adds details. */
  ready(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Whether the dependencies of the gateway are reachable. A text is the reason why not. */
export type Ready = () => boolean | string | Promise<boolean | string>;

export interface HealthOptions {
  readonly responder: Responder;
  readonly ready?: Ready | undefined;
  /** Details that `/health/ready?detail` adds to the status. */
  readonly detail?: (() => object) | undefined;
  readonly isClosing: () => boolean;
}

/** Creates the handlers of the health checks. */
export const createHealth = ({
  responder: { sendJson },
  ready = () => true,
  detail = () => ({}),
  isClosing,
}: HealthOptions): Health => ({
  live: (_, response) => sendJson(response, 200, { status: 'ok' }),
  ready: async ({ url = '' }, response) => {
    const result = isClosing() || (await checkReady(ready));
    const isReady = result === true && !isClosing();
    const status = isReady ? 'ok' : isClosing() ? 'closing' : 'unavailable';
    const reason = status === 'unavailable' && typeof result === 'string' && { reason: result };
    sendJson(response, isReady ? 200 : 503, { status, ...reason, ...(DETAIL.test(url) && detail()) });
  },
});

const DETAIL = /[?&]detail(?:[=&]|$)/;

const checkReady = async (check: Ready): Promise<boolean | string> => {
  try {
    return await check();
  } catch {
    return false;
  }
};
