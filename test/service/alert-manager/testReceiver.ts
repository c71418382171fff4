/** A real HTTP server that receives notifications of channels in the directory. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Static } from 'typebox';
import type { Notification } from '../../../contract/outbound.ts';
import { type HttpStub, type StubReply, startHttpStub } from '../httpStub.ts';

export type ReceivedNotification = Static<typeof Notification>;

export interface TestReceiver extends HttpStub {
  /** Received notifications, oldest first. */
  readonly notified: () => ReceivedNotification[];
  /** Resolves with the notifications when this many were received. */
  readonly waitFor: (count: number) => Promise<ReceivedNotification[]>;
}

/** Longest wait for a notification. Jobs are polled every two seconds, and the machine may be busy. */
const TIMEOUT_MS = 15_000;

export const startTestReceiver = async (reply?: StubReply): Promise<TestReceiver> => {
  const server = await startHttpStub(reply);
  const notified = () => server.received as unknown as ReceivedNotification[];
  return {
    ...server,
    notified,
    waitFor: async (many) => {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      while (notified().length < many && !timeout.aborted) await sleep(20);
      if (notified().length < many) throw new Error(`${notified().length} of ${many} notifications received`);
      return notified();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};
