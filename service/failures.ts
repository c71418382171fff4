/** What becomes of an error that reaches the wire: semantics 1.3. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ServiceError } from './errors.ts';
import { StoreDied } from './store/embedded.ts';

/** Largest body, in bytes (semantics 1.1.12). */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** The body of everything that is not a success. */
export const errorBody = (code: string, message: string) => ({ detail: { code, message } });

const tooLarge = () =>
  new ServiceError('ERROR_REQUEST_TOO_LARGE', `The body is larger than ${BODY_LIMIT} bytes. (limit = ${BODY_LIMIT})`);
const cutShort = () => new ServiceError('ERROR_JSON_FORMAT', 'The body is not as long as its header says.');
const unavailable = () => new ServiceError('ERROR_UNAVAILABLE', 'The store cannot be reached; try again.');
const tooLong = () =>
  new ServiceError('ERROR_INVALID_PARAMETER', 'An id, or another text that records are found by, is too long.');
const tooLate = () => new ServiceError('ERROR_REQUEST_TIMEOUT', 'The store took too long.');

/** By the codes of the server library, of sockets, and of PostgreSQL. Whatever else fails should not have. */
const TRANSLATIONS: Readonly<Record<string, () => ServiceError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: cutShort,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  EPIPE: unavailable,
  ETIMEDOUT: unavailable,
  EHOSTUNREACH: unavailable,
  ENOTFOUND: unavailable,
  EAI_AGAIN: unavailable,
  // PostgreSQL: connection failures, shutting down, starting up, too many connections.
  '08000': unavailable,
  '08003': unavailable,
  '08006': unavailable,
  '57P01': unavailable,
  '57P02': unavailable,
  '57P03': unavailable,
  '53300': unavailable,
  // A transaction that lost against another one: nothing of it stays, and the caller may try again.
  '40001': unavailable,
  '40P01': unavailable,
  // A text that an index cannot hold.
  '54000': tooLong,
  // statement_timeout
  '57014': tooLate,
};

/** The driver has no codes for these. */
const LOST_CONNECTION = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

const translated = (error: Error & { code?: string }): ServiceError | undefined => {
  if (error instanceof ServiceError) return error;
  if (error instanceof StoreDied) return unavailable();
  return TRANSLATIONS[error.code ?? '']?.() ?? (LOST_CONNECTION.test(error.message) ? unavailable() : undefined);
};

/** What may be logged of an error: drivers hang the statement's values on theirs, and those may be secret. */
export const loggable = ({ name, message, stack, code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  code,
});

/** Answers with the error body; only what should not have failed is logged with its stack. */
export const sendError = (logger: Logger) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  const known = translated(error);
  if (known && known === error) return reply.code(known.status).send(errorBody(known.code, known.message));
  const { operation } = request.routeOptions.config;
  if (known) {
    logger.warn({ operation, requestId: request.id, reason: error.message }, known.message);
    return reply.code(known.status).send(errorBody(known.code, known.message));
  }
  logger.error({ err: loggable(error), operation, requestId: request.id }, 'unexpected failure');
  return reply.code(500).send(errorBody('ERROR_UNKNOWN', `Unexpected failure. (request_id = ${request.id})`));
};
