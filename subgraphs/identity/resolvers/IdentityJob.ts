import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { IdentityJobResolvers } from '../generated.ts';
import { identityJobs, trustedAccounts } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const IdentityJob: IdentityJobResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, identityJobs, id, info),
  trustedAccount: (job, _args, context, info) =>
    loadReferencedRecord(context, trustedAccounts, job.trusted_account_id, info),
  plugin: (job) => toReference(job.plugin_id),
  workspace: (job, _args, context, info) => loadReferencedWorkspace(context, job.workspace_id, info),
  domain: (job) => toReference(job.domain_id),
};
