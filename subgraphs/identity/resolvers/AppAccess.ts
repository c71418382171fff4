import { referencedRecords } from '../../read/records.ts';
import type { AppAccessResolvers } from '../generated.ts';
import { projects } from '../resources.ts';

export const AppAccess: AppAccessResolvers = {
  projects: (access, _args, context, info) => referencedRecords(context, projects, access.projects, info),
};
