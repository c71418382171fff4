import {
  growingWorkloads,
  makeEightAreasWorkload,
  makeQueries,
  unseenWorkload,
  variedWorkload,
  type Workload,
} from './workloads.ts';

/** The parameters of one suite: contestants, workloads, and numbers of requests. */
export interface BenchSuite {
  readonly name: string;
  readonly what: string;
  /** The first is compared with the others. */
  readonly contestants: readonly string[];
  readonly workloads: readonly Workload[];
  /** Rows of the longest list of the POST API. */
  readonly rows: number;
  /** Delay of each response of the POST API, in milliseconds. */
  readonly latencyMs: number;
  /** After how many pages of alerts a tenth of the next ones is new. Default: they stay the same. */
  readonly pagesPerChange?: number;
  readonly connections: number;
  /** Rounds per workload and contestant. Figures are their medians. */
  readonly rounds: number;
  /** Requests per round. */
  readonly requests: number;
  /** Requests per workload and contestant before the first round. */
  readonly warmUp: number;
  /** Requests at the start of each round that are not measured. */
  readonly settle: number;
  /** A variable without which `all` leaves the suite out. */
  readonly requires?: 'HIVE_ROUTER';
}

/** Numbers that give stable figures for answers of some 20 rows. */
const steady = { latencyMs: 0, connections: 32, rounds: 5, requests: 1000, warmUp: 5000, settle: 300 };
const handwritten = ['skein', 'handwritten', 'handwritten-only'];
const peers = ['skein', 'apollo-gateway', 'hive-gateway'];

/** The four queries. Q4, which reads one record, has more requests, because it needs more for a stable figure. */
const makeWeightedQueries = (rows: number, share: number) =>
  makeQueries(rows).map((query) => (query.name === 'Q4' ? { ...query, share } : query));

/** The suites that run by default. */
export const usualSuites: readonly string[] = ['lists', 'pages', 'cold', 'answer-size'];

/** All suites, with `rows` rows in the answers of those with short lists. */
export const makeSuites = (rows: number): readonly BenchSuite[] => {
  const usual = { ...steady, rows };
  return [
    {
      ...usual,
      name: 'lists',
      what: `the four queries, ${rows} rows`,
      contestants: handwritten,
      workloads: makeWeightedQueries(rows, 5),
    },
    {
      ...usual,
      name: 'pages',
      what: 'the four queries, 1,000 rows (500 budgets)',
      contestants: handwritten,
      workloads: makeWeightedQueries(1000, 40),
      rows: 1000,
      connections: 8,
      // The old generation is collected every hundred requests or so, which takes as much as fifty of them.
      requests: 500,
      warmUp: 500,
      settle: 16,
    },
    {
      ...usual,
      name: 'cold',
      what: 'each request a document never seen before',
      contestants: ['skein', 'monolith'],
      workloads: [unseenWorkload],
      connections: 8,
      rounds: 9,
      requests: 400,
      warmUp: 2000,
      settle: 100,
    },
    {
      ...usual,
      name: 'answer-size',
      what: 'answers of 10 to 10,000 rows',
      contestants: ['skein', 'handwritten'],
      workloads: growingWorkloads,
      rows: 10_000,
      connections: 4,
      requests: 2000,
      warmUp: 5000,
      settle: 400,
    },
    {
      ...usual,
      name: 'peers',
      what: `the four queries, ${rows} rows, subgraphs in process`,
      contestants: peers,
      workloads: makeQueries(rows),
      requests: 600,
      warmUp: 2000,
    },
    {
      ...usual,
      name: 'hosts',
      what: `the four queries, ${rows} rows, by Skein's own server and by Apollo Server`,
      contestants: ['skein', 'skein-no-prefetch', 'apollo-server'],
      workloads: makeQueries(rows),
      requests: 600,
      warmUp: 2000,
    },
    {
      ...usual,
      name: 'http',
      what: `the four queries, ${rows} rows, subgraphs over HTTP`,
      contestants: peers.map((name) => `${name}-http`),
      workloads: makeQueries(rows),
      requests: 600,
      warmUp: 2000,
    },
    {
      ...usual,
      name: 'router',
      what: `the four queries, ${rows} rows, and documents never seen, subgraphs over HTTP; needs HIVE_ROUTER`,
      requires: 'HIVE_ROUTER',
      contestants: ['skein-http', 'hive-router-http'],
      workloads: [...makeQueries(rows), unseenWorkload],
      requests: 600,
      warmUp: 2000,
    },
    {
      ...usual,
      name: 'varied',
      what: '200 documents in rotation, each with variables of its own',
      contestants: ['skein', 'monolith', 'apollo-gateway', 'hive-gateway'],
      workloads: [variedWorkload],
    },
    {
      ...usual,
      name: 'telemetry',
      what: `the four queries, ${rows} rows, with traces and metrics by OTLP, with a tenth of the traces, and without`,
      contestants: ['skein-otlp', 'skein-otlp-tenth', 'skein'],
      workloads: makeWeightedQueries(rows, 5),
    },
    {
      ...usual,
      name: 'latency',
      what: `the four queries, ${rows} rows, and a page over eight areas, sent repeatedly, the POST API answering after 20 ms`,
      contestants: ['skein', 'skein-no-prefetch', 'handwritten', 'apollo-gateway', 'hive-gateway'],
      workloads: [...makeQueries(rows), makeEightAreasWorkload(rows)],
      latencyMs: 20,
      connections: 8,
      requests: 600,
      warmUp: 2000,
    },
    {
      ...usual,
      name: 'polls',
      what: `the same two queries of ${rows} alerts, a tenth of which is new each time`,
      contestants: ['skein', 'skein-no-prefetch', 'handwritten'],
      workloads: makeQueries(rows).filter(({ name }) => name === 'Q1' || name === 'Q2'),
      latencyMs: 20,
      pagesPerChange: 8,
      connections: 8,
      requests: 600,
      warmUp: 2000,
    },
  ];
};
