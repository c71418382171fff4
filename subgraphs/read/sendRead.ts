import type { TObject } from 'typebox';
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { type Context, resolveDomain } from '../context.ts';
import { toRequest } from '../wire/messages.ts';

/**
 * Sends a read operation with the graph's arguments as its request; null counts as absent.
 *
 * @param args in the graph's form; `domainId` is taken from the token where the operation needs one
 * @throws {OperationError} of the operation
 */
export const sendRead = async <Op extends Operation<TObject>>(
  context: Context,
  operation: Op,
  args: object,
): Promise<ResponseOf<Op>> => {
  const { domainId, ...members }: { domainId?: string | null } = args;
  const domain = resolveDomain(context, operation, domainId);
  return context.post(operation, toRequest(operation, { ...members, domainId: domain.domain_id }));
};
