import { GraphQLError, type GraphQLErrorOptions } from 'graphql';

/** Error codes of the gateway. Subgraphs add their own. The first five are Apollo's. */
export type GatewayErrorCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'BAD_USER_INPUT'
  | 'INTERNAL_SERVER_ERROR'
  | 'INTROSPECTION_DISABLED'
  | 'BAD_REQUEST'
  | 'BATCH_LIMIT_EXCEEDED'
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_IN_LIST'
  | 'PERSISTED_QUERY_ID_REQUIRED'
  | 'QUERY_NOT_IN_SAFELIST'
  | 'QUERY_TOO_LARGE'
  | 'QUERY_TOO_COSTLY'
  | 'QUERY_PLANNING_FAILED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'UNAUTHORIZED_FIELD_OR_TYPE'
  | 'RATE_LIMITED'
  | 'OVERLOADED'
  | 'AUTHENTICATION_UNAVAILABLE'
  | 'REQUEST_STOPPED'
  | 'TOO_MANY_STREAMS'
  | 'SERVER_SHUTDOWN'
  | 'STREAM_EXPIRED'
  | 'GATEWAY_TIMEOUT'
  | 'SUBREQUEST_HTTP_ERROR'
  | 'SUBGRAPH_INVALID_RESPONSE'
  | 'DOWNSTREAM_SERVICE_ERROR';

/** Creates an error whose message is written for clients and shown unmasked. */
export const clientError = (code: GatewayErrorCode, message: string, options: GraphQLErrorOptions = {}): GraphQLError =>
  new GraphQLError(message, { ...options, extensions: { ...options.extensions, code } });

/** Creates the error of an operation that exceeds a cost limit. `figures` become extensions next to the code. */
export const tooCostly = (message: string, figures: Readonly<Record<string, number>>): GraphQLError =>
  clientError('QUERY_TOO_COSTLY', message, { extensions: { ...figures } });
