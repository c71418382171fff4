import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * A name for the bundle that the sources in `folder` make: it changes with any of them and with the locked version
 * of any library. Needs neither esbuild nor the libraries, so a bundle made ahead is found without them.
 */
export async function bundleKey(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sourcesOf(folder)) {
    hash
      .update(`${relative(folder, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  hash.update(await readFile(join(folder, '..', 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/** What decides the bundle: the page, its examples, and how it is made. In an order of its own. */
async function sourcesOf(folder: string): Promise<string[]> {
  const folders = ['page', 'examples'].map((name) => readdir(join(folder, name), { withFileTypes: true }));
  const entries = (await Promise.all(folders)).flat().filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return [...files, join(folder, 'bundle.ts'), join(folder, 'lean.ts')].sort();
}
