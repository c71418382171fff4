/**
 * `npm run quick -- AREA`: checks the types of what changed, lints it, and runs the tests whose path names the area, without those that
 * start processes: `monitoring`, `gateway`, `import`. With an area of the API, also the tests of the subgraphs if the graph, its
 * schema or the contract has changed, and these alone if only the graph has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runStages, type StageCommand } from '../scripts/runStages.ts';
import { excludeProcessTests } from './tiers.ts';

const root = join(import.meta.dirname, '..');
const [area] = process.argv.slice(2);
if (area === undefined) {
  process.stderr.write('Usage: npm run quick -- AREA, such as monitoring, gateway or service/query\n');
  process.exit(2);
}

/** Files that differ from the last commit, deleted ones among them, and files that git does not know. */
const changedFiles = (): string[] => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '-uall'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '');
};

/** Checks what has changed since the last run alone. */
const types: StageCommand = [
  'tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/skein/types.tsbuildinfo',
];

const lint = (files: readonly string[]): StageCommand => ['biome', 'check', '--no-errors-on-unmatched', ...files];

const isOfGraph = (file: string): boolean => /^(test\/)?(subgraphs|gateway)\//.test(file);
const isShared = (file: string): boolean => /^(contract|schema)\//.test(file);

/** The paths of the tests. Those in `test/subgraphs` test all areas; the service does not import the graph, nor the graph the service. */
const testsOf = (changed: readonly string[]): readonly string[] => {
  if (!existsSync(join(root, 'subgraphs', area))) return [area];
  if (changed.length > 0 && changed.every(isOfGraph)) return ['test/subgraphs/'];
  return changed.some((file) => isOfGraph(file) || isShared(file)) ? [area, 'test/subgraphs/'] : [area];
};

const changed = changedFiles();
const linted = changed.filter((file) => existsSync(join(root, file)));
await runStages([
  [['node', 'scripts/resolverTypes.ts']],
  [
    types,
    ...(linted.length > 0 ? [lint(linted)] : []),
    // Threads share the compiled code of the embedded store, which is much of so short a run.
    ['vitest', 'run', '--pool=threads', ...testsOf(changed), ...excludeProcessTests],
  ],
]);
