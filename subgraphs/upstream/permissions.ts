import { allows, isOpenTo } from '../../contract/authorization.ts';
import { RoleType as RoleTypes } from '../../contract/enums.ts';
import type { Operation, RoleType } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import type { UnverifiedClaims } from '../wire/claims.ts';
import type { UpstreamCall } from './call.ts';

const isRoleType = (text: string | undefined): text is RoleType => RoleTypes.enum.some((each) => each === text);

const isExpired = ({ exp }: UnverifiedClaims): boolean => exp !== undefined && exp * 1000 <= Date.now();

/** Whether a caller has a permission, or upstream must decide: its token lists none, or is not that of a user. */
export const mayHavePermission = ({ typ, permissions }: UnverifiedClaims, permission: string): boolean => {
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
export const findRefusal = (
  operation: Operation,
  claims: UnverifiedClaims | null,
  call: UpstreamCall,
): OperationError | null => {
  if (claims === null || operation.auth === 'none' || isExpired(claims)) return null;
  const { typ, rol } = claims;
  const isUser = typ === 'ACCESS_TOKEN';
  if (!(isUser || typ === 'CLIENT_SECRET') || !isRoleType(rol)) return null;
  if (operation.auth === 'internal' || !isOpenTo(operation, rol, isUser))
    return createForbiddenError(operation, call, operation.roles);
  if (operation.permission === null || mayHavePermission(claims, operation.permission)) return null;
  return createForbiddenError(operation, call);
};

const createForbiddenError = (
  operation: Operation,
  { requestId }: UpstreamCall,
  roleTypes?: readonly RoleType[],
): OperationError =>
  new OperationError('FORBIDDEN', {
    operation: operation.id,
    requestId,
    permission: operation.permission ?? undefined,
    roleTypes,
  });
