import { type ExecutionResult, GraphQLError } from 'graphql';
import { type ErrorLog, maskThrown } from '../engine/errors/mask.ts';
import type { HeaderList } from './headers.ts';
import { HttpRefusal } from './refusal.ts';

/** The answer to a request that has failed before there was a result. */
export interface RequestFailure {
  readonly result: ExecutionResult;
  /** Undefined: that of a GraphQL response. */
  readonly status?: number;
  readonly headers?: HeaderList;
}

/** Converts what was thrown into an answer. An error that is not written for clients is masked and logged. */
export const toRequestFailure = (thrown: unknown, requestId: string, log: ErrorLog): RequestFailure => {
  if (thrown instanceof HttpRefusal)
    return { result: { errors: [thrown.error] }, status: thrown.status, headers: thrown.headers };
  const error = maskThrown(thrown, requestId, log);
  const status = thrown instanceof GraphQLError ? STATUSES.get(error.extensions.code) : 500;
  return { result: { errors: [error] }, ...(status !== undefined && { status }) };
};

/**
 * Statuses of thrown errors, which have no data. They apply to both media types, for clients that do not read the body.
 */
const STATUSES: ReadonlyMap<unknown, number> = new Map([
  ['GATEWAY_TIMEOUT', 504],
  ['INTERNAL_SERVER_ERROR', 500],
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
]);
