import { loadReferencedRecord } from '../../read/records.ts';
import type { MetricRunPayloadResolvers } from '../generated.ts';
import { metrics } from '../resources.ts';

export const MetricRunPayload: MetricRunPayloadResolvers = {
  metric: (payload, _args, context, info) => loadReferencedRecord(context, metrics, payload.metric?.metric_id, info),
};
