import { listUnder } from '../../read/list.ts';
import type { CloudServiceResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const CloudService: CloudServiceResolvers = {
  notes: (service, args, context, info) => listUnder(context, recordNotes, 'cloud_service_id', service.id, args, info),
};
