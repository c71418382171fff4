import { TimeSlices } from '../execute/timeSlices.ts';

/** List items that are printed in one piece. */
const ITEMS_PER_PIECE = 64;

/** Nesting levels of objects that are printed property by property. */
const MAX_PIECEWISE_LEVELS = 10;

/**
 * Prints a large value as `JSON.stringify` does, in pieces, and yields to the event loop between them.
 *
 * @returns the text in UTF-8, in parts. Undefined if it has more than `maxBytes`: then printing stops at the next pause
 * @throws {TypeError} as `JSON.stringify`
 */
export const printInTurns = async (value: object, maxBytes: number): Promise<readonly Buffer[] | undefined> => {
  const printed: Buffer[] = [];
  let [text, bytes] = ['', 0];
  const slices = new TimeSlices();
  const end = () => {
    const part = Buffer.from(text);
    bytes += part.length;
    printed.push(part);
    text = '';
  };
  for (const piece of piecesOf(value, MAX_PIECEWISE_LEVELS)) {
    text += piece;
    const pause = slices.pauseIfLong();
    if (pause === undefined) continue;
    end();
    if (bytes > maxBytes) return undefined;
    await pause;
  }
  end();
  return bytes > maxBytes ? undefined : printed;
};

const piecesOf = (value: unknown, levels: number): Iterable<string> => {
  if (Array.isArray(value)) return piecesOfList(value);
  const isPrintedWhole = typeof value !== 'object' || value === null || 'toJSON' in value || levels === 0;
  return isPrintedWhole ? [JSON.stringify(value) ?? 'null'] : piecesOfObject(value, levels);
};

function* piecesOfList(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let at = 0; at < list.length; at += ITEMS_PER_PIECE) {
    if (at > 0) yield ',';
    yield JSON.stringify(list.slice(at, at + ITEMS_PER_PIECE)).slice(1, -1);
  }
  yield ']';
}

function* piecesOfObject(object: object, levels: number): Generator<string> {
  let opening = '{';
  for (const [key, member] of Object.entries(object)) {
    // JSON omits these.
    if (member === undefined || typeof member === 'function' || typeof member === 'symbol') continue;
    yield `${opening}${JSON.stringify(key)}:`;
    yield* piecesOf(member, levels - 1);
    opening = ',';
  }
  yield opening === '{' ? '{}' : '}';
}
