/** Permissions of narrowed tokens: semantics 4.3.4. */
import { allows } from '../../contract/authorization.ts';
import { allOperations } from '../../contract/index.ts';

/** Every permission that an operation needs. */
const knownPermissions = new Set([...allOperations.values()].flatMap(({ permission }) => permission ?? []));

/**
 * Permissions of a token that was requested with fewer permissions than the role has: the permissions of the contract
 * that both lists allow (semantics 4.3.4).
 */
export const narrowPermissions = (role: readonly string[], requested: readonly string[]): string[] =>
  [...knownPermissions].filter((permission) => allows(role, permission) && allows(requested, permission));
