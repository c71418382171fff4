/** Files that map tag values and accounts to projects. */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { ImportError } from '../error.ts';

/** Project ids by tag value or account id. */
export type ProjectMapping = ReadonlyMap<string, string>;

const EXPECTED_FORMAT =
  'a JSON object of project ids by tag value or account, or a CSV file of two columns without header';

const parseJsonMapping = (text: string): ProjectMapping => {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('no object');
  return new Map(
    Object.entries(parsed).map(([value, project]) => {
      if (typeof project !== 'string') throw new Error(`${value} is mapped to no text`);
      return [value, project];
    }),
  );
};

const parseCsvMapping = (text: string): ProjectMapping => {
  const records = parse(text, { bom: true, trim: true, skip_empty_lines: true });
  return new Map(
    records.map(([value = '', project, ...more], index) => {
      if (project === undefined || more.length > 0) throw new Error(`record ${index + 1} has not two fields`);
      return [value, project];
    }),
  );
};

const dropEmptyEntries = (mapping: ProjectMapping): ProjectMapping =>
  new Map([...mapping].filter(([, project]) => project !== ''));

/**
 * Reads a mapping file: `.csv` as CSV, any other as JSON. Entries with an empty project are left out.
 *
 * @throws {ImportError} that names the expected format
 */
export const readMapping = (path: string): ProjectMapping => {
  try {
    const text = readFileSync(path, 'utf8');
    return dropEmptyEntries(extname(path).toLowerCase() === '.csv' ? parseCsvMapping(text) : parseJsonMapping(text));
  } catch (cause) {
    const { message } = cause as Error;
    throw new ImportError(`--mapping ${path}: expected ${EXPECTED_FORMAT} (${message}).`, { cause, failure: 'usage' });
  }
};

const toSortedObject = (mapping: ProjectMapping) =>
  Object.fromEntries([...mapping].sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Writes a mapping as JSON that `readMapping` reads, sorted by value.
 *
 * @param mayReplace whether an existing file may be overwritten
 * @throws {ImportError} when the name ends in `.csv`, the file exists, or it cannot be written
 */
export const writeMapping = (path: string, mapping: ProjectMapping, mayReplace: boolean): void => {
  if (extname(path).toLowerCase() === '.csv')
    throw new ImportError(
      `--write-mapping ${path}: expected a name that does not end in .csv, since JSON is written.`,
      { failure: 'usage' },
    );
  try {
    writeFileSync(path, `${JSON.stringify(toSortedObject(mapping), null, 2)}\n`, { flag: mayReplace ? 'w' : 'wx' });
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'the file exists, and is not the one of --mapping' : message;
    throw new ImportError(`--write-mapping ${path}: expected a file that can be written: ${reason}.`, { cause });
  }
};
