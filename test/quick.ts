/**
 * `npm run quick -- AREA`: checks the types of what changed, lints it, and runs the tests whose path names the area, without those that
 * start processes: `monitoring`, `gateway`, `import`. With an area of the API, changes of a subgraph add the tests of the subgraphs, and
 * if nothing else has changed, these alone run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, runStages } from '../scripts/runStages.ts';
import { excludeProcessTests } from './tiers.ts';

const root = join(import.meta.dirname, '..');
const [area] = process.argv.slice(2);
if (area === undefined) {
  process.stderr.write('Usage: npm run quick -- AREA, such as monitoring, gateway or service/query\n');
  process.exit(2);
}

/** Files that differ from the last commit, and files that git does not know. */
const changedFiles = (): string[] => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--no-renames', '-uall'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && existsSync(join(root, file)));
};

/** Checks what has changed since the last run alone. */
const types: Command = [
  'tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/skein/types.tsbuildinfo',
];

/** Threads share the compiled code of the embedded store, which is much of so short a run. Nothing here needs a process of its own. */
const IN_ONE_PROCESS = ['--pool=threads'];

const lint = (files: readonly string[]): Command => ['biome', 'check', '--no-errors-on-unmatched', ...files];

const isOfGraph = (file: string): boolean => /^(test\/)?subgraphs\//.test(file);
const isOfBoth = (file: string): boolean => /^(contract|schema)\//.test(file);

/** The paths of the tests. Those in `test/subgraphs` test all areas; the service and the subgraphs do not import each other. */
const testsOf = (files: readonly string[]): readonly string[] => {
  if (!existsSync(join(root, 'subgraphs', area))) return [area];
  if (files.length > 0 && files.every(isOfGraph)) return ['test/subgraphs/'];
  return files.some((file) => isOfGraph(file) || isOfBoth(file)) ? [area, 'test/subgraphs/'] : [area];
};

const files = changedFiles();
await runStages([
  [['node', 'scripts/resolverTypes.ts']],
  [
    types,
    ...(files.length > 0 ? [lint(files)] : []),
    ['vitest', 'run', ...IN_ONE_PROCESS, ...testsOf(files), ...excludeProcessTests],
  ],
]);
