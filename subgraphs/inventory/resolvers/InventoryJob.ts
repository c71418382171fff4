import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { InventoryJobResolvers } from '../generated.ts';
import { inventoryJobs } from '../resources.ts';

export const InventoryJob: InventoryJobResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, inventoryJobs, id, info),
  requestWorkspace: (job) => referenceTo(job.request_workspace_id),
  collector: (job) => referenceTo(job.collector_id),
  plugin: (job) => referenceTo(job.plugin_id),
  workspace: (job) => referenceTo(job.workspace_id),
};
