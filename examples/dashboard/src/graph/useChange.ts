import { type AnyVariables, type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import { findFailure } from './failures.ts';

/** Why a change was refused. `path` names the wrong member of the input, outermost first; null if none is named. */
export interface ChangeRefusal {
  readonly path: readonly string[] | null;
  readonly message: string;
}

/** What a mutation answers, apart from the record. */
interface ChangePayload {
  readonly userErrors: readonly { readonly message: string; readonly path?: readonly string[] | null }[];
}

/** A change that was made, or why it was not. */
export type ChangeResult<Answer> =
  | { readonly payload: Answer; readonly refusals: readonly [] }
  | { readonly payload: null; readonly refusals: readonly [ChangeRefusal, ...ChangeRefusal[]] };

/**
 * The cache asks queries again that have a type of a mutation's answer. A list that is empty has none, and the answer to a
 * deletion neither, so all queries and mutations have this name in common.
 */
export const COMMON_TYPENAME = { additionalTypenames: ['Record'] };

/**
 * Sends a mutation.
 *
 * @param payloadOf the payload in its answer
 * @returns a function that shows what was refused, without throwing
 */
export const useChange = <Data, Variables extends AnyVariables, Answer extends ChangePayload>(
  mutation: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Answer | null,
): ((variables: Variables) => Promise<ChangeResult<Answer>>) => {
  const [, execute] = useMutation(mutation);
  return async (variables) => {
    const { data, error } = await execute(variables, COMMON_TYPENAME);
    const payload = data ? payloadOf(data) : null;
    const [first, ...others] = payload ? payload.userErrors.map(toRefusal) : [toErrorRefusal(error)];
    if (first) return { payload: null, refusals: [first, ...others] };
    return { payload: payload as Answer, refusals: [] };
  };
};

const toRefusal = ({ message, path = null }: ChangePayload['userErrors'][number]): ChangeRefusal => ({
  path,
  message: path ? readReason(message) : message,
});

/** What is wrong, without what a form shows by the place of the message: `Invalid parameter: must be after startTime. (endTime)`. */
const readReason = (message: string): string => {
  const reason = message.replace(/^Invalid parameter: /, '').replace(/ \([^()]*\)$/, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
};

const toErrorRefusal = (error: CombinedError | undefined): ChangeRefusal => ({
  path: null,
  message: findFailure(error, [])?.message ?? 'The server cannot be reached.',
});
