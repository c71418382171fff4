/** `npm run bench -- overload`: how long a trivial query takes while the gateway is overloaded, with and without shedding. */
import { startBenchGateway } from '../benchGateway.ts';
import { printTable } from '../printReport.ts';
import { startProcess } from '../startProcess.ts';
import type { OverloadClientHandlers, OverloadOutcome } from './clients.ts';
import type { OverloadUpstreamHandlers } from './upstream.ts';

const CLIENTS = 200;
const LOAD_MS = 12_000;
/** Time for the limit to settle before the probes start. */
const SETTLE_MS = 6_000;

/** A gateway that sheds load from a delay of its event loop on. */
const startGateway = async (upstreamUrl: string, overloadDelayMs: number) => {
  const { url, child } = await startBenchGateway({
    ...{ UPSTREAM_URL: upstreamUrl, UPSTREAM_CONCURRENCY: '256' },
    OVERLOAD_DELAY_MS: String(overloadDelayMs),
  });
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') };
};

const upstream = await startProcess<OverloadUpstreamHandlers>('overload/upstream.ts');
const startClients = () => startProcess<OverloadClientHandlers>('overload/clients.ts');
const [heavy, keeping, opening] = [await startClients(), await startClients(), await startClients()];

const printTimes = (sorted: readonly number[]) =>
  [0.5, 0.99, 1].map((share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0)).join(', ');

const printStatuses = ({ statuses }: OverloadOutcome) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** Overloads a gateway, and asks it trivial queries over a kept connection and over new ones at the same time. */
const measure = async (delayMs: number, opens: boolean): Promise<string[]> => {
  const { url, pid, stop } = await startGateway(await upstream.ask('url'), delayMs);
  const probe = { url, pid, waitMs: SETTLE_MS, forMs: LOAD_MS - SETTLE_MS - 1_000, clients: 1 };
  const [loaded, kept, fresh] = await Promise.all([
    heavy.ask('load', { url, pid, waitMs: 0, forMs: LOAD_MS, clients: CLIENTS, opens }),
    keeping.ask('probe', { ...probe, opens: false }),
    opening.ask('probe', { ...probe, opens: true }),
  ]);
  stop();
  return [
    `${delayMs}, ${opens ? 'new' : 'kept'}`,
    ...[kept, fresh].flatMap((outcome) => [
      printTimes(outcome.durationsMs),
      printTimes(outcome.cpuMs),
      printStatuses(outcome),
    ]),
    printStatuses(loaded),
  ];
};

const headings = [
  'OVERLOAD_DELAY_MS, expensive queries by',
  'trivial, kept: median, p99, longest ms',
  "gateway's CPU ms",
  'answers',
];
const lines = [
  [...headings, 'trivial, new: median, p99, longest ms', "gateway's CPU ms", 'answers', 'expensive: answers'],
];
for (const delayMs of [0, 75]) for (const opens of [false, true]) lines.push(await measure(delayMs, opens));
process.stdout.write(`${printTable(lines)}\n`);
await Promise.all([upstream, heavy, keeping, opening].map((one) => one.stop()));
