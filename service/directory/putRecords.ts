/** Stores records that are put through the directory in the table of their resource. */
import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Resource } from '../../contract/resource.ts';
import { splitIntoChunks } from '../chunks.ts';
import { mapInTimeSlices } from '../eventLoop.ts';
import type { Database } from '../store/database.ts';
import { translateUniqueViolations } from '../store/records.ts';
import type { Column, ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';

/** Members that identify a record. */
export const primaryKey = ({ id, idField = '' }: Resource) =>
  id === 'identity.endpoint' ? [idField, 'name'] : id === 'repository.repository' ? [idField] : ['domain_id', idField];

/** Value of a member that a record leaves out. */
const blankValue = ({ type }: Column, isList: boolean) => {
  if (type === 'json') return isList ? [] : {};
  return { text: '', integer: 0, double: 0, boolean: false, timestamp: null }[type];
};

const listStoredColumns = (table: ResourceTable) =>
  [...table.columns.values(), ...table.hidden.values()].filter(
    ({ stored, member }) => stored && !table.resource.secretFields?.includes(member),
  );

/** A record with all columns. Members left out get their default; `created_at` and `updated_at` default to now. */
const fillDefaults = (table: ResourceTable, record: JsonMembers, now: string): JsonMembers => {
  const properties = (table.resource.record as TObject).properties;
  return Object.fromEntries(
    listStoredColumns(table).map((column) => {
      const isList = (properties[column.member] as { type?: string } | undefined)?.type === 'array';
      const given = record[column.member];
      const isSet = given !== undefined && !(column.type === 'timestamp' && given === '');
      return [column.member, isSet ? given : findDefault(column, isList, now)];
    }),
  );
};

const findDefault = (column: Column, isList: boolean, now: string) => {
  if (column.member === 'created_at' || column.member === 'updated_at') return now;
  return blankValue(column, isList);
};

/** Rows per statement. Limits the size of a statement, not of the put. */
export const ROWS_PER_STATEMENT = 1_000;

/** Ascending sequence numbers for new rows of a table. */
const takeNumbers = async (db: Database, table: string, count: number): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'seq')) as seq from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
};

/**
 * Separates the members of a key. No stored text contains it, and it sorts before all other characters, so keys compare
 * member by member.
 */
const KEY_SEPARATOR = '\u0000';

/** A text with one character per UTF-8 byte of the given text. It sorts like PostgreSQL's collation "C". */
const toByteText = (text: string) => Buffer.from(text).toString('latin1');

/** A row to be put, with its number in the order of creation. */
export interface NumberedRow extends JsonMembers {
  readonly seq: number;
}

/**
 * Prepares rows for a put. Of rows with the same key only the last remains, since one statement cannot put a row twice.
 * Rows are numbered in the order they came in and sorted by key, by bytes. Every transaction that changes several rows
 * locks them in this order, so that no two transactions deadlock.
 */
export const orderRowsByKey = async (
  db: Database,
  table: string,
  key: readonly string[],
  rows: readonly JsonMembers[],
): Promise<NumberedRow[]> => {
  const keyed = rows.map((row) => [key.map((member) => row[member]).join(KEY_SEPARATOR), row] as const);
  const distinct = [...new Map(keyed)];
  const numbers = await takeNumbers(db, table, distinct.length);
  return distinct
    .map(([text, row], index) => ({ bytes: toByteText(text), row: { ...row, seq: numbers[index] ?? 0 } }))
    .sort((one, other) => (one.bytes < other.bytes ? -1 : 1))
    .map(({ row }) => row);
};

/** Rows to lock: a table, and the columns that identify a row among them. */
export interface LockedRows {
  readonly table: string;
  readonly key: readonly string[];
  /** The domains of the rows; absent: any. */
  readonly domains?: readonly string[] | undefined;
}

const findDomains = async (db: Database, table: string, conditions: RawBuilder<unknown>): Promise<string[]> => {
  const { rows } = await sql<{ domain_id: string }>`
    select distinct domain_id from ${sql.table(table)} where ${conditions}`.execute(db);
  return rows.map(({ domain_id }) => domain_id);
};

