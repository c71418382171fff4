import { GraphQLError, type GraphQLErrorOptions } from 'graphql';

/** Codes the gateway itself answers with; subgraphs bring their own. The first five are Apollo's. */
export type ErrorCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'BAD_USER_INPUT'
  | 'INTERNAL_SERVER_ERROR'
  | 'BAD_REQUEST'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'QUERY_TOO_LARGE'
  | 'QUERY_TOO_COSTLY'
  | 'QUERY_PLANNING_FAILED'
  | 'REQUEST_STOPPED'
  | 'GATEWAY_TIMEOUT'
  | 'SUBREQUEST_HTTP_ERROR'
  | 'DOWNSTREAM_SERVICE_ERROR';

/** An error that may be shown as it is: its text was written for the client. */
export function clientError(code: ErrorCode, message: string, options: GraphQLErrorOptions = {}): GraphQLError {
  return new GraphQLError(message, { ...options, extensions: { ...options.extensions, code } });
}

/** The error of an operation that asks for more than is allowed; the figures are told beside its code. */
export function tooCostly(message: string, figures: Readonly<Record<string, number>>): GraphQLError {
  return clientError('QUERY_TOO_COSTLY', message, { extensions: { ...figures } });
}
