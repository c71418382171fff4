import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { MetricResolvers } from '../generated.ts';
import { metrics } from '../resources.ts';

export const Metric: MetricResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, metrics, id, info),
  id: (metric) => metric.metric_id,
  name: (metric) => metric.name || null,
  metricType: (metric) => metric.metric_type ?? 'UNKNOWN',
  resourceType: (metric) => metric.resource_type || null,
  queryOptions: (metric) => metric.query_options ?? {},
  dateField: (metric) => metric.date_field || null,
  unit: (metric) => metric.unit || null,
  tags: (metric) => metric.tags ?? {},
  labelsInfo: (metric) => metric.labels_info ?? [],
  isManaged: (metric) => metric.is_managed ?? false,
  resourceGroup: (metric) => metric.resource_group ?? 'UNKNOWN',
  namespace: (metric) => referenceTo(metric.namespace_id),
  workspace: (metric) => referenceTo(metric.workspace_id),
  createdAt: (metric) => metric.created_at || null,
  updatedAt: (metric) => metric.updated_at || null,
};
