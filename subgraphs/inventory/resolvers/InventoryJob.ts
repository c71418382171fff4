import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { InventoryJobResolvers } from '../generated.ts';
import { inventoryJobs } from '../resources.ts';

export const InventoryJob: InventoryJobResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, inventoryJobs, id, info),
  requestWorkspace: (job) => toReference(job.request_workspace_id),
  collector: (job) => toReference(job.collector_id),
  plugin: (job) => toReference(job.plugin_id),
  workspace: (job) => toReference(job.workspace_id),
};
