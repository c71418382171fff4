/** Reads the answer of `monitoring.alert_duration.analyze`. */
import { alertDuration } from '../../contract/monitoring/alertDuration.ts';
import { OperationError } from '../errors.ts';
import { readReferenceId } from '../read/reference.ts';
import { readResults } from '../upstream/answer.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import type { AlertDimension } from './alertCountsRow.ts';
import type { AlertDurationsRow, DurationNumbers, DurationSeries, Durations } from './alertDurationsRow.ts';
import { byTotalDescending } from './alertGroups.ts';
import { toDimensionKey } from './dimensions.ts';

/** How alerts are grouped. */
export interface DurationGrouping {
  readonly groupBy: readonly AlertDimension[];
  /** The number of largest groups to return; null for all. */
  readonly top: number | null;
  /** The first instants of the intervals; null where there are none. */
  readonly starts: readonly string[] | null;
}

/** A group set of the request, and what its rows are the durations of. */
export interface GroupSet {
  readonly of: 'all' | 'points' | 'groups' | 'groupPoints';
  readonly keys: readonly string[];
}

/** The durations of one group of one set. */
interface DurationRow extends Durations {
  readonly of: GroupSet['of'] | undefined;
  readonly values: JsonObject;
}

/** Name of the key that is the first instant of an interval. */
export const INTERVAL_START = 'start';

const operation = alertDuration.analyze.id;

/**
 * The rows of an answer.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where numbers are none
 */
export const readDurationRows = (answer: unknown, sets: readonly GroupSet[]): DurationRow[] =>
  readResults(answer, operation).map(({ group_set, values, count, time_to_acknowledge, time_to_resolve }) => ({
    of: sets[readNumber(group_set)]?.of,
    values: isObject(values) ? values : {},
    total: readNumber(count),
    timeToAcknowledge: readDurationNumbers(time_to_acknowledge),
    timeToResolve: readDurationNumbers(time_to_resolve),
  }));

const readDurationNumbers = (durations: unknown): DurationNumbers => {
  const { count, mean, p50, p95 } = isObject(durations) ? durations : {};
  if (readNumber(count) === 0) return NO_DURATION;
  return { count: readNumber(count), mean: readNumber(mean), p50: readNumber(p50), p95: readNumber(p95) };
};

/** A number that is absent is 0. */
const readNumber = (value: unknown = 0): number => {
  if (typeof value === 'number') return value;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
};

const NO_DURATION: DurationNumbers = { count: 0, mean: null, p50: null, p95: null };
const NO_ALERTS: Durations = { total: 0, timeToAcknowledge: NO_DURATION, timeToResolve: NO_DURATION };

/** The durations of a parent, from its rows. */
export const toAlertDurations = (rows: readonly DurationRow[], grouping: DurationGrouping): AlertDurationsRow => {
  const { groupBy, top, starts } = grouping;
  const { all, points, groups = [], groupPoints = [] } = Object.groupBy(rows, ({ of = 'all' }) => of);
  const valuesOf = ({ values }: DurationRow) =>
    groupBy.map((dimension) => ({ dimension, id: readReferenceId(values[toDimensionKey(dimension)]) }));
  const pointsByGroup = Map.groupBy(groupPoints, (row) => JSON.stringify(valuesOf(row)));
  const listed = groups.map((row) => {
    const values = valuesOf(row);
    return { ...toDurationSeries(row, pointsByGroup.get(JSON.stringify(values)), starts), values };
  });
  return {
    ...toDurationSeries(all?.[0], points, starts),
    groups: listed.toSorted(byTotalDescending).slice(0, top ?? listed.length),
  };
};

/** The durations of some alerts, with a point for each interval. */
const toDurationSeries = (
  whole: Durations = NO_ALERTS,
  points: readonly DurationRow[] = [],
  starts: readonly string[] | null,
): DurationSeries => {
  const byStart = new Map(points.map((point) => [point.values[INTERVAL_START], point]));
  const { total, timeToAcknowledge, timeToResolve } = whole;
  return {
    ...{ total, timeToAcknowledge, timeToResolve },
    points: (starts ?? []).map((start) => ({ ...NO_ALERTS, ...byStart.get(start), start })),
  };
};
