/** Operations on services: semantics 3.20. */
import { type ServiceRecord, service } from '../../contract/alert-manager/service.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { toWireRecord } from '../query/index.ts';
import { deleteService } from './deletion.ts';
import { changeMembers, createService, updateService } from './serviceRules.ts';
import { services } from './tables.ts';

const toWireService = async (row: Promise<ServiceRecord>) => toWireRecord(services, await row) as ServiceRecord;

export const serviceHandlers = implementResource(service, {
  create: (request, call) => toWireService(createService(request, call)),
  update: ({ service_id, ...changes }, call) => toWireService(updateService(service_id, changes, call)),
  change_members: ({ service_id, members }, call) => toWireService(changeMembers(service_id, members, call)),
  delete: ({ service_id, force = false }, call) => deleteService(service_id, force, call),
  get: answerGet(services),
  list: answerList(services, service.list),
  stat: answerStat(services),
});
