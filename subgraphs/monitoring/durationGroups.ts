import type DataLoader from 'dataloader';
import { alertDuration } from '../../contract/monitoring/alertDuration.ts';
import type { Context } from '../context.ts';
import { compileConditionsAround } from '../read/lists/listConditions.ts';
import { createBatchLoader } from '../read/tracedLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { MAX_FILTER_VALUES } from '../wire/limits.ts';
import type { AlertDurationsRow } from './alertDurationsRow.ts';
import { loadDerivedKeys, toDimensionKey, toServiceMaps } from './dimensions.ts';
import {
  type DurationGrouping,
  type GroupSet,
  INTERVAL_START,
  readDurationRows,
  toAlertDurations,
} from './durationRows.ts';
import { alerts } from './resources.ts';
import type { ServiceLinks } from './serviceLinks.ts';

/** The alerts whose durations are computed. */
export interface DurationScope {
  /** The member of alerts that references the parent, or the name of the link; null for all alerts. */
  readonly member: string | null;
  readonly link?: ServiceLinks | undefined;
  readonly filter: object | null;
  readonly keyword: string | null;
}

const operation = alertDuration.analyze;
const loaders = new RequestCache<string, DataLoader<string, AlertDurationsRow>>();

/**
 * Loads how long the alerts of a parent took. All parents of one field share one `monitoring.alert_duration.analyze`.
 *
 * @throws {OperationError} of the operation
 */
export const loadDurations = (
  context: Context,
  scope: DurationScope,
  grouping: DurationGrouping,
  parent: string,
): Promise<AlertDurationsRow> => {
  const { link: _, ...key } = scope;
  return loaders
    .getOrCreate(context, JSON.stringify([key, grouping]), () =>
      createBatchLoader<string, AlertDurationsRow>(
        context,
        (parents) => fetchDurations(context, scope, grouping, parents),
        {
          maxBatchSize: MAX_FILTER_VALUES,
        },
      ),
    )
    .load(parent);
};

const fetchDurations = async (
  context: Context,
  scope: DurationScope,
  grouping: DurationGrouping,
  parents: readonly string[],
): Promise<AlertDurationsRow[]> => {
  const { member, link, filter, keyword } = scope;
  const key = link ? PARENT : member;
  const sets = createGroupSets(key, grouping);
  const derived = await loadDerivedKeys(context, grouping.groupBy);
  const links = link ? [{ name: PARENT, maps: toServiceMaps(link) }, ...derived] : derived;
  const answer: unknown = await context.post(operation, {
    query: {
      ...compileConditionsAround({ context, resource: alerts, args: { filter, keyword }, member, link }, parents),
      group_sets: sets.map(({ keys }) => ({ keys })),
      ...(links.length > 0 && { links }),
      ...(grouping.starts && { starts: grouping.starts }),
    },
  });
  const byParent = Map.groupBy(readDurationRows(answer, sets), ({ values }) => (key === null ? '' : values[key]));
  return parents.map((parent) => toAlertDurations(byParent.get(key === null ? '' : parent) ?? [], grouping));
};

/** Name of the key of a link. */
const PARENT = 'parent';

/** The keys of each set: of the parent, its intervals, its groups, and their intervals. */
const createGroupSets = (parent: string | null, { groupBy, starts }: DurationGrouping): GroupSet[] => {
  const [all, groups] = [[parent ?? []].flat(), groupBy.map(toDimensionKey)];
  const sets: GroupSet[] = [
    { of: 'all', keys: all },
    { of: 'points', keys: [...all, INTERVAL_START] },
    { of: 'groups', keys: [...all, ...groups] },
    { of: 'groupPoints', keys: [...all, ...groups, INTERVAL_START] },
  ];
  const isAsked = ({ of }: GroupSet) =>
    (starts !== null || !/points/i.test(of)) && (groups.length > 0 || !/group/.test(of));
  return sets.filter(isAsked);
};
