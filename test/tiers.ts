/** What `npm test -- TIER` runs. */
import type { Command, Stage } from '../scripts/runStages.ts';

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

/**
 * Tests that start, kill and wait for processes, drive a browser, or wait for the time to pass: a tenth of all tests, which takes more
 * than half of the time. `npm test` leaves them out, and runs `test/start/smoke.test.ts` instead.
 */
export const PROCESS_TESTS = [
  'test/{cli,dashboard,deploy,explorer,start,subgraphServer,telemetry}/!(smoke).test.ts',
  'test/service/{faults,replicas,upgrade}/*.test.ts',
  'test/service/**/*{crash,Crash,hutdown}.test.ts',
  'test/service/{availability,changesLimit,expensiveQueries,guide,largeBodies,startup,storeCopy,storeLock,storeTemplate,storeThread,upgrade}.test.ts',
  'test/service/{notification/delivery,secret/keys}.test.ts',
  'test/gateway/{authorizedCallers,bounds,command,featuresByCommand,overrides,planning,redis,reload,refusedSubscriptions}.test.ts',
  'test/gateway/{session,shutdown,slowReaders,stopping,webSocketFloods}.test.ts',
  'test/demo/recordedPast.test.ts',
  'test/graph/inputValuesInLogs.test.ts',
  'test/import/cli.test.ts',
  'test/live/{changeLogLimit,crash,credentials,eventSource,silentWakeUps}.test.ts',
  'test/schema/{breaks,generated}.test.ts',
  'test/upstream/{deadline,guard,publicGateways}.test.ts',
];

/**
 * Those of them that kill programs, cut connections, fill disks and memory, or send as much as a server bears: `npm test -- resilience`.
 * The build leaves them to the night. `npm test -- processes` runs the others.
 */
const RESILIENCE_TESTS = [
  ...[
    'gateway/slowReaders',
    'gateway/webSocketFloods',
    'live/changeLogLimit',
    'live/crash',
    'start/heap',
    'start/workers',
  ],
  ...['connections', 'diskFull', 'domainShare', 'failover', 'frozen', 'standby'].map(
    (name) => `service/faults/${name}`,
  ),
  ...['largeBodies', 'monitoring/crash', 'replicas/processFailure', 'storeCrash', 'storeTemplate', 'storeThread'].map(
    (name) => `service/${name}`,
  ),
].map((name) => `test/${name}.test.ts`);

/** Those that make what is released, and install it. The build leaves them to the night as well. */
const RELEASE_TESTS = ['test/deploy/image.test.ts', 'test/start/package.test.ts'];

/** What every store decides: concurrent transactions, queries, wake-ups, upgrades. */
const STORE_TESTS = [
  ...['test/live/wakeUps.test.ts', 'test/service/faults/concurrentPuts.test.ts', 'test/service/query'],
  ...['rollingUpgrade', 'writes'].map((name) => `test/service/replicas/${name}.test.ts`),
  ...['test/service/store', 'test/service/upgrade', 'test/service/visibility.test.ts'],
];

/** What a server decides alone: connections, processes, limits, plans. A cluster decides it in the same way. */
const SERVER_TESTS = [
  ...['test/service/expensiveQueries.test.ts', 'test/service/faults', 'test/service/monitoring', 'test/service/size'],
  ...['clock', 'processFailure', 'workers'].map((name) => `test/service/replicas/${name}.test.ts`),
  'test/service/wire.test.ts',
];

/** The statements of every operation, and of jobs. A cluster refuses some that both the embedded store and a server take. */
const CLUSTER_TESTS = [
  ...['test/service/answers.test.ts', 'test/service/directory'],
  ...['budgetEvaluation', 'costReportData', 'scheduleFiring'].map(
    (name) => `test/service/cost-analysis/${name}.test.ts`,
  ),
  ...['escalation', 'events', 'maintenanceWindowExpiry', 'manyEvents'].map(
    (name) => `test/service/monitoring/${name}.test.ts`,
  ),
];

/** Several processes on one store, and its copy: a cluster is reached through its coordinator, as one server is. */
const OF_ONE_COORDINATOR = ['test/service/replicas/*.test.ts', 'test/service/storeCopy.test.ts'];

/** Formats in which other systems send events: what reaches the store is an event of any of them. */
const EVENT_FORMATS = ['test/service/monitoring/{alertmanager,inbound*}.test.ts'];

/** Tests of the embedded store alone. */
const EMBEDDED_ONLY = ['test/service/store{Crash,Lock,Template,Thread}.test.ts'];

