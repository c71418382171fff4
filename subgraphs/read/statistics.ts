import type { Context } from '../context.ts';
import { OperationError } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { lookUpFilter } from './filterLookups.ts';
import type { GroupedStatistics } from './groupedStatistics.ts';
import { getStatisticsLoader } from './lists/StatisticsLoader.ts';
import type { ParentLink } from './parentLink.ts';

/** The records that statistics cover. */
export interface StatisticsScope {
  readonly resource: ResourceType<AnyRow>;
  /** Member by which records reference their parent; null for all records. */
  readonly member: string | null;
  /** Where no member names the parent: how records find it. Then the fields of statistics are counts. */
  readonly link?: ParentLink | undefined;
  /** Conditions in the graph's form. */
  readonly filter: object | null;
  readonly keyword?: string | null | undefined;
}

/**
 * Statistics of the records under a parent. The parents of one level share one `stat`.
 *
 * @param parent ignored where the scope is all records
 * @throws {OperationError} of `stat`; NOT_IMPLEMENTED where the resource has none
 */
export const loadStatisticsUnder = (
  context: Context,
  scope: StatisticsScope,
  parent: string,
  statistics: GroupedStatistics,
): Promise<readonly JsonObject[]> => {
  const filter = lookUpFilter(context, scope.resource, scope.filter);
  return filter instanceof Promise
    ? filter.then((found) => loadStatistics(context, { ...scope, filter: found }, parent, statistics))
    : loadStatistics(context, scope, parent, statistics);
};

const loadStatistics = (
  context: Context,
  { resource, member, filter, keyword, link }: StatisticsScope,
  parent: string,
  statistics: GroupedStatistics,
): Promise<readonly JsonObject[]> => {
  const list = { context, resource, args: { filter, keyword: keyword ?? null }, member, link };
  const loader = getStatisticsLoader({ list, member, statistics });
  if (loader) return loader.load(member === null ? '' : parent);
  throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
};
