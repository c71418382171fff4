import type { Logger } from 'pino';
import type { OperationError } from '../errors.ts';
import type { Answer } from '../exchange.ts';

/** The log entry of a failure: for operators, never for clients. */
export interface FailureReport {
  readonly failure: OperationError;
  /** The error that was thrown; undefined where upstream answered. */
  readonly thrown: unknown;
  /** Upstream's answer; undefined where there was none. */
  readonly answer: Answer | undefined;
  /** The POST's body, whose values must not appear in the log. */
  readonly request: string;
  readonly authorization: string | undefined;
}

/** Maximum length of an upstream message in the log. */
const MAX_MESSAGE_LENGTH = 1_000;

/** Number of characters of a body that are read. */
const MAX_BODY_READ = 4_000;

/** Codes that are not logged: the caller caused them, or another metric or log shows them. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  'REQUEST_CANCELLED',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
]);

/** Logs why a POST failed, where the client's error does not contain upstream's message, and every failure of upstream. */
export const logFailure = (logger: Pick<Logger, 'warn'>, { failure, thrown, answer, ...sent }: FailureReport): void => {
  const isTold = failure.hasUpstreamMessage && (answer === undefined || answer.status < 500);
  if (isTold || UNREMARKABLE.has(failure.code)) return;
  const { operation, requestId, upstreamCode } = failure.extensions;
  const { code } = failure;
  const cause = redacted(messageOf(thrown, answer), sent.request, sent.authorization);
  logger.warn({ operation, requestId, code, status: answer?.status, upstreamCode, cause }, 'a POST failed');
};

/** The body of an unusable success may contain records, so it is left out. */
const messageOf = (thrown: unknown, answer: Answer | undefined): string => {
  if (answer === undefined) return causeOf(thrown);
  return answer.status < 300 ? '' : answer.body.slice(0, MAX_BODY_READ);
};

/** A connection attempt to several addresses fails with one error per address. */
const causeOf = (thrown: unknown): string => {
  if (thrown instanceof AggregateError) return thrown.errors.map(causeOf).join('; ');
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
};

/** Upstream's message in loggable form: bounded, and without any value that the caller sent. */
const redacted = (words: string, request: string, authorization: string | undefined): string => {
  const secrets = [...valuesOf(request), ...(authorization?.split(' ') ?? [])].filter(({ length }) => length > 2);
  const ordered = secrets.toSorted((one, other) => other.length - one.length);
  const kept = ordered.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), words);
  return kept.trim().slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
};

/** Every text and number of a JSON document, both in JSON notation and parsed. */
const valuesOf = (json: string): Set<string> => {
  const values = new Set<string>();
  JSON.parse(json, (_name, value: unknown) => {
    if (typeof value === 'string') values.add(value).add(JSON.stringify(value).slice(1, -1));
    if (typeof value === 'number') values.add(String(value));
    return value;
  });
  return values;
};
