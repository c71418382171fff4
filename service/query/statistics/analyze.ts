/** AnalyzeQuery: groups records, computes fields over the groups and folds the results (semantics 2.7). */
import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { AnalyzeQuery as AnalyzeQuerySchema } from '../../../contract/core/query.ts';
import { invalid, required, ServiceError, wrongType } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import type { Table } from '../../store/table.ts';
import { isObject } from '../../values/jsonObject.ts';
import { costLimit, groupingCost, readingCost, type Spend } from '../cost.ts';
import { refuseRaw } from '../list.ts';
import { type Window, windowOf } from '../page.ts';
import { resolve } from '../path.ts';
import { type QueryContext, rowConditions } from '../rowConditions.ts';
import { sortKeys } from '../sort.ts';
import { foldRows, totalName } from './fold.ts';
import { type GroupField, groupRows } from './group.ts';
import { groupOperators } from './operators.ts';
import { fetchRows, type QueryStatements, statementsOf } from './queryStatements.ts';
import { type Output, type Rows, recordRows, sortRows } from './rows.ts';
import { selectRows } from './select.ts';
import { unwindRows } from './unwind.ts';
import { valueAt } from './value.ts';

export type AnalyzeQuery = Static<typeof AnalyzeQuerySchema>;

/** The result of every analyze request. */
export interface Analysis {
  readonly results: Record<string, unknown>[];
  /** Whether rows remain after this page. */
  readonly more: boolean;
}

/** Maximum number of members of a row; far above what clients request. */
const MAX_MEMBERS = 200;

/** Additional settings of a time series. */
export interface Series {
  /** The group output `date`. */
  readonly date?: Output | undefined;
}

const groupKey = (rows: Rows, requested: unknown, spend: Spend): Output => {
  const { key, name } =
    typeof requested === 'string'
      ? { key: requested, name: requested.split('.').at(-1) }
      : isObject(requested)
        ? requested
        : {};
  if (typeof key !== 'string' || typeof name !== 'string' || !key || !name) {
    throw invalid('group_by', 'an entry is a key, or an object with key and name');
  }
  const target = resolve(rows.fields, key);
  spend(readingCost(target), 'query.group_by');
  return { name, ...valueAt(target) };
};

const FIELDS = 'query.fields';

const operandKeys = (operator: unknown, key: unknown, members: readonly (readonly [string, string])[]): string => {
  if (typeof key === 'string' && key) return key;
  if (operator === 'count' || (operator === 'push' && members.length)) return '';
  throw required(`${FIELDS}.key`);
};

const membersOf = (fields: unknown): [string, string][] => {
  if (!isObject(fields)) return [];
  return Object.entries(fields).map(([name, key]) => {
    if (typeof key !== 'string' || !key) throw wrongType(`${FIELDS}.fields`, 'map of strings');
    return [name, key];
  });
};

const groupField = (
  rows: Rows,
  [name, requested]: readonly [string, unknown],
  { number, spend }: { readonly number: number; readonly spend: Spend },
): GroupField => {
  if (!isObject(requested)) throw wrongType(FIELDS, 'map of objects');
  const { operator, key, fields } = requested;
  if (!operator) throw required(`${FIELDS}.operator`);
  const aggregate = groupOperators.get(operator);
  if (!aggregate)
    throw new ServiceError('ERROR_DB_QUERY', `Unknown operator ${String(operator)}.`, `${FIELDS}.operator`);
  const members = operator === 'push' ? membersOf(fields) : [];
  const path = operandKeys(operator, key, members);
  const keys = members.length ? members.map(([, from]) => from) : [path];
  for (const each of keys) spend(groupingCost(resolve(rows.fields, each), operator), FIELDS);
  const operands = { fields: rows.fields, key: path, members, joinName: `agg${number}` };
  return { name, ...aggregate(operands) };
};

