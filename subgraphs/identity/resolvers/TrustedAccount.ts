import { listUnder } from '../../list.ts';
import type { TrustedAccountResolvers } from '../generated.ts';
import { identityJobs } from '../resources.ts';

export const TrustedAccount: TrustedAccountResolvers = {
  identityJobs: (account, args, context, info) =>
    listUnder(context, identityJobs, 'trusted_account_id', account.id, args, info),
};
