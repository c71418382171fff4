/** What a metric is made of beside what its author says: semantics 3.9.1, 3.9.2, 3.9.4. */
import type { MetricRecord } from '../../contract/inventory/metric.ts';
import { type DirectoryRecords, entriesWith, referenced } from '../directory/directory.ts';
import { required } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { analysedBy } from './analysed.ts';

/** What is analysed where nothing is said. */
const ANYTHING = 'inventory.CloudService';

type QueryOptions = MetricRecord['query_options'];
type Label = MetricRecord['labels_info'][number];

/**
 * The resource type of a namespace's metrics.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (namespace_id); ERROR_REQUIRED_PARAMETER (resource_type) where the namespace
 *   says nothing
 */
export const resourceTypeOf = async (db: Database, domainId: string, namespaceId: string): Promise<string> => {
  const namespace = await referenced(db, 'namespaces', domainId, 'namespace_id', namespaceId);
  if (!namespace) return ANYTHING;
  if (!namespace.resource_type) throw required('resource_type');
  return namespace.resource_type;
};

/** A COUNTER needs a date to go by; a GAUGE may have one. */
export const dateFieldOf = (metricType: string, given = ''): string =>
  given === '' && metricType === 'COUNTER' ? 'created_at' : given;

const reference = (key: string, name: string, kind: string): Label => ({
  key,
  name,
  reference: { resource_type: `identity.${kind}`, reference_key: key },
});

/** Whatever the groups of an analysis, its values can be broken down by these. */
const LABELS: readonly Label[] = [
  reference('workspace_id', 'Workspace', 'Workspace'),
  reference('project_id', 'Project', 'Project'),
  {
    ...reference('service_account_id', 'Service Account', 'ServiceAccount'),
    search_key: 'collection_info.service_account_id',
  },
];

const ALWAYS = new Set(LABELS.flatMap(({ key, search_key = key }) => [key, search_key]));

/** A group as it stands in `group_by`: a path, or an object with `key`, `name` and whatever its author adds. */
const labelOf = (group: unknown): Label[] => {
  const asked = typeof group === 'string' ? { key: group, name: group.split('.').at(-1) } : group;
  const { key, name, ...further } = (asked ?? {}) as Label;
  if (ALWAYS.has(key)) return [];
  return [{ ...further, key: `labels.${name}`, name, search_key: key }];
};

/** What the values of an analysis can be broken down by. */
export const labelsOf = ({ group_by = [] }: Pick<QueryOptions, 'group_by'>): Label[] => [
  ...LABELS,
  ...group_by.flatMap(labelOf),
];

type Members = Record<string, unknown>;

const completedMetric = (metric: Members, namespace: DirectoryRecords['namespaces'] | undefined): Members => {
  const { workspace_id = '*', metric_type = 'GAUGE', query_options } = metric;
  const resource_type = metric.resource_type || namespace?.resource_type || ANYTHING;
  analysedBy(String(resource_type));
  return {
    ...metric,
    ...{ workspace_id, metric_type, resource_type },
    date_field: dateFieldOf(String(metric_type), metric.date_field as string | undefined),
    labels_info: labelsOf((query_options ?? {}) as QueryOptions),
    resource_group: workspace_id === '*' ? 'DOMAIN' : 'WORKSPACE',
  };
};

/**
 * Pre-made metrics whole: what they leave out becomes what `create` would make of it. Their analysis is not run, since
 * what they analyse may come later.
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const completedMetrics = async (metrics: readonly Members[], db: Database): Promise<Members[]> => {
  const named = metrics.map(({ domain_id, namespace_id = '' }) => [String(domain_id), String(namespace_id)] as const);
  const namespaces = await entriesWith(db, 'namespaces', named);
  return metrics.map((metric, index) => completedMetric(metric, namespaces[index]));
};
