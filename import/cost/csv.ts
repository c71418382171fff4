/** Streams CSV records, each with the line on which it begins. */
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type CsvError, parse } from 'csv-parse';
import { ImportError } from '../error.ts';

/** A file to read. */
export interface CostFile {
  /** Name for messages. */
  readonly name: string;
  /** Number of bytes that `open` will read, for the progress bar. */
  readonly bytes: number;
  readonly open: () => Readable;
}

/**
 * A file on disk; `.gz` files are decompressed.
 *
 * @throws {ImportError} when it cannot be read
 */
export const fileAt = (path: string): CostFile => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new ImportError(`FILE ${path}: expected a file that can be read.`);
  return { name: basename(path), bytes: stats.size, open: () => createReadStream(path) };
};

/** A longer record is a quote that was never closed; the limit keeps it from filling memory. */
const LONGEST_RECORD = 1024 * 1024;

const linesWithin = (fields: readonly string[]): number =>
  fields.reduce((count, field) => (field.includes('\n') ? count + field.split('\n').length - 1 : count), 0);

const brokenFile = (name: string, line: number, error: Error) => {
  const isQuote = /QUOTE|RECORD_SIZE/.test((error as Partial<CsvError>).code ?? '');
  const reason = isQuote ? 'broken quoting; what follows cannot be told apart' : error.message;
  return new ImportError(`${name}:${line}: ${reason}. Nothing was imported.`, { cause: error });
};

/**
 * Streams the records of a file, including the header.
 *
 * @param onRecord called with the fields and the physical line on which the record begins, from 1
 * @param onBytes called with the number of further bytes read from the file
 * @throws {ImportError} when the file cannot be read, or broken quoting makes the rest of it unreadable
 */
export const readRecords = async (
  file: CostFile,
  onRecord: (fields: readonly string[], line: number) => void,
  onBytes: (count: number) => void = () => {},
): Promise<void> => {
  let line = 1;
  let thrown: unknown;
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
    on_record: (fields: string[], { empty_lines }) => {
      try {
        onRecord(fields, line + empty_lines);
      } catch (error) {
        thrown = error;
        throw error;
      }
      line += 1 + linesWithin(fields);
      return null;
    },
  });
  const source = file.open().on('data', ({ length }: Buffer) => onBytes(length));
  parser.resume();
  try {
    await (file.name.endsWith('.gz') ? pipeline(source, createGunzip(), parser) : pipeline(source, parser));
  } catch (error) {
    throw thrown ?? brokenFile(file.name, line + parser.info.empty_lines, error as Error);
  }
};
