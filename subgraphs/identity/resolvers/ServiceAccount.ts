import { findReferencingRecord, loadReferencedRecord } from '../../read/records.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { agents, projects, serviceAccounts, trustedAccounts } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, serviceAccounts, id, info),
  project: (account, _args, context, info) => loadReferencedRecord(context, projects, account.project_id, info),
  workspace: (account, _args, context, info) => loadReferencedWorkspace(context, account.workspace_id, info),
  trustedAccount: (account, _args, context, info) =>
    loadReferencedRecord(context, trustedAccounts, account.trusted_account_id, info),
  agent: (account, _args, context, info) =>
    findReferencingRecord(context, agents, 'service_account_id', account.service_account_id, info),
};
