import { listUnder, listUnderOrNull } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { TrustedAccountResolvers } from '../generated.ts';
import { identityJobs, serviceAccounts, trustedAccounts } from '../resources.ts';

export const TrustedAccount: TrustedAccountResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, trustedAccounts, id, info),
  trustedSecret: (account) => toReference(account.trusted_secret_id),
  identityJobs: (account, args, context, info) =>
    listUnder(context, identityJobs, 'trusted_account_id', account.trusted_account_id, args, info),
  serviceAccounts: (account, args, context, info) =>
    listUnderOrNull(context, serviceAccounts, 'trusted_account_id', account.trusted_account_id, args, info),
};
