import { loadReferencedName } from '../../read/referencedName.ts';
import type { UserGroupResolvers } from '../generated.ts';
import { userGroups } from '../resources.ts';

export const UserGroup: UserGroupResolvers = {
  id: (group) => group.id,
  name: ({ id }, _args, context) => loadReferencedName(context, userGroups, id),
};
