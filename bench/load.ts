/** The load generator, in a separate process: it costs about as much as the servers it measures. */
import autocannon from 'autocannon';
import { serveMessages } from './startProcess.ts';

/** One round against one contestant. */
export interface LoadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent in rotation. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly requests: number;
  /** The expected response body, if there is only one. Comparing costs time, so only the warm-up does it. */
  readonly expected?: string;
}

/** The measurements of a round on the client side. Times are in milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The requests of each connection: one fixed body, or bodies in rotation. */
const makeRequestOptions = ([only = '', ...others]: readonly string[]) => {
  const bodies = [only, ...others];
  let next = 0;
  const setupRequest = <Sent extends object>(request: Sent) => ({ ...request, body: bodies[next++ % bodies.length] });
  return others.length === 0 ? { body: only } : { requests: [{ setupRequest }] };
};

const run = async ({ url, headers, bodies, connections, requests, expected }: LoadRequest): Promise<LoadFigures> => {
  const times: number[] = [];
  const startedAt = performance.now();
  let endedAt = startedAt;
  const instance = autocannon({
    url,
    method: 'POST',
    headers,
    ...makeRequestOptions(bodies),
    connections,
    amount: requests,
    // Without it, autocannon runs up to a second longer than the last response.
    sampleInt: 20,
    // In seconds. Answers of a thousand rows under load take long.
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

/** The messages that the process handles. */
export type LoadHandlers = typeof duties;

serveMessages(duties);
