import type { TObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { type Context, domainFor } from '../context.ts';
import { type Order, sortOf } from '../read/condition.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { OperationError } from '../upstream/errors.ts';
import { isObject, type JsonObject } from '../upstream/jsonObject.ts';
import { graphName } from '../wire/names.ts';
import { present, type RecordsInput, recordsOf, unwindOf } from './conditions.ts';
import { type FieldInput, valueField } from './fields.ts';
import { type GroupFieldInput, type GroupKeyInput, groupFieldOf, groupKeyOf, statField, statKey } from './groups.ts';
import { InputPlace } from './inputPlace.ts';
import { type RowPage, rowPageOf } from './page.ts';
import { RowNames, type RowOrderInput, rowNames, rowOrderOf } from './rows.ts';
import { type StageInput, stagesOf } from './stages.ts';

/** Statistics of the records of a type: `groupBy` and `fields`, or `distinct`. */
export interface StatisticsQuery extends RecordsInput, RowPage {
  readonly recordOrderBy?: readonly Order[] | null;
  readonly groupBy?: readonly GroupKeyInput[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
  readonly stages?: readonly StageInput[] | null;
  readonly distinct?: FieldInput | null;
  readonly orderBy?: readonly RowOrderInput[] | null;
}

/** Arguments of a `…Stats` field. */
interface StatisticsArguments {
  readonly query: StatisticsQuery;
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
  { query, domainId }: StatisticsArguments,
): Promise<JsonObject> => {
  const { stat } = resource;
  if (stat === null) throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
  const request = statQueryOf(resource, query, new InputPlace(stat.id, ['query']));
  return inGraphNames(await context.post(stat, { ...domainFor(context, stat, domainId), query: request }), stat);
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

const statQueryOf = (resource: ResourceType<AnyRow>, query: StatisticsQuery, place: InputPlace): object => {
  const isGrouped = Boolean(query.groupBy?.length || query.fields?.length);
  if (isGrouped === Boolean(query.distinct)) throw place.problem('Give `groupBy` or `fields`, or else `distinct`.');
  return {
    ...recordsOf(resource, query, place),
    ...(query.distinct ? distinctOf(resource, query, query.distinct, place) : aggregateOf(resource, query, place)),
    ...rowPageOf(query, place),
  };
};

/** Members of a query that need groups. */
const GROUPED = ['stages', 'unwind', 'unwindFilter', 'recordOrderBy'] as const;

const distinctOf = (
  resource: ResourceType<AnyRow>,
  query: StatisticsQuery,
  distinct: FieldInput,
  place: InputPlace,
) => {
  const useless = GROUPED.find((name) => query[name] != null);
  if (useless !== undefined) throw place.at(useless).problem('It cannot be combined with `distinct`.');
  const { key, name } = valueField(resource, distinct, place.at('distinct'));
  return { distinct: key, ...present('sort', rowOrderOf(new RowNames([], [name]), query.orderBy, place)) };
};

const aggregateOf = (resource: ResourceType<AnyRow>, query: StatisticsQuery, place: InputPlace) => {
  const keys = place.each('groupBy', query.groupBy, groupKeyOf(resource));
  const fields = place.each('fields', query.fields, groupFieldOf(resource));
  const { stages, rows } = stagesOf(rowNames(keys, fields), query.stages, place);
  const unwind = unwindOf(resource, query, place);
  return {
    aggregate: [
      ...(unwind === null ? [] : [{ unwind }]),
      ...(query.recordOrderBy?.length ? [{ sort: sortOf(resource, query.recordOrderBy) }] : []),
      { group: { ...present('keys', keys.map(statKey)), ...present('fields', fields.map(statField)) } },
      ...stages,
    ],
    ...present('sort', rowOrderOf(rows, query.orderBy, place)),
  };
};
