import type { OpenRequest } from '../exchange/request.ts';
import type { PartOptions } from './options.ts';
import { type RequestedExplanation, startExplanationIfRequested } from './requestedExplanation.ts';

/** The context of an operation, and its explanation if it was requested. */
export interface OperationContext<Context> {
  readonly context: Context;
  readonly explained: RequestedExplanation | undefined;
}

/**
 * Finds out who sends an operation and takes it from their quotas, before anything of it is read.
 *
 * @throws {HttpRefusal | GraphQLError} the caller is refused
 */
export const createOperationContext = async <Context>(
  open: OpenRequest,
  { createContext, charge, mayExplain }: Pick<PartOptions<Context>, 'createContext' | 'charge' | 'mayExplain'>,
): Promise<OperationContext<Context>> => {
  const explained = startExplanationIfRequested(open, mayExplain);
  const context = await createContext(open, explained?.explanation);
  await charge?.(context, open);
  return { context, explained };
};
