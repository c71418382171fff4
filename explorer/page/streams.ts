import { createClient, NetworkError } from 'graphql-sse';
import { type AnswerError, GRAPH_URL, type GraphAnswer, type GraphRequest } from './request.ts';

/** Callbacks for the events of a stream. */
export interface ResultListener {
  readonly onOpen: () => void;
  /** A result with data. */
  readonly onResult: (result: GraphAnswer) => void;
  /** The stream is complete, or has ended with errors. Not called after it was closed. */
  readonly onEnd: (errors: readonly AnswerError[]) => void;
}

/**
 * Opens the stream of a subscription or live query as server-sent events. A stream that is cut is not opened again: the user
 * sees that it has ended.
 *
 * @param headers of the request, with its token
 * @returns a function that closes the stream
 */
export const openStream = (
  request: GraphRequest,
  headers: Readonly<Record<string, string>>,
  { onOpen, onResult, onEnd }: ResultListener,
): (() => void) => {
  const client = createClient({ url: GRAPH_URL.href, credentials: 'omit', headers, retryAttempts: 0 });
  const { query, variables, operationName } = request;
  let last: GraphAnswer = {};
  let isClosed = false;
  const close = client.subscribe<Record<string, unknown>>(
    { query, variables: { ...variables }, ...(operationName && { operationName }) },
    {
      next: (result) => {
        last = result as GraphAnswer;
        if (last.data !== undefined) onResult(last);
      },
      complete: () => {
        if (!isClosed) onEnd(readEndErrors(last));
      },
      error: async (error) => {
        const end = readEndErrors(last);
        onEnd(end.length > 0 ? end : await toGraphErrors(error));
      },
    },
    { connected: onOpen },
  );
  return () => {
    isClosed = true;
    close();
  };
};

/** The errors that ended a stream, by its last result. */
const readEndErrors = ({ data, errors = [] }: GraphAnswer): readonly AnswerError[] =>
  data === undefined ? errors : [];

/** The errors of a request that was refused, or of a connection that was lost. */
const toGraphErrors = async (error: unknown): Promise<readonly AnswerError[]> => {
  const response = error instanceof NetworkError ? (error.response as Response | undefined) : undefined;
  const refusal: GraphAnswer | null = (await response?.json().catch(() => null)) ?? null;
  const message = error instanceof Error ? error.message : 'The stream has failed.';
  return refusal?.errors ?? [{ message, extensions: { code: 'DISCONNECTED' } }];
};
