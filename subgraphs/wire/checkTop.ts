import { badInput } from '../errors.ts';

/** Maximum number of groups that a query may limit a result to. */
const MAX_TOP = 1000;

/**
 * Checks `top`, the number of largest groups to return.
 *
 * @param operation the operation, for errors
 * @returns null for all groups
 * @throws {OperationError} BAD_USER_INPUT where it is out of range, or where there is nothing to group by
 */
export const checkTop = (
  top: number | null | undefined,
  groupBy: readonly unknown[] | null | undefined,
  operation: string,
): number | null => {
  if (top == null) return null;
  if (top < 1 || top > MAX_TOP) throw badInput(operation, `\`top\` must be between 1 and ${MAX_TOP}.`, ['top']);
  if (!groupBy?.length) throw badInput(operation, '`top` counts groups: it needs `groupBy`.', ['top']);
  return top;
};
