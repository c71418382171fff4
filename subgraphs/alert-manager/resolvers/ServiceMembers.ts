import { referencesTo } from '../../reference.ts';
import { textsIn } from '../structMembers.ts';
import type { ServiceMembersResolvers } from '../generated.ts';

export const ServiceMembers: ServiceMembersResolvers = {
  users: (members) => referencesTo(textsIn(members.USER)),
  userGroups: (members) => textsIn(members.USER_GROUP),
};
