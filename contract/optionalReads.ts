/**
 * Reads around the API: names, membership and usage of entities that the other resources refer to by id only, and how long
 * alerts take. A
 * deployment may lack any of them; the service implements them all.
 */
import { budgetUsage } from './cost-analysis/budgetUsage.ts';
import { dataSource } from './cost-analysis/dataSource.ts';
import { domain } from './identity/domain.ts';
import { project } from './identity/project.ts';
import { projectGroup } from './identity/projectGroup.ts';
import { roleBinding } from './identity/roleBinding.ts';
import { serviceAccount } from './identity/serviceAccount.ts';
import { trustedAccount } from './identity/trustedAccount.ts';
import { user } from './identity/user.ts';
import { userGroup } from './identity/userGroup.ts';
import { userProfile } from './identity/userProfile.ts';
import { workspace } from './identity/workspace.ts';
import { workspaceUser } from './identity/workspaceUser.ts';
import { cloudService } from './inventory/cloudService.ts';
import { namespace } from './inventory/namespace.ts';
import { alertDuration } from './monitoring/alertDuration.ts';
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
  userGroup,
  userProfile,
  workspace,
  workspaceUser,

  alertDuration,
  cloudService,
  namespace,

  plugin,
];
