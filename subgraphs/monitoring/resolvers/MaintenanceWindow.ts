import { loadReferencedRecord } from '../../read/records.ts';
import { toReferences } from '../../read/reference.ts';
import { resolveActor } from '../actor.ts';
import type { MaintenanceWindowResolvers } from '../generated.ts';
import { maintenanceWindows } from '../resources.ts';

export const MaintenanceWindow: MaintenanceWindowResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, maintenanceWindows, id, info),
  projects: (window) => toReferences(window.projects),
  createdBy: (window, _args, context, info) => resolveActor(window.created_by, context, info),
};
