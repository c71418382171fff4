import type { TObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { type Context, domainFor } from '../context.ts';
import { OperationError } from '../errors.ts';
import { type Order, sortOf } from '../read/condition.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { graphName } from '../wire/names.ts';
import { present, type RecordsInput, recordsOf, type UnwindInput, unwindOf } from './conditions.ts';
import { valueField } from './fields.ts';
import { type GroupFieldInput, type GroupKeyInput, groupFieldOf, groupKeyOf, statField, statKey } from './groups.ts';
import { InputPlace } from './inputPlace.ts';
import { type RowPage, rowPageOf } from './page.ts';
import { RowNames, type RowOrderInput, rowNames, rowOrderOf } from './rows.ts';
import { type StageInput, stagesOf } from './stages.ts';

/** Statistics of the records of a type: `groupBy` and `fields`, or `distinct`. */
export interface StatisticsQuery extends UnwindInput, RowPage {
  readonly groupBy?: readonly GroupKeyInput[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
  readonly stages?: readonly StageInput[] | null;
  readonly distinct?: string | null;
  readonly orderBy?: readonly RowOrderInput[] | null;
}

/** Arguments of a `…Stats` field. */
interface StatisticsArguments extends RecordsInput {
  readonly query: StatisticsQuery;
  readonly orderBy?: readonly Order[] | null;
  readonly domainId?: string | null;
}

/**
 * Computes statistics by the resource's `stat` (semantics 2.6).
 *
 * @returns `results`, and `totalCount` where a page was requested
 * @throws {OperationError} of the operation; BAD_USER_INPUT with the path of a value that the query cannot have
 */
export const recordStatistics = async (
  context: Context,
  resource: ResourceType<AnyRow>,
  args: StatisticsArguments,
): Promise<JsonObject> => {
  const { stat } = resource;
  if (stat === null) throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
  const statQuery = statQueryOf(resource, args, new InputPlace(stat.id, []));
  const filter = await lookUpFilter(context, resource, args.filter);
  const request = { ...recordsOf(resource, { ...args, filter }), ...statQuery };
  return inGraphNames(await context.post(stat, { ...domainFor(context, stat, args.domainId), query: request }), stat);
};

/**
 * The answer's own members in the graph's names; rows have the names that the query gives. Upstream may omit an empty
 * list of rows (semantics 1.2.3).
 */
export const inGraphNames = (answer: unknown, { id }: Operation<TObject>): JsonObject => {
  if (!isObject(answer)) throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: id });
  return {
    results: [],
    ...Object.fromEntries(Object.entries(answer).map(([name, value]) => [graphName(name), value])),
  };
};

const statQueryOf = (resource: ResourceType<AnyRow>, args: StatisticsArguments, root: InputPlace): object => {
  const { query, orderBy } = args;
  const place = root.at('query');
  const isGrouped = Boolean(query.groupBy?.length || query.fields?.length);
  if (isGrouped === Boolean(query.distinct)) throw place.problem('Give `groupBy` or `fields`, or else `distinct`.');
  if (query.distinct && orderBy?.length) throw root.at('orderBy').problem(NOT_DISTINCT);
  return {
    ...(query.distinct ? distinctOf(resource, query, query.distinct, place) : aggregateOf(resource, args, place)),
    ...rowPageOf(query, place),
  };
};

/** Members of a query that need groups. */
const GROUPED = ['stages', 'unwind', 'unwindFilter'] as const;
const NOT_DISTINCT = 'It cannot be combined with `distinct`.';

const distinctOf = (resource: ResourceType<AnyRow>, query: StatisticsQuery, distinct: string, place: InputPlace) => {
  const useless = GROUPED.find((name) => query[name] != null);
  if (useless !== undefined) throw place.at(useless).problem(NOT_DISTINCT);
  const { key, name } = valueField(resource, distinct, place.at('distinct'));
  return { distinct: key, ...present('sort', rowOrderOf(new RowNames([], [name]), query.orderBy, place)) };
};

const aggregateOf = (resource: ResourceType<AnyRow>, { query, orderBy }: StatisticsArguments, place: InputPlace) => {
  const keys = place.each('groupBy', query.groupBy, groupKeyOf(resource));
  const fields = place.each('fields', query.fields, groupFieldOf(resource));
  const { stages, rows } = stagesOf(rowNames(keys, fields), query.stages, place);
  const unwind = unwindOf(resource, query, place);
  return {
    aggregate: [
      ...(unwind === null ? [] : [{ unwind }]),
      ...(orderBy?.length ? [{ sort: sortOf(resource, orderBy) }] : []),
      { group: { ...present('keys', keys.map(statKey)), ...present('fields', fields.map(statField)) } },
      ...stages,
    ],
    ...present('sort', rowOrderOf(rows, query.orderBy, place)),
  };
};
