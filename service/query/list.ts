/** The list operation of a resource: filters, sorts, pages and projects records (semantics 1.5, 2). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Query as QuerySchema } from '../../contract/core/query.ts';
import { invalid, ServiceError } from '../errors.ts';
import { mapInStretches } from '../eventLoop.ts';
import type { Database } from '../store/database.ts';
import { decode } from '../store/rows.ts';
import { columnOf, type Table, withComputedColumns } from '../store/table.ts';
import { withinTime, writtenWithinTime } from '../store/timeLimit.ts';
import { isObject } from '../values/jsonObject.ts';
import { fieldsOf } from './fields.ts';
import { totalFrom, windowOf } from './page.ts';
import { projector, selection } from './projection.ts';
import { type QueryContext, rowConditions } from './rowConditions.ts';
import { rowsOf } from './run.ts';
import { defaultKeys, orderBy, sortKeys } from './sort.ts';
import { type Unwound, unwindLists } from './unwind.ts';
import { allOf } from './values.ts';

export type Query = Static<typeof QuerySchema>;

/** Parameters of a list request. */
export interface ListOptions extends QueryContext {
  readonly query?: Query | undefined;
  /** The domain that `where` selects; absent: any. */
  readonly domainId?: string | undefined;
}

/** A page of records in wire form. */
export interface Page<Row> {
  readonly results: Partial<Row>[];
  /** Number of matching records on all pages. */
  readonly total_count: number;
}

/**
 * Refuses query members that this service does not support: `lookup` and `add_fields` (semantics 2.5.2).
 *
 * @throws ServiceError ERROR_INVALID_PARAMETER
 */
export const refuseRaw = (query: { readonly lookup?: unknown; readonly add_fields?: unknown }): void => {
  if (Array.isArray(query.lookup) && query.lookup.length) throw invalid('query.lookup', 'not supported');
  if (isObject(query.add_fields) && Object.keys(query.add_fields).length) {
    throw invalid('query.add_fields', 'not supported');
  }
};

const unwoundRows = (table: Table, { unwind, only }: Query): Unwound | undefined => {
  if (!unwind) return undefined;
  if (!only?.length) throw new ServiceError('ERROR_DB_QUERY', 'unwind requires only.', 'query.only');
  return unwindLists(table, unwind);
};

const selectedMembers = (table: Table, { only, minimal }: Query): readonly string[] | undefined => {
  if (only?.length) return only;
  return minimal ? table.resource.minimalFields : undefined;
};

/** FROM and WHERE; the total counts their rows. */
const sourceOf = (table: Table, query: Query, unwound: Unwound | undefined, around: Omit<ListOptions, 'query'>) => {
  const test = rowConditions(table, query, around);
  const { scope } = table.resource;
  return {
    domainId: scope === 'global' ? undefined : around.domainId || undefined,
    from: sql`${table.from} ${unwound?.join ?? sql``}`,
    where: unwound ? allOf([test, withinTime(unwound.position), unwound.where]) : test,
  };
};

type Row = Record<string, unknown>;

/** LIMIT, OFFSET and ORDER BY. */
const windowAndOrder = (table: Table, query: Query, unwound: Unwound | undefined) => {
  const fields = unwound?.fields ?? fieldsOf(table);
  const sorted = sortKeys(query.sort);
  const keys = sorted.length ? sorted : defaultKeys(table.resource.defaultSort);
  const ordering = orderBy(fields, keys, [table.seq, ...(unwound ? [unwound.position] : [])]);
  const window = windowOf(query.page);
  // An index serves the first page in default order; any other order may sort every row of the tenant.
  return { ...ordering, ...window, isSorted: sorted.length > 0 || window.offset > 0 };
};

/**
 * Selects a page by sorting row places only: whole rows are wide, so they are fetched for the rows of the page alone.
 * All of them are rows of one domain, so that one machine of a distributed store has them.
 */
const pageByPlace = (
  table: Table,
  members: RawBuilder<unknown>,
  places: RawBuilder<unknown>,
  domainId: string,
) => sql<Row>`
  select ${members} from unnest(array(${places})) with ordinality as page(page_row, page_number)
    join ${table.from} on ${table.from}.ctid = page.page_row and ${columnOf(table, 'domain_id')} = ${domainId}
    order by page.page_number`;

const pageOf = async (db: Database, table: Table, query: Query, unwound: Unwound | undefined, source: Source) => {
  const { domainId } = source;
  const { joins, terms, limit, offset, isSorted } = windowAndOrder(table, query, unwound);
  const members = selection(table, selectedMembers(table, query), unwound ? allColumns(table, unwound) : undefined);
  const rows = (selected: RawBuilder<unknown>) => sql<Row>`
    select ${selected} from ${source.from} ${sql.join(joins, sql` `)} where ${source.where}
      order by ${sql.join(terms)} limit ${limit} offset ${offset}`;
  const isByPlace = isSorted && !unwound && !table.isView && domainId !== undefined;
  const page = isByPlace ? pageByPlace(table, members, rows(sql`${table.from}.ctid`), domainId) : rows(members);
  return rowsOf(db, writtenWithinTime(page));
};

type Source = ReturnType<typeof sourceOf>;

/** The table's columns, secret ones included, with the unwound column replaced. */
const allColumns = (table: Table, { fields }: Unwound): Table['columns'] =>
  new Map([...table.columns].map(([member, column]) => [member, fields.columns.get(member) ?? column]));

const countOf = async (db: Database, { from, where }: Source): Promise<number> => {
  const [row] = await rowsOf(db, sql<{ total: number }>`select count(*)::integer as total from ${from} where ${where}`);
  return row?.total ?? 0;
};

/**
 * Lists the records of a table that are visible to the caller and match the `Query` (semantics 2.1 to 2.5). Counts with
 * a separate statement only where the page itself does not show the total.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2
 */
export const list = async <Row extends object>(
  db: Database,
  tableOfRow: Table<Row>,
  { query = {}, ...around }: ListOptions,
): Promise<Page<Row>> => {
  const table = around.domainId ? (tableOfRow as Table) : withComputedColumns(tableOfRow as Table);
  refuseRaw(query);
  const unwound = unwoundRows(table, query);
  const source = sourceOf(table, query, unwound, around);
  if (query.count_only) return { results: [], total_count: await countOf(db, source) };
  const rows = await pageOf(db, table, query, unwound, source);
  const total = totalFrom(windowOf(query.page), rows.length) ?? (await countOf(db, source));
  const projected = projector(selectedMembers(table, query));
  const results = await mapInStretches(rows, (row) => projected(decode(tableOfRow, row)));
  return { results, total_count: total };
};

/** Which record is requested, and which of its members. */
export interface RecordOptions {
  readonly where: readonly RawBuilder<boolean>[];
  readonly only?: readonly string[] | undefined;
}

/** The first matching record in order of creation, in wire form; undefined where none matches. */
export const first = async <Row extends object>(
  db: Database,
  table: Table<Row>,
  { where, only }: RecordOptions,
): Promise<Partial<Row> | undefined> => {
  const rows = await rowsOf<Record<string, unknown>>(
    db,
    sql`select ${selection(table, only)} from ${table.from} where ${allOf(where)} order by ${table.seq} limit 1`,
  );
  const [row] = rows;
  return row && projector(only)(decode(table, row));
};
