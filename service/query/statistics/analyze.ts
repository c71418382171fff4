/** AnalyzeQuery: groups records, computes fields over the groups and folds the results (semantics 2.7). */
import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { AnalyzeQuery as AnalyzeQuerySchema } from '../../../contract/core/query.ts';
import { invalidParameterError, requiredParameterError, ServiceError, wrongTypeError } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import type { ResourceTable } from '../../store/table.ts';
import { isObject } from '../../values/jsonObject.ts';
import { refuseUnsupportedMembers } from '../list.ts';
import { type LimitOffset, toLimitOffset } from '../page.ts';
import { resolveTarget } from '../path.ts';
import { createQueryCostLimit, estimateGroupingCost, estimateReadingCost, type SpendQueryCost } from '../queryCost.ts';
import { compileRowConditions, type QueryContext } from '../rowConditions.ts';
import { readSortKeys } from '../sort.ts';
import { findTotalName, foldRows } from './fold.ts';
import { type AggregatedField, groupRows } from './group.ts';
import { groupOperators } from './operators.ts';
import { fetchRows, findStatements, type QueryStatements } from './queryStatements.ts';
import { type RowOutput, recordRows, type StageRows, sortRows } from './rows.ts';
import { selectRows } from './select.ts';
import { unwindRows } from './unwind.ts';
import { selectValue } from './value.ts';

export type AnalyzeQuery = Static<typeof AnalyzeQuerySchema>;

/** The result of every analyze request. */
export interface AnalysisPage {
  readonly results: Record<string, unknown>[];
  /** Whether rows remain after this page. */
  readonly more: boolean;
}

/** Maximum number of members of a row; far above what clients request. */
const MAX_MEMBERS = 200;

/** Additional settings of a time series. */
export interface SeriesOptions {
  /** The group output `date`. */
  readonly date?: RowOutput | undefined;
}

const readGroupKey = (rows: StageRows, requested: unknown, spend: SpendQueryCost): RowOutput => {
  const { key, name } =
    typeof requested === 'string'
      ? { key: requested, name: requested.split('.').at(-1) }
      : isObject(requested)
        ? requested
        : {};
  if (typeof key !== 'string' || typeof name !== 'string' || !key || !name) {
    throw invalidParameterError('group_by', 'an entry is a key, or an object with key and name');
  }
  const target = resolveTarget(rows.fields, key);
  spend(estimateReadingCost(target), 'query.group_by');
  return { name, ...selectValue(target) };
};

const FIELDS_PATH = 'query.fields';

const readOperandKey = (operator: unknown, key: unknown, members: readonly (readonly [string, string])[]): string => {
  if (typeof key === 'string' && key) return key;
  if (operator === 'count' || (operator === 'push' && members.length)) return '';
  throw requiredParameterError(`${FIELDS_PATH}.key`);
};

const readPushMembers = (fields: unknown): [string, string][] => {
  if (!isObject(fields)) return [];
  return Object.entries(fields).map(([name, key]) => {
    if (typeof key !== 'string' || !key) throw wrongTypeError(`${FIELDS_PATH}.fields`, 'map of strings');
    return [name, key];
  });
};

const readGroupField = (
  rows: StageRows,
  [name, requested]: readonly [string, unknown],
  { number, spend }: { readonly number: number; readonly spend: SpendQueryCost },
): AggregatedField => {
  if (!isObject(requested)) throw wrongTypeError(FIELDS_PATH, 'map of objects');
  const { operator, key, fields } = requested;
  if (!operator) throw requiredParameterError(`${FIELDS_PATH}.operator`);
  const aggregate = groupOperators.get(operator);
  if (!aggregate)
    throw new ServiceError('ERROR_DB_QUERY', `Unknown operator ${String(operator)}.`, `${FIELDS_PATH}.operator`);
  const members = operator === 'push' ? readPushMembers(fields) : [];
  const path = readOperandKey(operator, key, members);
  const keys = members.length ? members.map(([, from]) => from) : [path];
  for (const each of keys) spend(estimateGroupingCost(resolveTarget(rows.fields, each), operator), FIELDS_PATH);
  const operands = { fields: rows.fields, key: path, members, joinName: `agg${number}` };
  return { name, ...aggregate(operands) };
};

/** The operator behind each member of the rows, for renamed members too. */
const mapOperators = (
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

const hasMembers = (members: unknown): members is Record<string, unknown> =>
  isObject(members) && Object.keys(members).length > 0;

/**
 * Runs the stages of an AnalyzeQuery over records.
 *
 * @param records the records the query selects
 * @throws ServiceError ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER, ERROR_DB_QUERY by semantics 2.7
 */
export const analyzeRows = (records: StageRows, query: AnalyzeQuery, { date }: SeriesOptions): StageRows => {
  if (!isObject(query.fields)) throw requiredParameterError('fields');
  const [fields, groups] = [Object.entries(query.fields), query.group_by ?? []];
  if (fields.length + groups.length > MAX_MEMBERS)
    throw invalidParameterError(FIELDS_PATH, `more than ${MAX_MEMBERS} members`);
  const spend = createQueryCostLimit();
  const unwound = query.unwind ? unwindRows(records, query.unwind, 'query.unwind', spend) : records;
  const grouped = groupRows(
    unwound,
    [...groups.map((requested) => readGroupKey(unwound, requested, spend)), ...(date ? [date] : [])],
    fields.map((field, number) => readGroupField(unwound, field, { number, spend })),
  );
  const dated = date ? sortRows(grouped, [{ key: date.name }]) : grouped;
  const select = hasMembers(query.select) ? query.select : undefined;
  const selected = select ? selectRows(dated, select, spend) : dated;
  const operators = mapOperators(query.fields, select);
  const folds = query.field_group?.length ? query.field_group : undefined;
  const folded = folds ? foldRows(selected, folds, operators) : selected;
  const keys = readSortKeys(query.sort);
  return sortRows(folded, folds ? keys.map((sort) => ({ ...sort, key: findTotalName(sort.key, operators) })) : keys);
};

/** The members of a query that determine its rows, except those that select records. */
export const pickRowMembers = ({ unwind, fields, group_by, select, field_group, sort }: AnalyzeQuery): object => ({
  ...{ unwind, fields, group_by, select, field_group, sort },
});

/** Fetches a page of rows, and whether more rows follow. */
export const fetchAnalysis = async (
  db: Database,
  requested: QueryStatements,
  where: RawBuilder<boolean>,
  { limit, offset }: LimitOffset,
): Promise<AnalysisPage> => {
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
export const analyzeRecords = async (
  db: Database,
  table: ResourceTable,
  query: AnalyzeQuery,
  where: readonly RawBuilder<boolean>[],
  options: AnalyzeOptions = {},
): Promise<AnalysisPage> => {
  refuseUnsupportedMembers(query);
  const records = compileRowConditions(table, query, withAnalyzeKeywords(table, { ...options, where }));
  const requested = findStatements(table, pickRowMembers(query), () => ({
    rows: analyzeRows(recordRows(table), query, {}),
  }));
  return fetchAnalysis(db, requested, records, toLimitOffset(query.page, options.most));
};

/** The query context with the keyword fields of analyze, which may differ from those of list. */
export const withAnalyzeKeywords = ({ resource }: ResourceTable, around: QueryContext): QueryContext => ({
  ...around,
  keywordFields: around.keywordFields ?? resource.keywordFieldsAnalyze,
});
