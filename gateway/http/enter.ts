import type { Explanation } from '../explain/explanation.ts';
import { type Explained, explainedIfAsked, type MayExplain } from './explained.ts';
import type { GatewayRequest, OpenRequest } from './request.ts';

/**
 * Creates the context of an operation.
 *
 * @param explanation takes the POSTs of an operation that is explained
 */
export type CreateContext<Context> = (
  request: GatewayRequest,
  explanation?: Pick<Explanation, 'addPost'>,
) => Context | Promise<Context>;

/** Takes an operation of a request from the quotas of its caller, before it is read. */
export type Charge<Context> = (context: Context, request: OpenRequest) => void | Promise<void>;

/** How it is found out who sends an operation. */
interface EnterOptions<Context> {
  readonly createContext: CreateContext<Context>;
  readonly charge?: Charge<Context> | undefined;
  readonly mayExplain?: MayExplain<Context> | undefined;
}

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
  { createContext, charge, mayExplain }: EnterOptions<Context>,
): Promise<Entered<Context>> {
  const explained = explainedIfAsked(open, mayExplain);
  const context = await createContext(open, explained?.explanation);
  await charge?.(context, open);
  return { context, explained };
}
