/** What a token acts with: role type, workspace, role and permissions (semantics 3.1.9, 3.1.12–3.1.14). */
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf, RoleType } from '../../contract/resource.ts';
import { narrowed } from '../auth/permission.ts';
import { type DirectoryRecords, entries, entry } from '../directory/directory.ts';
import { managedRoleOf } from '../directory/managed-roles.ts';
import { denied, notFound, required, ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { equals, findRow } from '../store/records.ts';
import type { User } from './sign-in.ts';
import { roles } from './tables.ts';

type GrantRequest = RequestOf<typeof token.grant>;

/** What a token acts with. */
export interface TokenScope {
  readonly roleType: RoleType;
  /** Empty: the whole domain, or, for USER, none. */
  readonly workspaceId: string;
  /** Empty for USER. */
  readonly roleId: string;
  /** Empty: everything the role type allows. */
  readonly permissions: readonly string[];
}

const userReach: TokenScope = { roleType: 'USER', workspaceId: '', roleId: '', permissions: [] };

/** A role that is gone or disabled gives nothing: its permissions must not read as "everything". */
const withRole = async (db: Database, domainId: string, tokenScope: Omit<TokenScope, 'permissions'>) => {
  const role = await findRow(db, roles, [
    equals(roles, 'domain_id', domainId),
    equals(roles, 'role_id', tokenScope.roleId),
  ]);
  return role?.state === 'ENABLED' ? { ...tokenScope, permissions: role.permissions } : undefined;
};

const adminReach = (db: Database, { domain_id, role_id }: User) => {
  const roleId = role_id || managedRoleOf('DOMAIN_ADMIN');
  return withRole(db, domain_id, { roleType: 'DOMAIN_ADMIN', workspaceId: '', roleId });
};

const bindingReach = (db: Database, binding: DirectoryRecords['role_bindings']) => {
  const { domain_id, role_type, role_id, workspace_id } = binding;
  const roleId = role_id || managedRoleOf(role_type);
  return withRole(db, domain_id, { roleType: role_type, workspaceId: workspace_id, roleId });
};

/** The reach of a token straight from sign-in: the domain, the one workspace, or none (semantics 3.1.9). */
export const scopeAtIssue = async (db: Database, user: User): Promise<TokenScope> => {
  if (user.role_type === 'DOMAIN_ADMIN') return (await adminReach(db, user)) ?? userReach;
  const [binding, ...more] = await entries(db, 'role_bindings', user.domain_id, { user_id: user.user_id });
  const only = binding && more.length === 0 ? await bindingReach(db, binding) : undefined;
  return only ?? userReach;
};

/** What two lists allow in common. An empty list allows everything, and leaves the other as it is. */
const bothOf = (one: readonly string[], other: readonly string[]): readonly string[] => {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  return leftOf(one, other);
};

const enabledWorkspace = async (db: Database, domainId: string, workspaceId: string) => {
  const workspace = await entry(db, 'workspaces', domainId, workspaceId);
  if (!workspace) throw notFound('workspace_id', workspaceId);
  if (workspace.state === 'DISABLED') {
    throw new ServiceError('ERROR_WORKSPACE_STATE', 'The workspace is disabled.', 'workspace_id');
  }
};

/** Acts as the managed owner, but may do no more there than in the domain. */
const adminInWorkspace = async (db: Database, user: User, workspaceId: string) => {
  const admin = await adminReach(db, user);
  const owner = { roleType: 'WORKSPACE_OWNER', workspaceId, roleId: managedRoleOf('WORKSPACE_OWNER') } as const;
  const tokenScope = admin && (await withRole(db, user.domain_id, owner));
  return tokenScope && { ...tokenScope, permissions: bothOf(tokenScope.permissions, admin.permissions) };
};

const workspaceReach = async (db: Database, user: User, workspaceId: string | undefined) => {
  if (!workspaceId) throw required('workspace_id');
  await enabledWorkspace(db, user.domain_id, workspaceId);
  if (user.role_type === 'DOMAIN_ADMIN') return adminInWorkspace(db, user, workspaceId);
  const bound = { user_id: user.user_id, workspace_id: workspaceId };
  const [binding] = await entries(db, 'role_bindings', user.domain_id, bound);
  return binding && bindingReach(db, binding);
};

const reachOfScope = (db: Database, user: User, { scope, workspace_id }: GrantRequest) => {
  if (scope === 'USER') return userReach;
  if (scope === 'WORKSPACE') return workspaceReach(db, user, workspace_id);
  return user.role_type === 'DOMAIN_ADMIN' ? adminReach(db, user) : undefined;
};

/** Never an empty list: that would mean everything (semantics 4.3.4). */
const leftOf = (role: readonly string[], asked: readonly string[]): readonly string[] => {
  const left = narrowed(role, asked);
  if (left.length === 0) throw denied('None of the permissions is the role’s to give. (key = permissions)');
  return left;
};

/**
 * The reach of a token for a chosen scope, cut down to the permissions asked for.
 *
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_NOT_FOUND, ERROR_WORKSPACE_STATE for the workspace;
 *   ERROR_PERMISSION_DENIED where the user has no role in the scope, or nothing is left of the permissions
 */
export const grantedScope = async (db: Database, user: User, request: GrantRequest): Promise<TokenScope> => {
  const tokenScope = await reachOfScope(db, user, request);
  if (!tokenScope) throw denied('The user has no role in the scope. (key = scope)');
  const { permissions: asked = [] } = request;
  return asked.length === 0 ? tokenScope : { ...tokenScope, permissions: leftOf(tokenScope.permissions, asked) };
};
