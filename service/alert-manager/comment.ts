/** Operations on comments, the older form of services: semantics 3.22. */
import {
  CommentChangeMemberRequest,
  type CommentServiceRecord,
  comment,
} from '../../contract/alert-manager/comment.ts';
import type { ServiceRecord } from '../../contract/alert-manager/service.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { type Call, implement } from '../call.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { wireRecord } from '../query/index.ts';
import { shapeReader } from '../values/request.ts';
import { deleteService } from './deletion.ts';
import { changeMembers, createService, updateService } from './serviceRules.ts';
import { comments, detailedComments } from './tables.ts';

/** The members that this form shares with a service. Linked resources are left out (semantics 3.22.5). */
const answer = async (row: Promise<ServiceRecord>) => wireRecord<object>(comments, await row) as CommentServiceRecord;

/**
 * The contract declares `members` of `create` as a Struct. They are validated against the schema of `change_member`.
 */
const readMembers = shapeReader(CommentChangeMemberRequest.properties.members);

const create = ({ members = {}, ...rest }: RequestOf<typeof comment.create>, call: Call) =>
  answer(createService({ ...rest, members: readMembers(members, 'members') }, call));

const listBrief = answerList(comments, comment.list);
const listDetailed = answerList(detailedComments, comment.list);

export const commentHandlers = implement(comment, {
  create,
  update: ({ service_id, ...changes }, call) => answer(updateService(service_id, changes, call)),
  change_member: ({ service_id, members }, call) => answer(changeMembers(service_id, members, call)),
  delete: ({ service_id }, call) => deleteService(service_id, false, call),
  get: answerGet(detailedComments),
  list: (request, call) => (request.include_details ? listDetailed : listBrief)(request, call),
  stat: answerStat(comments),
});
