/** Streams CSV records, each with the line on which it begins. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type CsvError, parse } from 'csv-parse';
import { ImportError } from '../error.ts';
import type { CostFile, RecordHandlers } from './file.ts';

/** The bytes of a CSV file. */
interface CsvSource {
  /** Name for messages. */
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
  readonly isGzip?: boolean;
}

/** A longer record is a quote that was never closed; the limit keeps it from filling memory. */
const MAX_RECORD_LENGTH = 1024 * 1024;

const countLineBreaks = (fields: readonly string[]): number =>
  fields.reduce((count, field) => (field.includes('\n') ? count + field.split('\n').length - 1 : count), 0);

/** Spreadsheets write lines of separators below the last record. */
const isBlank = (fields: readonly string[]) => fields.every((field) => field.trim() === '');

const brokenFileError = (name: string, line: number, error: Error) => {
  const isQuote = /QUOTE|RECORD_SIZE/.test((error as Partial<CsvError>).code ?? '');
  const reason = isQuote ? 'broken quoting; what follows cannot be parsed' : error.message;
  return new ImportError(`${name}:${line}: ${reason}. Nothing was imported.`, { cause: error });
};

const readCsv = async ({ name, open, isGzip }: CsvSource, { onHeader, onRecord, onBytes }: RecordHandlers) => {
  let line = 1;
  let hasHeader = false;
  let thrown: unknown;
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_RECORD_LENGTH,
    on_record: (fields: string[], { empty_lines }) => {
      try {
        if (!hasHeader) onHeader(fields);
        else if (!isBlank(fields)) onRecord(fields, line + empty_lines);
        hasHeader = true;
      } catch (error) {
        thrown = error;
        throw error;
      }
      line += 1 + countLineBreaks(fields);
      return null;
    },
  });
  const source = open().on('data', ({ length }: Buffer) => onBytes(length));
  parser.resume();
  try {
    await (isGzip ? pipeline(source, createGunzip(), parser) : pipeline(source, parser));
  } catch (error) {
    throw thrown ?? brokenFileError(name, line + parser.info.empty_lines, error as Error);
  }
  if (!hasHeader)
    throw new ImportError(`${name} is empty: expected a header line with the columns of FOCUS.`, { failure: 'usage' });
};

/** A CSV file, whose first record has the names of the columns. */
export const csvFile = (source: CsvSource): CostFile => ({
  name: source.name,
  bytes: source.bytes,
  read: (handlers) => readCsv(source, handlers),
});
