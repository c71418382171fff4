import type { MaintenanceWindowChangeResolvers } from '../generated.ts';

export const MaintenanceWindowChange: MaintenanceWindowChangeResolvers = {
  kind: ({ kind }) => kind,
  maintenanceWindowId: ({ id }) => id,
  maintenanceWindow: ({ row }) => row,
};