/** Texts in the order of PostgreSQL's collation "C". */
const sortByBytes = (texts: readonly string[]) =>
  texts.toSorted((one, other) => (toByteText(one) < toByteText(other) ? -1 : 1));

/**
 * The conditions of each statement that changes rows: those of a distributed store are on several machines, so there is one
 * statement for each domain with such rows, in the order of `orderRowsByKey`.
 */
const splitByDomain = async (db: Database, { table, key, domains }: LockedRows, conditions: RawBuilder<unknown>) => {
  if (!key.includes('domain_id')) return [conditions];
  const found = domains ?? (await findDomains(db, table, conditions));
  return sortByBytes(found).map((domainId) => sql`domain_id = ${domainId} and ${conditions}`);
};

/** Locks the rows of one statement in the order of `orderRowsByKey`. */
const lockRows = (db: Database, { table, key }: LockedRows, rows: RawBuilder<unknown>) => {
  const order = sql.join(key.map((member) => sql`${sql.id(member)} collate "C"`));
  return sql`select count(*) from (
    select 1 from ${sql.table(table)} where ${rows} order by ${order} for update) as locked`.execute(db);
};

/**
 * Locks rows in the order of `orderRowsByKey`. For use within a transaction, before a statement that would lock them in the
 * order it finds them.
 */
export const lockInKeyOrder = async (
  db: Database,
  locked: LockedRows,
  conditions: RawBuilder<unknown>,
): Promise<void> => {
  for (const rows of await splitByDomain(db, locked, conditions)) await lockRows(db, locked, rows);
};

/**
 * Deletes rows, locked in the order of `orderRowsByKey`. For use within a transaction.
 *
 * @param returning a RETURNING clause, or nothing
 * @returns the result of each statement
 */
export const deleteInKeyOrder = async <Row>(
  db: Database,
  locked: LockedRows,
  conditions: RawBuilder<unknown>,
  returning: RawBuilder<Row>,
): Promise<QueryResult<Row>[]> => {
  const results: QueryResult<Row>[] = [];
  for (const rows of await splitByDomain(db, locked, conditions)) {
    await lockRows(db, locked, rows);
    results.push(await sql<Row>`delete from ${sql.table(locked.table)} where ${rows} ${returning}`.execute(db));
  }
  return results;
};

/** Updates an existing row with the put values when they differ. `created_at` never changes. */
const replaceOnConflict = (table: ResourceTable, members: readonly string[]) => {
  const key = sql.join(primaryKey(table.resource).map((member) => sql.id(member)));
  const changed = members.filter((member) => member !== 'created_at');
  const updates = sql.join(changed.map((member) => sql`${sql.id(member)} = excluded.${sql.id(member)}`));
  const compared = changed.filter((member) => member !== 'updated_at');
  const before = sql.join(compared.map((member) => sql.ref(`${table.name}.${member}`)));
  const after = sql.join(compared.map((member) => sql.ref(`excluded.${member}`)));
  return sql`on conflict (${key}) do update set ${updates} where (${before}) is distinct from (${after})`;
};

/**
 * Puts records into a resource's table, one statement per chunk. A record that is already stored with the same values
 * is not written.
 *
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES for a name that another record has
 */
export const putRecords = async (db: Database, table: ResourceTable, records: readonly JsonMembers[], now: string) => {
  const members = listStoredColumns(table).map(({ member }) => member);
  const names = sql.join(['seq', ...members].map((member) => sql.id(member)));
  const rows = await mapInTimeSlices(records, (record) => fillDefaults(table, record, now));
  const inOrder = await orderRowsByKey(db, table.name, primaryKey(table.resource), rows);
  for (const chunk of splitIntoChunks(inOrder, ROWS_PER_STATEMENT)) {
    const statement = sql`
      insert into ${sql.table(table.name)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(chunk)}::jsonb)
      ${replaceOnConflict(table, members)}`;
    await translateUniqueViolations(table, () => statement.execute(db));
  }
};
