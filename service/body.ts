/** From the text of a body to JSON (semantics 1.1.2). Every route parses its own, after its own checks. */
import { ServiceError } from './errors.ts';
import { isValidText, MAX_DEPTH } from './json-values.ts';
import { hasMoreValues } from './value-count.ts';

type Members = Record<string, unknown>;

const unreadable = (what: string) => new ServiceError('ERROR_JSON_FORMAT', `The body is not ${what}.`);

/** Most values of a body: members, elements, and the lists and objects around them. */
export const BODY_VALUES_MAX = 50_000;

const tooManyValues = (most: number) =>
  new ServiceError('ERROR_REQUEST_TOO_LARGE', `The body has more than ${most} values. (limit = ${most})`);

/**
 * The JSON object of a request body; an empty body is `{}`.
 *
 * @param valuesMax most values it may have
 * @throws {ServiceError} ERROR_JSON_FORMAT, also for JSON that is no object; ERROR_REQUEST_TOO_LARGE for too many values
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

/** Stands for what lies deeper than the store bears. */
const TOO_DEEP = '…';

const storableText = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

const repairedList = (list: unknown[], depth: number) => {
  for (const [index, element] of list.entries()) {
    const kept = repaired(element, depth);
    if (kept !== element) list[index] = kept;
  }
  return list;
};

/** Only an object with a name that cannot be kept is made anew: bodies have many thousands of values. */
const repairedObject = (object: Members, depth: number): Members => {
  let isNamedWell = true;
  for (const name in object) {
    isNamedWell &&= isValidText(name);
    const kept = repaired(object[name], depth);
    if (kept !== object[name]) object[name] = kept;
  }
  if (isNamedWell) return object;
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [storableText(name), member]));
};

/** A value as it can be stored, changed in place where that will do. */
const repaired = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return isValidText(value) ? value : storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  return Array.isArray(value) ? repairedList(value, depth + 1) : repairedObject(value as Members, depth + 1);
};

/**
 * The value of JSON that others design. Characters that cannot be kept become U+FFFD, and what lies too deep an ellipsis:
 * an event is not refused for one of its letters.
 *
 * @throws SyntaxError where the text is no JSON
 * @throws {ServiceError} ERROR_REQUEST_TOO_LARGE for more than 50,000 values
 */
export const parseJsonValue = (text: string): unknown => {
  if (hasMoreValues(text, BODY_VALUES_MAX)) throw tooManyValues(BODY_VALUES_MAX);
  return repaired(JSON.parse(text));
};

/**
 * The JSON value of a body that others design; an empty body is `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT; ERROR_REQUEST_TOO_LARGE for more than 50,000 values
 */
export const parseAnything = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return parseJsonValue(text);
  } catch (error) {
    throw error instanceof ServiceError ? error : unreadable('JSON');
  }
};
