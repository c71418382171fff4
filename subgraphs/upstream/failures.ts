/** Maps failures of a POST to codes of the graph. */
import type { Operation } from '../../contract/resource.ts';
import { InvalidEncoding } from '../../encoding/contentEncoding.ts';
import { OperationError } from '../errors.ts';
import { RejectedPostError } from './areaGuard.ts';
import type { UpstreamCall } from './call.ts';
import { CancelledError, isAnswerTooLong, TimedOutError } from './httpExchange.ts';

const operationDetails = (operation: Operation, { requestId }: UpstreamCall) => ({
  operation: operation.id,
  requestId,
});

/** The error of a POST whose deadline has passed. */
export const createDeadlineError = (operation: Operation, call: UpstreamCall): OperationError =>
  new OperationError('UPSTREAM_TIMEOUT', operationDetails(operation, call));

/** The error of an operation that has no path in the deployment's path format. */
export const createUnsupportedPathError = (operation: Operation, call: UpstreamCall): OperationError =>
  new OperationError('NOT_IMPLEMENTED', operationDetails(operation, call));

/** A read whose failure took longer, in milliseconds, is not sent again: the next attempt would take as long. */
const MAX_RETRIED_MS = 1_000;

/**
 * The error for a failure, and whether the read is sent again: it failed soon, within a second and a third of the remaining time, and time
 * remains when upstream accepts a retry.
 *
 * @param tookMs how long the POST took, its wait in the queue included
 */
export const toOperationError = (
  thrown: unknown,
  operation: Operation,
  call: UpstreamCall,
  tookMs: number,
): OperationError => {
  const failure = thrown instanceof OperationError ? thrown : toTransportError(thrown, operation, call);
  const leftMs = call.deadline - performance.now();
  const cameSoon = tookMs <= Math.min(MAX_RETRIED_MS, (tookMs + leftMs) / 3);
  if (!failure.transient || (cameSoon && (failure.retryAfterMs ?? 0) < leftMs)) return failure;
  const retryAfterMs = failure.retryAfterMs ?? undefined;
  return new OperationError(failure.code, {
    ...operationDetails(operation, call),
    ...failure.extensions,
    retryAfterMs,
    transient: false,
  });
};

const toTransportError = (thrown: unknown, operation: Operation, call: UpstreamCall): OperationError => {
  const known = operationDetails(operation, call);
  if (thrown instanceof RejectedPostError) return toRejectionError(thrown, operation, call);
  if (thrown instanceof TimedOutError) return new OperationError('UPSTREAM_TIMEOUT', known);
  if (thrown instanceof CancelledError)
    return new OperationError(performance.now() >= call.deadline ? 'UPSTREAM_TIMEOUT' : 'REQUEST_CANCELLED', known);
  if (thrown instanceof InvalidEncoding) return new OperationError('UPSTREAM_INVALID_RESPONSE', known);
  return new OperationError(isAnswerTooLong(thrown) ? 'UPSTREAM_RESPONSE_TOO_LARGE' : 'UPSTREAM_UNAVAILABLE', known);
};

/** Not retried: the breaker and the queue protect upstream, and the client gets the error at once. */
const toRejectionError = (
  { reason, retryAfterMs }: RejectedPostError,
  operation: Operation,
  call: UpstreamCall,
): OperationError =>
  new OperationError(reason === 'full' ? 'UPSTREAM_OVERLOADED' : 'UPSTREAM_UNAVAILABLE', {
    ...operationDetails(operation, call),
    retryAfterMs: retryAfterMs ?? undefined,
    transient: false,
  });
