/** Files that the programs read, and that are not TypeScript. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [
  'explorer/collections',
  'explorer/dist',
  'examples/dashboard/dist',
  'service/store/migrations',
  'app/demo/alertmanager',
];

const FILES = [
  'app/preload.js',
  'app/demo/bootstrap.json',
  'app/demo/focus.csv',
  'app/demo/past.json.zst',
  'app/facade/tasks.graphql',
];

/** Copies them from the checkout to the same places in the folder of the package. */
export const copyAssets = (root: string, dist: string): void => {
  const schema = readdirSync(join(root, 'schema')).filter((name) => name.endsWith('.graphql'));
  for (const path of [...FOLDERS, ...FILES, ...schema.map((name) => `schema/${name}`)])
    cpSync(join(root, path), join(dist, path), { recursive: true });
  const command = readFileSync(join(root, 'cli/skein.js'), 'utf8');
  writeFileSync(join(dist, 'cli/skein.js'), command.replace('./main.ts', './main.js'), { mode: 0o755 });
};
