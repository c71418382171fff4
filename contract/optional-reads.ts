/**
 * Reads around the API: names, membership and usage of entities that the other resources refer to by id only. A
 * deployment may lack any of them; the service implements them all.
 */
import { budgetUsage } from './cost-analysis/budget-usage.ts';
import { dataSource } from './cost-analysis/data-source.ts';
import { domain } from './identity/domain.ts';
import { project } from './identity/project.ts';
import { projectGroup } from './identity/project-group.ts';
import { roleBinding } from './identity/role-binding.ts';
import { serviceAccount } from './identity/service-account.ts';
import { trustedAccount } from './identity/trusted-account.ts';
import { user } from './identity/user.ts';
import { userProfile } from './identity/user-profile.ts';
import { workspace } from './identity/workspace.ts';
import { workspaceUser } from './identity/workspace-user.ts';
import { plugin } from './repository/plugin.ts';
import type { Resource } from './resource.ts';

/** Every optional resource, by area. */
export const optionalReads: readonly Resource[] = [
  budgetUsage,
  dataSource,

  domain,
  project,
  projectGroup,
  roleBinding,
  serviceAccount,
  trustedAccount,
  user,
  userProfile,
  workspace,
  workspaceUser,

  plugin,
];
