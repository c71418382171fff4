import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import type { OperationError } from '../errors.ts';
import { isObject } from '../wire/jsonObject.ts';
import { itemsOf, propertiesOf } from '../wire/messages.ts';
import type { UpstreamAnswer } from './httpExchange.ts';

/** A POST whose values must not appear in the log. */
interface SentRequest {
  readonly operation: Operation;
  readonly request: string;
  readonly authorization: string | undefined;
}

/** The log entry of a failure: for operators, never for clients. */
export interface FailureReport extends SentRequest {
  readonly failure: OperationError;
  /** The error that was thrown; undefined where upstream answered. */
  readonly thrown: unknown;
  /** Upstream's answer; undefined where there was none. */
  readonly answer: UpstreamAnswer | undefined;
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
  const isReported = failure.hasUpstreamMessage && (answer === undefined || answer.status < 500);
  if (isReported || UNREMARKABLE.has(failure.code)) return;
  const { operation, requestId, upstreamCode } = failure.extensions;
  const { code } = failure;
  const cause = redact(printFailure(thrown, answer), sent);
  logger.warn({ operation, requestId, code, status: answer?.status, upstreamCode, cause }, 'a POST failed');
};

/** The body of an unusable success may contain records, so it is left out. */
const printFailure = (thrown: unknown, answer: UpstreamAnswer | undefined): string => {
  if (answer === undefined) return printCause(thrown);
  return answer.status < 300 ? '' : answer.body.slice(0, MAX_BODY_READ);
};

/** A connection attempt to several addresses fails with one error per address. */
const printCause = (thrown: unknown): string => {
  if (thrown instanceof AggregateError) return thrown.errors.map(printCause).join('; ');
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
};

/** Shorter values are hidden only where they stand alone: as parts of words they would hide upstream's own. */
const MIN_LENGTH_ANYWHERE = 6;

/** Upstream's message in loggable form: bounded, and without any value that the caller sent. */
const redact = (words: string, { operation, request, authorization }: SentRequest): string => {
  const [, token = ''] = authorization?.split(' ') ?? [];
  const secrets = [...collectValues(operation, request), token].filter(({ length }) => length > 2);
  const ordered = secrets.toSorted((one, other) => other.length - one.length);
  const kept = ordered.reduce((text, secret) => text.replaceAll(toPattern(secret), '[redacted]'), words);
  return kept.trim().slice(0, MAX_MESSAGE_LENGTH).toWellFormed();
};

const toPattern = (secret: string): string | RegExp =>
  secret.length < MIN_LENGTH_ANYWHERE ? new RegExp(`(?<!\\w)${RegExp.escape(secret)}(?!\\w)`, 'g') : secret;

/** Every text and number that the caller may have chosen, both in JSON notation and parsed. */
const collectValues = ({ request: schema }: Operation, json: string): Set<string> => {
  const values = new Set<string>();
  for (const value of collectChosenValues(JSON.parse(json), schema, ''))
    values.add(String(value)).add(JSON.stringify(String(value)).slice(1, -1));
  return values;
};

/** Members of a query that hold words of the contract: names of members, and operators. */
const WORDS: ReadonlySet<string> = new Set(['only', 'k', 'key', 'o', 'operator']);

/**
 * Texts and numbers inside a value. Words of the contract are left out: enumerated values, and in queries the names of
 * members, as far as the contract defines them.
 */
const collectChosenValues = (value: unknown, schema: TSchema | undefined, path: string): (string | number)[] => {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return collectChosenTexts(value, schema, path);
  if (Array.isArray(value)) return value.flatMap((item) => collectChosenValues(item, schema && itemsOf(schema), path));
  if (!isObject(value)) return [];
  const members = schema && propertiesOf(schema);
  return Object.entries(value).flatMap(([name, inner]) =>
    collectChosenValues(inner, members?.[name], `${path}.${name}`),
  );
};

const collectChosenTexts = (text: string, schema: TSchema | undefined, path: string): string[] => {
  if (schema === undefined) return [text];
  if ('enum' in schema) return [];
  const isWord = /^\.(?:query\.|only$)/.test(path) && WORDS.has(path.slice(path.lastIndexOf('.') + 1));
  // Below the first step a path may name what the caller chose, such as a tag.
  return isWord ? text.split('.').slice(1) : [text];
};
