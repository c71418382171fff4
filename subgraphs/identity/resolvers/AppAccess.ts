import { referencesTo } from '../../reference.ts';
import type { AppAccessResolvers } from '../generated.ts';

export const AppAccess: AppAccessResolvers = {
  permissions: (access) => access.permissions ?? [],
  projects: (access) => referencesTo(access.projects),
};
