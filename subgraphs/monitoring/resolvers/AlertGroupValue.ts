import type { AlertGroupValueResolvers } from '../generated.ts';
import { groupName } from '../groupName.ts';

export const AlertGroupValue: AlertGroupValueResolvers = {
  name: (value, _args, context) => groupName(context, value),
};
