/** Clients: many that send expensive queries without a pause, or one that sends trivial ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { readMainThreadsCpuMs } from '../processUsage.ts';
import { serveMessages } from '../startProcess.ts';

const HEAVY =
  '{ alerts(first: 1000) { nodes { id title state urgency description createdAt updatedAt project { id } } } }';
const TRIVIAL = '{ __typename }';

/** What happened to queries: how many got which status, and how long they took, in milliseconds, sorted. */
export interface OverloadOutcome {
  readonly statuses: Record<number, number>;
  readonly durationsMs: number[];
  /** CPU time that the gateway's thread took meanwhile: what a query waited for, but for other processes. Sorted. */
  readonly cpuMs: number[];
}

interface OverloadOptions {
  readonly url: string;
  /** The process of the gateway. */
  readonly pid: number;
  /** Time before the measurement. */
  readonly waitMs: number;
  readonly forMs: number;
  readonly clients: number;
  /** Whether each query opens a connection of its own. Otherwise they are kept, as those of a load balancer are. */
  readonly opens: boolean;
}

/** A query that is sent repeatedly. */
interface PausedQuery {
  readonly pid: number;
  readonly query: string;
  readonly pauseMs: number;
  readonly opens: boolean;
}

/** Sends queries one after the other until the time is over. */
const sendUntil = async (
  pool: Pool,
  until: number,
  { query, pid, pauseMs, opens }: PausedQuery,
  outcome: OverloadOutcome,
): Promise<void> => {
  while (Date.now() < until) {
    const [startedAt, cpuBefore] = [performance.now(), readMainThreadsCpuMs(pid)];
    const { statusCode, body } = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer opaque' },
      body: JSON.stringify({ query }),
      reset: opens,
    });
    await body.dump({ limit: 100_000_000 });
    outcome.statuses[statusCode] = (outcome.statuses[statusCode] ?? 0) + 1;
    outcome.durationsMs.push(performance.now() - startedAt);
    outcome.cpuMs.push(readMainThreadsCpuMs(pid) - cpuBefore);
    if (pauseMs > 0) await sleep(pauseMs);
  }
};

const runClients = async (
  { url, pid, waitMs, forMs, clients: count, opens }: OverloadOptions,
  query: string,
  pauseMs: number,
): Promise<OverloadOutcome> => {
  const pool = new Pool(url, { connections: count, headersTimeout: 60_000, bodyTimeout: 60_000 });
  // One request before the measurement, so that kept connections are open.
  await sendUntil(
    pool,
    Date.now() + 1,
    { query, pid, pauseMs: 0, opens },
    { statuses: {}, durationsMs: [], cpuMs: [] },
  );
  await sleep(waitMs);
  const outcome: OverloadOutcome = { statuses: {}, durationsMs: [], cpuMs: [] };
  const until = Date.now() + forMs;
  await Promise.all(
    Array.from({ length: count }, () => sendUntil(pool, until, { query, pid, pauseMs, opens }, outcome)),
  );
  await pool.close();
  for (const times of [outcome.durationsMs, outcome.cpuMs]) times.sort((one, other) => one - other);
  return outcome;
};

const duties = {
  /** Clients that do not wait after a refusal either. */
  load: (options: OverloadOptions) => runClients(options, HEAVY, 0),
  probe: (options: OverloadOptions) => runClients(options, TRIVIAL, 20),
};
export type OverloadClientHandlers = typeof duties;
serveMessages(duties);
