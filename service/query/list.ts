/** The list operation of a resource: filters, sorts, pages and projects records (semantics 1.5, 2). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Query as QuerySchema } from '../../contract/core/query.ts';
import { invalid, ServiceError } from '../errors.ts';
import { mapInStretches } from '../eventLoop.ts';
import type { Database } from '../store/database.ts';
import { decode } from '../store/rows.ts';
import { type Table, withComputedColumns } from '../store/table.ts';
import { withinTime, writtenWithinTime } from '../store/timeLimit.ts';
import { isObject } from '../values/jsonObject.ts';
import { totalFrom, windowOf } from './page.ts';
import { pageRows } from './pageRows.ts';
import { projector, selection } from './projection.ts';
import { type QueryContext, rowConditions } from './rowConditions.ts';
import { rowsOf } from './run.ts';
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
    conditionsOn: (form: Table) => rowConditions(form, query, around),
  };
};

type Source = ReturnType<typeof sourceOf>;

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
  { query = {}, ...given }: ListOptions,
): Promise<Page<Row>> => {
  const table = given.domainId ? (tableOfRow as Table) : withComputedColumns(tableOfRow as Table);
  refuseRaw(query);
  const around = { ...given, nowMs: given.nowMs ?? Date.now() };
  const unwound = unwoundRows(table, query);
  const source = sourceOf(table, query, unwound, around);
  if (query.count_only) return { results: [], total_count: await countOf(db, source) };
  const members = selectedMembers(table, query);
  const page = pageRows(table, query, { ...source, members, unwound });
  const rows = await rowsOf(db, writtenWithinTime(page));
  const total = totalFrom(windowOf(query.page), rows.length) ?? (await countOf(db, source));
  const projected = projector(members);
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
