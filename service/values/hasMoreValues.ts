/**
 * Counts the values of a JSON text before it is parsed, because the cost of parsing depends on the number of values,
 * not of bytes.
 */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;

const opensValue = (code: number) => code === COMMA || code === OPENING_BRACKET || code === OPENING_BRACE;

/** The end of the string that begins at a position; the length of the text where the string does not end. */
const findStringEnd = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
};

/**
 * Whether a JSON text has more than `max` values: members, elements, and the lists and objects that contain them. For
 * invalid JSON the result is unspecified.
 */
export const hasMoreValues = (text: string, max: number): boolean => {
  if (text.length <= max) return false;
  let count = 0;
  for (let at = 0; at < text.length && count <= max; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = findStringEnd(text, at);
    else if (opensValue(code)) count += 1;
  }
  return count > max;
};
