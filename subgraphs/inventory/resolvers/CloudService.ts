import { listUnder } from '../../read/list.ts';
import { loadReferencedName } from '../../read/referencedName.ts';
import type { CloudServiceResolvers } from '../generated.ts';
import { cloudServices, recordNotes } from '../resources.ts';

export const CloudService: CloudServiceResolvers = {
  name: ({ id }, _args, context) => loadReferencedName(context, cloudServices, id),
  notes: (service, args, context, info) => listUnder(context, recordNotes, 'cloud_service_id', service.id, args, info),
};
