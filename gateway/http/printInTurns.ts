import { yieldToEventLoop } from '../execute/budget.ts';

/** How long printing goes on before others have a turn. */
const MS_PER_TURN = 10;

/** Items of a list that are printed at once. */
const ITEMS_PER_PIECE = 64;

/** Objects within objects that are printed member by member. */
const LEVELS = 10;

/**
 * Prints a large value as `JSON.stringify` does, a piece at a time, so that others have their turns meanwhile.
 *
 * @returns the text in UTF-8, in parts
 * @throws {TypeError} as `JSON.stringify`
 */
export async function printInTurns(value: object): Promise<readonly Buffer[]> {
  const printed: Buffer[] = [];
  let text = '';
  let start = performance.now();
  for (const piece of piecesOf(value, LEVELS)) {
    text += piece;
    if (performance.now() - start < MS_PER_TURN) continue;
    printed.push(Buffer.from(text));
    text = '';
    await yieldToEventLoop();
    start = performance.now();
  }
  return [...printed, Buffer.from(text)];
}

function piecesOf(value: unknown, levels: number): Iterable<string> {
  if (Array.isArray(value)) return piecesOfList(value);
  const isPrintedWhole = typeof value !== 'object' || value === null || 'toJSON' in value || levels === 0;
  return isPrintedWhole ? [JSON.stringify(value) ?? 'null'] : piecesOfObject(value, levels);
}

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
    // These are left out of JSON.
    if (member === undefined || typeof member === 'function' || typeof member === 'symbol') continue;
    yield `${opening}${JSON.stringify(key)}:`;
    yield* piecesOf(member, levels - 1);
    opening = ',';
  }
  yield opening === '{' ? '{}' : '}';
}
