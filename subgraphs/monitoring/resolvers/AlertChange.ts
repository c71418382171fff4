import type { AlertChangeResolvers } from '../generated.ts';

export const AlertChange: AlertChangeResolvers = {
  kind: ({ kind }) => kind,
  alertId: ({ id }) => id,
  alert: ({ row }) => row,
};
