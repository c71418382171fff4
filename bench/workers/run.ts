/** `npm run bench:workers`: requests per second of one gateway process and of two, and the processors that they use. */
import { availableParallelism } from 'node:os';
import { treeCpuMs } from '../children.ts';
import { startGatewayProcess } from '../gatewayProcess.ts';
import type { LoadDuties } from '../load.ts';
import { startProcess } from '../process.ts';
import { table } from '../report.ts';
import { AUTHORIZATION } from '../token.ts';
import type { UpstreamDuties } from '../upstream.ts';
import { queriesOf, type Workload } from '../workloads.ts';

const ROUNDS = 3;
const CONNECTIONS = 32;
const PROCESSES = [1, 2] as const;

/** Long answers, whose cost is the gateway's, and short ones, of which the generator's share is larger. */
const CASES = [
  { workload: queriesOf(1000)[1], requests: 600 },
  { workload: queriesOf(20)[1], requests: 20_000 },
] as const;

/** A gateway of some processes. */
const startGateway = async (upstreamUrl: string, workers: number) => {
  const { url, child } = await startGatewayProcess({
    ...{ UPSTREAM_URL: upstreamUrl, WORKERS: String(workers) },
    ...{ UPSTREAM_SHARE_READS: 'false', OVERLOAD_DELAY_MS: '0' },
  });
  const stop = () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGINT'));
  return { url, cpuMs: () => treeCpuMs(child.pid ?? 0), stop };
};

/** One round: requests per second, CPU time of the gateway per request, and processors used by the gateway and by all. */
interface Round {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly ofGateway: number;
  readonly ofAll: number;
}

const upstream = await startProcess<UpstreamDuties>('upstream.ts', ['1000']);
const load = await startProcess<LoadDuties>('load.ts');
const upstreamUrl = await upstream.ask('url');
const headers = { 'content-type': 'application/json', authorization: AUTHORIZATION };

const measure = async (workers: number, workload: Workload, requests: number): Promise<Round> => {
  const gateway = await startGateway(upstreamUrl, workers);
  const { text: query, variables } = workload.question(0);
  const bodies = [JSON.stringify({ query, variables })];
  const run = (amount: number) =>
    load.ask('run', { url: `${gateway.url}/graphql`, headers, bodies, connections: CONNECTIONS, requests: amount });
  await run(Math.ceil(requests / 3));
  const [ownBefore, allBefore, begun] = [gateway.cpuMs(), treeCpuMs(process.pid), performance.now()];
  const { perSecond } = await run(requests);
  const [own, all, tookMs] = [
    gateway.cpuMs() - ownBefore,
    treeCpuMs(process.pid) - allBefore,
    performance.now() - begun,
  ];
  await gateway.stop();
  return { perSecond, cpuMs: own / requests, ofGateway: own / tookMs, ofAll: all / tookMs };
};

const median = (rounds: readonly Round[], figure: keyof Round): number =>
  rounds.map((round) => round[figure]).toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ??
  Number.NaN;

process.stdout.write(`${availableParallelism()} processors, medians of ${ROUNDS} rounds\n`);
for (const { workload, requests } of CASES) {
  if (workload === undefined) throw new Error('no such query');
  const rounds = new Map<number, Round[]>(PROCESSES.map((workers) => [workers, []]));
  for (let at = 0; at < ROUNDS; at++)
    for (const [workers, found] of rounds) found.push(await measure(workers, workload, requests));
  const alone = median(rounds.get(1) ?? [], 'perSecond');
  const heading = [workload.what, 'req/s', 'ratio', 'CPU ms/req', 'processors: gateway', 'processors: all'];
  const lines = [...rounds].map(([workers, found]) => [
    `WORKERS=${workers}`,
    median(found, 'perSecond').toFixed(0),
    (median(found, 'perSecond') / alone).toFixed(2),
    median(found, 'cpuMs').toFixed(3),
    median(found, 'ofGateway').toFixed(2),
    median(found, 'ofAll').toFixed(2),
  ]);
  process.stdout.write(`\n${table([heading, ...lines])}\n`);
}
await Promise.all([load.stop(), upstream.stop()]);
