import { referencedRecord } from '../../records.ts';
import { referencesTo } from '../../reference.ts';
import { actor } from '../actor.ts';
import type { MaintenanceWindowResolvers } from '../generated.ts';
import { maintenanceWindows } from '../resources.ts';

export const MaintenanceWindow: MaintenanceWindowResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, maintenanceWindows, id, info),
  id: (window) => window.maintenance_window_id,
  title: (window) => window.title || null,
  state: (window) => window.state ?? 'UNKNOWN',
  startTime: (window) => window.start_time || null,
  endTime: (window) => window.end_time || null,
  tags: (window) => window.tags ?? {},
  projects: (window) => referencesTo(window.projects),
  createdBy: (window, _args, context, info) => actor(window.created_by, context, info),
  createdAt: (window) => window.created_at || null,
  updatedAt: (window) => window.updated_at || null,
  closedAt: (window) => window.closed_at || null,
};
