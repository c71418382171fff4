import { comment } from '../../../contract/alert-manager/comment.ts';
import { escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../../contract/alert-manager/service.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';

export const Mutation: MutationResolvers = {
  alertServiceCreate: (_mutation, { input }, context) =>
    mutate(context, service.create, input, (alertService) => ({ alertService })),
  alertServiceUpdate: (_mutation, { input }, context) =>
    mutate(context, service.update, input, (alertService) => ({ alertService })),
  alertServiceChangeMembers: (_mutation, { input }, context) =>
    mutate(context, service.change_members, input, (alertService) => ({ alertService })),
  alertServiceDelete: (_mutation, { input }, context) =>
    mutate(context, service.delete, input, (done) => ({ deletedId: done && input.id })),
  escalationPolicyCreate: (_mutation, { input }, context) =>
    mutate(context, escalationPolicy.create, input, (escalationPolicy) => ({ escalationPolicy })),
  escalationPolicyUpdate: (_mutation, { input }, context) =>
    mutate(context, escalationPolicy.update, input, (escalationPolicy) => ({ escalationPolicy })),
  escalationPolicyDelete: (_mutation, { input }, context) =>
    mutate(context, escalationPolicy.delete, input, (done) => ({ deletedId: done && input.id })),
  legacyAlertServiceCreate: (_mutation, { input }, context) =>
    mutate(context, comment.create, input, (legacyAlertService) => ({ legacyAlertService })),
  legacyAlertServiceUpdate: (_mutation, { input }, context) =>
    mutate(context, comment.update, input, (legacyAlertService) => ({ legacyAlertService })),
  legacyAlertServiceChangeMember: (_mutation, { input }, context) =>
    mutate(context, comment.change_member, input, (legacyAlertService) => ({ legacyAlertService })),
  legacyAlertServiceDelete: (_mutation, { input }, context) =>
    mutate(context, comment.delete, input, (done) => ({ deletedId: done && input.id })),
};
