/** The scope of a token: role type, workspace, role and permissions (semantics 3.1.9, 3.1.12–3.1.14). */
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf, RoleType } from '../../contract/resource.ts';
import type { DirectoryRecords, StoredUser } from '../directory/directoryRecords.ts';
import { findEntries, findEntry } from '../directory/findEntries.ts';
import { findManagedRole } from '../directory/managedRoles.ts';
import { notFoundError, permissionDeniedError, requiredParameterError, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, memberEquals } from '../store/records.ts';
import { narrowPermissions } from './permission.ts';
import { roles } from './tables.ts';

type TokenGrantRequest = RequestOf<typeof token.grant>;

/** The scope of a token. */
export interface AccessTokenScope {
  readonly roleType: RoleType;
  /** Empty: the whole domain; for USER, no workspace. */
  readonly workspaceId: string;
  /** Empty for USER. */
  readonly roleId: string;
  /** Empty: everything the role type allows. */
  readonly permissions: readonly string[];
}

const userScope: AccessTokenScope = { roleType: 'USER', workspaceId: '', roleId: '', permissions: [] };

/** A role that is deleted or disabled grants nothing: its missing permissions must not be read as "everything". */
const addRolePermissions = async (
  db: Database,
  domainId: string,
  tokenScope: Omit<AccessTokenScope, 'permissions'>,
) => {
  const role = await findRow(db, roles, [
    memberEquals(roles, 'domain_id', domainId),
    memberEquals(roles, 'role_id', tokenScope.roleId),
  ]);
  return role?.state === 'ENABLED' ? { ...tokenScope, permissions: role.permissions } : undefined;
};

const findAdminScope = (db: Database, { domain_id, role_id }: StoredUser) => {
  const roleId = role_id || findManagedRole('DOMAIN_ADMIN');
  return addRolePermissions(db, domain_id, { roleType: 'DOMAIN_ADMIN', workspaceId: '', roleId });
};

const findBindingScope = (db: Database, binding: DirectoryRecords['role_bindings']) => {
  const { domain_id, role_type, role_id, workspace_id } = binding;
  const roleId = role_id || findManagedRole(role_type);
  return addRolePermissions(db, domain_id, { roleType: role_type, workspaceId: workspace_id, roleId });
};

/** The scope of a token issued at sign-in: the domain, the user's only workspace, or none (semantics 3.1.9). */
export const findSignInScope = async (db: Database, user: StoredUser): Promise<AccessTokenScope> => {
  if (user.role_type === 'DOMAIN_ADMIN') return (await findAdminScope(db, user)) ?? userScope;
  const [binding, ...more] = await findEntries(db, 'role_bindings', user.domain_id, { user_id: user.user_id });
  const only = binding && more.length === 0 ? await findBindingScope(db, binding) : undefined;
  return only ?? userScope;
};

/** The permissions that both lists allow. An empty list allows everything, so the other list is returned. */
const intersectPermissions = (one: readonly string[], other: readonly string[]): readonly string[] => {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  return limitPermissions(one, other);
};

const checkWorkspaceEnabled = async (db: Database, domainId: string, workspaceId: string) => {
  const workspace = await findEntry(db, 'workspaces', domainId, workspaceId);
  if (!workspace) throw notFoundError('workspace_id', workspaceId);
  if (workspace.state === 'DISABLED') {
    throw new ServiceError('ERROR_WORKSPACE_STATE', 'The workspace is disabled.', 'workspace_id');
  }
};

/**
 * The scope of a domain admin in a workspace: that of the managed owner role, limited to the admin's permissions in the
 * domain.
 */
const findAdminWorkspaceScope = async (db: Database, user: StoredUser, workspaceId: string) => {
  const admin = await findAdminScope(db, user);
  const owner = { roleType: 'WORKSPACE_OWNER', workspaceId, roleId: findManagedRole('WORKSPACE_OWNER') } as const;
  const tokenScope = admin && (await addRolePermissions(db, user.domain_id, owner));
  return tokenScope && { ...tokenScope, permissions: intersectPermissions(tokenScope.permissions, admin.permissions) };
};

const findWorkspaceScope = async (db: Database, user: StoredUser, workspaceId: string | undefined) => {
  if (!workspaceId) throw requiredParameterError('workspace_id');
  await checkWorkspaceEnabled(db, user.domain_id, workspaceId);
  if (user.role_type === 'DOMAIN_ADMIN') return findAdminWorkspaceScope(db, user, workspaceId);
  const bound = { user_id: user.user_id, workspace_id: workspaceId };
  const [binding] = await findEntries(db, 'role_bindings', user.domain_id, bound);
  return binding && findBindingScope(db, binding);
};

const findRequestedScope = (db: Database, user: StoredUser, { scope, workspace_id }: TokenGrantRequest) => {
  if (scope === 'USER') return userScope;
  if (scope === 'WORKSPACE') return findWorkspaceScope(db, user, workspace_id);
  return user.role_type === 'DOMAIN_ADMIN' ? findAdminScope(db, user) : undefined;
};

/**
 * The role's permissions limited to the requested ones. Never an empty list, which would mean everything (semantics
 * 4.3.4).
 */
const limitPermissions = (role: readonly string[], requested: readonly string[]): readonly string[] => {
  const left = narrowPermissions(role, requested);
  if (left.length === 0)
    throw permissionDeniedError('The role has none of the requested permissions. (key = permissions)');
  return left;
};

/**
 * The scope of a token that `grant` issues, limited to the requested permissions.
 *
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_NOT_FOUND, ERROR_WORKSPACE_STATE for the workspace;
 *   ERROR_PERMISSION_DENIED where the user has no role in the scope, or none of the requested permissions is allowed
 */
export const findGrantedScope = async (
  db: Database,
  user: StoredUser,
  request: TokenGrantRequest,
): Promise<AccessTokenScope> => {
  const tokenScope = await findRequestedScope(db, user, request);
  if (!tokenScope) throw permissionDeniedError('The user has no role in the scope. (key = scope)');
  const { permissions: requested = [] } = request;
  return requested.length === 0
    ? tokenScope
    : { ...tokenScope, permissions: limitPermissions(tokenScope.permissions, requested) };
};
