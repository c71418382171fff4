import { alertDuration } from '../../contract/monitoring/alertDuration.ts';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import { RequestCache } from '../requestCache.ts';
import { checkTop } from '../wire/checkTop.ts';
import type { AlertDurationsRow } from './alertDurationsRow.ts';
import { divideIntoBuckets } from './bucketCounts.ts';
import { type CreationRange, resolveCreationRange } from './creationRange.ts';
import { type DurationScope, loadDurations } from './durationGroups.ts';
import type { DurationGrouping } from './durationRows.ts';
import type { AlertDimension } from './generated.ts';
import { alerts } from './resources.ts';

/** Arguments of the field `loadAlertDurations`. */
interface AlertDurationsArguments extends CreationRange {
  readonly keyword?: string | null;
  readonly groupBy?: readonly AlertDimension[] | null;
  readonly top?: number | null;
}

const operation = alertDuration.analyze.id;

/**
 * How long the alerts of a parent took. All parents of one field share one `monitoring.alert_duration.analyze`.
 *
 * @param member the member of alerts that references the parent, e.g. `project_id`; null for all alerts
 * @param link where no member references it: how alerts find it
 * @returns null where the deployment has no durations, or the caller may not read them
 * @throws {OperationError} of the operation; BAD_USER_INPUT whose path names the invalid argument
 */
export const loadAlertDurationsUnder = (
  context: Context,
  scope: Pick<DurationScope, 'member' | 'link'>,
  parent: string,
  args: AlertDurationsArguments,
): Promise<AlertDurationsRow | null> => loadDurationsUnder(context, scope, parent, args).catch(nullWhereNotAvailable);

/**
 * How long all alerts that the caller may see took.
 *
 * @throws {OperationError} as `loadAlertDurationsUnder`; NOT_IMPLEMENTED where the deployment has no durations
 */
export const loadAlertDurations = (context: Context, args: AlertDurationsArguments): Promise<AlertDurationsRow> =>
  loadDurationsUnder(context, { member: null }, '', args);

const loadDurationsUnder = async (
  context: Context,
  scope: Pick<DurationScope, 'member' | 'link'>,
  parent: string,
  args: AlertDurationsArguments,
): Promise<AlertDurationsRow> => {
  const { filter: given, grouping } = toDurationsRequest(context, args);
  const filter = await lookUpFilter(context, alerts, given);
  return loadDurations(context, { ...scope, filter, keyword: args.keyword ?? null }, grouping, parent);
};

/** Requests by arguments: all parents of a field have the same, also where its range ends with now. */
const requests = new RequestCache<string, { readonly grouping: DurationGrouping; readonly filter: object | null }>();

const toDurationsRequest = (context: Context, args: AlertDurationsArguments) =>
  requests.getOrCreate(context, JSON.stringify(args), () => {
    const groupBy = args.groupBy ?? [];
    const top = checkTop(args.top, groupBy, operation);
    const { filter, divided } = resolveCreationRange(args, operation);
    const starts = divided && divideIntoBuckets(divided, 'over').starts.map((start) => new Date(start).toISOString());
    return { grouping: { groupBy, top, starts }, filter };
  });
