/**
 * How a resource's records lie in the store: one table per resource, one column per member of the wire record,
 * plus columns of the house that no answer shows. Everything here follows from the contract.
 */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Resource } from '../../contract/resource.ts';

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
  /** Members of the wire record, in the contract's order, secret ones included. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns that no answer shows, e.g. the workspace of a webhook (semantics 4.5.6). */
  readonly hidden: ReadonlyMap<string, Column>;
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
  /** Columns that no answer shows. */
  hidden?: Readonly<Record<string, ColumnType>>;
  /** Members that are worked out at each read: SQL over the table's own row. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
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
    return [member, { member, type, expression: computed ?? sql.ref(`${name}.${member}`), stored: !computed }];
  };
  return {
    resource,
    name,
    columns: new Map(
      Object.entries(resource.record.properties).map(([member, schema]) => column(member, columnType(schema))),
    ),
    hidden: new Map(Object.entries(terms.hidden ?? {}).map(([member, type]) => column(member, type))),
  };
};
