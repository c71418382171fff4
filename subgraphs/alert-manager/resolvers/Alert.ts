import type { AlertResolvers } from '../generated.ts';
import { serviceOfAlert } from '../serviceOfAlert.ts';

export const Alert: AlertResolvers = {
  service: (alert, _args, context, info) => serviceOfAlert(alert, context, info),
};
