/** Default and computed members of a metric: semantics 3.9.1, 3.9.2, 3.9.4. */
import type { MetricRecord } from '../../contract/inventory/metric.ts';
import { requiredParameterError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { findAnalysisSubject } from './analysisSubject.ts';
import type { DirectoryRecords } from './directoryRecords.ts';
import { checkReference, findEntriesById } from './findEntries.ts';

/** The resource type of a metric when neither it nor its namespace names one. */
const DEFAULT_RESOURCE_TYPE = 'inventory.CloudService';

type MetricQueryOptions = MetricRecord['query_options'];
type MetricLabel = MetricRecord['labels_info'][number];

/**
 * The resource type of a namespace's metrics.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (namespace_id); ERROR_REQUIRED_PARAMETER (resource_type) where the namespace
 *   has none
 */
export const findResourceType = async (db: Database, domainId: string, namespaceId: string): Promise<string> => {
  const namespace = await checkReference(db, 'namespaces', domainId, 'namespace_id', namespaceId);
  if (!namespace) return DEFAULT_RESOURCE_TYPE;
  if (!namespace.resource_type) throw requiredParameterError('resource_type');
  return namespace.resource_type;
};

/** A COUNTER needs a date field; for a GAUGE it is optional. */
export const chooseDateField = (metricType: string, given = ''): string =>
  given === '' && metricType === 'COUNTER' ? 'created_at' : given;

const createLabel = (key: string, name: string, kind: string): MetricLabel => ({
  key,
  name,
  reference: { resource_type: `identity.${kind}`, reference_key: key },
});

/** Labels that every metric has, whatever its groups. */
const DEFAULT_LABELS: readonly MetricLabel[] = [
  createLabel('workspace_id', 'Workspace', 'Workspace'),
  createLabel('project_id', 'Project', 'Project'),
  {
    ...createLabel('service_account_id', 'Service Account', 'ServiceAccount'),
    search_key: 'collection_info.service_account_id',
  },
];

const DEFAULT_LABEL_KEYS = new Set(DEFAULT_LABELS.flatMap(({ key, search_key = key }) => [key, search_key]));

/** The label of an entry of `group_by`: a path, or an object with `key`, `name` and further members. */
const toGroupLabels = (group: unknown): MetricLabel[] => {
  const requested = typeof group === 'string' ? { key: group, name: group.split('.').at(-1) } : group;
  const { key, name, ...further } = (requested ?? {}) as MetricLabel;
  if (DEFAULT_LABEL_KEYS.has(key)) return [];
  return [{ ...further, key: `labels.${name}`, name, search_key: key }];
};

/** All labels of an analysis. */
export const listLabels = ({ group_by = [] }: Pick<MetricQueryOptions, 'group_by'>): MetricLabel[] => [
  ...DEFAULT_LABELS,
  ...group_by.flatMap(toGroupLabels),
];

const completeMetric = (metric: JsonMembers, namespace: DirectoryRecords['namespaces'] | undefined): JsonMembers => {
  const { workspace_id = '*', metric_type = 'GAUGE', query_options } = metric;
  const resource_type = metric.resource_type || namespace?.resource_type || DEFAULT_RESOURCE_TYPE;
  findAnalysisSubject(String(resource_type));
  return {
    ...metric,
    ...{ workspace_id, metric_type, resource_type },
    date_field: chooseDateField(String(metric_type), metric.date_field as string | undefined),
    labels_info: listLabels((query_options ?? {}) as MetricQueryOptions),
    resource_group: workspace_id === '*' ? 'DOMAIN' : 'WORKSPACE',
  };
};

/**
 * Completes predefined metrics with the defaults that `create` uses. Their analysis is not run, since the analysed
 * records may be put later.
 *
 * @throws {ServiceError} ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const completeMetrics = async (metrics: readonly JsonMembers[], db: Database): Promise<JsonMembers[]> => {
  const named = metrics.map(({ domain_id, namespace_id = '' }) => [String(domain_id), String(namespace_id)] as const);
  const namespaces = await findEntriesById(db, 'namespaces', named);
  return metrics.map((metric, index) => completeMetric(metric, namespaces[index]));
};
