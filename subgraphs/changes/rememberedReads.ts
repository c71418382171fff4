import { LRUCache } from 'lru-cache';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import type { UpstreamCall } from '../upstream/call.ts';
import type { Upstream } from '../upstream/index.ts';
import { readClaims } from '../wire/claims.ts';
import { formatTopic } from './change.ts';
import type { Watches } from './watches.ts';

/** Which reads are remembered, and for how long. */
export interface RememberOptions {
  readonly watches: Pick<Watches, 'onWake' | 'stats'>;
  /** Resources of which the service reports every change, such as `monitoring.alert`. */
  readonly resources: ReadonlySet<string>;
  /** Longest time until a read is sent again, in milliseconds. */
  readonly maxAgeMs: number;
}

/** Most answers that are remembered for one live query. */
const MAX_ANSWERS = 20;

/**
 * The client of the POST API for the runs of a live query: while wake-ups arrive, it does not repeat a read of a resource
 * of which no record has changed in the caller's domain since the read was sent. What wake-ups do not report, such as the caller's rights,
 * takes effect after `maxAgeMs`.
 *
 * @returns the client for the query that ends with a signal. Equal signals have the same one
 */
export const rememberReads = (upstream: Upstream, options: RememberOptions): ((until: AbortSignal) => Upstream) => {
  const clients = new WeakMap<AbortSignal, Upstream>();
  return (until) => {
    if (until.aborted) return upstream;
    const client = clients.get(until) ?? { ...upstream, post: rememberAnswers(upstream, until, options) };
    clients.set(until, client);
    return client;
  };
};

/** An answer, and what it depends on: a resource of a domain. */
interface RememberedAnswer {
  readonly topic: string;
  readonly answer: Promise<unknown>;
}

const rememberAnswers = (upstream: Upstream, until: AbortSignal, options: RememberOptions): Upstream['post'] => {
  const { watches, maxAgeMs } = options;
  const answers = new LRUCache<string, RememberedAnswer>({ max: MAX_ANSWERS, ttl: maxAgeMs });
  const stop = watches.onWake((topic) => {
    for (const [key, known] of answers.entries()) if (topic === undefined || known.topic === topic) answers.delete(key);
  });
  until.addEventListener('abort', stop, { once: true });
  return async <Op extends Operation>(operation: Op, request: object, call: UpstreamCall): Promise<ResponseOf<Op>> => {
    const topic = findTopic(operation, call, options);
    if (topic === undefined) return upstream.post(operation, request, call);
    const key = JSON.stringify([operation.id, request, call.authorization]);
    const known = answers.get(key);
    // Callers may modify an answer, so each gets a copy.
    if (known !== undefined) {
      const answer = structuredClone(await known.answer) as ResponseOf<Op>;
      call.answers?.add(operation, answer);
      return answer;
    }
    const answer = upstream.post(operation, request, call);
    const copy = answer.then((body) => structuredClone(body));
    copy.catch(() => answers.delete(key));
    answers.set(key, { topic, answer: copy });
    return answer;
  };
};

/** What a read depends on. Undefined if it must be sent. */
const findTopic = (operation: Operation, { authorization }: UpstreamCall, { watches, resources }: RememberOptions) => {
  const resource = operation.id.slice(0, operation.id.lastIndexOf('.'));
  if (operation.replay !== 'safe' || !resources.has(resource) || !watches.stats().isWoken) return undefined;
  const { did, exp = Number.POSITIVE_INFINITY } = readClaims(authorization) ?? {};
  return did === undefined || Date.now() >= exp * 1000 ? undefined : formatTopic(resource, did);
};
