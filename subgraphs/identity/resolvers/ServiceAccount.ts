import { referredBy } from '../../records.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { agents } from '../kinds.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  agent: (account, _args, context, info) => referredBy(context, agents, 'service_account_id', account.id, info),
};
