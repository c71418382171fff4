/** Limits the PostgreSQL connections that one domain uses at a time, so that no domain takes them all. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import { ServiceError } from '../errors.ts';

const currentDomain = new AsyncLocalStorage<string>();

/** Runs work whose connections count towards a domain's share. With an empty id they count towards none. */
export const runForDomain = <Result>(domainId: string, job: () => Result): Result => currentDomain.run(domainId, job);

/** Releases a connection's place in the share. */
export type ReleaseShare = () => void;

/** The shares of all domains in one connection pool. */
export interface DomainShares {
  /**
   * Waits until the domain of the current work may use another connection.
   *
   * @throws {ServiceError} ERROR_UNAVAILABLE when the wait was too long, or too many callers wait already
   */
  readonly enter: () => Promise<ReleaseShare>;
  /** Number of refusals since the start. */
  readonly refusals: () => number;
}

/** Limits of a share. */
export interface DomainShareLimits {
  /** Maximum number of connections of one domain at a time. */
  readonly perDomain: number;
  /** Maximum number of callers that wait for one, per domain. */
  readonly waiting: number;
  /** Longest wait. */
  readonly waitMs: number;
}

const shareExhaustedError = () =>
  new ServiceError('ERROR_UNAVAILABLE', 'The domain has used its share of the store; try again.');

interface DomainShare {
  readonly policy: BulkheadPolicy;
  users: number;
}

const releaseNothing: ReleaseShare = () => {};

/** Takes a place in a share, and holds it until it is released. */
const enterShare = ({ policy }: DomainShare, waitMs: number, onEnd: () => void): Promise<ReleaseShare> => {
  const entered = Promise.withResolvers<ReleaseShare>();
  const held = Promise.withResolvers<void>();
  const refuse = () => entered.reject(shareExhaustedError());
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    refuse();
  };
  // Cleared at once: with many calls per second, timers that are left behind cost more than the calls.
  const timer = policy.executionSlots > 0 ? undefined : setTimeout(giveUp, waitMs);
  const hold = () => {
    clearTimeout(timer);
    if (isLate) return undefined;
    entered.resolve(held.resolve);
    return held.promise;
  };
  policy
    .execute(hold)
    .catch(() => {
      clearTimeout(timer);
      refuse();
    })
    .finally(onEnd);
  return entered.promise;
};

/** Creates the shares of one pool. A domain that uses no connection takes no memory. */
export const createDomainShares = ({ perDomain, waiting, waitMs }: DomainShareLimits): DomainShares => {
  const shares = new Map<string, DomainShare>();
  let refusals = 0;
  const shareOf = (domainId: string): DomainShare => {
    const known = shares.get(domainId) ?? { policy: bulkhead(perDomain, waiting), users: 0 };
    shares.set(domainId, known);
    return known;
  };
  return {
    enter: async () => {
      const domainId = currentDomain.getStore();
      if (!domainId) return releaseNothing;
      const share = shareOf(domainId);
      share.users += 1;
      const onEnd = () => {
        share.users -= 1;
        if (share.users === 0) shares.delete(domainId);
      };
      return enterShare(share, waitMs, onEnd).catch((error: unknown) => {
        refusals += 1;
        throw error;
      });
    },
    refusals: () => refusals,
  };
};
