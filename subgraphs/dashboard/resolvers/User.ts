import { listUnder } from '../../read/list.ts';
import type { UserResolvers } from '../generated.ts';
import { projectDashboards } from '../resources.ts';

export const User: UserResolvers = {
  dashboards: (user, args, context, info) => listUnder(context, projectDashboards, 'user_id', user.id, args, info),
};
