import { badInput } from '../errors.ts';
import { checkTimeZone } from '../wire/timeZone.ts';
import { checkRange } from './bucketCounts.ts';
import { completeRange, type DividedTime } from './buckets.ts';
import type { AlertFilter, AlertInterval } from './generated.ts';

/** Arguments that select alerts by their time of creation, and divide it. */
export interface CreationRange {
  readonly filter?: AlertFilter | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly over?: AlertInterval | null;
  readonly timeZone?: string | null;
}

/**
 * The alerts that were created in the range of a query.
 *
 * @param operation the operation, for errors
 * @returns the filter of the query with the range, and the time to divide; null without `over`
 * @throws {OperationError} BAD_USER_INPUT whose path names the invalid argument
 */
export const resolveCreationRange = (
  args: CreationRange,
  operation: string,
): { readonly filter: object | null; readonly divided: DividedTime | null } => {
  const timeZone = checkTimeZone(args.timeZone ?? 'UTC', operation, ['timeZone']);
  const given = { from: args.from ?? null, to: args.to ?? null };
  checkRange(given);
  const divided = args.over ? completeRange({ ...given, interval: args.over, timeZone }, Date.now()) : null;
  if (divided && given.to === null && divided.from > divided.to)
    throw badInput(operation, '`from` is in the future: give the end of the range, `to`.', ['from']);
  return { filter: addRangeToFilter(args.filter ?? null, divided ?? given), divided };
};

const addRangeToFilter = (filter: AlertFilter | null, { from, to }: Pick<CreationRange, 'from' | 'to'>) => {
  if (from == null && to == null) return filter;
  const range = { ...(from != null && { gte: from }), ...(to != null && { lt: to }) };
  return { ...filter, createdAt: [filter?.createdAt ?? [], range].flat() };
};
