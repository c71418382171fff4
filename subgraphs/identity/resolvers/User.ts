import { listRowsUnder, listUnder, listUnderOrNull } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { valueOrDefault } from '../../read/unknownRecords.ts';
import type { UserResolvers } from '../generated.ts';
import { apiKeys, projects, roleBindings, usersFor } from '../resources.ts';

export const User: UserResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, usersFor(context), id, info),
  authType: (user) => valueOrDefault(user, user.auth_type === 'MFA' ? 'UNKNOWN' : user.auth_type, 'UNKNOWN'),
  roleBindings: (user, _args, context, info) => listRowsUnder(context, roleBindings, 'user_id', user.user_id, info),
  projects: (user, args, context, info) => listUnderOrNull(context, projects, 'users', user.user_id, args, info),
  apiKeys: (user, args, context, info) => listUnder(context, apiKeys, 'user_id', user.user_id, args, info),
};
