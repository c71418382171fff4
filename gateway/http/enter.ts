import { type Explained, explainedIfAsked } from './explained.ts';
import type { PartOptions } from './options.ts';
import type { OpenRequest } from './request.ts';

/** The context of an operation, and its explanation if it was requested. */
export interface Entered<Context> {
  readonly context: Context;
  readonly explained: Explained | undefined;
}

/**
 * Finds out who sends an operation and takes it from their quotas, before anything of it is read.
 *
 * @throws {HttpRefusal | GraphQLError} the caller is refused
 */
export async function enter<Context>(
  open: OpenRequest,
  { createContext, charge, mayExplain }: Pick<PartOptions<Context>, 'createContext' | 'charge' | 'mayExplain'>,
): Promise<Entered<Context>> {
  const explained = explainedIfAsked(open, mayExplain);
  const context = await createContext(open, explained?.explanation);
  await charge?.(context, open);
  return { context, explained };
}