/** Tests that start servers of their own, without Citus, and of how long large statements take on one server. */
const NOT_ON_CITUS = [
  'test/service/faults/{connections,diskFull,failover,frozen,standby,tls,withoutExtensions}.test.ts',
  'test/service/{expensiveQueries.test.ts,size/**}',
];

/** Tests of the graph whose result depends on one subgraph alone, or on none, wherever it runs. */
const OF_ONE_SUBGRAPH = [
  ...['alertCounts', 'alertGroups', 'alertHistogram', 'budgetUsage', 'cost', 'costSeries', 'cursors', 'filters'],
  ...['inputValuesInLogs', 'permissions', 'timeZones', 'tools'],
].map((name) => `test/graph/${name}.test.ts`);

/** Tests of the graph whose result depends on no store. */
const WITHOUT_STORE = ['test/graph/{calls,cost,explain,inputValuesInLogs,names}.test.ts'];

const excluding = (...globs: readonly string[]): string[] => globs.flatMap((glob) => ['--exclude', glob]);

/** Options of Vitest that leave them out. */
export const excludeProcessTests: readonly string[] = excluding(...PROCESS_TESTS);

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

const PROCESSES = processes('processes', ...excluding(...RESILIENCE_TESTS, ...RELEASE_TESTS));
const RESILIENCE = processes('resilience', ...RESILIENCE_TESTS);
const RELEASE = processes('release', ...RELEASE_TESTS);

const onAreas = (...options: readonly string[]): Stage[] => [
  [vitest('split', 'test/graph/', 'test/subgraphs/', ...options)],
];

const onPostgres = (...paths: readonly string[]): Stage[] => [
  [vitest('postgresql', ...paths, ...excluding(...EMBEDDED_ONLY, ...WITHOUT_STORE))],
];

const onCitus = (...paths: readonly string[]): Stage[] => [
  [vitest('citus', '--maxWorkers=2', ...paths, ...excluding(...EMBEDDED_ONLY, ...NOT_ON_CITUS))],
];

/** Property tests, which draw as many cases as PROPERTY_RUNS says, and the heap after HEAP_REQUESTS requests. */
const PROPERTIES = [
  ...['authorizationRuns', 'deferredWorlds', 'features', 'monolith', 'shared', 'streamsFuzz', 'supergraphs'].map(
    (name) => `test/gateway/${name}.test.ts`,
  ),
  ...['test/hostile/fuzzedCredentials.test.ts', 'test/start/heap.test.ts'],
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
    stages: onAreas(...excluding(...OF_ONE_SUBGRAPH)),
    settings: { SKEIN_SPLIT: '1' },
  },
  'split-all': {
    runs: 'with every area in a server of its own, all tests of the graph',
    stages: onAreas(...excluding('test/graph/inputValuesInLogs.test.ts')),
    settings: { SKEIN_SPLIT: '1' },
  },
  postgresql: {
    runs: 'on DATABASE_URL, the tests whose result depends on the server',
    stages: onPostgres(...STORE_TESTS, ...SERVER_TESTS, ...excluding(...EVENT_FORMATS, ...RESILIENCE_TESTS)),
    requires: 'DATABASE_URL',
  },
  citus: {
    runs: 'on CITUS_URL, the coordinator of a cluster, the tests whose result depends on the cluster',
    stages: onCitus(...STORE_TESTS, ...CLUSTER_TESTS, ...excluding(...EVENT_FORMATS, ...OF_ONE_COORDINATOR)),
    settings: { DATABASE_URL: CITUS_URL },
    requires: 'CITUS_URL',
  },
  'postgresql-all': {
    runs: 'on DATABASE_URL, all tests of the service and the graph',
    stages: onPostgres('test/service', 'test/graph', 'test/live/wakeUps.test.ts'),
    requires: 'DATABASE_URL',
  },
  'citus-all': {
    runs: 'on CITUS_URL, all tests of the service',
    stages: onCitus('test/service', 'test/live/wakeUps.test.ts'),
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
    runs: 'property tests with 10,000 cases each, and the heap after a million requests',
    stages: [[vitest('nightly', ...PROPERTIES)]],
    settings: { PROPERTY_RUNS: '10000', HEAP_REQUESTS: '1000000' },
  },
};

/** With more arguments for the last command of the tier. */
export const withArguments = (stages: readonly Stage[], args: readonly string[]): readonly Stage[] => {
  const [last = [], ...others] = stages.toReversed();
  const [command, ...beside] = last.toReversed();
  return command === undefined ? stages : [...others.toReversed(), [...beside.toReversed(), [...command, ...args]]];
};
