/** Whether a caller may call an operation: semantics 4.2, 4.3, 4.4.2. */
import { allows, opensTo } from '../../contract/authorization.ts';
import type { Operation } from '../../contract/resource.ts';
import type { Caller } from '../caller.ts';
import { denied } from '../errors.ts';

const checkRoleType = (operation: Operation, { kind, roleType }: Caller) => {
  if (!opensTo(operation, roleType, kind === 'user')) throw denied(`Permission denied. (role_type = ${roleType})`);
};

/** Values of `resource_group` that a role type may send. */
const GROUPS = {
  DOMAIN_ADMIN: ['DOMAIN', 'WORKSPACE', 'PROJECT'],
  WORKSPACE_OWNER: ['WORKSPACE', 'PROJECT'],
  WORKSPACE_MEMBER: ['PROJECT'],
  USER: [],
} as const;

const checkResourceGroup = (roleType: Caller['roleType'], group: unknown) => {
  const requested = typeof group === 'string' ? group.trim() : '';
  const isKnown = (GROUPS.DOMAIN_ADMIN as readonly string[]).includes(requested);
  if (isKnown && !(GROUPS[roleType] as readonly string[]).includes(requested)) {
    throw denied(`Permission denied. (resource_group = ${requested})`);
  }
};

/**
 * Checks role type, permission and resource group, in this order.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED
 */
export const authorize = (operation: Operation, caller: Caller, body: Readonly<Record<string, unknown>>): void => {
  if (operation.auth === 'none' || caller.kind === 'internal') return;
  if (operation.auth === 'internal') throw denied();
  checkRoleType(operation, caller);
  if (operation.permission && !allows(caller.permissions, operation.permission)) {
    throw denied(`Permission denied. (permission = ${operation.permission})`);
  }
  checkResourceGroup(caller.roleType, body.resource_group);
};
