import type { Context } from '../context.ts';
import { findTopGroup, listTopGroups, loadGroupTree } from '../projectGroups.ts';
import type { GroupedStatistics } from '../read/groupedStatistics.ts';
import { readReferenceId } from '../read/reference.ts';
import type { AnyRow } from '../resourceType.ts';
import { type AlertDimension, type AlertGroupValueRow, dimensionMembers } from './alertCountsRow.ts';
import { LINK_MEMBERS, loadServiceLinks, type ServiceLinks } from './serviceLinks.ts';

/** Reads the value of a dimension from an alert. */
type DimensionReader = (alert: AnyRow) => unknown;

/** A dimension that no member of alerts is. */
interface DerivedDimension {
  /** Members of alerts that determine the value. */
  readonly members: readonly string[];
  /** Begins to fetch what does not depend on alerts. */
  start(context: Context): Promise<unknown>;
  /** Fetches the records that give these alerts their values. */
  readerFor(context: Context, alerts: readonly AnyRow[]): Promise<DimensionReader>;
  /** Fetches the records that give all alerts their values. */
  mapsFor(context: Context): Promise<readonly ValueMap[]>;
}

/** The value of a dimension by one member of alerts. */
interface ValueMap {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
}

const derivedDimensions: Readonly<Record<'SERVICE' | 'PROJECT_GROUP', DerivedDimension>> = {
  SERVICE: {
    members: LINK_MEMBERS,
    start: loadServiceLinks,
    readerFor: async (context) => {
      const links = await loadServiceLinks(context);
      return (alert) => links.findService(alert);
    },
    mapsFor: async (context) => toServiceMaps(await loadServiceLinks(context)),
  },
  PROJECT_GROUP: {
    members: ['project_id'],
    start: loadGroupTree,
    readerFor: async (context, alerts) => {
      const projects = [...new Set(alerts.map(({ project_id }) => project_id))].filter((id) => typeof id === 'string');
      const found = projects.map(async (id) => [id, id && (await findTopGroup(context, id))?.id] as const);
      const groups = new Map<unknown, string | undefined>(await Promise.all(found));
      return ({ project_id }) => groups.get(project_id);
    },
    mapsFor: async (context) => [{ key: 'project_id', values: Object.fromEntries(await listTopGroups(context)) }],
  },
};

/** The service of alerts by each of their members that names one. */
export const toServiceMaps = ({ servicesByMember }: ServiceLinks): readonly ValueMap[] =>
  servicesByMember.map(({ key, services }) => ({ key, values: Object.fromEntries(services) }));

const isDerived = (dimension: AlertDimension): dimension is keyof typeof derivedDimensions =>
  dimension in derivedDimensions;

const listMembers = (dimension: AlertDimension): readonly string[] =>
  isDerived(dimension) ? derivedDimensions[dimension].members : [dimensionMembers[dimension]];

/** The name of the key that alerts are grouped by for a dimension, where the API gets the values that no member has. */
export const toDimensionKey = (dimension: AlertDimension): string =>
  isDerived(dimension) ? dimension : dimensionMembers[dimension];

/**
 * The keys of dimensions that no member of alerts is, with the records that give their values.
 *
 * @throws {OperationError} of the lists of the records that say what alerts belong to
 */
export const loadDerivedKeys = (context: Context, dimensions: readonly AlertDimension[]) =>
  Promise.all(
    [...new Set(dimensions)].filter(isDerived).map(async (dimension) => ({
      name: toDimensionKey(dimension),
      maps: await derivedDimensions[dimension].mapsFor(context),
    })),
  );

/** Begins to fetch the values of dimensions, while alerts are counted. Reading the values throws the error. */
export const startReaders = (context: Context, dimensions: readonly AlertDimension[]): void => {
  for (const dimension of dimensions.filter(isDerived)) derivedDimensions[dimension].start(context).catch(() => {});
};

/** Names of keys begin like this, since keys of parents have the names of members. */
const KEY = 'by_';

/** The keys that statistics are grouped by, to group alerts by dimensions. */
export const listStatisticsKeys = (dimensions: readonly AlertDimension[]): GroupedStatistics['keys'] =>
  [...new Set(dimensions.flatMap(listMembers))].map((key) => ({ key, name: `${KEY}${key}` }));

/**
 * The value of each dimension in rows of these statistics.
 *
 * @throws {OperationError} of the lists of the records that say what alerts belong to
 */
export const readDimensionValues = async (
  context: Context,
  rows: readonly AnyRow[],
  dimensions: readonly AlertDimension[],
): Promise<AlertGroupValueRow[][]> => {
  const keys = [...new Set(dimensions.flatMap(listMembers))];
  const alerts = rows.map((row): AnyRow => Object.fromEntries(keys.map((key) => [key, row[`${KEY}${key}`]])));
  const readers = await Promise.all(dimensions.map((dimension) => getReader(context, dimension, alerts)));
  return alerts.map((alert) =>
    dimensions.map((dimension, at) => ({ dimension, id: readReferenceId(readers[at]?.(alert)) })),
  );
};

const getReader = (context: Context, dimension: AlertDimension, alerts: readonly AnyRow[]) => {
  if (isDerived(dimension)) return derivedDimensions[dimension].readerFor(context, alerts);
  const member = dimensionMembers[dimension];
  return (alert: AnyRow) => alert[member];
};
