import { listUnder } from '../../list.ts';
import type { UserResolvers } from '../generated.ts';
import { apiKeys } from '../resources.ts';

export const User: UserResolvers = {
  apiKeys: (user, args, context, info) => listUnder(context, apiKeys, 'user_id', user.id, args, info),
};
