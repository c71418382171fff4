import { listUnder, listUnderIf } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { TrustedAccountResolvers } from '../generated.ts';
import { identityJobs, serviceAccounts, trustedAccounts } from '../resources.ts';

export const TrustedAccount: TrustedAccountResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, trustedAccounts, id, info),
  trustedSecret: (account) => referenceTo(account.trusted_secret_id),
  identityJobs: (account, args, context, info) =>
    listUnder(context, identityJobs, 'trusted_account_id', account.trusted_account_id, args, info),
  serviceAccounts: (account, args, context, info) =>
    listUnderIf(context, serviceAccounts, 'trusted_account_id', account.trusted_account_id, args, info),
};
