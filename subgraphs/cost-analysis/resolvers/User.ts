import { listUnder } from '../../read/list.ts';
import type { UserResolvers } from '../generated.ts';
import { customWidgets } from '../resources.ts';

export const User: UserResolvers = {
  customWidgets: (user, args, context, info) => listUnder(context, customWidgets, 'user_id', user.id, args, info),
};
