/** Admits requests within the rate limits and the concurrency limit of their caller. */
import { HttpRefusal } from '../exchange/refusal.ts';
import type { OpenRequest } from '../exchange/request.ts';
import type { Redis } from '../redis/connect.ts';
import {
  createRateLimiter,
  printRateLimitHeaders,
  type QuotaState,
  type RateLimiter,
  toWholeSeconds,
} from './rateLimits.ts';

/** Who calls. */
export interface CallerIdentity {
  /** The user, or the address of an anonymous caller. */
  readonly user: string;
  /** The tenant. Undefined for anonymous callers. */
  readonly domain: string | undefined;
  /** Whether the request has no token. */
  readonly isAnonymous: boolean;
}

/** Units of one caller in a window. Undefined: no limit. */
export interface Quotas {
  readonly requests?: number | undefined;
  /** Static cost of operations, as `LIMIT_COST` counts it. */
  readonly cost?: number | undefined;
  /** POSTs sent upstream. */
  readonly posts?: number | undefined;
  /** Length of the window. */
  readonly seconds: number;
}

export interface FairnessOptions {
  readonly rateLimitUser: Quotas | undefined;
  /** With `concurrency`, most requests of one domain at a time. */
  readonly rateLimitDomain: (Quotas & { readonly concurrency?: number | undefined }) | undefined;
  readonly redis: Redis | undefined;
}

export interface Fairness {
  /**
   * Takes a request from the quotas of the caller before it is read, with the least that an operation costs, and adds the
   * headers of the quotas to the response. Once per operation.
   *
   * @throws {HttpRefusal} 429 RATE_LIMITED
   */
  charge(caller: CallerIdentity, request: Pick<AdmittedRequest, 'responseHeaders'>): Promise<void>;
  /**
   * Takes what a request costs beyond its charge, or all of it without one, and a place among the requests of its domain.
   *
   * @throws {HttpRefusal} 429 RATE_LIMITED
   */
  admit(caller: CallerIdentity, cost: number, request: AdmittedRequest): Promise<void>;
  /**
   * Takes a POST from the quotas of the caller. Undefined without such quotas.
   *
   * @returns the milliseconds after which the caller has quota again; null if it has
   */
  readonly takePost: ((caller: CallerIdentity) => Promise<number | null>) | undefined;
}

/** What admission reads of a request. */
type AdmittedRequest = Pick<OpenRequest, 'signal' | 'onEnd' | 'responseHeaders'>;

const UNITS = ['requests', 'cost', 'posts'] as const;

type QuotaUnit = (typeof UNITS)[number];
type QuotaScope = 'user' | 'domain';

interface ScopedLimiter {
  readonly scope: QuotaScope;
  readonly unit: QuotaUnit;
  readonly limiter: RateLimiter;
}

/** Creates the limits. Undefined if none is set: then a request costs nothing. */
export const createFairness = async (options: FairnessOptions): Promise<Fairness | undefined> => {
  const limiters = await createLimiters(options);
  const concurrency = options.rateLimitDomain?.concurrency;
  if (limiters.length === 0 && concurrency === undefined) return undefined;
  const [ofRequests, ofPosts] = [limiters.filter(({ unit }) => unit !== 'posts'), limiters.filter(limitsPosts)];
  const enter = createConcurrencyLimit(concurrency ?? Number.POSITIVE_INFINITY);
  const takeRequest = async (caller: CallerIdentity, account: QuotaAccount, units: (unit: QuotaUnit) => number) => {
    const quotas = await takeUnits(ofRequests, caller, units);
    account.show(quotas);
    refuseExceeded(quotas);
  };
  return {
    charge: async (caller, { responseHeaders }) => {
      const account = getQuotaAccount(responseHeaders);
      await takeRequest(caller, account, () => BASE_UNITS);
      account.charged += BASE_UNITS;
    },
    admit: async (caller, cost, { signal, onEnd, responseHeaders }) => {
      const account = getQuotaAccount(responseHeaders);
      const charged = Math.min(account.charged, BASE_UNITS);
      account.charged -= charged;
      await takeRequest(caller, account, (unit) => (unit === 'cost' ? Math.max(BASE_UNITS, cost) : 1) - charged);
      // The client may have disconnected meanwhile.
      signal.throwIfAborted();
      enter(caller.domain, onEnd);
    },
    takePost:
      ofPosts.length === 0
        ? undefined
        : async (caller) => computeRetryAfterMs(await takeUnits(ofPosts, caller, () => 1)),
  };
};

