import type { ServiceMembersInput } from './generated.ts';

/** An input with its members as the wire spells them, in capitals. */
export const withMembers = <Input extends { readonly members?: ServiceMembersInput | null }>(input: Input): object =>
  input.members ? { ...input, members: { USER: input.members.users, USER_GROUP: input.members.userGroups } } : input;
