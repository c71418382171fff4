import { HttpRefusal } from './refusal.ts';

/** Most nesting levels of a body: those of one value of the variables, and a few around it. */
const MAX_DEPTH = 256;

/**
 * Parses JSON of a client: a body, a parameter, a message. Counts its values before it parses them, because the time and
 * memory of `JSON.parse` depend on the number of values more than on the length of the text (ADR 0059).
 *
 * @param maxValues most members, elements, and the objects and lists around them
 * @param what the subject of refusals
 * @throws {HttpRefusal} 413 `QUERY_TOO_LARGE` for more values or levels, 400 if it is not JSON
 */
export const parseBoundedJson = (text: string, maxValues: number, what = 'body'): unknown => {
  const excess = findExcess(text, maxValues);
  if (excess !== undefined) throw new HttpRefusal(413, `The request’s ${what} ${excess}.`, 'QUERY_TOO_LARGE');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal(400, `The request’s ${what} is not JSON.`);
  }
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

/**
 * Counts what is outside strings: each value follows a comma or an opening bracket. For invalid JSON the result is right up
 * to the first error, where `JSON.parse` stops.
 */
const findExcess = (text: string, maxValues: number): string | undefined => {
  // Each value and each level has a character.
  if (text.length <= Math.min(maxValues, MAX_DEPTH)) return undefined;
  let [values, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (isClosing(code)) depth--;
    else if (isOpening(code)) {
      values++;
      depth++;
    } else if (code === COMMA) values++;
    if (depth > MAX_DEPTH) return `nests deeper than ${MAX_DEPTH} levels`;
    if (values > maxValues) return `has more than ${maxValues} values: send fewer list elements and members`;
  }
  return undefined;
};

/** The end of the string that starts at `start`, or of the text if the string does not end. */
const endOfString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
};

/** Whether an odd number of backslashes stands before a position. */
const isEscaped = (text: string, at: number): boolean => {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (at - before) % 2 === 1;
};
