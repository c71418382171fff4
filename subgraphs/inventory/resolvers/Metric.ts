import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { MetricResolvers } from '../generated.ts';
import { graphPath } from '../metricPath.ts';
import { metrics } from '../resources.ts';
import { storedLabel } from '../storedLabel.ts';
import { storedQuery } from '../storedQuery.ts';

export const Metric: MetricResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, metrics, id, info),
  queryOptions: (metric) => storedQuery(metric.query_options ?? {}),
  dateField: (metric) => (metric.date_field ? graphPath(metric.date_field) : null),
  labelsInfo: (metric) => (metric.labels_info ?? []).map(storedLabel),
  namespace: (metric) => referenceTo(metric.namespace_id),
  workspace: (metric) => referenceTo(metric.workspace_id),
};
