import { listUnder } from '../../read/list.ts';
import type { TrustedAccountResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const TrustedAccount: TrustedAccountResolvers = {
  trustedSecrets: (account, args, context, info) =>
    listUnder(context, trustedSecrets, 'trusted_account_id', account.id, args, info),
};
