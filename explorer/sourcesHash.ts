import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const here = import.meta.dirname;

/**
 * Hashes the sources of the page: 16 hexadecimal digits that change with any source file and with the locked version of
 * any library. Imports no library, so that a test can compare it with the key of the shipped page.
 */
export async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sourceFiles()) {
    hash
      .update(`${relative(here, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files that determine the page: its sources, examples, build scripts and the lock file, without READMEs. Sorted by path. */
async function sourceFiles(): Promise<string[]> {
  const folders = ['page', 'examples', 'build'].map((name) => readdir(join(here, name), { withFileTypes: true }));
  const entries = (await Promise.all(folders)).flat().filter((entry) => entry.isFile() && !entry.name.endsWith('.md'));
  return [...entries.map((entry) => join(entry.parentPath, entry.name)), join(here, 'package-lock.json')].sort();
}
