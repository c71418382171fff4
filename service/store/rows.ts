/** Converts rows between columns and wire form. */
import { type RawBuilder, sql } from 'kysely';
import { compileText, precompile } from './sqlTemplate.ts';
import { type Column, cachePerTable, listAnsweredColumns, type ResourceTable } from './table.ts';

const listColumns = ({ columns, hidden }: ResourceTable): Column[] => [...columns.values(), ...hidden.values()];

/** SELECT list of whole rows, with hidden columns and secret members, without those computed on request. */
export const wholeRow: (table: ResourceTable) => RawBuilder<unknown> = cachePerTable((table) => {
  const columns = [...listAnsweredColumns(table), ...table.hidden.values()];
  return precompile(sql.join(columns.map((column) => sql`${column.expression} as ${sql.id(column.member)}`)));
});

/** Members that may be null in the store where the wire has `""`. */
const listClearable = cachePerTable((table) =>
  listColumns(table)
    .filter(({ type, stored }) => type === 'timestamp' || (type === 'text' && !stored))
    .map(({ member }) => member),
);

/** Converts a row of the driver to wire form, in place: unset members become `""` (semantics 1.2.3, 1.2.4). */
export const decodeRow = <Row extends object>(table: ResourceTable<Row>, row: Record<string, unknown>): Row => {
  for (const member of listClearable(table)) if (row[member] === null) row[member] = '';
  return row as Row;
};

interface StoredColumn {
  readonly type: Column['type'];
  /** The column name as SQL. */
  readonly name: string;
}

const listStoredColumns = cachePerTable(
  (table): ReadonlyMap<string, StoredColumn> =>
    new Map(
      listColumns(table)
        .filter(({ stored }) => stored)
        .map(({ member, type }) => [member, { type, name: compileText(sql.id(member)) }]),
    ),
);

const encodeValue = ({ type }: StoredColumn, value: unknown) => {
  if (type === 'json') return JSON.stringify(value);
  return type === 'timestamp' && value === '' ? null : value;
};

/** A value to write, and its column. */
export interface ColumnAssignment {
  /** The column name as SQL. */
  readonly name: string;
  readonly value: unknown;
}

/** A row as assignments to columns: only members that are stored and given. */
export const encodeRow = (table: ResourceTable, row: object): ColumnAssignment[] => {
  const columns = listStoredColumns(table);
  return Object.entries(row).flatMap(([member, value]) => {
    const column = columns.get(member);
    return column && value !== undefined ? [{ name: column.name, value: encodeValue(column, value) }] : [];
  });
};
