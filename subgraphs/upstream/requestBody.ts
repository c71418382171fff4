import type { Operation } from '../../contract/resource.ts';
import { badInput } from '../errors.ts';

/** Most characters that the calls of one request may send together: a large value may be named in many fields. */
const MAX_SENT = 16 * 1024 * 1024;

/** What a request has sent so far. */
export interface SentSize {
  characters: number;
}

/**
 * Counts a body among those of its request.
 *
 * @throws {OperationError} BAD_USER_INPUT if they are too large together
 */
export const countSent = ({ id }: Operation, body: string, sent: SentSize): void => {
  sent.characters += body.length;
  if (sent.characters > MAX_SENT)
    throw badInput(
      id,
      `The calls of one request may send ${MAX_SENT} characters together: send fewer or shorter values.`,
    );
};

/**
 * Writes a request as JSON.
 *
 * @throws {OperationError} BAD_USER_INPUT where a number is not finite: JSON would write it as null, which changes its
 * meaning
 */
export const printRequestBody = ({ id }: Operation, request: object): string => {
  const body = JSON.stringify(request);
  // A number that is not finite becomes `null`, so most bodies need no second pass.
  if (body.includes('null')) JSON.stringify(request, (member, value) => checkFinite(id, member, value));
  return body;
};

const checkFinite = (operation: string, member: string, value: unknown) => {
  if (typeof value !== 'number' || Number.isFinite(value)) return value;
  throw badInput(operation, `The number is too large. (key = ${member})`);
};
