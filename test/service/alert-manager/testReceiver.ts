/** A real HTTP server that receives notifications of channels in the directory. */
import type { Static } from 'typebox';
import type { Notification } from '../../../contract/outbound.ts';
import { waitUntil } from '../../waitUntil.ts';
import { type HttpStub, type StubReply, startHttpStub } from '../httpStub.ts';

export type ReceivedNotification = Static<typeof Notification>;

export interface TestReceiver extends HttpStub {
  /** Received notifications, oldest first. */
  readonly notified: () => ReceivedNotification[];
  /** Resolves with the notifications when this many were received. */
  readonly waitFor: (count: number) => Promise<ReceivedNotification[]>;
}

/** Longest wait for a notification. Jobs are polled every two seconds, and the machine may be busy. */
const WAIT = { timeoutMs: 15_000, intervalMs: 20 };

export const startTestReceiver = async (reply?: StubReply): Promise<TestReceiver> => {
  const server = await startHttpStub(reply);
  const notified = () => server.received as unknown as ReceivedNotification[];
  return {
    ...server,
    notified,
    waitFor: async (many) => {
      await waitUntil(`${many} notifications are received`, () => notified().length >= many, WAIT);
      return notified();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};
