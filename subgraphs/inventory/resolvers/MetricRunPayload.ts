import { referencedRecord } from '../../read/records.ts';
import type { MetricRunPayloadResolvers } from '../generated.ts';
import { metrics } from '../resources.ts';

export const MetricRunPayload: MetricRunPayloadResolvers = {
  metric: (payload, _args, context, info) => referencedRecord(context, metrics, payload.metric?.metric_id, info),
};
