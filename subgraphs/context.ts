import type { TObject } from 'typebox';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import type { Watches } from './changes/watches.ts';
import type { RequestCacheEntries } from './read/requestCache.ts';
import { needsDomain } from './resourceType.ts';
import { AnswerLog } from './upstream/answerLog.ts';
import { OperationError } from './upstream/errors.ts';
import type { Call, Upstream } from './upstream/index.ts';
import { type Claims, claimsOf } from './wire/claims.ts';

/** The state of one request: its caller, and a cache of what it has fetched. All subgraphs of a request share it. */
export interface Context {
  /** The caller's credentials and the deadline of the request. */
  readonly call: Call;
  /** The claims of the token; null without a token that can be decoded. */
  readonly claims: Claims | null;
  /** The entries of every `RequestCache` in this request. */
  readonly cacheEntries: RequestCacheEntries;
  /** Upstream's answers so far. */
  readonly answers: AnswerLog;
  /** Sends an operation on behalf of the caller. */
  post<Op extends Operation>(operation: Op, request: object): Promise<ResponseOf<Op>>;
  /** Empties the cache, since a write may have changed cached values, and asks upstream for the present state from now on. */
  forget(): void;
  /** Reads with another token from now on, until the next write, and empties the cache; null: with that of the caller. */
  useToken(accessToken: string | null): void;
  /** A context of the same request with another token and an empty cache. */
  withToken(accessToken: string): Context;
  /** A context of the same caller with an empty cache, for reads that outlive the request. */
  again(call: Pick<Call, 'signal' | 'deadline' | 'tally'>): Context;
  /** The lists that this process watches. Undefined where it answers no subscriptions. */
  readonly watches: Watches | undefined;
  /** The deployment that is asked: what is remembered of it for later requests has it as key. */
  readonly deployment: object;
}

/** The parts of a context; created once per request. */
export interface ContextOptions extends Call {
  readonly upstream: Upstream;
  readonly watches?: Watches | undefined;
}

/** Creates the context of one request. */
export const createContext = (options: ContextOptions): Context => new RequestContext(options, options);

const bearer = (accessToken: string) => `Bearer ${accessToken}`;

class RequestContext implements Context {
  call: Call;
  readonly answers: AnswerLog;
  readonly watches: Watches | undefined;
  readonly #upstream: Upstream;
  /** The caller's own. */
  readonly #authorization: string | undefined;
  cacheEntries: RequestCacheEntries = new Map();
  #claims: Claims | null | undefined;

  constructor(
    { upstream, watches }: Pick<ContextOptions, 'upstream' | 'watches'>,
    call: Call,
    answers = new AnswerLog(),
  ) {
    this.#upstream = upstream;
    this.watches = watches;
    this.answers = answers;
    this.#authorization = call.authorization;
    this.call = { ...call, answers, sent: { characters: 0 } };
  }

  get claims(): Claims | null {
    if (this.#claims === undefined) this.#claims = claimsOf(this.call.authorization);
    return this.#claims;
  }

  post<Op extends Operation>(operation: Op, request: object): Promise<ResponseOf<Op>> {
    return this.#upstream.post(operation, request, this.call);
  }

  forget(): void {
    this.cacheEntries = new Map();
    this.call = { ...this.call, furtherHeaders: { ...this.call.furtherHeaders, 'cache-control': 'no-cache' } };
  }

  useToken(accessToken: string | null): void {
    const authorization = accessToken === null ? this.#authorization : bearer(accessToken);
    if (authorization === this.call.authorization) return;
    this.call = { ...this.call, authorization };
    this.cacheEntries = new Map();
    this.#claims = undefined;
  }

  withToken(accessToken: string): Context {
    const call = { ...this.call, authorization: bearer(accessToken) };
    return new RequestContext(this.#process, call, this.answers);
  }

  again(call: Pick<Call, 'signal' | 'deadline' | 'tally'>): Context {
    return new RequestContext(this.#process, { ...this.call, ...call, trace: undefined });
  }

  get deployment(): object {
    return this.#upstream;
  }

  get #process() {
    return { upstream: this.#upstream, watches: this.watches };
  }
}

/**
 * The domain to send in a request: the given one, else the token's.
 *
 * @returns no members where the operation does not need a domain
 * @throws {OperationError} when it needs one and none is given: UNAUTHENTICATED where it needs a token too and the caller
 *   sent none; BAD_USER_INPUT where the token contains no domain
 */
export const domainFor = (
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
