/** Records of a resource that come through the directory, in the resource's own table. */
import { sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Resource } from '../../contract/resource.ts';
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

/** The last of records with the same id: one statement cannot put a row twice. */
export const withoutDoubles = (key: readonly string[], records: readonly Members[]): readonly Members[] => [
  ...new Map(records.map((record) => [JSON.stringify(key.map((member) => record[member])), record])).values(),
];

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
  const names = sql.join(members.map((member) => sql.id(member)));
  const unique = withoutDoubles(primaryKey(table.resource), records);
  for (const chunk of chunksOf(unique)) {
    const rows = JSON.stringify(chunk.map((record) => whole(table, record, now)));
    const statement = sql`
      insert into ${sql.table(table.name)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${rows}::jsonb)
      ${replacing(table, members)}`;
    await refusingDoubles(table, () => statement.execute(db));
  }
};
