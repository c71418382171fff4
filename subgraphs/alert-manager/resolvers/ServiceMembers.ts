import { referencesTo } from '../../read/reference.ts';
import { textsIn } from '../../wire/jsonObject.ts';
import type { ServiceMembersResolvers } from '../generated.ts';

export const ServiceMembers: ServiceMembersResolvers = {
  users: (members) => referencesTo(textsIn(members.USER)),
  userGroups: (members) => referencesTo(textsIn(members.USER_GROUP)),
};