const limitsPosts = ({ unit }: ScopedLimiter): boolean => unit === 'posts';

const createLimiters = ({ rateLimitUser, rateLimitDomain, redis }: FairnessOptions): Promise<ScopedLimiter[]> =>
  Promise.all([
    ...createScopeLimiters('user', rateLimitUser, redis),
    ...createScopeLimiters('domain', rateLimitDomain, redis),
  ]);

const createScopeLimiters = (
  scope: QuotaScope,
  quotas: Quotas | undefined,
  redis: Redis | undefined,
): Promise<ScopedLimiter>[] =>
  UNITS.flatMap((unit) => {
    const quota = quotas?.[unit];
    if (quotas === undefined || quota === undefined) return [];
    const limit = { name: `${scope}-${unit}`, quota, windowS: quotas.seconds };
    return [createRateLimiter(limit, redis).then((limiter) => ({ scope, unit, limiter }))];
  });

/** Takes from the quotas of the user first: an operation refused there takes nothing from the quotas that all users of the domain share. */
const takeUnits = async (
  limiters: readonly ScopedLimiter[],
  caller: CallerIdentity,
  units: (unit: QuotaUnit) => number,
): Promise<QuotaState[]> => {
  const takeOf = (wanted: QuotaScope) =>
    Promise.all(
      limiters.flatMap(({ scope, unit, limiter }) => {
        const key = caller[scope];
        const wantedUnits = units(unit);
        return scope !== wanted || key === undefined || wantedUnits === 0 ? [] : limiter.take(key, wantedUnits);
      }),
    );
  const ofUser = await takeOf('user');
  return computeRetryAfterMs(ofUser) === null ? ofUser.concat(await takeOf('domain')) : ofUser;
};

/** Units of each quota that every operation takes, whatever its outcome. */
const BASE_UNITS = 1;

/** What the operations of one response have taken. */
class QuotaAccount {
  /** Units that were charged for operations which are not admitted yet. */
  charged = 0;
  readonly #quotas = new Map<string, QuotaState>();
  readonly #headers: string[];

  constructor(responseHeaders: string[]) {
    this.#headers = responseHeaders;
  }

  /** Puts quotas into the headers, in place of what an earlier operation left of them. */
  show(quotas: readonly QuotaState[]): void {
    for (const quota of quotas) this.#quotas.set(quota.limit.name, quota);
    if (this.#quotas.size === 0) return;
    const headers = printRateLimitHeaders([...this.#quotas.values()]);
    const at = this.#headers.indexOf('ratelimit-policy');
    this.#headers.splice(at === -1 ? this.#headers.length : at, headers.length, ...headers);
  }
}

/** Accounts by the headers of their response. */
const quotaAccounts = new WeakMap<string[], QuotaAccount>();

const getQuotaAccount = (responseHeaders: string[]): QuotaAccount => {
  const known = quotaAccounts.get(responseHeaders) ?? new QuotaAccount(responseHeaders);
  quotaAccounts.set(responseHeaders, known);
  return known;
};

const computeRetryAfterMs = (quotas: readonly QuotaState[]): number | null => {
  const exceeded = quotas.filter(({ isExceeded }) => isExceeded);
  return exceeded.length === 0 ? null : Math.max(...exceeded.map(({ resetMs }) => resetMs));
};

const refuseExceeded = (quotas: readonly QuotaState[]): void => {
  const waitMs = computeRetryAfterMs(quotas);
  if (waitMs === null) return;
  const names = quotas.filter(({ isExceeded }) => isExceeded).map(({ limit }) => limit.name);
  throw rateLimited(`The quota ${names.join(', ')} is used up.`, toWholeSeconds(waitMs));
};

const rateLimited = (message: string, retryAfterS: number): HttpRefusal =>
  new HttpRefusal(429, message, 'RATE_LIMITED', ['retry-after', String(retryAfterS)]);

/** Counts the requests of each domain in progress. */
const createConcurrencyLimit = (max: number) => {
  const inProgress = new Map<string, number>();
  const leave = (domain: string) => {
    const left = (inProgress.get(domain) ?? 1) - 1;
    if (left === 0) inProgress.delete(domain);
    else inProgress.set(domain, left);
  };
  return (domain: string | undefined, onEnd: OpenRequest['onEnd']): void => {
    if (domain === undefined) return;
    const count = inProgress.get(domain) ?? 0;
    if (count >= max) throw rateLimited(`The domain has ${max} requests in progress, the most allowed.`, 1);
    inProgress.set(domain, count + 1);
    onEnd(() => leave(domain));
  };
};
