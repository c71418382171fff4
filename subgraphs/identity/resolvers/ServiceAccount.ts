import { referencedRecord, referencingRecord } from '../../records.ts';
import { orDefault } from '../../unknown.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { agents, projects, serviceAccounts, trustedAccounts, workspaces } from '../resources.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, serviceAccounts, id, info),
  id: (account) => account.service_account_id,
  name: (account) => account.name || null,
  state: (account) => orDefault(account, account.state, 'UNKNOWN'),
  provider: (account) => account.provider || null,
  tags: (account) => orDefault(account, account.tags, {}),
  project: (account, _args, context, info) => referencedRecord(context, projects, account.project_id, info),
  workspace: (account, _args, context, info) => referencedRecord(context, workspaces, account.workspace_id, info),
  trustedAccount: (account, _args, context, info) =>
    referencedRecord(context, trustedAccounts, account.trusted_account_id, info),
  createdAt: (account) => account.created_at || null,
  agent: (account, _args, context, info) =>
    referencingRecord(context, agents, 'service_account_id', account.service_account_id, info),
};
