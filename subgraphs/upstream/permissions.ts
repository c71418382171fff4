import { allows, opensTo } from '../../contract/authorization.ts';
import { RoleType as RoleTypes } from '../../contract/enums.ts';
import type { Operation, RoleType } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import type { Claims } from '../wire/claims.ts';
import type { Call } from './call.ts';

const isRoleType = (text: string | undefined): text is RoleType => RoleTypes.enum.some((each) => each === text);

const isExpired = ({ exp }: Claims): boolean => exp !== undefined && exp * 1000 <= Date.now();

/** Whether a caller has a permission, or upstream must decide: its token lists none, or is not that of a user. */
export const mayHavePermission = ({ typ, permissions }: Claims, permission: string): boolean => {
  const isListed = Array.isArray(permissions) && permissions.every((entry) => typeof entry === 'string');
  return typ !== 'ACCESS_TOKEN' || !isListed || allows(permissions, permission);
};

/**
 * The error of a call that upstream would refuse because of the caller's role type or permissions (semantics 4.2, 4.3),
 * known without a POST. It decides only from claims that upstream decides from too: both for users; the role type alone
 * for apps, whose permissions are looked up at each call; nothing for API keys, expired tokens and tokens of another
 * form.
 *
 * @returns null where upstream must decide
 */
export const refusalOf = (operation: Operation, claims: Claims | null, call: Call): OperationError | null => {
  if (claims === null || operation.auth === 'none' || isExpired(claims)) return null;
  const { typ, rol } = claims;
  const isUser = typ === 'ACCESS_TOKEN';
  if (!(isUser || typ === 'CLIENT_SECRET') || !isRoleType(rol)) return null;
  if (operation.auth === 'internal' || !opensTo(operation, rol, isUser))
    return forbidden(operation, call, operation.roles);
  if (operation.permission === null || mayHavePermission(claims, operation.permission)) return null;
  return forbidden(operation, call);
};

const forbidden = (operation: Operation, { requestId }: Call, roleTypes?: readonly RoleType[]): OperationError =>
  new OperationError('FORBIDDEN', {
    operation: operation.id,
    requestId,
    permission: operation.permission ?? undefined,
    roleTypes,
  });
