import type { Logger } from 'pino';
import type { OperationError } from '../errors.ts';
import type { Answer } from '../exchange.ts';

/** What is written of a failure: to those who run the gateway, never to its clients. */
export interface FailureReport {
  readonly failure: OperationError;
  /** What was thrown on the way; undefined where upstream answered. */
  readonly thrown: unknown;
  /** What upstream answered; undefined where it did not. */
  readonly answer: Answer | undefined;
  /** The POST's body, whose values are not to be in the log. */
  readonly request: string;
  readonly authorization: string | undefined;
}

/** Longest text that is written of upstream's words. */
const MAX_MESSAGE_LENGTH = 1_000;

/** What is looked at of a body. */
const MAX_BODY_READ = 4_000;

/** Codes that need no look at the log: the caller's doing, or told by state elsewhere. */
const UNREMARKABLE: ReadonlySet<string> = new Set([
  'REQUEST_CANCELLED',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
]);

/** Writes why a POST failed, where the client is not told in upstream's words. */
export const logFailure = (logger: Pick<Logger, 'warn'>, { failure, thrown, answer, ...sent }: FailureReport): void => {
  if (failure.hasUpstreamMessage || UNREMARKABLE.has(failure.code)) return;
  const { operation, requestId, upstreamCode } = failure.extensions;
  const { code } = failure;
  const cause = redacted(messageOf(thrown, answer), sent.request, sent.authorization);
  logger.warn({ operation, requestId, code, status: answer?.status, upstreamCode, cause }, 'a POST failed');
};

/** The body of a success that cannot be used may hold records, and is left out. */
const messageOf = (thrown: unknown, answer: Answer | undefined): string => {
  if (answer === undefined) return causeOf(thrown);
  return answer.status < 300 ? '' : answer.body.slice(0, MAX_BODY_READ);
};

/** A connection that was tried at several addresses fails with an error for each. */
const causeOf = (thrown: unknown): string => {
  if (thrown instanceof AggregateError) return thrown.errors.map(causeOf).join('; ');
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
};

/** Upstream's words as they may be written: bounded, and without any value that the caller had sent. */
const redacted = (words: string, request: string, authorization: string | undefined): string => {
  const secrets = [...valuesOf(request), ...(authorization?.split(' ') ?? [])].filter(({ length }) => length > 2);
  const ordered = secrets.toSorted((one, other) => other.length - one.length);
  const kept = ordered.reduce((text, secret) => text.replaceAll(secret, '[redacted]'), words);
  return kept.trim().slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
};

/** Every text and number of a JSON document, as it stands in JSON and as it is read. */
const valuesOf = (json: string): Set<string> => {
  const values = new Set<string>();
  JSON.parse(json, (_name, value: unknown) => {
    if (typeof value === 'string') values.add(value).add(JSON.stringify(value).slice(1, -1));
    if (typeof value === 'number') values.add(String(value));
    return value;
  });
  return values;
};
