/** The scope of a token: role type, workspace, role and permissions (semantics 3.1.9, 3.1.12–3.1.14). */
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf, RoleType } from '../../contract/resource.ts';
import { entries, entry } from '../directory/directory.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { managedRoleOf } from '../directory/managedRoles.ts';
import { denied, notFound, required, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { equals, findRow } from '../store/records.ts';
import { narrowPermissions } from './permission.ts';
import { roles } from './tables.ts';

type User = DirectoryRecords['users'];
type GrantRequest = RequestOf<typeof token.grant>;

/** The scope of a token. */
export interface TokenScope {
  readonly roleType: RoleType;
  /** Empty: the whole domain; for USER, no workspace. */
  readonly workspaceId: string;
  /** Empty for USER. */
  readonly roleId: string;
  /** Empty: everything the role type allows. */
  readonly permissions: readonly string[];
}

const userScope: TokenScope = { roleType: 'USER', workspaceId: '', roleId: '', permissions: [] };

/** A role that is deleted or disabled grants nothing: its missing permissions must not be read as "everything". */
const withRole = async (db: Database, domainId: string, tokenScope: Omit<TokenScope, 'permissions'>) => {
  const role = await findRow(db, roles, [
    equals(roles, 'domain_id', domainId),
    equals(roles, 'role_id', tokenScope.roleId),
  ]);
  return role?.state === 'ENABLED' ? { ...tokenScope, permissions: role.permissions } : undefined;
};

const adminScope = (db: Database, { domain_id, role_id }: User) => {
  const roleId = role_id || managedRoleOf('DOMAIN_ADMIN');
  return withRole(db, domain_id, { roleType: 'DOMAIN_ADMIN', workspaceId: '', roleId });
};

const bindingScope = (db: Database, binding: DirectoryRecords['role_bindings']) => {
  const { domain_id, role_type, role_id, workspace_id } = binding;
  const roleId = role_id || managedRoleOf(role_type);
  return withRole(db, domain_id, { roleType: role_type, workspaceId: workspace_id, roleId });
};

/** The scope of a token issued at sign-in: the domain, the user's only workspace, or none (semantics 3.1.9). */
export const scopeAtIssue = async (db: Database, user: User): Promise<TokenScope> => {
  if (user.role_type === 'DOMAIN_ADMIN') return (await adminScope(db, user)) ?? userScope;
  const [binding, ...more] = await entries(db, 'role_bindings', user.domain_id, { user_id: user.user_id });
  const only = binding && more.length === 0 ? await bindingScope(db, binding) : undefined;
  return only ?? userScope;
};

/** The permissions that both lists allow. An empty list allows everything, so the other list is returned. */
const commonPermissions = (one: readonly string[], other: readonly string[]): readonly string[] => {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  return narrowedPermissions(one, other);
};

const enabledWorkspace = async (db: Database, domainId: string, workspaceId: string) => {
  const workspace = await entry(db, 'workspaces', domainId, workspaceId);
  if (!workspace) throw notFound('workspace_id', workspaceId);
  if (workspace.state === 'DISABLED') {
    throw new ServiceError('ERROR_WORKSPACE_STATE', 'The workspace is disabled.', 'workspace_id');
  }
};

/**
 * The scope of a domain admin in a workspace: that of the managed owner role, limited to the admin's permissions in the
 * domain.
 */
const adminInWorkspace = async (db: Database, user: User, workspaceId: string) => {
  const admin = await adminScope(db, user);
  const owner = { roleType: 'WORKSPACE_OWNER', workspaceId, roleId: managedRoleOf('WORKSPACE_OWNER') } as const;
  const tokenScope = admin && (await withRole(db, user.domain_id, owner));
  return tokenScope && { ...tokenScope, permissions: commonPermissions(tokenScope.permissions, admin.permissions) };
};

const workspaceScope = async (db: Database, user: User, workspaceId: string | undefined) => {
  if (!workspaceId) throw required('workspace_id');
  await enabledWorkspace(db, user.domain_id, workspaceId);
  if (user.role_type === 'DOMAIN_ADMIN') return adminInWorkspace(db, user, workspaceId);
  const bound = { user_id: user.user_id, workspace_id: workspaceId };
  const [binding] = await entries(db, 'role_bindings', user.domain_id, bound);
  return binding && bindingScope(db, binding);
};

const requestedScope = (db: Database, user: User, { scope, workspace_id }: GrantRequest) => {
  if (scope === 'USER') return userScope;
  if (scope === 'WORKSPACE') return workspaceScope(db, user, workspace_id);
  return user.role_type === 'DOMAIN_ADMIN' ? adminScope(db, user) : undefined;
};

/**
 * The role's permissions limited to the requested ones. Never an empty list, which would mean everything (semantics
 * 4.3.4).
 */
const narrowedPermissions = (role: readonly string[], requested: readonly string[]): readonly string[] => {
  const left = narrowPermissions(role, requested);
  if (left.length === 0) throw denied('The role has none of the requested permissions. (key = permissions)');
  return left;
};

/**
 * The scope of a token that `grant` issues, limited to the requested permissions.
 *
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_NOT_FOUND, ERROR_WORKSPACE_STATE for the workspace;
 *   ERROR_PERMISSION_DENIED where the user has no role in the scope, or none of the requested permissions is allowed
 */
export const grantedScope = async (db: Database, user: User, request: GrantRequest): Promise<TokenScope> => {
  const tokenScope = await requestedScope(db, user, request);
  if (!tokenScope) throw denied('The user has no role in the scope. (key = scope)');
  const { permissions: requested = [] } = request;
  return requested.length === 0
    ? tokenScope
    : { ...tokenScope, permissions: narrowedPermissions(tokenScope.permissions, requested) };
};
