import type { Operation } from '../contract/resource.ts';
import { badInput } from './errors.ts';

/**
 * Writes a request as JSON.
 *
 * @throws {OperationError} BAD_USER_INPUT where a number is not finite: JSON would write it as null, which changes its
 * meaning
 */
export const requestBody = ({ id }: Operation, request: object): string => {
  const body = JSON.stringify(request);
  // A number that is not finite becomes `null`, so most bodies need no second pass.
  if (body.includes('null')) JSON.stringify(request, (member, value) => finite(id, member, value));
  return body;
};

const finite = (operation: string, member: string, value: unknown) => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  throw badInput(operation, `The number is too large. (key = ${member})`);
};
