import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const explorer = import.meta.dirname;
const dashboard = join(explorer, '..', 'examples', 'dashboard');

/** Fonts and colours, which the explorer has from the dashboard. */
const styleSources = ['palette.ts', 'styles/tokens.css'].map((name) => join(dashboard, 'src', name));

/** Files of the client that both pages contain. */
const clientSources = ['answer.ts', 'errors.ts', 'tokenRequests.ts'].map((name) =>
  join(explorer, '..', 'client', name),
);

/**
 * Hashes the sources of the explorer: 16 hexadecimal digits that change with any source file and with the locked version of
 * any library. Imports no library, so that a test can compare it with the key of the shipped page.
 */
export const hashExplorer = (): Promise<string> =>
  hashSources(
    explorer,
    ['page', 'page/fieldTree', 'examples', 'build'],
    ['package-lock.json', ...clientSources, ...styleSources],
  );

/** Hashes the sources of the dashboard in the same way, without the types that are generated when it is built. */
export const hashDashboard = (): Promise<string> =>
  hashSources(
    dashboard,
    ['public', 'src', 'src/documents', 'src/graph', 'src/screens', 'src/styles', 'src/ui'],
    ['index.html', 'vite.config.ts', 'codegen.ts', 'package-lock.json', ...clientSources],
  );

/** The files directly in the folders, without READMEs, and further files. */
const hashSources = async (base: string, folders: readonly string[], files: readonly string[]): Promise<string> => {
  const listed = await Promise.all(folders.map((name) => readdir(join(base, name), { withFileTypes: true })));
  const found = listed.flat().filter((entry) => entry.isFile() && !entry.name.endsWith('.md'));
  const paths = [
    ...found.map(({ parentPath, name }) => join(parentPath, name)),
    ...files.map((name) => resolve(base, name)),
  ];
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    hash
      .update(`${relative(base, path)}\0`)
      .update(await readFile(path))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
};
