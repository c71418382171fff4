/** The cost files that paths name: files, and all files below directories. */
import { createReadStream, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ImportError } from '../error.ts';
import { csvFile } from './csv.ts';
import type { CostFile } from './file.ts';
import { parquetFile } from './parquet.ts';

/** Names of the files that are read from directories. */
const COST_FILE_PATTERN = /\.(?:csv|csv\.gz|parquet)$/i;

const readStats = (path: string): Stats | undefined => {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
};

const toCostFile = (path: string, name: string, { size: bytes }: Stats): CostFile => {
  if (/\.parquet$/i.test(name)) return parquetFile({ path, name, bytes });
  return csvFile({ name, bytes, open: () => createReadStream(path), isGzip: /\.gz$/i.test(name) });
};

/**
 * A file on disk: Parquet if its name ends in `.parquet`, else CSV; `.gz` is decompressed.
 *
 * @param name name for messages
 * @throws {ImportError} when it cannot be read
 */
export const findCostFile = (path: string, name: string = basename(path)): CostFile => {
  const stats = readStats(path);
  if (!stats?.isFile())
    throw new ImportError(`FILE ${path}: expected a file or directory that can be read.`, { failure: 'usage' });
  return toCostFile(path, name, stats);
};

/** Paths of the files below a directory, relative to it, sorted by name. */
const listFileNames = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => COST_FILE_PATTERN.test(name) && readStats(join(directory, name))?.isFile())
    .sort();

type NamedPath = readonly [path: string, name: string];

const listFiles = (directory: string): readonly NamedPath[] => {
  const names = listFileNames(directory);
  if (names.length > 0) return names.map((name) => [join(directory, name), name]);
  throw new ImportError(`FILE ${directory}: expected files that end in .csv, .csv.gz or .parquet in this directory.`, {
    failure: 'usage',
  });
};

/**
 * The files that paths name. A directory stands for all CSV and Parquet files below it, in the order of their names.
 *
 * @throws {ImportError} when a path cannot be read, a directory has no such file, or a file is named twice
 */
export const findCostFiles = (paths: readonly string[]): readonly CostFile[] => {
  const found = paths.flatMap((path): readonly NamedPath[] =>
    readStats(path)?.isDirectory() ? listFiles(path) : [[path, basename(path)]],
  );
  const seen = new Set<string>();
  return found.map(([path, name]) => {
    const file = findCostFile(path, name);
    const real = realpathSync(path);
    if (seen.has(real))
      throw new ImportError(`FILE ${path}: the file is named twice, and would be counted twice.`, { failure: 'usage' });
    seen.add(real);
    return file;
  });
};
