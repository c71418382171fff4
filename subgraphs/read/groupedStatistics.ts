import { OperationError } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import type { JsonObject } from '../wire/jsonObject.ts';

/**
 * Statistics computed under each parent: further keys to group by, and the fields of each group (semantics 2.6.4,
 * 2.6.5).
 */
export interface GroupedStatistics {
  readonly keys: readonly StatisticsKey[];
  readonly fields: readonly StatisticsField[];
  /** A finer grouping that is computed before. Its rows, with the names of its keys and fields, are what is grouped. */
  readonly before?: { readonly keys: readonly StatisticsKey[]; readonly fields: readonly StatisticsField[] };
}

/** A member, or a time of it in a format, that rows are grouped by. */
export interface StatisticsKey {
  readonly key: string;
  readonly name: string;
  readonly date_format?: string;
}

/** A field of each group, computed over the rows that meet all of its conditions (semantics 2.6.6). */
export interface StatisticsField {
  readonly name: string;
  readonly operator: string;
  readonly key?: string;
  readonly conditions?: readonly {
    readonly key: string;
    readonly value: string;
    readonly operator: 'eq' | 'gte' | 'lt';
  }[];
}

/**
 * Reads a count from a row of statistics.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where it is not a count
 */
export const readCount = (row: JsonObject, name: string, { stat, list }: ResourceType<AnyRow>): number => {
  const count = row[name];
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: stat?.id ?? list.id });
};
