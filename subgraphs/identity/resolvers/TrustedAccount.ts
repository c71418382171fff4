import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import { orDefault } from '../../unknown.ts';
import type { TrustedAccountResolvers } from '../generated.ts';
import { identityJobs, trustedAccounts } from '../resources.ts';

export const TrustedAccount: TrustedAccountResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, trustedAccounts, id, info),
  id: (account) => account.trusted_account_id,
  name: (account) => account.name || null,
  provider: (account) => account.provider || null,
  tags: (account) => orDefault(account, account.tags, {}),
  resourceGroup: (account) => orDefault(account, account.resource_group, 'UNKNOWN'),
  trustedSecret: (account) => referenceTo(account.trusted_secret_id),
  createdAt: (account) => account.created_at || null,
  identityJobs: (account, args, context, info) =>
    listUnder(context, identityJobs, 'trusted_account_id', account.trusted_account_id, args, info),
};
