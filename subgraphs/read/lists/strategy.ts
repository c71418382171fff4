import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS, ROWS_PER_CALL } from '../../wire/limits.ts';
import { formatListKey, type RequestedList } from './listRequest.ts';

/** One call for the first rows under all parents. */
export interface SharedCall {
  readonly request: RequestedList<AnyRow>;
  readonly parents: readonly string[];
  /** Number of rows, where nothing is remembered. */
  readonly limit: number;
}

/** How the rows under all parents are fetched the next time, where the first rows did not suffice the last time. */
export type FetchStrategy =
  /** The first rows, and `stat` with them. */
  | { readonly kind: 'lengths' }
  /** All rows, if there are no more than these: then one call costs no more than those of the last time. */
  | { readonly kind: 'whole'; readonly rows: number }
  /** A call for each parent. */
  | { readonly kind: 'separate' }
  /** Last rows not in reverse order, since most lists have many equal rows at their end. */
  | { readonly kind: 'forwards' };

/** Strategies of calls, by deployment. */
const strategies = new WeakMap<object, LRUCache<string, FetchStrategy>>();

/** Most calls that are remembered, of some 200 bytes each. */
const MAX_CALLS = 10_000;

/** Callers differ in the rows that they may see: what is remembered of one is not used for another. */
const hashCall = ({ request: { context, resource, ...request }, parents, limit }: SharedCall): string => {
  const { did, wid, aud } = context.claims ?? {};
  const list = formatListKey({ context, resource, ...request });
  const order = request.order?.map(({ key, desc }) => [key, desc]);
  return hash('sha256', JSON.stringify([did, wid, aud, resource.list.id, list, order, parents, limit]), 'base64url');
};

/** What is remembered of a call. */
export interface RememberedCall {
  /** From what the same call of the same caller took the last time (ADR 0022); undefined: the first rows alone. */
  readonly strategy: FetchStrategy | undefined;
  /** Remembers a strategy for the next time; undefined: the first rows alone. */
  remember(strategy: FetchStrategy | undefined): void;
}

/** Looks up a call. Most calls are not remembered: then nothing is hashed while nothing is known. */
export const recallStrategy = (call: SharedCall): RememberedCall => {
  const { deployment } = call.request.context;
  const known = strategies.get(deployment) ?? new LRUCache<string, FetchStrategy>({ max: MAX_CALLS });
  strategies.set(deployment, known);
  let key: string | undefined;
  const keyOfCall = () => {
    key ??= hashCall(call);
    return key;
  };
  return {
    strategy: known.size > 0 ? known.get(keyOfCall()) : undefined,
    remember: (strategy) => {
      if (strategy) known.set(keyOfCall(), strategy);
      else if (known.size > 0) known.delete(keyOfCall());
    },
  };
};

/** What the rows under all parents took so far. */
export interface FetchEffort {
  calls: number;
  /** Rows of lists, and groups of `stat`. */
  rows: number;
  /** Whether `stat` was needed for lengths. */
  lengths: boolean;
}

/** What is known after the rows under all parents were fetched. */
interface FetchOutcome {
  readonly spent: Readonly<FetchEffort>;
  /** Number of records under all parents; NaN where unknown. */
  readonly total: number;
  /** Number of calls if each parent takes its own. */
  readonly separateCalls: number;
}

/**
 * The strategy for the next time: fewer calls than were made, if a call counts as much as `ROWS_PER_CALL` rows (ADR 0022).
 *
 * @returns undefined where the first rows alone are the best guess
 */
export const chooseNextStrategy = (
  { limit }: Pick<SharedCall, 'limit'>,
  { spent, total, separateCalls }: FetchOutcome,
): FetchStrategy | undefined => {
  if (total <= limit) return undefined;
  const rows = Math.min(spent.rows + ROWS_PER_CALL * (spent.calls - 1), MAX_ROWS);
  if (spent.calls > 1 && total <= rows) return { kind: 'whole', rows };
  if (spent.calls > 1 && separateCalls <= spent.calls) return { kind: 'separate' };
  return spent.lengths ? { kind: 'lengths' } : undefined;
};
