import type { TObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { type Context, resolveDomain } from '../context.ts';
import { OperationError } from '../errors.ts';
import { compileOrder, memberIfNotEmpty, type OrderInput } from '../read/condition.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { toGraphName } from '../wire/names.ts';
import { compileRecords, compileUnwind, type RecordsInput, type UnwindInput } from './conditions.ts';
import { findValueField } from './fields.ts';
import {
  compileGroupField,
  compileGroupKey,
  type GroupFieldInput,
  type GroupKeyInput,
  toStatField,
  toStatKey,
} from './groups.ts';
import { InputPlace } from './inputPlace.ts';
import { compileRowPage, type RowPage } from './page.ts';
import { compileRowOrder, createRowNames, RowNames, type RowOrderInput } from './rows.ts';
import { compileStages, type StageInput } from './stages.ts';

/** Statistics of the records of a type: `groupBy` and `fields`, or `distinct`. */
export interface RecordStatisticsQuery extends UnwindInput, RowPage {
  readonly groupBy?: readonly GroupKeyInput[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
  readonly stages?: readonly StageInput[] | null;
  readonly distinct?: string | null;
  readonly orderBy?: readonly RowOrderInput[] | null;
}

/** Arguments of a `…Stats` field. */
interface StatisticsArguments extends RecordsInput {
  readonly query: RecordStatisticsQuery;
  readonly orderBy?: readonly OrderInput[] | null;
  readonly domainId?: string | null;
}

/**
 * Computes statistics by the resource's `stat` (semantics 2.6).
 *
 * @returns `results`, and `totalCount` where a page was requested
 * @throws {OperationError} of the operation; BAD_USER_INPUT with the path of a value that the query cannot have
 */
export const computeRecordStatistics = async (
  context: Context,
  resource: ResourceType<AnyRow>,
  args: StatisticsArguments,
): Promise<JsonObject> => {
  const { stat } = resource;
  if (stat === null) throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
  const statQuery = compileStatQuery(resource, args, new InputPlace(stat.id, []));
  const filter = await lookUpFilter(context, resource, args.filter);
  const request = { ...compileRecords(resource, { ...args, filter }), ...statQuery };
  return toGraphAnswer(
    await context.post(stat, { ...resolveDomain(context, stat, args.domainId), query: request }),
    stat,
  );
};

/**
 * The answer's own members in the graph's names; rows have the names that the query gives. Upstream may omit an empty
 * list of rows (semantics 1.2.3).
 */
export const toGraphAnswer = (answer: unknown, { id }: Operation<TObject>): JsonObject => {
  if (!isObject(answer)) throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: id });
  return {
    results: [],
    ...Object.fromEntries(Object.entries(answer).map(([name, value]) => [toGraphName(name), value])),
  };
};

const compileStatQuery = (resource: ResourceType<AnyRow>, args: StatisticsArguments, root: InputPlace): object => {
  const { query, orderBy } = args;
  const place = root.at('query');
  const isGrouped = Boolean(query.groupBy?.length || query.fields?.length);
  if (isGrouped === Boolean(query.distinct)) throw place.problem('Give `groupBy` or `fields`, or else `distinct`.');
  if (query.distinct && orderBy?.length) throw root.at('orderBy').problem(NOT_DISTINCT);
  return {
    ...(query.distinct
      ? compileDistinct(resource, query, query.distinct, place)
      : compileAggregate(resource, args, place)),
    ...compileRowPage(query, place),
  };
};

/** Members of a query that need groups. */
const GROUPED = ['stages', 'unwind', 'unwindFilter'] as const;
const NOT_DISTINCT = 'It cannot be combined with `distinct`.';

const compileDistinct = (
  resource: ResourceType<AnyRow>,
  query: RecordStatisticsQuery,
  distinct: string,
  place: InputPlace,
) => {
  const useless = GROUPED.find((name) => query[name] != null);
  if (useless !== undefined) throw place.at(useless).problem(NOT_DISTINCT);
  const { key, name } = findValueField(resource, distinct, place.at('distinct'));
  return {
    distinct: key,
    ...memberIfNotEmpty('sort', compileRowOrder(new RowNames([], [name]), query.orderBy, place)),
  };
};

const compileAggregate = (
  resource: ResourceType<AnyRow>,
  { query, orderBy }: StatisticsArguments,
  place: InputPlace,
) => {
  const keys = place.each('groupBy', query.groupBy, compileGroupKey(resource));
  const fields = place.each('fields', query.fields, compileGroupField(resource));
  const { stages, rows } = compileStages(createRowNames(keys, fields), query.stages, place);
  const unwind = compileUnwind(resource, query, place);
  return {
    aggregate: [
      ...(unwind === null ? [] : [{ unwind }]),
      ...(orderBy?.length ? [{ sort: compileOrder(resource, orderBy) }] : []),
      {
        group: {
          ...memberIfNotEmpty('keys', keys.map(toStatKey)),
          ...memberIfNotEmpty('fields', fields.map(toStatField)),
        },
      },
      ...stages,
    ],
    ...memberIfNotEmpty('sort', compileRowOrder(rows, query.orderBy, place)),
  };
};
