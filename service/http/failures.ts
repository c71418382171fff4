/** Converts errors to answers: semantics 1.3. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ServiceError } from '../errors.ts';
import { toLoggableError } from '../loggableError.ts';
import { AnswerTooLargeError, MAX_ANSWER_BYTES } from '../store/answerLimit.ts';
import { StoreDied, StoreSilent, StoreUnreachable } from '../store/errors.ts';

/** Largest body of any call, in bytes (semantics 1.1.12). */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** The body of every answer that is not a success. */
export const errorBody = (code: string, message: string) => ({ detail: { code, message } });

/** @param limit most bytes that the body may have */
export const bodyTooLargeError = (limit: number): ServiceError =>
  new ServiceError('ERROR_REQUEST_TOO_LARGE', `The body is larger than ${limit} bytes. (limit = ${limit})`);
const incompleteBodyError = () =>
  new ServiceError('ERROR_JSON_FORMAT', 'The body does not have the length of its Content-Length header.');
const unavailableError = () => new ServiceError('ERROR_UNAVAILABLE', 'The store cannot be reached; try again.');
const storeExhaustedError = () => new ServiceError('ERROR_UNAVAILABLE', 'The store is full; try again later.');
const transactionConflictError = () =>
  new ServiceError('ERROR_UNAVAILABLE', 'Another call changed the same records at the same time; try again.');
const textTooLongError = () =>
  new ServiceError('ERROR_INVALID_PARAMETER', 'An id, or another indexed value, is too long.');
const answerTooLargeError = () =>
  new ServiceError(
    'ERROR_DB_QUERY',
    `The rows are larger than ${MAX_ANSWER_BYTES} bytes together; ask for fewer rows, or for some members with \`only\`. (key = query, limit = ${MAX_ANSWER_BYTES})`,
  );
const storeTimeoutError = () => new ServiceError('ERROR_REQUEST_TIMEOUT', 'The store took too long.');

/** Errors by the codes of the server library and of PostgreSQL. */
const TRANSLATIONS: Readonly<Record<string, () => ServiceError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => bodyTooLargeError(BODY_LIMIT),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: incompleteBodyError,
  // The caller has left before its body was complete.
  ECONNRESET: incompleteBodyError,
  // PostgreSQL has no disk space or memory left.
  '53100': storeExhaustedError,
  '53200': storeExhaustedError,
  // The transaction lost a conflict with another one and was rolled back. The caller may try again.
  '40001': transactionConflictError,
  '40P01': transactionConflictError,
  // The server became a standby.
  '25006': unavailableError,
  // The text is too long for an index.
  '54000': textTooLongError,
  // statement_timeout
  '57014': storeTimeoutError,
};

/**
 * Classes of PostgreSQL's codes that mean unavailable: connection exceptions (08), insufficient resources (53),
 * operator intervention such as a shutdown (57P), system errors such as a disk that cannot be read (58).
 */
const UNAVAILABLE_CLASS = /^(08|53|57P|58)/;

/** PostgreSQL's code of an internal error. */
const INTERNAL_ERROR = 'XX000';
/**
 * A coordinator reports the loss of a worker of its cluster as an internal error, because libpq, which notices it, has
 * no codes. The context of the error names the worker; these messages have none.
 */
const WORKER_CONTEXT = /^while executing command on /m;
const LOST_WORKER =
  /^(failure on connection marked as essential|terminating connection due to|server closed the connection unexpectedly)/;

type StoreFailure = Error & { readonly code?: string; readonly where?: string };

const isLostWorker = ({ code, message, where = '' }: StoreFailure) =>
  code === INTERNAL_ERROR && (WORKER_CONTEXT.test(where) || LOST_WORKER.test(message));

const translateFailure = (error: StoreFailure): ServiceError | undefined => {
  if (error instanceof ServiceError) return error;
  if (error instanceof StoreDied || error instanceof StoreUnreachable) return unavailableError();
  if (error instanceof StoreSilent) return storeTimeoutError();
  if (error instanceof AnswerTooLargeError) return answerTooLargeError();
  const { code = '' } = error;
  if (Object.hasOwn(TRANSLATIONS, code)) return TRANSLATIONS[code]?.();
  return UNAVAILABLE_CLASS.test(code) || isLostWorker(error) ? unavailableError() : undefined;
};

/** Answers with the error body. Unexpected errors are logged with their stack. */
export const sendError = (logger: Logger) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const known = translateFailure(error);
  if (known && known === error) return reply.code(known.status).send(errorBody(known.code, known.message));
  const { operation } = request.routeOptions.config;
  if (known) {
    const { message: reason, code } = error as Error & { code?: string };
    logger.warn({ operation, requestId: request.id, reason, code }, known.message);
    return reply.code(known.status).send(errorBody(known.code, known.message));
  }
  logger.error({ err: toLoggableError(error), operation, requestId: request.id }, 'unexpected failure');
  return reply.code(500).send(errorBody('ERROR_UNKNOWN', `Unexpected failure. (request_id = ${request.id})`));
};
