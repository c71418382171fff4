/** Converts rows between columns and wire form. */
import { type RawBuilder, sql } from 'kysely';
import { precompile, textOf } from './sqlTemplate.ts';
import { type Column, perTable, type Table } from './table.ts';

const columnsOf = ({ columns, hidden }: Table): Column[] => [...columns.values(), ...hidden.values()];

/** SELECT list of whole rows, with hidden columns and secret members. */
export const wholeRow: (table: Table) => RawBuilder<unknown> = perTable((table) =>
  precompile(sql.join(columnsOf(table).map((column) => sql`${column.expression} as ${sql.id(column.member)}`))),
);

/** Members that may be null in the store where the wire has `""`. */
const clearable = perTable((table) =>
  columnsOf(table)
    .filter(({ type, stored }) => type === 'timestamp' || (type === 'text' && !stored))
    .map(({ member }) => member),
);

/** Converts a row of the driver to wire form, in place: unset members become `""` (semantics 1.2.3, 1.2.4). */
export const decode = <Row extends object>(table: Table<Row>, row: Record<string, unknown>): Row => {
  for (const member of clearable(table)) if (row[member] === null) row[member] = '';
  return row as Row;
};

interface StoredColumn {
  readonly type: Column['type'];
  /** The column name as SQL. */
  readonly name: string;
}

const storedColumns = perTable(
  (table): ReadonlyMap<string, StoredColumn> =>
    new Map(
      columnsOf(table)
        .filter(({ stored }) => stored)
        .map(({ member, type }) => [member, { type, name: textOf(sql.id(member)) }]),
    ),
);

const encodeValue = ({ type }: StoredColumn, value: unknown) => {
  if (type === 'json') return JSON.stringify(value);
  return type === 'timestamp' && value === '' ? null : value;
};

/** A value to write, and its column. */
export interface Assignment {
  /** The column name as SQL. */
  readonly name: string;
  readonly value: unknown;
}

/** A row as assignments to columns: only members that are stored and given. */
export const encode = (table: Table, row: object): Assignment[] => {
  const columns = storedColumns(table);
  return Object.entries(row).flatMap(([member, value]) => {
    const column = columns.get(member);
    return column && value !== undefined ? [{ name: column.name, value: encodeValue(column, value) }] : [];
  });
};
