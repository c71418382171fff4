/** The template of new embedded stores. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { makeTemplate } from './makeTemplate.ts';
import { formatTemplateName } from './templateName.ts';

/** Where the package has its template. */
const SHIPPED_FOLDER = import.meta.dirname;

/** Where a template that was made at a start is stored, next to the compiled code (`app/preload.js`). */
const CACHE_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/skein');

/** About the size of the archive: zlib joins its output from pieces of 16 KB otherwise. */
const CHUNK_BYTES = 16 * 1024 * 1024;

const compress = (archive: Uint8Array): Promise<Buffer> =>
  promisify(zstdCompress)(archive, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });

/** @throws Error when the file is damaged: it has a checksum */
const decompress = (packed: Uint8Array): Promise<Buffer> =>
  promisify(zstdDecompress)(packed, { chunkSize: CHUNK_BYTES });

const readTemplate = async (folder: string, name: string): Promise<Uint8Array | undefined> => {
  try {
    return await decompress(await readFile(join(folder, name)));
  } catch {
    return undefined;
  }
};

/** Writes a file that appears when it is complete: other processes may read and write it at the same time. */
const writeAtomically = async (path: string, bytes: Uint8Array) => {
  const making = `${path}.${randomUUID()}`;
  try {
    await writeFile(making, bytes);
    await rename(making, path);
  } finally {
    await rm(making, { force: true });
  }
};

const saveTemplate = async (archive: Uint8Array, folder: string) => {
  await mkdir(folder, { recursive: true });
  await writeAtomically(join(folder, formatTemplateName()), await compress(archive));
};

/**
 * Makes the template and writes it to a folder. Takes some seconds.
 *
 * @throws Error when it cannot be made or written
 */
export const writeTemplate = async (folder: string): Promise<void> => saveTemplate(await makeTemplate(), folder);

let making: Promise<Uint8Array> | undefined;

/** Makes the template, once for all stores that this process opens meanwhile. Keeps it if the folder can be written to. */
const makeTemplateOnce = (): Promise<Uint8Array> => {
  const make = async () => {
    const archive = await makeTemplate();
    // Nobody waits for it: if the process ends before, another one makes the template again.
    saveTemplate(archive, CACHE_FOLDER).catch(() => {});
    return archive;
  };
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
};

/**
 * The template of this release, as a tar archive of PostgreSQL's data directory. Makes it when there is none, which takes
 * some seconds.
 *
 * @throws Error of PostgreSQL, or of the migration that failed
 */
export const loadStoreTemplate = async (): Promise<Uint8Array> => {
  const name = formatTemplateName();
  return (await readTemplate(SHIPPED_FOLDER, name)) ?? (await readTemplate(CACHE_FOLDER, name)) ?? makeTemplateOnce();
};
