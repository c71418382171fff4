import { listUnder } from '../../read/list.ts';
import type { UserResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const User: UserResolvers = {
  recordNotes: (user, args, context, info) => listUnder(context, recordNotes, 'created_by', user.id, args, info),
};
