import { referencedRecord, referencingRecord } from '../../read/records.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { agents, projects, serviceAccounts, trustedAccounts } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, serviceAccounts, id, info),
  project: (account, _args, context, info) => referencedRecord(context, projects, account.project_id, info),
  workspace: (account, _args, context, info) => referencedWorkspace(context, account.workspace_id, info),
  trustedAccount: (account, _args, context, info) =>
    referencedRecord(context, trustedAccounts, account.trusted_account_id, info),
  agent: (account, _args, context, info) =>
    referencingRecord(context, agents, 'service_account_id', account.service_account_id, info),
};
