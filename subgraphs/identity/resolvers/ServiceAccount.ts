import { referencingRecord } from '../../records.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { agents } from '../resources.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  agent: (account, _args, context, info) => referencingRecord(context, agents, 'service_account_id', account.id, info),
};
