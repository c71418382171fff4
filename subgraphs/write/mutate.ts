import type { TObject } from 'typebox';
import { listNeverEmptyMembers } from '../../contract/neverEmpty.ts';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { type Context, resolveDomain } from '../context.ts';
import { badInput } from '../errors.ts';
import { toRequest } from '../wire/messages.ts';
import { toUserError, type UserError } from './userError.ts';

/**
 * Sends a mutation's operation on behalf of the caller, once, and empties the request's cache.
 *
 * @param input in the graph's form; `domainId` is taken from the token where the operation needs one
 * @param shape the payload's members for an answer, or for null on refusal
 * @throws {OperationError} errors that the caller cannot correct
 */
export const mutate = async <Op extends Operation<TObject>, Shape extends object>(
  context: Context,
  operation: Op,
  input: object,
  shape: (answer: ResponseOf<Op> | null) => Shape,
): Promise<Shape & { readonly userErrors: readonly UserError[] }> => {
  const { domainId, ...members }: { domainId?: string | null } = input;
  context.useToken(null);
  try {
    const domain = resolveDomain(context, operation, domainId);
    const request = toRequest(operation, { ...members, domainId: domain.domain_id });
    checkNotEmpty(operation, request);
    const answer = await context.post(operation, request);
    return { ...shape(answer), userErrors: [] };
  } catch (error) {
    return { ...shape(null), userErrors: [toUserError(error, operation, input)] };
  } finally {
    // Also after a failure: the write may have succeeded although its answer was lost.
    context.clearCache();
  }
};

/** Keeps the promise of the graph also where a deployment accepts a record without a name. */
const checkNotEmpty = (operation: Operation, request: Readonly<Record<string, unknown>>) => {
  for (const name of listNeverEmptyMembers(operation)) {
    const text = request[name];
    if (typeof text === 'string' && text.trim() === '') throw badInput(operation.id, 'It must not be empty.', [name]);
  }
};
