import type { TObject } from 'typebox';
import type { Operation, ResponseOf } from '../contract/resource.ts';
import { AnswerLog } from './answerLog.ts';
import { type Claims, claimsOf } from './claims.ts';
import { OperationError } from './errors.ts';
import type { Memory } from './kept.ts';
import { needsDomain } from './kind.ts';
import type { Call, Upstream } from './upstream.ts';

/** What one request has in memory: whose it is, and what it has fetched. Shared by all subgraphs, gone with the request. */
export interface Context {
  /** On whose behalf it all is done, and until when. */
  readonly call: Call;
  /** What the token says; null without one that can be read. */
  readonly claims: Claims | null;
  /** Under this `Kept` finds what the request has kept so far. */
  readonly memory: Memory;
  /** What upstream answered so far. */
  readonly answers: AnswerLog;
  /** Sends an operation on behalf of the caller. */
  post<Op extends Operation>(operation: Op, request: object): Promise<ResponseOf<Op>>;
  /** Drops everything that was kept: what was read before a write may be wrong after it. */
  forget(): void;
  /** A context of the same request that reads as the bearer of another token, with a memory of its own. */
  withToken(accessToken: string): Context;
}

/** What a context is made from; one per request. */
export interface ContextOptions extends Call {
  readonly upstream: Upstream;
}

/** Makes the memory of one request. */
export const createContext = (options: ContextOptions): Context => new RequestContext(options.upstream, options);

class RequestContext implements Context {
  readonly call: Call;
  readonly answers: AnswerLog;
  readonly #upstream: Upstream;
  memory: Memory = new Map();
  #claims: Claims | null | undefined;

  constructor(upstream: Upstream, call: Call, answers = new AnswerLog()) {
    this.#upstream = upstream;
    this.answers = answers;
    this.call = { ...call, answers };
  }

  get claims(): Claims | null {
    if (this.#claims === undefined) this.#claims = claimsOf(this.call.authorization);
    return this.#claims;
  }

  post<Op extends Operation>(operation: Op, request: object): Promise<ResponseOf<Op>> {
    return this.#upstream.post(operation, request, this.call);
  }

  forget(): void {
    this.memory = new Map();
  }

  withToken(accessToken: string): Context {
    return new RequestContext(this.#upstream, { ...this.call, authorization: `Bearer ${accessToken}` }, this.answers);
  }
}

/**
 * The domain to name in a request: the one that was given, else the token's.
 *
 * @returns nothing to add where the operation does not need one
 * @throws {OperationError} BAD_USER_INPUT when it needs one, none was given and the token names none
 */
export const domainFor = (
  context: Context,
  operation: Operation<TObject>,
  given: string | null | undefined,
): { readonly domain_id?: string } => {
  const domain = given ?? (needsDomain(operation) ? context.claims?.did : undefined);
  if (domain) return { domain_id: domain };
  if (!needsDomain(operation)) return {};
  throw new OperationError('BAD_USER_INPUT', {
    operation: operation.id,
    message: 'The token names no domain: domainId is needed. (key = domain_id)',
  });
};
