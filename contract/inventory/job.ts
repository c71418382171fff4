/** Collection jobs: results of collecting cloud resources through plugins. No operation starts one. */
import type { Static } from 'typebox';
import {
  createdAt,
  domainId,
  LISTED,
  listQuery,
  statRequest,
  updatedAt,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { AnalyzeQuery } from '../core/query.ts';
import { ResourceGroup } from '../enums.ts';
import { Empty, enumeration, int32, listOf, message, nested, optional, Struct, text, time } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const JobStatus = enumeration(
  'inventory_v2.JobStatus',
  ['SUCCESS', 'IN_PROGRESS', 'FAILURE', 'CANCELED'],
  'Initially IN_PROGRESS. FAILURE if a task failed or the run did not end, otherwise SUCCESS; CANCELED on request.',
);

export const JobInfo = message('inventory_v2.JobInfo', 'One run that collects cloud resources.', {
  job_id: text('Identifier, e.g. `job-5c7fe0129ab3`.'),
  status: nested(JobStatus, 'State of the run.'),
  total_tasks: int32('Number of tasks of the run.'),
  remained_tasks: int32('Number of unfinished tasks; the run ends at 0.'),
  success_tasks: int32('Number of successful tasks.'),
  failure_tasks: int32('Number of failed tasks.'),
  request_secret_id: text('Secret requested for the run; empty when none.'),
  request_workspace_id: text('Workspace requested for the run; empty when none.'),
  resource_group: nested(ResourceGroup, 'DOMAIN or WORKSPACE.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  collector_id: text('Collector of the run.'),
  plugin_id: text('Plugin of the run.'),
  created_at: createdAt,
  updated_at: updatedAt,
  finished_at: time('Time at which the status left IN_PROGRESS; empty until then.'),
});

/** A record in wire form. */
export type InventoryJobRecord = Static<typeof JobInfo>;

export const JobRequest = message('inventory_v2.JobRequest', 'One job.', {
  job_id: text('Job to act on.'),
});

export const JobsQuery = message('inventory_v2.JobsQuery', LISTED, {
  query: listQuery,
  job_id: optional(text('Id of the job.')),
  status: optional(nested(JobStatus, 'Current status.')),
  workspace_id: workspaceFilter,
  collector_id: optional(text('Collector of the runs.')),
  plugin_id: optional(text('Plugin of the runs.')),
});

export const JobAnalyzeQuery = message(
  'inventory_v2.JobAnalyzeQuery',
  "An analysis of the records in the caller's scope.",
  {
    query: nested(AnalyzeQuery, 'The runs to read, and what to compute per group.'),
  },
);

export const job = resource(
  {
    area: 'inventory_v2',
    version: 'v1',
    name: 'job',
    record: JobInfo,
    idField: 'job_id',
    idPrefix: 'job-',
    fedBy: 'ingest',
    permission: 'inventory-v2:Job',
    scope: 'workspace',
    minimalFields: ['job_id', 'status', 'created_at', 'finished_at'],
    keywordFields: ['job_id'],
    defaultSort: ['-created_at'],
  },
  {
    delete: {
      summary: 'Deletes the record of a run, in any status.',
      request: JobRequest,
      response: Empty,
      roles: OWNERS,
    },
    get: {
      summary: 'Returns one run.',
      request: JobRequest,
      response: JobInfo,
      roles: MEMBERS,
    },
    list: {
      summary: "Lists runs of the caller's workspace and of the whole domain.",
      request: JobsQuery,
      response: listOf('inventory_v2.JobsInfo', JobInfo),
      roles: MEMBERS,
    },
    analyze: {
      summary: 'Groups runs and computes fields per group; returns `core.AnalyzeResult`.',
      request: JobAnalyzeQuery,
      response: Struct,
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics over runs.',
      request: statRequest('inventory_v2.JobStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
