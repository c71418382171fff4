import type { Operation } from '../contract/resource.ts';
import { badInput } from './errors.ts';

/**
 * A request as JSON.
 *
 * @throws {OperationError} BAD_USER_INPUT where a number is not finite: JSON writes it as null, which changes its meaning
 */
export const requestBody = ({ id }: Operation, request: object): string => {
  const body = JSON.stringify(request);
  // Such a number becomes `null`, so that most bodies need no second look.
  if (body.includes('null')) JSON.stringify(request, (member, value) => finite(id, member, value));
  return body;
};

const finite = (operation: string, member: string, value: unknown) => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  throw badInput(operation, `The number is too large. (key = ${member})`);
};
