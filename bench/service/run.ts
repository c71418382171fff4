/** `npm run bench:service`: what operations of the POST service cost, on both stores and beside a bare SQL endpoint. */
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Felt, Load, LoadDuties } from '../load.ts';
import { type Started, startProcess } from '../process.ts';
import { table } from '../report.ts';
import type { BareDuties } from './bare.ts';
import { type Case, casesOf } from './cases.ts';
import type { HouseDuties } from './house.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '400' },
    settle: { type: 'string', default: '100' },
    'warm-up': { type: 'string', default: '400' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
  },
});

/** What one round came to. */
interface Round extends Felt {
  readonly cpuMs: number;
}

/** Somebody who answers cases. */
interface Contestant {
  readonly name: string;
  readonly process: Pick<Started<{ cpuMs: () => number }>, 'ask'>;
  readonly requests: readonly Pick<Load, 'url' | 'headers' | 'body'>[];
}

type Stop = () => Promise<void>;

const openHouse = async (name: string, stops: Stop[], args: string[]) => {
  const house = await startProcess<HouseDuties>('service/house.ts', ...args);
  stops.push(house.stop);
  const [url, ground] = [await house.ask('url'), await house.ask('ground')];
  const cases = casesOf(ground);
  const headers = { authorization: `Bearer ${ground.token}` };
  const requests = cases.map(({ path, body }) => ({ url: url + path, headers, body: JSON.stringify(body) }));
  return { cases, contestant: { name, process: house, requests } satisfies Contestant };
};

const openBare = async (cases: readonly Case[], stops: Stop[], args: string[]): Promise<Contestant> => {
  const bare = await startProcess<BareDuties>('service/bare.ts', ...args);
  stops.push(bare.stop);
  await bare.ask(
    'route',
    cases.map(({ statements }) => statements),
  );
  const url = await bare.ask('url');
  const requests = cases.map(({ body }, index) => ({
    url: `${url}/${index}`,
    headers: {},
    body: JSON.stringify(body),
  }));
  return { name: 'bare', process: bare, requests };
};

/** An answer that is none would be measured as a fast one. */
const check = async ({ name, requests }: Contestant) => {
  for (const { url, ...request } of requests) {
    const answer = await fetch(url, { method: 'POST', ...request });
    if (answer.status !== 200) throw new Error(`${name} answers ${url} with ${answer.status} ${await answer.text()}`);
  }
};

const middle = (rounds: readonly Round[], figure: (round: Round) => number): number =>
  rounds.map(figure).toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? 0;

const cpu = (rounds: readonly Round[] = []) => middle(rounds, ({ cpuMs }) => cpuMs);

const figures = (rounds: readonly Round[] = []) => [
  cpu(rounds).toFixed(2),
  middle(rounds, ({ perSecond }) => perSecond).toFixed(0),
  middle(rounds, ({ p99 }) => p99).toFixed(0),
];

const HEADINGS = ['', 'bare CPU ms', 'req/s', 'p99 ms', 'PostgreSQL CPU ms', 'req/s', 'p99 ms', '÷ bare'];

const report = (cases: readonly Case[], rounds: ReadonlyMap<string, readonly Round[]>): string => {
  const of = (contestant: string, index: number) => rounds.get(`${contestant} ${index}`);
  const lines = cases.map(({ name }, index) => [
    name,
    ...figures(of('bare', index)),
    ...figures(of('postgresql', index)),
    (cpu(of('postgresql', index)) / cpu(of('bare', index))).toFixed(2),
    ...figures(of('embedded', index)),
  ]);
  return table([[...HEADINGS, 'embedded CPU ms', 'req/s', 'p99 ms'], ...lines]);
};

const measure = async (contestants: readonly Contestant[], load: Started<LoadDuties>, numbers: readonly number[]) => {
  const rounds = new Map<string, Round[]>();
  const run = (request: object, requests: number) =>
    load.ask('run', { ...(request as Load), connections: Number(options.connections), requests });
  const round = async ({ name, process, requests }: Contestant, index: number) => {
    const request = requests[index] ?? {};
    await run(request, Number(options.settle));
    const before = await process.ask('cpuMs');
    const felt = await run(request, Number(options.requests));
    const cpuMs = ((await process.ask('cpuMs')) - before) / Number(options.requests);
    const key = `${name} ${index}`;
    rounds.set(key, [...(rounds.get(key) ?? []), { ...felt, cpuMs }]);
  };
  for (const { requests } of contestants)
    for (const index of numbers) await run(requests[index] ?? {}, Number(options['warm-up']));
  for (let count = 1; count <= Number(options.rounds); count += 1) {
    for (const index of numbers) for (const contestant of contestants) await round(contestant, index);
    process.stderr.write(`round ${count} of ${options.rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
  }
  return rounds;
};

const main = async () => {
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!databaseUrl) throw new Error('DATABASE_URL: expected a PostgreSQL to measure on');
  const schema = `bench_${randomBytes(4).toString('hex')}`;
  const stops: Stop[] = [];
  try {
    const load = await startProcess<LoadDuties>('load.ts');
    stops.push(load.stop);
    const { cases, contestant } = await openHouse('postgresql', stops, [databaseUrl, schema]);
    const embedded = await openHouse('embedded', stops, []);
    const contestants = [await openBare(cases, stops, [databaseUrl, schema]), contestant, embedded.contestant];
    for (const each of contestants) await check(each);
    const numbers = [...cases.keys()].filter((index) => cases[index]?.name.includes(options.only));
    const rounds = await measure(contestants, load, numbers);
    const { connections, requests } = options;
    const medians = `${connections} connections, medians of ${options.rounds} rounds of ${requests} requests`;
    process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${medians}\n\n`);
    process.stdout.write(`${report(cases, rounds)}\n`);
  } finally {
    for (const stop of stops.reverse()) await stop();
    const pool = new pg.Pool({ connectionString: databaseUrl });
    for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
    await pool.end();
  }
};

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
