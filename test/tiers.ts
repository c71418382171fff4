/** What `npm test -- TIER` runs: tests by folder, and by the tags of their names (`tags.ts`). */
import type { Command, Stage } from '../scripts/runStages.ts';
import { globsOf, type Tag } from './tags.ts';

/** A choice of tests. */
export interface Tier {
  /** What it runs, for people. */
  readonly runs: string;
  /** Arguments after the name of the tier go to the last command. */
  readonly stages: readonly Stage[];
  readonly settings?: Readonly<Record<string, string>>;
  /** A variable that must be set. */
  readonly requires?: 'CITUS_URL' | 'DATABASE_URL';
}

const excluding = (...names: readonly Tag[]): string[] => globsOf(...names).flatMap((glob) => ['--exclude', glob]);

/** Options of Vitest that leave out what starts programs. */
export const excludeProcessTests: readonly string[] = excluding('process', 'resilience', 'release');

/** What Vitest finds the tests with one of the tags by: a part of their path. */
const having = (...names: readonly Tag[]): string[] => names.map((name) => `.${name}.`);

/** The results are `test-results/NAME.json`. */
const vitest = (name: string, ...args: readonly string[]): Command => [
  ...(['vitest', 'run', '--reporter=default', '--reporter=./test/slowestReporter.ts', '--reporter=json'] as const),
  ...[`--outputFile.json=test-results/${name}.json`, ...args],
];

const install = (folder: string): Command => ['node', 'scripts/install.ts', folder];
const resolverTypes: Command = ['node', 'scripts/resolverTypes.ts'];
const checks: Stage = [
  ['npm', 'run', '--silent', 'lint'],
  ['npm', 'run', '--silent', 'types'],
];

const USUAL: readonly Stage[] = [[...checks, vitest('usual', ...excludeProcessTests)]];
const processes = (name: string, ...options: readonly string[]): Stage => [
  vitest(name, '--config', 'test/processes.config.ts', ...options),
];

const PROCESSES = processes('processes', ...excluding('resilience', 'release'));
const RESILIENCE = processes('resilience', ...having('resilience'));
const RELEASE = processes('release', ...having('release'));

const onAreas = (...options: readonly string[]): Stage[] => [
  [vitest('split', 'test/graph/', 'test/subgraphs/', ...excludeProcessTests, ...options)],
];

const onPostgres = (...paths: readonly string[]): Stage[] => [
  [vitest('postgresql', ...paths, ...excluding('embedded', 'storeless'))],
];

const onCitus = (...paths: readonly string[]): Stage[] => [
  [vitest('citus', '--maxWorkers=2', ...paths, ...excluding('embedded', 'single'))],
];

const { CITUS_URL = '' } = process.env;

/** By name. `usual` is `npm test` without arguments. */
export const tiers: Readonly<Record<string, Tier>> = {
  usual: {
    runs: 'types, lint, the tests in process, and one smoke test of the processes and pages',
    stages: USUAL,
  },
  processes: { runs: 'the tests of processes and pages', stages: [PROCESSES] },
  resilience: {
    runs: 'what kills and overload do to processes; on DATABASE_URL also to those that share a server',
    stages: [RESILIENCE],
  },
  release: { runs: 'the package and the image, made and installed', stages: [RELEASE] },
  all: { runs: 'everything on the embedded store', stages: [...USUAL, PROCESSES, RESILIENCE, RELEASE] },
  split: {
    runs: 'with every area in a server of its own, the tests of the graph that it can change',
    stages: onAreas(...excluding('area')),
    settings: { SKEIN_SPLIT: '1' },
  },
  'split-all': {
    runs: 'with every area in a server of its own, all tests of the graph',
    stages: onAreas(),
    settings: { SKEIN_SPLIT: '1' },
  },
  postgresql: {
    runs: 'on DATABASE_URL, the tests whose result depends on the server',
    stages: onPostgres(...having('store', 'server', 'single'), ...excluding('resilience')),
    requires: 'DATABASE_URL',
  },
  citus: {
    runs: 'on CITUS_URL, the coordinator of a cluster, the tests whose result depends on the cluster',
    stages: onCitus(...having('store', 'cluster')),
    settings: { DATABASE_URL: CITUS_URL },
    requires: 'CITUS_URL',
  },
  'postgresql-all': {
    runs: 'on DATABASE_URL, all tests of the service and the graph',
    stages: onPostgres('test/service/', 'test/graph/', ...having('store')),
    requires: 'DATABASE_URL',
  },
  'citus-all': {
    runs: 'on CITUS_URL, all tests of the service',
    stages: onCitus('test/service/', ...having('store')),
    settings: { DATABASE_URL: CITUS_URL },
    requires: 'CITUS_URL',
  },
  clients: {
    runs: 'clients and gateways of other makes, and the types of the benches, which have the same packages',
    stages: [
      [install('bench')],
      [install('examples/apollo')],
      [resolverTypes],
      [['tsc', '-p', 'test/clients'], vitest('clients', '-c', 'test/clients/vitest.config.ts')],
    ],
  },
  bench: {
    runs: 'the types of the benches alone',
    stages: [[install('bench')], [resolverTypes], [['tsc', '-p', 'bench']]],
  },
  breaks: { runs: 'the graph against that of a commit', stages: [[['node', 'schema/breaks.ts']]] },
  chaos: {
    runs: 'a deployment whose processes are killed while clients read and write',
    stages: [[['node', '--import=./app/preload.js', 'test/chaos/run.ts']]],
  },
  nightly: {
    runs: 'property tests with 10,000 cases each, inputs up to the largest, and the heap after a million requests',
    stages: [[vitest('nightly', ...having('nightly'))]],
    settings: {
      ...{ PROPERTY_RUNS: '10000', HEAP_REQUESTS: '1000000' },
      ...{ INPUT_BYTES: '10485760', ENTRY_POINT_BYTES: '1048576' },
    },
  },
};

/** With more arguments for the last command of the tier. */
export const withArguments = (stages: readonly Stage[], args: readonly string[]): readonly Stage[] => {
  const [last = [], ...others] = stages.toReversed();
  const [command, ...beside] = last.toReversed();
  return command === undefined ? stages : [...others.toReversed(), [...beside.toReversed(), [...command, ...args]]];
};
