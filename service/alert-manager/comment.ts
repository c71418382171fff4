/** Operations on comments, the older form of services: semantics 3.22. */
import {
  CommentChangeMemberRequest,
  type CommentServiceRecord,
  comment,
} from '../../contract/alert-manager/comment.ts';
import type { ServiceRecord } from '../../contract/alert-manager/service.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { toWireRecord } from '../query/index.ts';
import { createShapeReader } from '../values/request.ts';
import { deleteService } from './deletion.ts';
import { changeMembers, createService, updateService } from './serviceRules.ts';
import { commentServices, commentServicesWithLinks } from './tables.ts';

/** The members that this form shares with a service. Linked resources are left out (semantics 3.22.5). */
const toWireComment = async (row: Promise<ServiceRecord>) =>
  toWireRecord<object>(commentServices, await row) as CommentServiceRecord;

/**
 * The contract declares `members` of `create` as a Struct. They are validated against the schema of `change_member`.
 */
const readMembers = createShapeReader(CommentChangeMemberRequest.properties.members);

const create = ({ members = {}, ...rest }: RequestOf<typeof comment.create>, call: ServiceCall) =>
  toWireComment(createService({ ...rest, members: readMembers(members, 'members') }, call));

const listBrief = answerList(commentServices, comment.list);
const listDetailed = answerList(commentServicesWithLinks, comment.list);

export const commentHandlers = implementResource(comment, {
  create,
  update: ({ service_id, ...changes }, call) => toWireComment(updateService(service_id, changes, call)),
  change_member: ({ service_id, members }, call) => toWireComment(changeMembers(service_id, members, call)),
  delete: ({ service_id }, call) => deleteService(service_id, false, call),
  get: answerGet(commentServicesWithLinks),
  list: (request, call) => (request.include_details ? listDetailed : listBrief)(request, call),
  stat: answerStat(commentServices),
});
