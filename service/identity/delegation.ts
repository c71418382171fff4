/**
 * A caller cannot delegate more than it has (docs/adr/0020). Who creates, renews or enables a credential or a role must
 * have all rights that it grants.
 */
import type { AppRecord } from '../../contract/identity/app.ts';
import type { RoleType } from '../../contract/resource.ts';
import { coversPermissions } from '../auth/coversPermissions.ts';
import { roles } from '../auth/tables.ts';
import type { ServiceCall } from '../call.ts';
import type { ProjectOrGroup, ServiceCaller } from '../caller.ts';
import { findGroupProjects, isWithinGroup } from '../directory/projects.ts';
import { permissionDeniedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, memberEquals } from '../store/records.ts';

/** The rights that a credential grants. */
export interface DelegatedRights {
  readonly roleType: RoleType;
  /** `*` or empty: the whole domain, or no workspace for USER. */
  readonly workspaceId: string;
  /** Empty: everything the role type allows. */
  readonly permissions: readonly string[];
  /** The project or group it is limited to. Both empty, or absent: not limited. */
  readonly limitedTo?: ProjectOrGroup;
}

/** Role types in ascending order. Each allows everything that the previous ones allow (semantics 4.2). */
const RANKS: readonly RoleType[] = ['USER', 'WORKSPACE_MEMBER', 'WORKSPACE_OWNER', 'DOMAIN_ADMIN'];

const outranks = (held: RoleType, delegation: RoleType) => RANKS.indexOf(delegation) > RANKS.indexOf(held);

const isWithinWorkspace = (held: string, delegation: DelegatedRights) =>
  delegation.roleType === 'USER' || held === '' || held === '*' || held === delegation.workspaceId;

/** When an app names both a project and a group, the group applies, as in `projectsOfApp`. */
const isWithinLimit = async (
  { db, domainId }: ServiceCall,
  held: ProjectOrGroup,
  { project_id, project_group_id }: ProjectOrGroup,
): Promise<boolean> => {
  if (!held.project_group_id) return project_group_id === '' && project_id === held.project_id;
  if (project_group_id) return isWithinGroup(db, domainId, project_group_id, held.project_group_id);
  return (await findGroupProjects(db, domainId, held.project_group_id)).includes(project_id);
};

const NO_LIMIT: ProjectOrGroup = { project_id: '', project_group_id: '' };

const isWithinProjects = async (call: ServiceCall, { limitedTo = NO_LIMIT }: DelegatedRights) =>
  !call.caller.limitedTo || isWithinLimit(call, call.caller.limitedTo, limitedTo);

const missingRightError = (what: string) =>
  permissionDeniedError(`The caller cannot grant permissions that the caller does not have. (${what})`);

/**
 * Checks that the caller has all rights that are delegated: role type, workspace, projects and permissions.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED
 */
export const checkDelegation = async (call: ServiceCall, delegation: DelegatedRights): Promise<void> => {
  const { kind, roleType, workspaceId, permissions }: ServiceCaller = call.caller;
  if (kind === 'internal') return;
  if (outranks(roleType, delegation.roleType)) throw missingRightError('role_type');
  if (!isWithinWorkspace(workspaceId, delegation)) throw missingRightError('workspace_id');
  if (!(await isWithinProjects(call, delegation))) throw missingRightError('project_id');
  if (!coversPermissions(permissions, delegation.permissions)) throw missingRightError('permissions');
};

/**
 * The permissions of a role. For a deleted role an empty list, which means everything, so that only callers with all
 * permissions can delegate it.
 */
const findRolePermissions = async (db: Database, { domain_id, role_id }: AppRecord): Promise<readonly string[]> => {
  const where = [memberEquals(roles, 'domain_id', domain_id), memberEquals(roles, 'role_id', role_id)];
  return (await findRow(db, roles, where))?.permissions ?? [];
};

/**
 * Checks that the caller has all rights of an app: those of its role as stored now, in the app's scope.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED
 */
export const checkAppDelegation = async (call: ServiceCall, app: AppRecord): Promise<void> => {
  const { role_type: roleType, workspace_id: workspaceId, project_id, project_group_id } = app;
  const permissions = await findRolePermissions(call.db, app);
  await checkDelegation(call, { roleType, workspaceId, permissions, limitedTo: { project_id, project_group_id } });
};
