/** `npm run bench -- replicas`: the same calls on one process of the service and on two, with one PostgreSQL. */

import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { makeSchemaName } from '../../../test/service/testService.ts';
import type { LoadHandlers } from '../../load.ts';
import { median } from '../../median.ts';
import { printTable } from '../../printReport.ts';
import { startProcess } from '../../startProcess.ts';
import { makeCases, type ServiceCase } from '../cases.ts';
import type { ServiceHandlers } from '../service.ts';
import { makeCpuReader } from '../tenants/serverCpu.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, requests: { type: 'string', default: '2000' } },
});
const [ROUNDS, REQUESTS, CONNECTIONS] = [Number(options.rounds), Number(options.requests), 16];
const CASES = ['alert.list', 'alert.get', 'cost_report_data.analyze, a year by month and product', 'alert.create'];

/** Requests per second, the 99th percentile in milliseconds, and processor time per call of the services and of PostgreSQL. */
type ReplicaFigures = readonly [perSecond: number, p99: number, services: number, postgres: number];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The middle of each figure. */
const medians = (rounds: readonly ReplicaFigures[]): ReplicaFigures => {
  const middle = (at: 0 | 1 | 2 | 3) => median(rounds.map((figures) => figures[at]));
  return [middle(0), middle(1), middle(2), middle(3)];
};

/** Two processes of the service on a new schema of a store. */
const startReplicas = async (databaseUrl: string, opened: AsyncDisposableStack) => {
  const schema = makeSchemaName();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  opened.defer(async () => {
    for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
    await pool.end();
  });
  const open = async () => {
    const service = await startProcess<ServiceHandlers>('service/service.ts', [databaseUrl, schema]);
    opened.defer(service.stop);
    return service;
  };
  const services = [await open(), await open()] as const;
  const load = await startProcess<LoadHandlers>('load.ts');
  opened.defer(load.stop);
  return {
    load,
    fixtures: await services[0].ask('fixtures'),
    urls: await Promise.all(services.map((service) => service.ask('url'))),
    ofPostgres: await makeCpuReader(pool),
    ofServices: async () => sum(await Promise.all(services.map((service) => service.ask('cpuMs')))),
  };
};

type BenchReplicas = Awaited<ReturnType<typeof startReplicas>>;

const makeHeaders = ({ fixtures }: BenchReplicas) => ({ authorization: `Bearer ${fixtures.token}` });

/** One round of a case, shared evenly by the first replicas. */
const measure = async (open: BenchReplicas, { path, body }: ServiceCase, replicas: number): Promise<ReplicaFigures> => {
  const { load, urls, ofServices, ofPostgres } = open;
  const request = { headers: makeHeaders(open), bodies: [JSON.stringify(body)] };
  const share = { connections: CONNECTIONS / replicas, requests: REQUESTS / replicas };
  const before = [await ofServices(), ofPostgres()] as const;
  const felt = await Promise.all(
    urls.slice(0, replicas).map((url) => load.ask('run', { ...request, ...share, url: url + path })),
  );
  const used = [(await ofServices()) - before[0], ofPostgres() - before[1]] as const;
  const p99 = Math.max(...felt.map((one) => one.p99));
  return [sum(felt.map(({ perSecond }) => perSecond)), p99, used[0] / REQUESTS, used[1] / REQUESTS];
};

/** @throws {Error} the replicas answer differently */
const compareReplicas = async (open: BenchReplicas, { path, body }: ServiceCase) => {
  const request = { method: 'POST', headers: makeHeaders(open), body: JSON.stringify(body) };
  const [one, other] = await Promise.all(open.urls.map(async (url) => (await fetch(url + path, request)).json()));
  if (!isDeepStrictEqual(one, other)) throw new Error(`${path}: the replicas answer differently`);
};

/** The lines of a case, with one replica and with two. The first round warms up. */
const measureLines = async (open: BenchReplicas, each: ServiceCase): Promise<string[][]> => {
  if (!each.path.endsWith('/create')) await compareReplicas(open, each);
  const rounds: [ReplicaFigures[], ReplicaFigures[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, found] of rounds.entries()) found.push(await measure(open, each, at + 1));
  return rounds.map(([, ...found], at) => {
    const [perSecond, p99, ...cpu] = medians(found);
    return [each.name, String(at + 1), perSecond.toFixed(0), p99.toFixed(0), ...cpu.map((ms) => ms.toFixed(3))];
  });
};

const main = async (databaseUrl: string) => {
  await using opened = new AsyncDisposableStack();
  const open = await startReplicas(databaseUrl, opened);
  const lines = [['', 'replicas', 'req/s', 'p99 ms', 'CPU ms: services', 'CPU ms: PostgreSQL']];
  for (const each of makeCases(open.fixtures))
    if (CASES.includes(each.name)) lines.push(...(await measureLines(open, each)));
  process.stdout.write(
    `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${REQUESTS}\n\n${printTable(lines)}\n`,
  );
};

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error('DATABASE_URL: expected a PostgreSQL to measure on');
await main(DATABASE_URL);
process.exit();
