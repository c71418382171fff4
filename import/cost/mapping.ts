/** A file that maps tag values and accounts to projects. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { ImportError } from '../error.ts';

/** Project ids by tag value or account id. */
export type Mapping = ReadonlyMap<string, string>;

const EXPECTED = 'a JSON object of project ids by tag value or account, or a CSV file of two columns without header';

const fromJson = (text: string): Mapping => {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('no object');
  return new Map(
    Object.entries(parsed).map(([value, project]) => {
      if (typeof project !== 'string') throw new Error(`${value} is mapped to no text`);
      return [value, project];
    }),
  );
};

const fromCsv = (text: string): Mapping => {
  const records = parse(text, { bom: true, trim: true, skip_empty_lines: true });
  return new Map(
    records.map(([value = '', project, ...more], index) => {
      if (project === undefined || more.length > 0) throw new Error(`record ${index + 1} has not two fields`);
      return [value, project];
    }),
  );
};

/**
 * Reads a mapping file: `.csv` as CSV, any other as JSON.
 *
 * @throws {ImportError} that names the expected format
 */
export const readMapping = (path: string): Mapping => {
  try {
    const text = readFileSync(path, 'utf8');
    return extname(path).toLowerCase() === '.csv' ? fromCsv(text) : fromJson(text);
  } catch (cause) {
    const { message } = cause as Error;
    throw new ImportError(`--mapping ${path}: expected ${EXPECTED} (${message}).`, { cause });
  }
};
