import { type ExecutionResult, GraphQLError } from 'graphql';

/** Where errors are told in full: to those who run the gateway. */
export type ErrorLog = (error: Error, requestId: string) => void;

/**
 * Makes an answer fit for clients: an error without a code of its own is a fault of ours or of a subgraph, told in full to
 * the log and to the client as an internal error with the request's id.
 */
export function maskErrors(result: ExecutionResult, requestId: string, log: ErrorLog): ExecutionResult {
  if (result.errors === undefined) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, requestId, log)) };
}

/** Codes whose cause only those who run the gateway can do something about. */
const LOGGED_ERRORS: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'QUERY_PLANNING_FAILED']);

function maskError(error: GraphQLError, requestId: string, log: ErrorLog): GraphQLError {
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
}

/** The same for what was thrown on the way, where there is no answer at all. */
export function maskThrown(thrown: unknown, requestId: string, log: ErrorLog): GraphQLError {
  if (thrown instanceof GraphQLError) return maskError(thrown, requestId, log);
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return maskError(new GraphQLError(error.message, { originalError: error }), requestId, log);
}
