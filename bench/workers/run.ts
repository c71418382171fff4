/**
 * `npm run bench -- workers`: what one gateway process answers, and a group of two. wrk sends the requests, and nginx replays the
 * answers of the POST API, so that both take little of the machine.
 */

import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { startBenchGateway } from '../benchGateway.ts';
import { median } from '../median.ts';
import { printTable } from '../printReport.ts';
import { readMainThreadsCpuMs, readTreeCpuMs } from '../processUsage.ts';
import { startProcess } from '../startProcess.ts';
import type { UpstreamHandlers } from '../upstream.ts';
import { makeQueries } from '../workloads.ts';
import { startReplayingNginx } from './replayingNginx.ts';
import { checkRequest, sendRequests } from './wrk.ts';

const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;
const GROUPS = [1, 2] as const;
const PROCESSORS = availableParallelism();
const WORKLOADS = [makeQueries(1000)[0], makeQueries(1000)[1], makeQueries(20)[1]];

/** A gateway of some processes. */
const startGateway = async (upstreamUrl: string, workers: number) => {
  const { url, child } = await startBenchGateway({
    ...{ UPSTREAM_URL: upstreamUrl, WORKERS: String(workers) },
    ...{ OVERLOAD_DELAY_MS: '0' },
  });
  const pid = child.pid ?? 0;
  const stop = () => new Promise((resolve) => child.once('exit', resolve) && child.kill('SIGINT'));
  return { url, cpuMs: () => readTreeCpuMs(pid), mainCpuMs: () => readMainThreadsCpuMs(pid), stop };
};

/** One round: requests per second, CPU time per request, and processors used. */
interface GroupRound {
  readonly perSecond: number;
  /** Of all threads of the gateway, in milliseconds. */
  readonly cpuMs: number;
  /** Of the threads that run JavaScript, in milliseconds. */
  readonly mainCpuMs: number;
  readonly ofGateway: number;
  /** Processors that nginx uses. The figure of wrk is not known. */
  readonly ofNginx: number;
}

// Before anything is started, which would keep the bench running.
for (const program of ['wrk', 'nginx'])
  if (spawnSync(program, ['-v']).error) throw new Error(`no ${program} here: install it (Debian: ${program})`);

const api = await startProcess<UpstreamHandlers>('upstream.ts', ['1000']);
const replay = await startReplayingNginx(await api.ask('url'));

const measure = async (workers: number, body: string): Promise<GroupRound> => {
  const gateway = await startGateway(replay.url, workers);
  const url = `${gateway.url}/graphql`;
  await checkRequest(url, body);
  await sendRequests(url, body, WARM_UP_SECONDS);
  const read = () => [gateway.cpuMs(), gateway.mainCpuMs(), replay.cpuMs(), performance.now()] as const;
  const before = read();
  const answered = await sendRequests(url, body, SECONDS);
  const [cpuMs, mainCpuMs, nginxMs, tookMs] = read().map((now, at) => now - (before[at] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  await gateway.stop();
  return {
    perSecond: answered / SECONDS,
    cpuMs: cpuMs / answered,
    mainCpuMs: mainCpuMs / answered,
    ofGateway: cpuMs / tookMs,
    ofNginx: nginxMs / tookMs,
  };
};

const medianOf = (rounds: readonly GroupRound[], figure: (round: GroupRound) => number): number =>
  median(rounds.map(figure));

/** Requests per second that would keep all processors busy, or all threads that run JavaScript. */
const makeFullLoadFigure = (workers: number) => (round: GroupRound) =>
  1000 * Math.min(workers / round.mainCpuMs, PROCESSORS / round.cpuMs);

process.stdout.write(`${PROCESSORS} processors, load ${loadavg()[0]?.toFixed(1)}, medians of ${ROUNDS} rounds\n`);
for (const workload of WORKLOADS) {
  if (workload === undefined) throw new Error('no such query');
  const { text: query, variables } = workload.question(0);
  const body = JSON.stringify({ query, variables });
  const rounds = new Map<number, GroupRound[]>(GROUPS.map((workers) => [workers, []]));
  for (let at = 0; at < ROUNDS; at++) for (const [workers, found] of rounds) found.push(await measure(workers, body));
  const columns = ['req/s', 'CPU ms/req', 'of it JavaScript', 'processors: gateway', 'nginx', 'req/s at most', 'ratio'];
  const alone = medianOf(rounds.get(1) ?? [], makeFullLoadFigure(1));
  const lines = [...rounds].map(([workers, found]) => [
    `WORKERS=${workers}`,
    medianOf(found, ({ perSecond }) => perSecond).toFixed(0),
    medianOf(found, ({ cpuMs }) => cpuMs).toFixed(3),
    medianOf(found, ({ mainCpuMs }) => mainCpuMs).toFixed(3),
    medianOf(found, ({ ofGateway }) => ofGateway).toFixed(2),
    medianOf(found, ({ ofNginx }) => ofNginx).toFixed(2),
    medianOf(found, makeFullLoadFigure(workers)).toFixed(0),
    (medianOf(found, makeFullLoadFigure(workers)) / alone).toFixed(2),
  ]);
  process.stdout.write(`\n${printTable([[workload.what, ...columns], ...lines])}\n`);
}
await Promise.all([replay.stop(), api.stop()]);
