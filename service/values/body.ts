/** Parses the text of a body to JSON (semantics 1.1.2). Every route calls it after its own checks. */
import { ServiceError } from '../errors.ts';
import { hasMoreValues } from './hasMoreValues.ts';
import type { JsonMembers } from './jsonObject.ts';
import { isValidText, MAX_DEPTH } from './jsonValues.ts';

const unreadableBodyError = (what: string) => new ServiceError('ERROR_JSON_FORMAT', `The body is not ${what}.`);

/** Most values that a body may have: members, elements, and the lists and objects that contain them. */
export interface ValuesLimit {
  readonly max: number;
}

/** Limit of calls that read: 49 conditions of 1,000 values each. */
export const READ_VALUES: ValuesLimit = { max: 50_000 };
/** Limit of events: 500 of 60 values each, twice as many as Alertmanager sends. */
export const EVENT_VALUES: ValuesLimit = { max: 30_000 };
/** Limit of calls of the directory: 2,000 rows of 50 values each. */
export const DIRECTORY_VALUES: ValuesLimit = { max: 100_000 };

const tooManyValuesError = ({ max: most }: ValuesLimit) =>
  new ServiceError('ERROR_REQUEST_TOO_LARGE', `The body has more than ${most} values. (limit = ${most})`);

/**
 * Parses a request body to a JSON object; an empty body is `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT, also for JSON that is not an object; ERROR_REQUEST_TOO_LARGE for too many
 *   values
 */
export const parseBody = (text: string, limit: ValuesLimit): JsonMembers => {
  if (text.trim() === '') return {};
  if (hasMoreValues(text, limit.max)) throw tooManyValuesError(limit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadableBodyError('JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadableBodyError('a JSON object');
  return value as JsonMembers;
};

/** Replaces values that are nested deeper than the store supports. */
const TOO_DEEP = '…';

const replaceInvalid = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

const repairList = (list: unknown[], depth: number) => {
  for (const [index, element] of list.entries()) {
    const repairedValue = repairValue(element, depth);
    if (repairedValue !== element) list[index] = repairedValue;
  }
  return list;
};

/**
 * Changes members in place. A new object is created only when a name must be repaired, because bodies have many
 * thousands of values.
 */
const repairObject = (object: JsonMembers, depth: number): JsonMembers => {
  let isNamedWell = true;
  for (const name in object) {
    isNamedWell &&= isValidText(name);
    const repairedValue = repairValue(object[name], depth);
    if (repairedValue !== object[name]) object[name] = repairedValue;
  }
  if (isNamedWell) return object;
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [replaceInvalid(name), member]));
};

/**
 * Makes a parsed value acceptable to the store, so that an event is not refused because of one character: characters that
 * cannot be stored become U+FFFD, and values nested too deep become an ellipsis. Changes objects and lists in place where
 * possible.
 */
export const repairValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return isValidText(value) ? value : replaceInvalid(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value) ? repairList(value, depth + 1) : repairObject(value as JsonMembers, depth + 1);
};

/** Senders on Windows begin their bodies with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const parseLimited = (given: string): unknown => {
  const text = given.replace(BYTE_ORDER_MARK, '');
  if (hasMoreValues(text, EVENT_VALUES.max)) throw tooManyValuesError(EVENT_VALUES);
  return JSON.parse(text);
};

/**
 * Parses JSON from external senders and makes it acceptable to the store.
 *
 * @throws SyntaxError where the text is not JSON
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 30,000 values
 */
export const parseJsonValue = (text: string): unknown => repairValue(parseLimited(text));

/**
 * Parses the body of an external sender to a JSON value, which must be `repairValue` before it is stored; an empty body is
 * `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT; ERROR_REQUEST_TOO_LARGE for more than 30,000 values
 */
export const parseExternalBody = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return parseLimited(text);
  } catch (error) {
    throw error instanceof ServiceError ? error : unreadableBodyError('JSON');
  }
};
