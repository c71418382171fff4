/**
 * How a resource's records lie in the store: one table per resource, one column per member of the wire record,
 * plus columns of the house that no answer shows. Everything here follows from the contract.
 */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Resource } from '../../contract/resource.ts';
import { fixed } from './fixed.ts';

/**
 * - `text`, `integer`, `double`, `boolean`: as their names say; never null, unset text is `''`
 * - `timestamp`: `timestamptz(3)`, null where the wire says `""`
 * - `json`: `jsonb`, for Struct, ListValue, lists and nested messages; never null
 */
export type ColumnType = 'text' | 'integer' | 'double' | 'boolean' | 'timestamp' | 'json';

/** One member of a record, as SQL sees it. */
export interface Column {
  readonly member: string;
  readonly type: ColumnType;
  /** Reads the member: a column reference, or an expression where it is worked out at each read. */
  readonly expression: RawBuilder<unknown>;
  /** False where nothing is stored: worked out at each read. */
  readonly stored: boolean;
}

/**
 * A resource's table. `Row` is the wire record together with hidden columns, all in wire form:
 * times are ISO texts, `""` when unset.
 */
export interface Table<Row extends object = object> {
  readonly resource: Resource;
  readonly name: string;
  /** Its name as SQL. */
  readonly from: RawBuilder<unknown>;
  /** Order of creation, by which every table of the store tells equals apart. */
  readonly seq: RawBuilder<unknown>;
  /** Members of the wire record, in the contract's order, secret ones included. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns that no answer shows, e.g. the workspace of a webhook (semantics 4.5.6). */
  readonly hidden: ReadonlyMap<string, Column>;
  /** Column with a number for each record, which stands for its place in default order; where there is one. */
  readonly place: RawBuilder<unknown> | undefined;
  /** Whether it is a view, whose rows have no place of their own. */
  readonly isView: boolean;
  /** Carries the type of a row; there is no value. */
  readonly row?: Row;
}

/** The column type of a member of a message. */
export const columnType = (member: TSchema): ColumnType => {
  const schema = member as { type?: string; enum?: unknown; format?: string };
  if (schema.enum) return 'text';
  if (schema.type === 'string') return schema.format === 'timestamp' ? 'timestamp' : 'text';
  if (schema.type === 'integer') return 'integer';
  if (schema.type === 'number') return 'double';
  return schema.type === 'boolean' ? 'boolean' : 'json';
};

/** What a table has beyond the wire record. */
export interface TableTerms {
  /** Where the records lie, when that is not the resource's own table: that of another, of which it shows a part. */
  name?: string;
  /** True for a view: read only, and without places of rows. */
  isView?: boolean;
  /** Columns that no answer shows. */
  hidden?: Readonly<Record<string, ColumnType>>;
  /** Members that are worked out at each read: SQL over the table's own row. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Name of a column with numbers in default order. */
  place?: string;
}

/**
 * The table of a resource, named `<area>_<resource>` unless told otherwise.
 *
 * @throws Error when the resource keeps no records
 */
export const tableOf = <Row extends object = object>(resource: Resource, terms: TableTerms = {}): Table<Row> => {
  if (!resource.record) throw new Error(`${resource.id} keeps no records`);
  const { name = `${resource.area}_${resource.name}` } = terms;
  const column = (member: string, type: ColumnType): [string, Column] => {
    const computed = terms.computed?.[member];
    const expression = fixed(computed ?? sql.ref(`${name}.${member}`));
    return [member, { member, type, expression, stored: !computed }];
  };
  return {
    resource,
    name,
    from: fixed(sql.table(name)),
    seq: fixed(sql.ref(`${name}.seq`)),
    isView: terms.isView ?? false,
    columns: new Map(
      Object.entries(resource.record.properties).map(([member, schema]) => column(member, columnType(schema))),
    ),
    place: terms.place === undefined ? undefined : fixed(sql.ref(`${name}.${terms.place}`)),
    hidden: new Map(Object.entries(terms.hidden ?? {}).map(([member, type]) => column(member, type))),
  };
};

/** What follows from a table alone, worked out when it is first asked for. */
export const perTable = <Made>(make: (table: Table) => Made): ((table: Table) => Made) => {
  const made = new WeakMap<Table, { readonly it: Made }>();
  return (table) => {
    const known = made.get(table) ?? { it: make(table) };
    made.set(table, known);
    return known.it;
  };
};

const references = perTable(({ name, columns, hidden }) => {
  const reference = (member: string) => [member, fixed(sql.ref(`${name}.${member}`))] as const;
  return new Map([...columns.keys(), ...hidden.keys()].map(reference));
});

/** The column of a member, hidden ones included, as it is stored. */
export const columnOf = (table: Table, member: string): RawBuilder<unknown> =>
  references(table).get(member) ?? sql.ref(`${table.name}.${member}`);
