import { type AnyVariables, type CombinedError, type TypedDocumentNode, useMutation } from 'urql';
import { failureAt } from './failures.ts';

/** Why a change was refused. `path` names the wrong member of the input, outermost first; null if none is named. */
export interface Refusal {
  readonly path: readonly string[] | null;
  readonly message: string;
}

/** What a mutation answers, apart from the record. */
interface Payload {
  readonly userErrors: readonly { readonly message: string; readonly path?: readonly string[] | null }[];
}

/** A change that was made, or why it was not. */
export type Changed<Answer> =
  | { readonly payload: Answer; readonly refusals: readonly [] }
  | { readonly payload: null; readonly refusals: readonly [Refusal, ...Refusal[]] };

/**
 * The cache asks queries again that have a type of a mutation's answer. A list that is empty has none, and the answer to a
 * deletion neither, so all queries and mutations have this name in common.
 */
export const LISTED = { additionalTypenames: ['Record'] };

/**
 * Sends a mutation.
 *
 * @param payloadOf the payload in its answer
 * @returns a function that tells what was refused, without throwing
 */
export const useChange = <Data, Variables extends AnyVariables, Answer extends Payload>(
  mutation: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Answer | null,
): ((variables: Variables) => Promise<Changed<Answer>>) => {
  const [, execute] = useMutation(mutation);
  return async (variables) => {
    const { data, error } = await execute(variables, LISTED);
    const payload = data ? payloadOf(data) : null;
    const [first, ...others] = payload ? payload.userErrors.map(refusalOf) : [refusalOfError(error)];
    if (first) return { payload: null, refusals: [first, ...others] };
    return { payload: payload as Answer, refusals: [] };
  };
};

const refusalOf = ({ message, path = null }: Payload['userErrors'][number]): Refusal => ({
  path,
  message: path ? reasonIn(message) : message,
});

/** What is wrong, without what a form shows by the place of the message: `Invalid parameter: must be after startTime. (endTime)`. */
const reasonIn = (message: string): string => {
  const reason = message.replace(/^Invalid parameter: /, '').replace(/ \([^()]*\)$/, '');
  return reason.charAt(0).toUpperCase() + reason.slice(1);
};

const refusalOfError = (error: CombinedError | undefined): Refusal => ({
  path: null,
  message: failureAt(error, [])?.message ?? 'The server cannot be reached.',
});
