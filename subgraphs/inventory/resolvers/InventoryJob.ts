import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { InventoryJobResolvers } from '../generated.ts';
import { inventoryJobs } from '../resources.ts';

export const InventoryJob: InventoryJobResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, inventoryJobs, id, info),
  id: (job) => job.job_id,
  status: (job) => job.status ?? 'UNKNOWN',
  totalTasks: (job) => job.total_tasks ?? 0,
  remainedTasks: (job) => job.remained_tasks ?? 0,
  successTasks: (job) => job.success_tasks ?? 0,
  failureTasks: (job) => job.failure_tasks ?? 0,
  requestSecretId: (job) => job.request_secret_id || null,
  requestWorkspace: (job) => referenceTo(job.request_workspace_id),
  resourceGroup: (job) => job.resource_group ?? 'UNKNOWN',
  collector: (job) => referenceTo(job.collector_id),
  plugin: (job) => referenceTo(job.plugin_id),
  workspace: (job) => referenceTo(job.workspace_id),
  createdAt: (job) => job.created_at || null,
  updatedAt: (job) => job.updated_at || null,
  finishedAt: (job) => job.finished_at || null,
};