/** The operator behind each member of the rows, for renamed members too. */
const operatorsOf = (
  fields: Readonly<Record<string, unknown>>,
  select: Readonly<Record<string, unknown>> | undefined,
) => {
  const operator = (name: unknown) => {
    const field = typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return isObject(field) ? field.operator : undefined;
  };
  const names = select ?? Object.fromEntries(Object.keys(fields).map((name) => [name, name]));
  return new Map(Object.entries(names).map(([name, from]) => [name, operator(from)]));
};

const isGiven = (members: unknown): members is Record<string, unknown> =>
  isObject(members) && Object.keys(members).length > 0;

/**
 * Runs the stages of an AnalyzeQuery over records.
 *
 * @param records the records the query selects
 * @throws ServiceError ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER, ERROR_DB_QUERY by semantics 2.7
 */
export const analyzeRows = (records: Rows, query: AnalyzeQuery, { date }: Series): Rows => {
  if (!isObject(query.fields)) throw required('fields');
  const [fields, groups] = [Object.entries(query.fields), query.group_by ?? []];
  if (fields.length + groups.length > MAX_MEMBERS) throw invalid(FIELDS, `more than ${MAX_MEMBERS} members`);
  const spend = costLimit();
  const unwound = query.unwind ? unwindRows(records, query.unwind, 'query.unwind', spend) : records;
  const grouped = groupRows(
    unwound,
    [...groups.map((requested) => groupKey(unwound, requested, spend)), ...(date ? [date] : [])],
    fields.map((field, number) => groupField(unwound, field, { number, spend })),
  );
  const dated = date ? sortRows(grouped, [{ key: date.name }]) : grouped;
  const select = isGiven(query.select) ? query.select : undefined;
  const selected = select ? selectRows(dated, select, spend) : dated;
  const operators = operatorsOf(query.fields, select);
  const folds = query.field_group?.length ? query.field_group : undefined;
  const folded = folds ? foldRows(selected, folds, operators) : selected;
  const keys = sortKeys(query.sort);
  return sortRows(folded, folds ? keys.map((sort) => ({ ...sort, key: totalName(sort.key, operators) })) : keys);
};

/** The members of a query that determine its rows, except those that select records. */
export const shapeOf = ({ unwind, fields, group_by, select, field_group, sort }: AnalyzeQuery): object => ({
  ...{ unwind, fields, group_by, select, field_group, sort },
});

/** Fetches a page of rows, and whether more rows follow. */
export const fetchAnalysis = async (
  db: Database,
  requested: QueryStatements,
  where: RawBuilder<boolean>,
  { limit, offset }: Window,
): Promise<Analysis> => {
  const results = await fetchRows(db, requested, where, { limit: limit + 1, offset });
  return { results: results.slice(0, limit), more: results.length > limit };
};

/** Options of analyze requests: named filters, other keyword fields, the current time. */
export type AnalyzeOptions = Omit<QueryContext, 'where'> & {
  /** Maximum number of rows where the page has no limit; 1000 when absent. */
  readonly most?: number;
};

/**
 * Executes an analyze request. The table may be any relation that has the table's members and `seq`.
 *
 * @param where the caller's scope; it applies whatever the query contains
 * @throws ServiceError ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER, ERROR_DB_QUERY by semantics 2.7
 */
export const analyze = async (
  db: Database,
  table: Table,
  query: AnalyzeQuery,
  where: readonly RawBuilder<boolean>[],
  options: AnalyzeOptions = {},
): Promise<Analysis> => {
  refuseRaw(query);
  const records = rowConditions(table, query, keywordsOfAnalyze(table, { ...options, where }));
  const requested = statementsOf(table, shapeOf(query), () => ({ rows: analyzeRows(recordRows(table), query, {}) }));
  return fetchAnalysis(db, requested, records, windowOf(query.page, options.most));
};

/** The query context with the keyword fields of analyze, which may differ from those of list. */
export const keywordsOfAnalyze = ({ resource }: Table, around: QueryContext): QueryContext => ({
  ...around,
  keywordFields: around.keywordFields ?? resource.keywordFieldsAnalyze,
});
