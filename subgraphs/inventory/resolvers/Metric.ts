import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { MetricResolvers } from '../generated.ts';
import { toGraphPath } from '../metricPath.ts';
import { metrics } from '../resources.ts';
import { readStoredLabel } from '../storedLabel.ts';
import { readStoredQuery } from '../storedQuery.ts';

export const Metric: MetricResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, metrics, id, info),
  queryOptions: (metric) => readStoredQuery(metric.query_options ?? {}),
  dateField: (metric) => (metric.date_field ? toGraphPath(metric.date_field) : null),
  labelsInfo: (metric) => (metric.labels_info ?? []).map(readStoredLabel),
  namespace: (metric) => toReference(metric.namespace_id),
  workspace: (metric) => toReference(metric.workspace_id),
};
