import { referencedRecord } from '../../read/records.ts';
import { referencesTo } from '../../read/reference.ts';
import { actor } from '../actor.ts';
import type { MaintenanceWindowResolvers } from '../generated.ts';
import { maintenanceWindows } from '../resources.ts';

export const MaintenanceWindow: MaintenanceWindowResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, maintenanceWindows, id, info),
  projects: (window) => referencesTo(window.projects),
  createdBy: (window, _args, context, info) => actor(window.created_by, context, info),
};
