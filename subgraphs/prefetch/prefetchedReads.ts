import { LRUCache } from 'lru-cache';
import { readAcceptedClaims } from '../wire/claims.ts';
import { widenRead } from './dividedRead.ts';
import { isSameRead, RequestReads, type UpstreamRead } from './requestReads.ts';

/** What makes two queries equal: the same operation, the same object while its document is known, and equal variables. */
export interface QueryIdentity {
  readonly identity: object;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** The caller of a request that has ended. */
interface EndedCall {
  readonly authorization: string | undefined;
  readonly signal: AbortSignal;
}

/** What is known of equal queries of one caller. */
interface KnownQuery {
  readonly reads: readonly UpstreamRead[];
  /** Number of requests in a row whose prefetched reads were mostly of no use. */
  readonly failures: number;
  /** Number of requests in a row that needed nothing else. */
  readonly hits: number;
  /** Number of requests that prefetch nothing. */
  pauses: number;
}

/** Numbers since the start. */
export interface PrefetchStats {
  /** Reads that were sent before anybody asked for them. */
  readonly sent: number;
  /** Those of them that somebody asked for. */
  readonly used: number;
}

/** Most queries that are known, and most characters that their keys and reads have together. */
const MAX_QUERIES = 5_000;
const MAX_CHARACTERS = 32 * 1024 * 1024;

/** Most reads of one request that are prefetched. A request that needs more is not known. */
const MAX_READS = 50;

/** Most characters of a key or of the reads of one request. */
const MAX_QUERY_CHARACTERS = 256 * 1024;

/** Most requests in a row that prefetch nothing. After a second request whose reads were of no use they are 2, and double from then on. */
const MAX_PAUSES = 1_024;

/** Requests in a row that needed nothing else, after which values are forgotten that the last one did not need. */
const MAX_HITS = 50;

const NO_READS: readonly UpstreamRead[] = [];

const areSameReads = (reads: readonly UpstreamRead[], others: readonly UpstreamRead[]): boolean =>
  reads.length === others.length && reads.every((read, at) => isSameRead(read, others[at] as UpstreamRead));

/** A read, for values that were needed before as well. */
const widenPrefetchedRead = (read: UpstreamRead, known: readonly UpstreamRead[]): UpstreamRead => {
  const { operation, body, division } = read;
  if (division === undefined || known.some((one) => isSameRead(one, read))) return read;
  for (const one of known) {
    const widened = one.operation === operation ? widenRead(body, one.body, division) : undefined;
    if (widened !== undefined) return { ...read, body: widened };
  }
  return read;
};

/** How long to prefetch nothing after a request: longer each time that most of what was sent for it was of no use. */
const computePauses = (
  { sent, unused }: Pick<RequestReads, 'sent' | 'unused'>,
  known: Pick<KnownQuery, 'failures' | 'pauses'> = { failures: 0, pauses: 0 },
): Pick<KnownQuery, 'failures' | 'pauses'> => {
  if (sent === 0) return { failures: known.failures, pauses: known.pauses };
  if (unused * 2 <= sent) return { failures: 0, pauses: 0 };
  const failures = known.failures + 1;
  return { failures, pauses: Math.min(MAX_PAUSES, 2 ** failures - 2) };
};

/** What requests needed, for later ones of the same caller with the same query. Of answers it keeps nothing. */
export class PrefetchedReads<Answer> {
  readonly #queries = new LRUCache<string, KnownQuery>({ max: MAX_QUERIES, maxSize: MAX_CHARACTERS });
  readonly #numbers = new WeakMap<object, number>();
  readonly #stats = { sent: 0, used: 0 };
  #lastNumber = 0;

  stats(): PrefetchStats {
    return this.#stats;
  }

  /** Begins a request with what is prefetched for it: nothing, unless upstream has just accepted the token of its caller. */
  begin(query: QueryIdentity, authorization: string | undefined): RequestReads<Answer> {
    // Most documents need one read: their requests have no keys.
    if (!this.#numbers.has(query.identity)) return new RequestReads<Answer>(undefined, NO_READS);
    const key = this.#keyOf(query, authorization);
    const known = key === undefined ? undefined : this.#queries.get(key);
    if (known === undefined) return new RequestReads<Answer>(key, NO_READS);
    if (known.pauses === 0) return new RequestReads<Answer>(key, known.reads);
    known.pauses--;
    return new RequestReads<Answer>(key, NO_READS);
  }

  /** Ends a request, and learns from it if it has come to its end by itself. */
  end(query: QueryIdentity, { authorization, signal }: EndedCall, reads: RequestReads<Answer>): void {
    const { sent, unused, made } = reads;
    this.#stats.sent += sent;
    this.#stats.used += sent - unused;
    reads.end();
    if (signal.aborted || made.length === 0 || (made.length < 2 && reads.key === undefined)) return;
    const key = reads.key ?? this.#keyOf(query, authorization);
    if (key !== undefined) this.#learn(key, reads);
  }

  #learn(key: string, ended: RequestReads<Answer>): void {
    const known = this.#queries.get(key);
    // A single read is sent at once in any case, and after one that failed others may be lacking.
    if (known === undefined && (ended.made.length < 2 || !ended.isComplete)) return;
    const needed = ended.isComplete ? ended.made : ended.withoutFailed(known?.reads ?? []);
    if (known !== undefined && ended.unused === 0 && known.failures === 0 && areSameReads(needed, known.reads)) return;
    const hits = known === undefined || ended.missed > 0 ? 0 : (known.hits + 1) % MAX_HITS;
    const isSteady = known === undefined || (hits === 0 && ended.missed === 0);
    const reads = isSteady ? needed : needed.map((read) => widenPrefetchedRead(read, known.reads));
    const size = key.length + reads.reduce((sum, { body }) => sum + body.length, 0);
    if (reads.length > MAX_READS || size > MAX_QUERY_CHARACTERS) this.#queries.delete(key);
    else this.#queries.set(key, { reads, hits, ...computePauses(ended, known) }, { size });
  }

  #keyOf({ identity, variables }: QueryIdentity, authorization: string | undefined): string | undefined {
    const claims = readAcceptedClaims(authorization);
    if (claims === null) return undefined;
    const { typ, own, aud, did, wid, rol } = claims;
    const key = JSON.stringify([this.#numberOf(identity), typ, own, aud, did, wid, rol, variables]);
    return key.length > MAX_QUERY_CHARACTERS ? undefined : key;
  }

  #numberOf(identity: object): number {
    const known = this.#numbers.get(identity);
    if (known !== undefined) return known;
    const number = ++this.#lastNumber;
    this.#numbers.set(identity, number);
    return number;
  }
}
