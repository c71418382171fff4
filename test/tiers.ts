/** What `npm test -- TIER` runs: tests by folder, and by the tags of their names (`testTags.ts`). */
import type { CommandStage, StageCommand } from '../scripts/runStages.ts';
import { type TestTag, toGlobs } from './testTags.ts';

/** A choice of tests. */
export interface TestTier {
  /** What it runs, for people. */
  readonly runs: string;
  /** Arguments after the name of the tier go to the last command. */
  readonly stages: readonly CommandStage[];
  readonly settings?: Readonly<Record<string, string>>;
  /** A variable that must be set. */
  readonly requires?: 'CITUS_URL' | 'DATABASE_URL';
}

const excludeTags = (...names: readonly TestTag[]): string[] =>
  toGlobs(...names).flatMap((glob) => ['--exclude', glob]);

/** Options of Vitest that leave out what starts programs. */
export const excludeProcessTests: readonly string[] = excludeTags('process', 'resilience', 'release');

/** What Vitest finds the tests with one of the tags by: a part of their path. */
const matchTags = (...names: readonly TestTag[]): string[] => names.map((name) => `.${name}.`);

/** The results are `test-results/NAME.json`. */
const vitest = (name: string, ...args: readonly string[]): StageCommand => [
  ...(['vitest', 'run', '--reporter=default', '--reporter=./test/slowestReporter.ts', '--reporter=json'] as const),
  ...[`--outputFile.json=test-results/${name}.json`, ...args],
];

const install = (folder: string): StageCommand => ['node', 'scripts/install.ts', folder];
const resolverTypes: StageCommand = ['node', 'scripts/resolverTypes.ts'];
const checks: CommandStage = [
  ['npm', 'run', '--silent', 'lint'],
  ['npm', 'run', '--silent', 'types'],
];

const DEFAULT: readonly CommandStage[] = [[...checks, vitest('default', ...excludeProcessTests)]];
const makeProcessStage = (name: string, ...options: readonly string[]): CommandStage => [
  vitest(name, '--config', 'test/processes.config.ts', ...options),
];

const PROCESSES = makeProcessStage('processes', ...excludeTags('resilience', 'release'));
const RESILIENCE = makeProcessStage('resilience', ...matchTags('resilience'));
const RELEASE = makeProcessStage('release', ...matchTags('release'));

const makeSplitStages = (...options: readonly string[]): CommandStage[] => [
  [vitest('split', 'test/graph/', 'test/subgraphs/', ...excludeProcessTests, ...options)],
];

const makePostgresStages = (...paths: readonly string[]): CommandStage[] => [
  [vitest('postgresql', ...paths, ...excludeTags('embedded', 'storeless'))],
];

const makeCitusStages = (...paths: readonly string[]): CommandStage[] => [
  [vitest('citus', '--maxWorkers=2', ...paths, ...excludeTags('embedded', 'single'))],
];

const { CITUS_URL = '' } = process.env;

/** By name. `default` is `npm test` without arguments. */
export const tiers: Readonly<Record<string, TestTier>> = {
  default: {
    runs: 'types, lint, the tests in process, and one smoke test of the processes and pages',
    stages: DEFAULT,
  },
  processes: { runs: 'the tests of processes and pages', stages: [PROCESSES] },
  resilience: {
    runs: 'what kills and overload do to processes; on DATABASE_URL also to those that share a server',
    stages: [RESILIENCE],
  },
  release: { runs: 'the package and the image, made and installed', stages: [RELEASE] },
  all: { runs: 'everything on the embedded store', stages: [...DEFAULT, PROCESSES, RESILIENCE, RELEASE] },
  split: {
    runs: 'with every area in a server of its own, the tests of the graph that it can change',
    stages: makeSplitStages(...excludeTags('area')),
    settings: { SKEIN_SPLIT: '1' },
  },
  'split-all': {
    runs: 'with every area in a server of its own, all tests of the graph',
    stages: makeSplitStages(),
    settings: { SKEIN_SPLIT: '1' },
  },
  postgresql: {
    runs: 'on DATABASE_URL, the tests whose result depends on the server',
    stages: makePostgresStages(...matchTags('store', 'server', 'single'), ...excludeTags('resilience')),
    requires: 'DATABASE_URL',
  },
  citus: {
    runs: 'on CITUS_URL, the coordinator of a cluster, the tests whose result depends on the cluster',
    stages: makeCitusStages(...matchTags('store', 'cluster')),
    settings: { DATABASE_URL: CITUS_URL },
    requires: 'CITUS_URL',
  },
  'postgresql-all': {
    runs: 'on DATABASE_URL, all tests of the service and the graph',
    stages: makePostgresStages('test/service/', 'test/graph/', ...matchTags('store')),
    requires: 'DATABASE_URL',
  },
  'citus-all': {
    runs: 'on CITUS_URL, all tests of the service',
    stages: makeCitusStages('test/service/', ...matchTags('store')),
    settings: { DATABASE_URL: CITUS_URL },
    requires: 'CITUS_URL',
  },
  clients: {
    runs: 'third-party clients and gateways, and the types of the benches, which have the same packages',
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
    stages: [[vitest('nightly', ...matchTags('nightly'))]],
    settings: {
      ...{ PROPERTY_RUNS: '10000', HEAP_REQUESTS: '1000000' },
      ...{ INPUT_BYTES: '10485760', ENTRY_POINT_BYTES: '1048576' },
    },
  },
};

/** With more arguments for the last command of the tier. */
export const withArguments = (stages: readonly CommandStage[], args: readonly string[]): readonly CommandStage[] => {
  const [last = [], ...others] = stages.toReversed();
  const [command, ...parallel] = last.toReversed();
  return command === undefined ? stages : [...others.toReversed(), [...parallel.toReversed(), [...command, ...args]]];
};
