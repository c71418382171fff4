import { type ExecutionResult, GraphQLError } from 'graphql';

/** Logs an error with all its details, for operators. */
export type ErrorLog = (error: Error, requestId: string) => void;

/**
 * Masks an answer for clients. An error without a code is a bug of the gateway or of a subgraph: the log gets all of
 * it, the client an internal error with the request id.
 */
export const maskErrors = (result: ExecutionResult, requestId: string, log: ErrorLog): ExecutionResult => {
  if (result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, requestId, log)) };
};

/** Codes of errors that only operators can fix. They are logged. */
const LOGGED_ERRORS: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'QUERY_PLANNING_FAILED']);

const maskError = (error: GraphQLError, requestId: string, log: ErrorLog): GraphQLError => {
  const { code, stacktrace, exception, ...extensions } = error.extensions;
  if (code === undefined || LOGGED_ERRORS.has(code)) log(error.originalError ?? error, requestId);
  if (code !== undefined && code !== 'INTERNAL_SERVER_ERROR' && stacktrace === undefined && exception === undefined)
    return error;
  const message = code === undefined ? 'Internal server error' : error.message;
  const internal = code === undefined || code === 'INTERNAL_SERVER_ERROR';
  const shown = internal ? { code: 'INTERNAL_SERVER_ERROR', requestId } : { code };
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    path: error.path ?? null,
    extensions: code === undefined ? shown : { ...extensions, ...shown },
  });
};

/** Masks a thrown error of a request that has no answer. */
export const maskThrown = (thrown: unknown, requestId: string, log: ErrorLog): GraphQLError => {
  if (thrown instanceof GraphQLError) return maskError(thrown, requestId, log);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return maskError(new GraphQLError(error.message, { originalError: error }), requestId, log);
};
