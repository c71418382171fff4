/** Whether a caller may call an operation: semantics 4.2, 4.3, 4.4.2. */
import { allows, isOpenTo } from '../../contract/authorization.ts';
import type { Operation } from '../../contract/resource.ts';
import type { ServiceCaller } from '../caller.ts';
import { permissionDeniedError } from '../errors.ts';

const checkRoleType = (operation: Operation, { kind, roleType }: ServiceCaller) => {
  if (!isOpenTo(operation, roleType, kind === 'user'))
    throw permissionDeniedError(`Permission denied. (role_type = ${roleType})`);
};

/** Values of `resource_group` that a role type may send. */
const RESOURCE_GROUPS = {
  DOMAIN_ADMIN: ['DOMAIN', 'WORKSPACE', 'PROJECT'],
  WORKSPACE_OWNER: ['WORKSPACE', 'PROJECT'],
  WORKSPACE_MEMBER: ['PROJECT'],
  USER: [],
} as const;

const checkResourceGroup = (roleType: ServiceCaller['roleType'], group: unknown) => {
  const requested = typeof group === 'string' ? group.trim() : '';
  const isKnown = (RESOURCE_GROUPS.DOMAIN_ADMIN as readonly string[]).includes(requested);
  if (isKnown && !(RESOURCE_GROUPS[roleType] as readonly string[]).includes(requested)) {
    throw permissionDeniedError(`Permission denied. (resource_group = ${requested})`);
  }
};

/**
 * Checks role type, permission and resource group, in this order.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED
 */
export const authorize = (
  operation: Operation,
  caller: ServiceCaller,
  body: Readonly<Record<string, unknown>>,
): void => {
  if (operation.auth === 'none' || caller.kind === 'internal') return;
  if (operation.auth === 'internal') throw permissionDeniedError();
  checkRoleType(operation, caller);
  if (operation.permission && !allows(caller.permissions, operation.permission)) {
    throw permissionDeniedError(`Permission denied. (permission = ${operation.permission})`);
  }
  checkResourceGroup(caller.roleType, body.resource_group);
};
