import { toReferences } from '../../read/reference.ts';
import { readTexts } from '../../wire/jsonObject.ts';
import type { ServiceMembersResolvers } from '../generated.ts';

export const ServiceMembers: ServiceMembersResolvers = {
  users: (members) => toReferences(readTexts(members.USER)),
  userGroups: (members) => toReferences(readTexts(members.USER_GROUP)),
};
