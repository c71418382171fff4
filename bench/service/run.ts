/**
 * `npm run bench -- service`: measures operations of the POST service on both stores, and a bare SQL endpoint for
 * comparison.
 */

import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { LoadFigures, LoadHandlers, LoadRequest } from '../load.ts';
import { median } from '../median.ts';
import { printTable } from '../printReport.ts';
import { profileEach } from '../profileEach.ts';
import { type StartedProcess, startProcess } from '../startProcess.ts';
import type { ServiceCase } from './cases.ts';
import { checkContestant, type ServiceContestant, startBareContestant, startServiceContestant } from './contestants.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '400' },
    settle: { type: 'string', default: '100' },
    'warm-up': { type: 'string', default: '2000' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    /** Skips the embedded store. */
    'postgresql-only': { type: 'boolean', default: false },
    /** Profiles the service on PostgreSQL instead of measuring. */
    profile: { type: 'boolean', default: false },
  },
});

const [rounds, requests] = [Number(options.rounds), Number(options.requests)];

/** The measurements of one round. */
interface ServiceRound extends LoadFigures {
  readonly cpuMs: number;
}

const medianOf = (rounds: readonly ServiceRound[], figure: (round: ServiceRound) => number): number =>
  median(rounds.map(figure));

const medianServiceCpuMs = (rounds: readonly ServiceRound[] = []) => medianOf(rounds, ({ cpuMs }) => cpuMs);

const printFigures = (rounds: readonly ServiceRound[] = []) => [
  medianServiceCpuMs(rounds).toFixed(3),
  medianOf(rounds, ({ perSecond }) => perSecond).toFixed(0),
  medianOf(rounds, ({ p99 }) => p99).toFixed(0),
];

const HEADINGS = ['', 'bare CPU ms', 'req/s', 'p99 ms', 'PostgreSQL CPU ms', 'req/s', 'p99 ms', '÷ bare'];

const printReport = (
  cases: readonly ServiceCase[],
  numbers: readonly number[],
  rounds: ReadonlyMap<string, readonly ServiceRound[]>,
) => {
  const of = (contestant: string, index: number) => rounds.get(`${contestant} ${index}`);
  const lines = numbers.map((index) => [
    cases[index]?.name ?? '',
    ...printFigures(of('bare', index)),
    ...printFigures(of('postgresql', index)),
    (medianServiceCpuMs(of('postgresql', index)) / medianServiceCpuMs(of('bare', index))).toFixed(2),
    ...printFigures(of('embedded', index)),
  ]);
  return printTable([[...HEADINGS, 'embedded CPU ms', 'req/s', 'p99 ms'], ...lines]);
};

/** Sends a number of requests of a case to a contestant. */
type SendRequests = (contestant: ServiceContestant, index: number, requests: number) => Promise<LoadFigures>;

const measure = async (contestants: readonly ServiceContestant[], send: SendRequests, numbers: readonly number[]) => {
  const outcomes = new Map<string, ServiceRound[]>();
  const round = async (contestant: ServiceContestant, index: number) => {
    await send(contestant, index, Number(options.settle));
    const before = await contestant.process.ask('cpuMs');
    const felt = await send(contestant, index, requests);
    const cpuMs = ((await contestant.process.ask('cpuMs')) - before) / requests;
    const key = `${contestant.name} ${index}`;
    outcomes.set(key, [...(outcomes.get(key) ?? []), { ...felt, cpuMs }]);
  };
  for (let count = 1; count <= rounds; count += 1) {
    for (const index of numbers) for (const contestant of contestants) await round(contestant, index);
    process.stderr.write(`round ${count} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
  }
  return outcomes;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const profileCases = (
  contestant: ServiceContestant,
  cases: readonly ServiceCase[],
  send: SendRequests,
  numbers: readonly number[],
) =>
  numbers.map((index) => ({
    ...{ name: String(index), what: cases[index]?.name ?? '', process: contestant.process, requests },
    run: () => send(contestant, index, requests),
  }));

const makeSender =
  (load: StartedProcess<LoadHandlers>): SendRequests =>
  (contestant, index, requests) => {
    // All contestants have the same cases.
    const request = contestant.requests[index] as LoadRequest;
    return load.ask('run', { ...request, connections: Number(options.connections), requests });
  };

/** Starts all contestants. */
const openContestants = async (databaseUrl: string, schema: string, stops: AsyncDisposableStack) => {
  const open = async <Opened extends { contestant: ServiceContestant }>(opening: Promise<Opened>) => {
    const opened = await opening;
    stops.defer(opened.contestant.process.stop);
    return opened;
  };
  const { cases, contestant } = await open(startServiceContestant('postgresql', databaseUrl, schema));
  if (options.profile) return { cases, contestants: [contestant] };
  const bare = await open(startBareContestant(cases, databaseUrl, schema).then((contestant) => ({ contestant })));
  const embedded = options['postgresql-only'] ? [] : [(await open(startServiceContestant('embedded'))).contestant];
  return { cases, contestants: [bare.contestant, contestant, ...embedded] };
};

const main = async () => {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) throw new Error('DATABASE_URL: expected a PostgreSQL to measure on');
  const schema = `bench_${randomBytes(4).toString('hex')}`;
  await using stops = new AsyncDisposableStack();
  stops.defer(async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
    await pool.end();
  });
  const load = await startProcess<LoadHandlers>('load.ts');
  stops.defer(load.stop);
  const send = makeSender(load);
  const { cases, contestants } = await openContestants(databaseUrl, schema, stops);
  for (const each of contestants) await checkContestant(each);
  const numbers = [...cases.keys()].filter((index) => cases[index]?.name.includes(options.only));
  for (const each of contestants) for (const index of numbers) await send(each, index, Number(options['warm-up']));
  const [first] = contestants;
  if (options.profile && first) return await profileEach(profileCases(first, cases, send, numbers), say);
  const outcomes = await measure(contestants, send, numbers);
  const medians = `${options.connections} connections, medians of ${rounds} rounds of ${requests} requests`;
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${medians}\n`);
  say(printReport(cases, numbers, outcomes));
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
