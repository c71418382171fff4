/** The list operation of a resource: filters, sorts, pages and projects records (semantics 1.5, 2). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Query as QuerySchema } from '../../contract/core/query.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import { mapInTimeSlices } from '../eventLoop.ts';
import type { Database } from '../store/database.ts';
import { decodeRow } from '../store/rows.ts';
import { type ResourceTable, withComputedColumns } from '../store/table.ts';
import { limitWriteTime, timeLimitCondition } from '../store/timeLimit.ts';
import { isObject } from '../values/jsonObject.ts';
import { findTotal, toLimitOffset } from './page.ts';
import { selectPageRows } from './pageRows.ts';
import { compileSelection, createProjector } from './projection.ts';
import { compileRowConditions, type QueryContext } from './rowConditions.ts';
import { runSelect } from './runSelect.ts';
import { type UnwoundList, unwindLists } from './unwind.ts';
import { allOf } from './values.ts';

export type ListQuery = Static<typeof QuerySchema>;

/** Parameters of a list request. */
export interface ListOptions extends QueryContext {
  readonly query?: ListQuery | undefined;
  /** The domain that `where` selects; absent: any. */
  readonly domainId?: string | undefined;
}

/** A page of records in wire form. */
export interface RecordPage<Row> {
  readonly results: Partial<Row>[];
  /** Number of matching records on all pages. */
  readonly total_count: number;
}

/**
 * Refuses query members that this service does not support: `lookup` and `add_fields` (semantics 2.5.2).
 *
 * @throws ServiceError ERROR_INVALID_PARAMETER
 */
export const refuseUnsupportedMembers = (query: { readonly lookup?: unknown; readonly add_fields?: unknown }): void => {
  if (Array.isArray(query.lookup) && query.lookup.length) throw invalidParameterError('query.lookup', 'not supported');
  if (isObject(query.add_fields) && Object.keys(query.add_fields).length) {
    throw invalidParameterError('query.add_fields', 'not supported');
  }
};

const compileUnwind = (table: ResourceTable, { unwind, only }: ListQuery): UnwoundList | undefined => {
  if (!unwind) return undefined;
  if (!only?.length) throw new ServiceError('ERROR_DB_QUERY', 'unwind requires only.', 'query.only');
  return unwindLists(table, unwind);
};

const findSelectedMembers = (table: ResourceTable, { only, minimal }: ListQuery): readonly string[] | undefined => {
  if (only?.length) return only;
  return minimal ? table.resource.minimalFields : undefined;
};

/** FROM and WHERE; the total counts their rows. */
const compileSource = (
  table: ResourceTable,
  query: ListQuery,
  unwound: UnwoundList | undefined,
  around: Omit<ListOptions, 'query'>,
) => {
  const test = compileRowConditions(table, query, around);
  const { scope } = table.resource;
  return {
    domainId: scope === 'global' ? undefined : around.domainId || undefined,
    from: sql`${table.from} ${unwound?.join ?? sql``}`,
    where: unwound ? allOf([test, timeLimitCondition(unwound.position), unwound.where]) : test,
    compileConditions: (form: ResourceTable) => compileRowConditions(form, query, around),
  };
};

type ListSource = ReturnType<typeof compileSource>;

const countRecords = async (db: Database, { from, where }: ListSource): Promise<number> => {
  const [row] = await runSelect(
    db,
    sql<{ total: number }>`select count(*)::integer as total from ${from} where ${where}`,
  );
  return row?.total ?? 0;
};

/**
 * Lists the records of a table that are visible to the caller and match the `ListQuery` (semantics 2.1 to 2.5). Counts with
 * a separate statement only where the page itself does not show the total.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2
 */
export const listRecords = async <Row extends object>(
  db: Database,
  tableOfRow: ResourceTable<Row>,
  { query = {}, ...given }: ListOptions,
): Promise<RecordPage<Row>> => {
  const table = given.domainId ? (tableOfRow as ResourceTable) : withComputedColumns(tableOfRow as ResourceTable);
  refuseUnsupportedMembers(query);
  const around = { ...given, nowMs: given.nowMs ?? Date.now() };
  const unwound = compileUnwind(table, query);
  const source = compileSource(table, query, unwound, around);
  if (query.count_only) return { results: [], total_count: await countRecords(db, source) };
  const members = findSelectedMembers(table, query);
  const page = selectPageRows(table, query, { ...source, members, unwound });
  const rows = await runSelect(db, limitWriteTime(page));
  const total = findTotal(toLimitOffset(query.page), rows.length) ?? (await countRecords(db, source));
  const projected = createProjector(members);
  const results = await mapInTimeSlices(rows, (row) => projected(decodeRow(tableOfRow, row)));
  return { results, total_count: total };
};

/** Which record is requested, and which of its members. */
export interface RecordOptions {
  readonly where: readonly RawBuilder<boolean>[];
  readonly only?: readonly string[] | undefined;
}

/** The first matching record in order of creation, in wire form; undefined where none matches. */
export const findFirstRecord = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  { where, only }: RecordOptions,
): Promise<Partial<Row> | undefined> => {
  const rows = await runSelect<Record<string, unknown>>(
    db,
    sql`select ${compileSelection(table, only)} from ${table.from} where ${allOf(where)} order by ${table.seq} limit 1`,
  );
  const [row] = rows;
  return row && createProjector(only)(decodeRow(table, row));
};
