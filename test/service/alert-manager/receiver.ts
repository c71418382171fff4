/** Somebody who is notified: a real HTTP server behind channels of the directory. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Static } from 'typebox';
import type { Notification } from '../../../contract/outbound.ts';
import { type IdentityProvider, type Reply, startIdentityProvider } from '../identity/identityProvider.ts';

export type Notified = Static<typeof Notification>;

export interface Receiver extends IdentityProvider {
  /** What came in, oldest first. */
  readonly notified: () => Notified[];
  /** Waits until so many notifications came in, and gives them. */
  readonly afterSo: (many: number) => Promise<Notified[]>;
}

/** Longest wait for a notification: jobs are looked for every two seconds, and machines are busy. */
const PATIENCE_MS = 15_000;

export const startReceiver = async (reply?: Reply): Promise<Receiver> => {
  const outside = await startIdentityProvider(reply);
  const notified = () => outside.received as unknown as Notified[];
  return {
    ...outside,
    notified,
    afterSo: async (many) => {
      const patience = AbortSignal.timeout(PATIENCE_MS);
      while (notified().length < many && !patience.aborted) await sleep(20);
      if (notified().length < many) throw new Error(`${notified().length} of ${many} notifications came`);
      return notified();
    },
    [Symbol.asyncDispose]: () => outside[Symbol.asyncDispose](),
  };
};
