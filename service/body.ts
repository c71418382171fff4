/** From the text of a body to JSON (semantics 1.1.2). Every route parses its own, after its own checks. */
import { ServiceError } from './errors.ts';
import { DEEPEST } from './storable.ts';

type Members = Record<string, unknown>;

const unreadable = (what: string) => new ServiceError('ERROR_JSON_FORMAT', `The body is not ${what}.`);

/**
 * The JSON object of a request body; an empty body is `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT, also for JSON that is no object
 */
export const parseBody = (text: string | undefined): Members => {
  if (text === undefined || text.trim() === '') return {};
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

const madeStorable = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return TOO_DEEP;
  if (Array.isArray(value)) return value.map((item) => madeStorable(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [storableText(name), madeStorable(member, depth + 1)]),
  );
};

/**
 * The value of JSON that others design. Characters that cannot be kept become U+FFFD, and what lies too deep an ellipsis:
 * an event is not refused for one of its letters.
 *
 * @throws SyntaxError where the text is no JSON
 */
export const parseStorable = (text: string): unknown => madeStorable(JSON.parse(text));

/**
 * The JSON value of a body that others design; an empty body is `{}`.
 *
 * @throws {ServiceError} ERROR_JSON_FORMAT
 */
export const parseAnything = (text: string | undefined): unknown => {
  if (text === undefined || text.trim() === '') return {};
  try {
    return parseStorable(text);
  } catch {
    throw unreadable('JSON');
  }
};
