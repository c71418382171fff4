/** Puts of several kinds that take effect together, with removal of the records they replace. */
import { sql } from 'kysely';
import { invalidParameterError, requiredParameterError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { createTable, type ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { recordKinds } from './kinds.ts';
import { putDirectoryRecords } from './putDirectoryRecords.ts';
import { primaryKey } from './putRecords.ts';
import { removeRows } from './removeRows.ts';

/** Conditions of `replace`: text members and the values that match. */
export type ReplaceConditions = Readonly<Record<string, unknown>>;

/** Records of one kind, and the conditions for the earlier records they replace. */
export interface RecordsPut {
  readonly kind: string;
  readonly records: readonly JsonMembers[];
  /** Existing records that match and that none of the puts contains are removed. */
  readonly replace?: ReplaceConditions | undefined;
}

const isText = (value: unknown) => typeof value === 'string';

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const compileReplaceCondition = (table: ResourceTable, [member, value]: [string, unknown]) => {
  const wanted = toList(value);
  if (table.columns.get(member)?.type !== 'text' || !wanted.every(isText)) {
    throw invalidParameterError(
      `replace.${member}`,
      'expected a string member of the kind, with a string or a list of strings',
    );
  }
  return sql`${sql.id(member)} = any(${wanted}::text[])`;
};

/** Removes the records that match `replace` and whose ids are not in `listed`. */
const removeReplaced = async (db: Database, kind: string, replace: ReplaceConditions, listed: ReadonlySet<string>) => {
  const resource = recordKinds[kind];
  if (!resource) throw invalidParameterError('replace', `${kind} are not records of a resource`);
  if (replace.domain_id === undefined) throw requiredParameterError('replace.domain_id');
  const table = createTable(resource);
  const conditions = Object.entries(replace).map((each) => compileReplaceCondition(table, each));
  const { idField: idColumn = '' } = resource;
  const isUnlisted = sql`not ${sql.id(idColumn)} = any(${[...listed]}::text[])`;
  const domains = toList(replace.domain_id).map(String);
  const place = { kind, table: table.name, idColumn, key: primaryKey(resource), domains };
  return removeRows(db, place, sql.join([...conditions, isUnlisted], sql` and `));
};

/**
 * Puts records of several kinds, then removes what they replace. For use within one transaction.
 *
 * @returns how many records were put and removed
 * @throws {ServiceError} as putDirectoryRecords; ERROR_INVALID_PARAMETER, ERROR_REQUIRED_PARAMETER for a bad `replace`
 */
export const putInBulk = async (
  db: Database,
  puts: AsyncIterable<RecordsPut> | Iterable<RecordsPut>,
  now: string,
): Promise<number> => {
  let count = 0;
  const listed = new Map<string, Set<string>>();
  const replaced: { kind: string; replace: ReplaceConditions }[] = [];
  for await (const { kind, records, replace } of puts) {
    count += await putDirectoryRecords(db, kind, records, now);
    const idField = recordKinds[kind]?.idField ?? '';
    const ids = listed.get(kind) ?? new Set();
    listed.set(kind, ids);
    for (const record of records) ids.add(String(record[idField]));
    if (replace) replaced.push({ kind, replace });
  }
  for (const { kind, replace } of replaced) {
    count += await removeReplaced(db, kind, replace, listed.get(kind) ?? new Set());
  }
  return count;
};
