/** Parses the text of a body to JSON (semantics 1.1.2). Every route calls it after its own checks. */
import { ServiceError } from './errors.ts';
import { isValidText, MAX_DEPTH } from './json-values.ts';
import { hasMoreValues } from './value-count.ts';

type Members = Record<string, unknown>;

const unreadable = (what: string) => new ServiceError('ERROR_JSON_FORMAT', `The body is not ${what}.`);

/** Most values of a body: members, elements, and the lists and objects that contain them. */
export const BODY_VALUES_MAX = 50_000;

const tooManyValues = (most: number) =>
  new ServiceError('ERROR_REQUEST_TOO_LARGE', `The body has more than ${most} values. (limit = ${most})`);

/**
 * Parses a request body to a JSON object; an empty body is `{}`.
 *
 * @param valuesMax most values it may have
 * @throws {ServiceError} ERROR_JSON_FORMAT, also for JSON that is no object; ERROR_REQUEST_TOO_LARGE for too many
 *   values
 */
export const parseBody = (text: string, valuesMax: number): Members => {
  if (text.trim() === '') return {};
  if (hasMoreValues(text, valuesMax)) throw tooManyValues(valuesMax);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable('JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable('a JSON object');
  return value as Members;
};

/** Replaces values that are nested deeper than the store supports. */
const TOO_DEEP = '…';

const storableText = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

const repairedList = (list: unknown[], depth: number) => {
  for (const [index, element] of list.entries()) {
    const repairedValue = repaired(element, depth);
    if (repairedValue !== element) list[index] = repairedValue;
  }
  return list;
};

/**
 * Changes members in place. A new object is created only when a name must be repaired, because bodies have many
 * thousands of values.
 */
const repairedObject = (object: Members, depth: number): Members => {
  let isNamedWell = true;
  for (const name in object) {
    isNamedWell &&= isValidText(name);
    const repairedValue = repaired(object[name], depth);
    if (repairedValue !== object[name]) object[name] = repairedValue;
  }
  if (isNamedWell) return object;
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [storableText(name), member]));
};

/**
 * Makes a parsed value storable, so that an event is not refused because of one character: characters that cannot be
 * stored become U+FFFD, and values nested too deep become an ellipsis. Changes objects and lists in place where
 * possible.
 */
export const repaired = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return isValidText(value) ? value : storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value) ? repairedList(value, depth + 1) : repairedObject(value as Members, depth + 1);
};

const parseLimited = (text: string): unknown => {
  if (hasMoreValues(text, BODY_VALUES_MAX)) throw tooManyValues(BODY_VALUES_MAX);
  return JSON.parse(text);
};

/**
 * Parses JSON from external senders and makes it storable.
 *
 * @throws SyntaxError where the text is no JSON
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 50,000 values
 */
export const parseJsonValue = (text: string): unknown => repaired(parseLimited(text));

/**
 * Parses the body of an external sender to a JSON value, which must be `repaired` before it is stored; an empty body is
 * `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT; ERROR_REQUEST_TOO_LARGE for more than 50,000 values
 */
export const parseAnything = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return parseLimited(text);
  } catch (error) {
    throw error instanceof ServiceError ? error : unreadable('JSON');
  }
};
