import { listUnder } from '../../read/list.ts';
import type { CollectorResolvers } from '../generated.ts';
import { inventoryJobs } from '../resources.ts';

export const Collector: CollectorResolvers = {
  inventoryJobs: (collector, args, context, info) =>
    listUnder(context, inventoryJobs, 'collector_id', collector.id, args, info),
};
