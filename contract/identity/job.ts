/** Identity jobs: results of synchronising accounts through a plugin. No operation starts one. */
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
import { ResourceGroup } from '../enums.ts';
import { Empty, enumeration, listOf, message, nested, optional, Struct, struct, text, time } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const JobStatus = enumeration(
  'identity.JobStatus',
  ['SUCCESS', 'ERROR', 'PENDING', 'IN_PROGRESS', 'FAILURE', 'CANCELED'],
  'PENDING, then IN_PROGRESS, then SUCCESS, FAILURE or CANCELED. ERROR means the same as FAILURE, but a filter on one does not match the other.',
);

export const JobInfo = message('identity.JobInfo', 'One run that synchronizes accounts.', {
  job_id: text('Identifier, e.g. `job-5c7fe0129ab3`.'),
  status: nested(JobStatus, 'State of the run.'),
  options: struct('Options of the plugin.'),
  resource_group: nested(ResourceGroup, 'DOMAIN or WORKSPACE.'),
  error_message: text('Reason of the failure; empty otherwise.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  trusted_account_id: text('Trusted account of the run.'),
  plugin_id: text('Plugin of the run.'),
  created_at: createdAt,
  updated_at: updatedAt,
  finished_at: time('Time of the end of the run; empty until then.'),
});

/** A record in wire form. */
export type IdentityJobRecord = Static<typeof JobInfo>;

export const JobRequest = message('identity.JobRequest', 'One job.', {
  job_id: text('Job to act on.'),
});

export const JobsQuery = message('identity.JobsQuery', LISTED, {
  query: listQuery,
  job_id: optional(text('Id of the job.')),
  status: optional(nested(JobStatus, 'Current status.')),
  workspace_id: workspaceFilter,
  trusted_account_id: optional(text('Trusted account of the runs.')),
  plugin_id: optional(text('Plugin of the runs.')),
});

export const job = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'job',
    record: JobInfo,
    idField: 'job_id',
    idPrefix: 'job-',
    fedBy: 'ingest',
    permission: 'identity:Job',
    scope: 'workspace',
    minimalFields: ['job_id', 'trusted_account_id', 'status', 'resource_group', 'created_at', 'finished_at'],
    keywordFields: ['job_id', 'status'],
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
      response: listOf('identity.JobsInfo', JobInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics over runs.',
      request: statRequest('identity.JobStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
