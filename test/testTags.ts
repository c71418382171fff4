/** Tags in the name of a test say where it runs: `storeCopy.process.server.test.ts`. Without any, it runs in `npm test` alone. */
export const testTags = {
  process: 'starts, kills or waits for programs, drives a browser, or waits for time to pass: not in `npm test`',
  resilience: 'kills programs, cuts connections, fills disks and memory, or sends as much as a server bears: at night',
  release: 'makes what is released, installs it, or tries it in third-party programs: at night',
  store: 'on PostgreSQL and Citus: concurrent transactions, queries, wake-ups, upgrades',
  server: 'on PostgreSQL, at night also on Citus: connections, processes and limits, which a cluster treats alike',
  single: 'on PostgreSQL, never on Citus: starts servers of its own, or reads the plans of one server',
  cluster: 'on Citus, at night also on PostgreSQL: statements of which a cluster refuses some that one server takes',
  embedded: 'on the embedded store alone',
  storeless: 'asks the graph, and no store changes the answer: on the embedded store alone',
  area: 'asks the graph, and one area alone decides the answer: with areas behind HTTP only at night',
  nightly: 'at night with more: 10,000 cases of each property, a million requests',
} as const;

export type TestTag = keyof typeof testTags;

/** Globs of the tests that have one of the tags. */
export const toGlobs = (...names: readonly TestTag[]): string[] => names.map((name) => `test/**/*.${name}.*test.ts`);

/** Globs of what `npm test` leaves out, except one test of each kind (`test/start/smoke.test.ts`): a tenth of all tests, half of the time. */
export const processTests: readonly string[] = toGlobs('process', 'resilience', 'release');
