/** How a subgraph says that a subscription will not work later either. Clients must not be asked to connect again. */
import type { GraphQLError } from 'graphql';
import { clientError, type GatewayErrorCode } from '../../errors/clientError.ts';

/** Codes with which a WebSocket is closed for good: those of the subprotocol that its clients do not retry, and of RFC 6455. */
const ERRORS_BY_CLOSE_CODE: ReadonlyMap<unknown, GatewayErrorCode> = new Map<unknown, GatewayErrorCode>([
  [4401, 'UNAUTHENTICATED'],
  [4403, 'FORBIDDEN'],
  ...[1002, 1003, 1007, 1008, 4004, 4005, 4400, 4406, 4409, 4429, 4500].map(
    (code) => [code, 'DOWNSTREAM_SERVICE_ERROR'] as const,
  ),
]);

/** The error of a subgraph that closed a WebSocket for good. Undefined if it may be opened again, or was lost otherwise. */
export const readCloseRefusal = (service: string, cause: unknown): GraphQLError | undefined =>
  createRefusal(service, ERRORS_BY_CLOSE_CODE.get(Object(cause).code));

/** Statuses that a later request may not have. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** The error of a subgraph that refused a stream by the status of its answer. Undefined if a later request may be accepted. */
export const readStatusRefusal = (service: string, statusCode: number): GraphQLError | undefined => {
  if (statusCode < 400 || statusCode > 499 || TRANSIENT_STATUSES.has(statusCode)) return undefined;
  return createRefusal(
    service,
    statusCode === 401 ? 'UNAUTHENTICATED' : statusCode === 403 ? 'FORBIDDEN' : 'DOWNSTREAM_SERVICE_ERROR',
  );
};

const createRefusal = (service: string, code: GatewayErrorCode | undefined): GraphQLError | undefined =>
  code && clientError(code, `Subgraph "${service}" has refused the stream.`, { extensions: { service } });
