/** Operations on services: semantics 3.20. */
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { implement } from '../call.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { wireRecord } from '../query/index.ts';
import { deleteService } from './deletion.ts';
import { changeMembers, createService, updateService } from './serviceRules.ts';
import { services } from './tables.ts';

const answer = async (row: Promise<ServiceRecord>) => wireRecord(services, await row) as ServiceRecord;

export const serviceHandlers = implement(service, {
  create: (request, call) => answer(createService(request, call)),
  update: ({ service_id, ...changes }, call) => answer(updateService(service_id, changes, call)),
  change_members: ({ service_id, members }, call) => answer(changeMembers(service_id, members, call)),
  delete: ({ service_id, force = false }, call) => deleteService(service_id, force, call),
  get: answerGet(services),
  list: answerList(services, service.list),
  stat: answerStat(services),
});
