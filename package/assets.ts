/** Files that the programs read, and that are no TypeScript. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['explorer/dist', 'examples/dashboard/dist', 'service/store/migrations', 'demo/alertmanager'];

const FILES = ['preload.js', 'demo/bootstrap.json', 'demo/focus.csv'];

/** Copies them from the checkout to the same places in the folder of the package. */
export const copyAssets = (root: string, dist: string): void => {
  const schema = readdirSync(join(root, 'schema')).filter((name) => name.endsWith('.graphql'));
  for (const path of [...FOLDERS, ...FILES, ...schema.map((name) => `schema/${name}`)])
    cpSync(join(root, path), join(dist, path), { recursive: true });
  const command = readFileSync(join(root, 'cli.js'), 'utf8');
  writeFileSync(join(dist, 'skein.js'), command.replace('./cli.ts', './cli.js'), { mode: 0o755 });
};
