/** The clients, in a process of their own: they cost about as much as what they measure. */
import autocannon from 'autocannon';
import { serve } from './process.ts';

/** One round against one contestant. */
export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in turn; after the last the first comes again. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly requests: number;
  /** The whole answer, where there is but one; checking each costs time, so only the warm-up does. */
  readonly expected?: string;
}

/** How a round went, as its clients saw it. Times in milliseconds. */
export interface Felt {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** What each connection sends: always the same, or whatever the turn brings. */
const sent = ([only = '', ...others]: readonly string[]) => {
  const bodies = [only, ...others];
  let next = 0;
  const setupRequest = <Sent extends object>(request: Sent) => ({ ...request, body: bodies[next++ % bodies.length] });
  return others.length === 0 ? { body: only } : { requests: [{ setupRequest }] };
};

const run = async ({ url, headers, bodies, connections, requests, expected }: Load): Promise<Felt> => {
  const times: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  const instance = autocannon({
    url,
    method: 'POST',
    headers,
    ...sent(bodies),
    connections,
    amount: requests,
    // It would go on for up to a second after the last answer.
    sampleInt: 20,
    // In seconds; a thousand rows under load take a while.
    timeout: 60,
    ...(expected !== undefined && { expectBody: expected }),
  });
  instance.on('response', (_client: unknown, _status: number, _bytes: number, responseTime: number) => {
    times.push(responseTime);
    endedAt = performance.now();
  });
  const { errors, non2xx, mismatches } = await instance;
  if (errors + non2xx + mismatches > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} refusals, ${mismatches} wrong answers`);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: (1000 * times.length) / (endedAt - startedAt), p50: at(0.5), p99: at(0.99) };
};

const duties = { run };

/** What the process can be asked. */
export type LoadDuties = typeof duties;

serve(duties);
