import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { IdentityJobResolvers } from '../generated.ts';
import { identityJobs, trustedAccounts } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const IdentityJob: IdentityJobResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, identityJobs, id, info),
  trustedAccount: (job, _args, context, info) =>
    referencedRecord(context, trustedAccounts, job.trusted_account_id, info),
  plugin: (job) => referenceTo(job.plugin_id),
  workspace: (job, _args, context, info) => referencedWorkspace(context, job.workspace_id, info),
  domain: (job) => referenceTo(job.domain_id),
};
