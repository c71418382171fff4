import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageManifest } from '../shippedPage.ts';

const toBrotli = promisify(brotliCompress);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** Replaces a file by its Brotli form, which takes a fifth of the size in the repository. */
const compress = async (path: string): Promise<void> => {
  await writeFile(`${path}.br`, await toBrotli(await readFile(path), brotliOptions));
  await rm(path);
};

/** Compresses the files of a built page, and writes the manifest with which it is served. */
export const compressFiles = async (dist: string, key: string): Promise<void> => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(paths.map(compress));
  const files = paths.map((path) => path.slice(dist.length + 1)).sort();
  const manifest: PageManifest = { key, files };
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};
