/**
 * How the records of a resource are stored: one table per resource, one column per member of the wire record, plus
 * internal columns that no answer shows. All of it is derived from the contract.
 */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Resource } from '../../contract/resource.ts';
import { compileText, precompile } from './sqlTemplate.ts';

/**
 * Column types:
 * - `text`, `integer`, `double`, `boolean`: as named; never null, unset text is `''`
 * - `timestamp`: `timestamptz(3)`, null where the wire says `""`
 * - `json`: `jsonb`, for Struct, ListValue, lists and nested messages; never null
 */
export type ColumnType = 'text' | 'integer' | 'double' | 'boolean' | 'timestamp' | 'json';

/** One member of a record in SQL. */
export interface Column {
  readonly member: string;
  readonly type: ColumnType;
  /** SQL that reads the member: a column reference, or an expression where it is computed at each read. */
  readonly expression: RawBuilder<unknown>;
  /** False where the member is computed at each read. */
  readonly stored: boolean;
  /** True where it is computed only for a request that names it, and absent from other answers. */
  readonly onRequest: boolean;
}

/**
 * A resource's table. `Row` is the wire record together with hidden columns, all in wire form: times are ISO texts,
 * `""` when unset.
 */
export interface ResourceTable<Row extends object = object> {
  readonly resource: Resource;
  readonly name: string;
  /** The table name as SQL. */
  readonly from: RawBuilder<unknown>;
  /** Order of creation; every table uses it to break ties. */
  readonly seq: RawBuilder<unknown>;
  /** Members of the wire record, in the contract's order, secret ones included. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Columns that no answer shows, e.g. the workspace of a webhook (semantics 4.5.6). */
  readonly hidden: ReadonlyMap<string, Column>;
  /** Column with a number per record that sorts in default order; undefined where there is none. */
  readonly place: RawBuilder<unknown> | undefined;
  /** Whether it is a view, whose rows have no physical place. */
  readonly isView: boolean;
  /** SQL by which a page that was sorted finds its rows. */
  readonly locator: RawBuilder<unknown>;
  /** Members by which an index groups the rows of a domain; within a group they are in order of creation. */
  readonly groups: readonly string[];
  /** Carries the type of a row; it has no value at run time. */
  readonly row?: Row;
}

/** The column type of a member of a message. */
export const findColumnType = (member: TSchema): ColumnType => {
  const schema = member as { type?: string; enum?: unknown; format?: string };
  if (schema.enum) return 'text';
  if (schema.type === 'string') return schema.format === 'timestamp' ? 'timestamp' : 'text';
  if (schema.type === 'integer') return 'integer';
  if (schema.type === 'number') return 'double';
  return schema.type === 'boolean' ? 'boolean' : 'json';
};

/** Properties of a table beyond the wire record. */
export interface ResourceTableOptions {
  /** Name of the table or view, where it is not the resource's own: the resource shows a part of another's table. */
  name?: string;
  /** True for a view: read only, and its rows have no physical place. */
  isView?: boolean;
  /** Columns that no answer shows. */
  hidden?: Readonly<Record<string, ColumnType>>;
  /** Members that are computed at each read: SQL over a row of the table. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Optional members that are computed only where a request names them: each may read many rows. Not null, but for times. */
  onRequest?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Name of a column whose numbers sort in default order. */
  place?: string;
  /**
   * Texts of few values by which an index groups the rows of a domain: `(domain_id, …groups, created_at desc nulls last,
   * seq)`, by code point. Rows that a sort leaves equal are ordered by `created_at` first. Needs `locator`.
   */
  groups?: readonly string[];
  /**
   * A member that names a row of a domain, where an index has it next to other members: a sort by those then reads no row
   * but those of the page. Absent: the physical place.
   */
  locator?: string;
}

/**
 * The table of a resource, named `<area>_<resource>` unless `options.name` is given.
 *
 * @throws Error when the resource stores no records
 */
export const createTable = <Row extends object = object>(
  resource: Resource,
  options: ResourceTableOptions = {},
): ResourceTable<Row> => {
  if (!resource.record) throw new Error(`${resource.id} has no records`);
  const { name = `${resource.area}_${resource.name}` } = options;
  const column = (member: string, type: ColumnType): [string, Column] => {
    const onRequest = options.onRequest?.[member];
    const computed = options.computed?.[member] ?? onRequest;
    const expression = precompile(computed ?? sql.ref(`${name}.${member}`));
    return [member, { member, type, expression, stored: !computed, onRequest: onRequest !== undefined }];
  };
  return {
    resource,
    name,
    from: precompile(sql.table(name)),
    seq: precompile(sql.ref(`${name}.seq`)),
    isView: options.isView ?? false,
    locator: precompile(sql.ref(`${name}.${options.locator ?? 'ctid'}`)),
    groups: options.groups ?? [],
    columns: new Map(
      Object.entries(resource.record.properties).map(([member, schema]) => column(member, findColumnType(schema))),
    ),
    place: options.place === undefined ? undefined : precompile(sql.ref(`${name}.${options.place}`)),
    hidden: new Map(Object.entries(options.hidden ?? {}).map(([member, type]) => column(member, type))),
  };
};

/** Caches a value derived from a table, computed on first use. */
export const cachePerTable = <Made>(make: (table: ResourceTable) => Made): ((table: ResourceTable) => Made) => {
  const made = new WeakMap<ResourceTable, { readonly it: Made }>();
  return (table) => {
    const known = made.get(table) ?? { it: make(table) };
    made.set(table, known);
    return known.it;
  };
};

const columnReferences = cachePerTable(({ name, columns, hidden }) => {
  const reference = (member: string) => [member, precompile(sql.ref(`${name}.${member}`))] as const;
  return new Map([...columns.keys(), ...hidden.keys()].map(reference));
});

/** The stored column of a member, hidden ones included. */
export const columnOf = (table: ResourceTable, member: string): RawBuilder<unknown> =>
  columnReferences(table).get(member) ?? sql.ref(`${table.name}.${member}`);

/** The members that every answer has: all but those that are computed on request. */
export const listAnsweredColumns = cachePerTable(({ columns }): readonly Column[] =>
  [...columns.values()].filter(({ onRequest }) => !onRequest),
);

const isComputedFromRows = ({ stored, expression }: Column) => !stored && /\bselect\b/.test(compileText(expression));

/** Whether a member of every answer is computed from other rows. A distributed store cannot do so while it writes or locks. */
export const readsOtherRows = cachePerTable((table) => listAnsweredColumns(table).some(isComputedFromRows));

/**
 * The table as a sub-select whose columns include the members that are computed from other rows. With them, a distributed
 * store can do whatever it can do with stored columns, also in statements about several domains.
 */
export const withComputedColumns: (table: ResourceTable) => ResourceTable = cachePerTable((table) => {
  if (![...table.columns.values()].some(isComputedFromRows)) return table;
  const computed = [...table.columns.values()].filter(({ stored }) => !stored);
  const nameOf = (member: string) => `computed_${member}`;
  const selected = computed.map(({ member, expression }) => sql`${expression} as ${sql.id(nameOf(member))}`);
  const columns = computed.map((column): [string, Column] => [
    column.member,
    { ...column, expression: precompile(sql.ref(`${table.name}.${nameOf(column.member)}`)) },
  ]);
  return {
    ...table,
    from: precompile(sql`(select ${table.from}.*, ${sql.join(selected)} from ${table.from}) as ${table.from}`),
    columns: new Map([...table.columns, ...columns]),
  };
});
