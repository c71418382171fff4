import type { TObject } from 'typebox';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import type { ChangeSource, WatchedList } from './changeSource.ts';
import { OperationError } from './errors.ts';
import type { Division } from './prefetch/dividedRead.ts';
import type { QueryIdentity } from './prefetch/prefetchedReads.ts';
import type { RequestCacheEntries } from './requestCache.ts';
import { type AnyRow, needsDomain } from './resourceType.ts';
import type { AnswerLog } from './upstream/answerLog.ts';
import type { UpstreamCall } from './upstream/call.ts';
import type { UnverifiedClaims } from './wire/claims.ts';

/** The state of one request: its caller, and a cache of what it has fetched. All subgraphs of a request share it. */
export interface Context {
  /** The caller's credentials and the deadline of the request. */
  readonly call: UpstreamCall;
  /** The claims of the token; null without a token that can be decoded. */
  readonly claims: UnverifiedClaims | null;
  /** The entries of every `RequestCache` in this request. */
  readonly cacheEntries: RequestCacheEntries;
  /** The fields of entities that the operation selects of any area in this process, e.g. `AlertService.projects`. */
  readonly entityFields: ReadonlySet<string>;
  /** Sets `entityFields`. */
  setEntityFields(entityFields: ReadonlySet<string>): void;
  /** Begins a query, whose reads may be prefetched. Returns what is called when it has ended; undefined if none are. */
  prefetch(query: QueryIdentity): (() => void) | undefined;
  /** Upstream's answers so far. */
  readonly answers: AnswerLog;
  /** Sends an operation on behalf of the caller. A read that can be divided may be answered in part by what is prefetched. */
  post<Op extends Operation>(operation: Op, request: object, division?: Division): Promise<ResponseOf<Op>>;
  /** Empties the cache, since a write may have changed cached values, and asks upstream for the present state from now on. */
  clearCache(): void;
  /** Reads with another token from now on, until the next write, and empties the cache; null: with that of the caller. */
  useToken(accessToken: string | null): void;
  /** A context of the same request with another token and an empty cache. */
  withToken(accessToken: string): Context;
  /** A context of the same caller with an empty cache, for reads that outlive the request. */
  withCall(call: Pick<UpstreamCall, 'signal' | 'deadline' | 'tally'>): Context;
  /** Watches a list under the caller's token. Undefined where this process answers no subscriptions. */
  watch<Row extends AnyRow>(list: WatchedList<Row>): ChangeSource<Row> | undefined;
  /** The deployment that answers: the key of what is remembered of it for later requests. */
  readonly deployment: object;
}

/**
 * The domain to send in a request: the given one, else the token's.
 *
 * @returns no members where the operation does not need a domain
 * @throws {OperationError} when it needs one and none is given: UNAUTHENTICATED where it also needs a token and the caller
 *   sent none; BAD_USER_INPUT where the token contains no domain
 */
export const resolveDomain = (
  context: Context,
  operation: Operation<TObject>,
  given: string | null | undefined,
): { readonly domain_id?: string } => {
  const domain = given ?? (needsDomain(operation) ? context.claims?.did : undefined);
  if (domain) return { domain_id: domain };
  if (!needsDomain(operation)) return {};
  if (operation.auth === 'token' && !context.call.authorization)
    throw new OperationError('UNAUTHENTICATED', { operation: operation.id });
  throw new OperationError('BAD_USER_INPUT', {
    operation: operation.id,
    message: 'The token names no domain: domainId is needed. (key = domain_id)',
  });
};
