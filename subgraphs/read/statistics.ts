import type { Context } from '../context.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { JsonObject } from '../upstream/answer.ts';
import { OperationError } from '../upstream/errors.ts';
import { statisticsLoader } from './lists/StatisticsLoader.ts';
import type { ParentLink } from './parentLink.ts';

/**
 * Statistics computed under each parent: further keys to group by, and the fields of each group (semantics 2.6.4,
 * 2.6.5).
 */
export interface GroupedStatistics {
  readonly keys: readonly { readonly key: string; readonly name: string; readonly date_format?: string }[];
  readonly fields: readonly StatisticsField[];
}

/** A field of each group, computed over the rows that meet all of its conditions (semantics 2.6.6). */
export interface StatisticsField {
  readonly name: string;
  readonly operator: string;
  readonly key?: string;
  readonly conditions?: readonly { readonly key: string; readonly value: string; readonly operator: 'eq' }[];
}

/** The records that statistics cover. */
export interface StatisticsScope {
  readonly resource: ResourceType<AnyRow>;
  /** Member by which records reference their parent; null for all records. */
  readonly member: string | null;
  /** Where no member names the parent: how records find it. Then statistics are counts without keys. */
  readonly link?: ParentLink | undefined;
  /** Conditions in the graph's form. */
  readonly filter: object | null;
}

/**
 * Statistics of the records under a parent. The parents of one level share one `stat`.
 *
 * @param parent ignored where the scope is all records
 * @throws {OperationError} of `stat`; NOT_IMPLEMENTED where the resource has none
 */
export const statisticsUnder = (
  context: Context,
  { resource, member, filter, link }: StatisticsScope,
  parent: string,
  statistics: GroupedStatistics,
): Promise<readonly JsonObject[]> => {
  const list = { context, resource, args: { filter }, member, link };
  const loader = statisticsLoader({ list, member, statistics });
  if (loader) return loader.load(member === null ? '' : parent);
  throw new OperationError('NOT_IMPLEMENTED', { operation: resource.list.id });
};

/**
 * Reads a count from a row of statistics.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where it is not a count
 */
export const countIn = (row: JsonObject, name: string, { stat, list }: ResourceType<AnyRow>): number => {
  const count = row[name];
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: stat?.id ?? list.id });
};
