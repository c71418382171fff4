import { referred } from '../../records.ts';
import type { MetricRunPayloadResolvers } from '../generated.ts';
import { metrics } from '../kinds.ts';

export const MetricRunPayload: MetricRunPayloadResolvers = {
  metric: (payload, _args, context, info) => referred(context, metrics, payload.metric?.metric_id, info),
};
