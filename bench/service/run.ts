/**
 * `npm run bench -- service`: measures operations of the POST service on both stores, and a bare SQL endpoint for
 * comparison.
 */

import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Felt, Load, LoadDuties } from '../load.ts';
import { median } from '../median.ts';
import { type StartedProcess, startProcess } from '../process.ts';
import { profileEach } from '../profile.ts';
import { table } from '../report.ts';
import type { Case } from './cases.ts';
import { type Contestant, check, openBare, openService } from './contestants.ts';

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
interface Round extends Felt {
  readonly cpuMs: number;
}

const middle = (rounds: readonly Round[], figure: (round: Round) => number): number => median(rounds.map(figure));

const cpu = (rounds: readonly Round[] = []) => middle(rounds, ({ cpuMs }) => cpuMs);

const figures = (rounds: readonly Round[] = []) => [
  cpu(rounds).toFixed(3),
  middle(rounds, ({ perSecond }) => perSecond).toFixed(0),
  middle(rounds, ({ p99 }) => p99).toFixed(0),
];

const HEADINGS = ['', 'bare CPU ms', 'req/s', 'p99 ms', 'PostgreSQL CPU ms', 'req/s', 'p99 ms', '÷ bare'];

const report = (cases: readonly Case[], numbers: readonly number[], rounds: ReadonlyMap<string, readonly Round[]>) => {
  const of = (contestant: string, index: number) => rounds.get(`${contestant} ${index}`);
  const lines = numbers.map((index) => [
    cases[index]?.name ?? '',
    ...figures(of('bare', index)),
    ...figures(of('postgresql', index)),
    (cpu(of('postgresql', index)) / cpu(of('bare', index))).toFixed(2),
    ...figures(of('embedded', index)),
  ]);
  return table([[...HEADINGS, 'embedded CPU ms', 'req/s', 'p99 ms'], ...lines]);
};

/** Sends a number of requests of a case to a contestant. */
type Send = (contestant: Contestant, index: number, requests: number) => Promise<Felt>;

const measure = async (contestants: readonly Contestant[], send: Send, numbers: readonly number[]) => {
  const outcomes = new Map<string, Round[]>();
  const round = async (contestant: Contestant, index: number) => {
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

const profileCases = (contestant: Contestant, cases: readonly Case[], send: Send, numbers: readonly number[]) =>
  numbers.map((index) => ({
    ...{ name: String(index), what: cases[index]?.name ?? '', process: contestant.process, requests },
    run: () => send(contestant, index, requests),
  }));

const sender =
  (load: StartedProcess<LoadDuties>): Send =>
  (contestant, index, requests) => {
    // All contestants have the same cases.
    const request = contestant.requests[index] as Load;
    return load.ask('run', { ...request, connections: Number(options.connections), requests });
  };

/** Starts all contestants. */
const openContestants = async (databaseUrl: string, schema: string, stops: AsyncDisposableStack) => {
  const open = async <Opened extends { contestant: Contestant }>(opening: Promise<Opened>) => {
    const opened = await opening;
    stops.defer(opened.contestant.process.stop);
    return opened;
  };
  const { cases, contestant } = await open(openService('postgresql', databaseUrl, schema));
  if (options.profile) return { cases, contestants: [contestant] };
  const bare = await open(openBare(cases, databaseUrl, schema).then((contestant) => ({ contestant })));
  const embedded = options['postgresql-only'] ? [] : [(await open(openService('embedded'))).contestant];
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
  const load = await startProcess<LoadDuties>('load.ts');
  stops.defer(load.stop);
  const send = sender(load);
  const { cases, contestants } = await openContestants(databaseUrl, schema, stops);
  for (const each of contestants) await check(each);
  const numbers = [...cases.keys()].filter((index) => cases[index]?.name.includes(options.only));
  for (const each of contestants) for (const index of numbers) await send(each, index, Number(options['warm-up']));
  const [first] = contestants;
  if (options.profile && first) return await profileEach(profileCases(first, cases, send, numbers), say);
  const outcomes = await measure(contestants, send, numbers);
  const medians = `${options.connections} connections, medians of ${rounds} rounds of ${requests} requests`;
  say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${medians}\n`);
  say(report(cases, numbers, outcomes));
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
