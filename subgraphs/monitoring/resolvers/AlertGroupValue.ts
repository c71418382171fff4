import type { AlertGroupValueResolvers } from '../generated.ts';
import { loadGroupName } from '../groupName.ts';

export const AlertGroupValue: AlertGroupValueResolvers = {
  name: (value, _args, context) => loadGroupName(context, value),
};
