import type { Operation, ResponseOf } from '../contract/resource.ts';
import type { ChangeSource, WatchedList } from './changeSource.ts';
import type { Watches } from './changes/watches.ts';
import type { Context } from './context.ts';
import type { Division } from './prefetch/dividedRead.ts';
import type { QueryIdentity } from './prefetch/prefetchedReads.ts';
import type { RequestCacheEntries } from './requestCache.ts';
import type { AnyRow } from './resourceType.ts';
import { AnswerLog } from './upstream/answerLog.ts';
import type { UpstreamCall } from './upstream/call.ts';
import type { Upstream } from './upstream/index.ts';
import { readClaims, type UnverifiedClaims } from './wire/claims.ts';

/** The parts of a context; created once per request. */
export interface ContextOptions extends UpstreamCall {
  readonly upstream: Upstream;
  readonly watches?: Watches | undefined;
}

/** Creates the context of one request. */
export const createContext = (options: ContextOptions): Context => new RequestContext(options, options);

const formatBearer = (accessToken: string) => `Bearer ${accessToken}`;

const NO_FIELDS: ReadonlySet<string> = new Set();

/** Third-party servers copy it, so its members are not private at runtime. */
class RequestContext implements Context {
  call: UpstreamCall;
  readonly answers: AnswerLog;
  private readonly upstream: Upstream;
  private readonly watches: Watches | undefined;
  /** The caller's own. */
  private readonly authorization: string | undefined;
  cacheEntries: RequestCacheEntries = new Map();
  entityFields: ReadonlySet<string> = NO_FIELDS;
  private ownClaims: UnverifiedClaims | null | undefined;
  /** What is prefetched of the reads with the caller's own token. */
  private ownReads: UpstreamCall['prefetched'];

  constructor(
    { upstream, watches }: Pick<ContextOptions, 'upstream' | 'watches'>,
    call: UpstreamCall,
    answers = new AnswerLog(),
  ) {
    this.upstream = upstream;
    this.watches = watches;
    this.answers = answers;
    this.authorization = call.authorization;
    this.call = { ...call, answers, sent: { characters: 0 } };
  }

  get claims(): UnverifiedClaims | null {
    if (this.ownClaims === undefined) this.ownClaims = readClaims(this.call.authorization);
    return this.ownClaims;
  }

  setEntityFields(entityFields: ReadonlySet<string>): void {
    this.entityFields = entityFields;
  }

  prefetch(query: QueryIdentity): (() => void) | undefined {
    const begun = this.upstream.prefetch(query, this.call);
    if (begun === undefined) return undefined;
    this.call = begun.call;
    this.ownReads = begun.call.prefetched;
    return begun.end;
  }

  post<Op extends Operation>(operation: Op, request: object, division?: Division): Promise<ResponseOf<Op>> {
    return this.upstream.post(operation, request, this.call, division);
  }

  clearCache(): void {
    this.cacheEntries = new Map();
    const furtherHeaders = { ...this.call.furtherHeaders, 'cache-control': 'no-cache' };
    this.ownReads = undefined;
    this.call = { ...this.call, furtherHeaders, prefetched: undefined };
  }

  useToken(accessToken: string | null): void {
    const authorization = accessToken === null ? this.authorization : formatBearer(accessToken);
    if (authorization === this.call.authorization) return;
    this.call = { ...this.call, authorization, prefetched: accessToken === null ? this.ownReads : undefined };
    this.cacheEntries = new Map();
    this.ownClaims = undefined;
  }

  withToken(accessToken: string): Context {
    const call = { ...this.call, authorization: formatBearer(accessToken), prefetched: undefined };
    return new RequestContext(this.process, call, this.answers);
  }

  withCall(call: Pick<UpstreamCall, 'signal' | 'deadline' | 'tally'>): Context {
    return new RequestContext(this.process, { ...this.call, ...call, trace: undefined, prefetched: undefined });
  }

  watch<Row extends AnyRow>(list: WatchedList<Row>): ChangeSource<Row> | undefined {
    return this.watches?.watch(this, list);
  }

  get deployment(): object {
    return this.upstream;
  }

  private get process() {
    return { upstream: this.upstream, watches: this.watches };
  }
}
