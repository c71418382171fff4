import { loadReferencedRecords } from '../../read/records.ts';
import type { AppAccessResolvers } from '../generated.ts';
import { projects } from '../resources.ts';

export const AppAccess: AppAccessResolvers = {
  projects: (access, _args, context, info) => loadReferencedRecords(context, projects, access.projects, info),
};
