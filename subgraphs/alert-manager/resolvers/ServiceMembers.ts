import { textsIn } from '../../answer.ts';
import { referencesTo } from '../../reference.ts';
import type { ServiceMembersResolvers } from '../generated.ts';

export const ServiceMembers: ServiceMembersResolvers = {
  users: (members) => referencesTo(textsIn(members.USER)),
  userGroups: (members) => referencesTo(textsIn(members.USER_GROUP)),
};
