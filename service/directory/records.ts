/** Records of a resource that come through the directory, in the resource's own table. */
import { type RawBuilder, sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Resource } from '../../contract/resource.ts';
import { mapInStretches } from '../event-loop.ts';
import type { Database } from '../store/database.ts';
import { refusingDoubles } from '../store/records.ts';
import type { Column, Table } from '../store/table.ts';

type Members = Record<string, unknown>;

/** Members that tell a record from all others. */
export const primaryKey = ({ id, idField = '' }: Resource) =>
  id === 'identity.endpoint' ? [idField, 'name'] : id === 'repository.repository' ? [idField] : ['domain_id', idField];

/** What a member is when a record leaves it out. */
const blank = ({ type }: Column, isList: boolean) => {
  if (type === 'json') return isList ? [] : {};
  return { text: '', integer: 0, double: 0, boolean: false, timestamp: null }[type];
};

const storedColumns = (table: Table) =>
  [...table.columns.values(), ...table.hidden.values()].filter(
    ({ stored, member }) => stored && !table.resource.secretFields?.includes(member),
  );

/** A record whole: what is left out gets its default; creation is now unless told. */
const whole = (table: Table, record: Members, now: string): Members => {
  const properties = (table.resource.record as TObject).properties;
  return Object.fromEntries(
    storedColumns(table).map((column) => {
      const isList = (properties[column.member] as { type?: string } | undefined)?.type === 'array';
      const given = record[column.member];
      const isSet = given !== undefined && !(column.type === 'timestamp' && given === '');
      return [column.member, isSet ? given : defaultOf(column, isList, now)];
    }),
  );
};

const defaultOf = (column: Column, isList: boolean, now: string) => {
  if (column.member === 'created_at' || column.member === 'updated_at') return now;
  return blank(column, isList);
};

/** Rows per statement: bounds the size of a statement, not of the put. */
const CHUNK = 1000;

/** What one statement after the other puts. */
export function* chunksOf<Each>(records: readonly Each[]): Generator<readonly Each[]> {
  for (let start = 0; start < records.length; start += CHUNK) yield records.slice(start, start + CHUNK);
}

/** Ascending numbers for so many new rows of a table. */
const numbersFor = async (db: Database, table: string, count: number): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'seq')) as seq from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
};

/** Stands in no text that is stored; comes before whatever else does, so that keys are in order member by member. */
const KEY_SEPARATOR = '\u0000';

/** A text of which each character is one byte of another in UTF-8: its order is that of PostgreSQL's collation "C". */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** The members of a row that is about to be put, and its number in the order of creation. */
export interface NumberedRow extends Members {
  readonly seq: number;
}

/**
 * Rows as they may be put: of those with the same key the last, since one statement cannot put a row twice. They have
 * numbers in the order they came in and stand in the order of their keys, by bytes: whatever changes several rows locks
 * them in this order, so that no two transactions wait for one another in a circle.
 */
export const rowsInKeyOrder = async (
  db: Database,
  table: string,
  key: readonly string[],
  rows: readonly Members[],
): Promise<NumberedRow[]> => {
  const keyed = rows.map((row) => [key.map((member) => row[member]).join(KEY_SEPARATOR), row] as const);
  const distinct = [...new Map(keyed)];
  const numbers = await numbersFor(db, table, distinct.length);
  return distinct
    .map(([text, row], index) => ({ bytes: bytesOf(text), row: { ...row, seq: numbers[index] ?? 0 } }))
    .sort((one, other) => (one.bytes < other.bytes ? -1 : 1))
    .map(({ row }) => row);
};

/**
 * Locks rows in the order of their keys, as `rowsInKeyOrder` has them. For use within a transaction, before a statement
 * that would lock them in the order it finds them.
 */
export const lockInKeyOrder = async (
  db: Database,
  { table, key }: { readonly table: string; readonly key: readonly string[] },
  conditions: RawBuilder<unknown>,
): Promise<void> => {
  const order = sql.join(key.map((member) => sql`${sql.id(member)} collate "C"`));
  await sql`
    select count(*) from (
      select 1 from ${sql.table(table)} where ${conditions} order by ${order} for update) as locked`.execute(db);
};

/** Where one is there already, it takes the values that are put, unless it has them. When it was made never changes. */
const replacing = (table: Table, members: readonly string[]) => {
  const key = sql.join(primaryKey(table.resource).map((member) => sql.id(member)));
  const changed = members.filter((member) => member !== 'created_at');
  const updates = sql.join(changed.map((member) => sql`${sql.id(member)} = excluded.${sql.id(member)}`));
  const told = changed.filter((member) => member !== 'updated_at');
  const before = sql.join(told.map((member) => sql.ref(`${table.name}.${member}`)));
  const after = sql.join(told.map((member) => sql.ref(`excluded.${member}`)));
  return sql`on conflict (${key}) do update set ${updates} where (${before}) is distinct from (${after})`;
};

/**
 * Puts records into a resource's table, all of a chunk in one statement. One that is there already as it is put stays
 * untouched.
 *
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES for a name that another record has
 */
export const putRecords = async (db: Database, table: Table, records: readonly Members[], now: string) => {
  const members = storedColumns(table).map(({ member }) => member);
  const names = sql.join(['seq', ...members].map((member) => sql.id(member)));
  const rows = await mapInStretches(records, (record) => whole(table, record, now));
  for (const chunk of chunksOf(await rowsInKeyOrder(db, table.name, primaryKey(table.resource), rows))) {
    const statement = sql`
      insert into ${sql.table(table.name)} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(chunk)}::jsonb)
      ${replacing(table, members)}`;
    await refusingDoubles(table, () => statement.execute(db));
  }
};
