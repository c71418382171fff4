/** Why a request failed. Callers branch on `code` and `retryable`, never on messages. */
import { type GraphError, readCode } from './answer.ts';

/** Codes after which the same query may succeed (docs/errors.md). */
const RETRYABLE = new Set([
  'AUTHENTICATION_UNAVAILABLE',
  'OVERLOADED',
  'RATE_LIMITED',
  'SUBREQUEST_HTTP_ERROR',
  'UPSTREAM_OVERLOADED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
]);

/** The base of all errors that the client throws. */
export class ClientError extends Error {
  /** A code of docs/errors.md, or one of this file. */
  readonly code: string;
  /** Name of the GraphQL operation; empty when it has none. */
  readonly operation: string;
  /** The same request may succeed later. A mutation may have taken effect nevertheless. */
  readonly retryable: boolean;

  constructor(
    code: string,
    message: string,
    options: { readonly operation: string; readonly retryable: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.operation = options.operation;
    this.retryable = options.retryable;
  }
}

/** No answer arrived: code `NETWORK_ERROR`. */
export class NetworkError extends ClientError {
  constructor(operation: string, cause: Error) {
    super('NETWORK_ERROR', `The gateway sent no usable answer: ${cause.message}`, {
      operation,
      retryable: true,
      cause,
    });
  }
}

/** The time for the request ran out: code `DEADLINE_EXCEEDED`. */
export class DeadlineError extends ClientError {
  constructor(operation: string, timeoutMs: number) {
    super('DEADLINE_EXCEEDED', `No answer within ${timeoutMs} ms`, { operation, retryable: true });
  }
}

/** The caller's signal stopped the request: code `ABORTED`. */
export class AbortedError extends ClientError {
  constructor(operation: string, cause: unknown) {
    super('ABORTED', 'The caller stopped the request', { operation, retryable: false, cause });
  }
}

/** The gateway answered with errors. `data` is the rest of the answer. */
export class ResponseError extends ClientError {
  readonly errors: readonly GraphError[];
  readonly data: unknown;
  /** When to try again, if the gateway said so. */
  readonly retryAfterMs: number | undefined;

  constructor(operation: string, errors: readonly GraphError[], data: unknown) {
    const [first] = errors;
    const retryable = errors.length > 0 && errors.every(isRetryable);
    super(readCode(first), first?.message ?? 'The answer has neither data nor errors', { operation, retryable });
    this.errors = errors;
    this.data = data;
    this.retryAfterMs = findRetryAfter(errors);
  }
}

/** Nobody is signed in: the credentials or the refresh token were refused. The code is that of the service. */
export class SignInError extends ClientError {
  constructor(operation: string, code: string, message: string) {
    super(code, message, { operation, retryable: false });
  }
}

const isRetryable = (error: GraphError) => RETRYABLE.has(readCode(error));

const findRetryAfter = (errors: readonly GraphError[]) => {
  const waits = errors.map(({ extensions }) => extensions?.retryAfterMs).filter((wait) => typeof wait === 'number');
  return waits.length ? Math.max(...waits) : undefined;
};
