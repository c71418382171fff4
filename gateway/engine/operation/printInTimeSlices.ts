import { TimeSlices } from '../base/timeSlices.ts';
import type { SharedObjects } from '../shape/answerSize.ts';
import type { Printer } from '../shape/printer.ts';

/** Most list items that are printed in one piece, and how many are at first. */
const MAX_ITEMS_PER_PIECE = 64;
const FIRST_ITEMS = 8;

/** Characters of a piece above which the next one has fewer items, and below which it has more. */
const LONG_PIECE = 131_072;

/** Nesting levels of objects that are printed property by property. */
const MAX_PIECEWISE_LEVELS = 10;

/** Characters of a part, without its last piece. One text of thousands of pieces costs the garbage collector more than parts. */
const CHUNK_CHARACTERS = 65_536;

/** Prints each object that occurs in many places of an answer once. */
export interface SharedPrinting {
  readonly printer: Printer;
  readonly objects: SharedObjects;
}

/** JSON in UTF-8, in parts. Undefined if it would have more bytes than allowed. */
export type PrintedChunks = readonly Buffer[] | undefined;

/**
 * Prints a value as `JSON.stringify` does, in pieces. Yields to the event loop between them if it takes long, and stops when
 * there are more than `maxBytes`.
 *
 * @throws {TypeError | RangeError} as `JSON.stringify`
 */
export const printInTimeSlices = (
  value: object,
  maxBytes: number,
  shared?: SharedPrinting,
): PrintedChunks | Promise<PrintedChunks> => {
  const printed: Buffer[] = [];
  const chunks = joinPieces(printPieces(value, MAX_PIECEWISE_LEVELS, shared));
  const slices = new TimeSlices();
  let bytes = 0;
  const print = (): PrintedChunks | Promise<PrintedChunks> => {
    for (let chunk = chunks.next(); !chunk.done; chunk = chunks.next()) {
      printed.push(chunk.value);
      bytes += chunk.value.length;
      if (bytes > maxBytes) return undefined;
      const pause = slices.yieldIfLong();
      if (pause !== undefined) return pause.then(print);
    }
    return printed;
  };
  return print();
};

function* joinPieces(pieces: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

const printPieces = (value: unknown, levels: number, shared: SharedPrinting | undefined): Iterable<string> => {
  if (Array.isArray(value)) return printListPieces(value, shared);
  const isPrintedWhole = typeof value !== 'object' || value === null || 'toJSON' in value || levels === 0;
  if (!isPrintedWhole) return printObjectPieces(value, levels, shared);
  return [shared === undefined ? (JSON.stringify(value) ?? 'null') : shared.printer.print(value, shared.objects)];
};

function* printListPieces(list: readonly unknown[], shared: SharedPrinting | undefined): Generator<string> {
  yield '[';
  let count = FIRST_ITEMS;
  for (let at = 0; at < list.length; ) {
    if (at > 0) yield ',';
    const items = list.slice(at, at + count);
    const piece =
      shared === undefined ? JSON.stringify(items).slice(1, -1) : shared.printer.printItems(items, shared.objects);
    at += items.length;
    count = piece.length > LONG_PIECE ? Math.max(1, count >> 1) : Math.min(MAX_ITEMS_PER_PIECE, count << 1);
    yield piece;
  }
  yield ']';
}

function* printObjectPieces(object: object, levels: number, shared: SharedPrinting | undefined): Generator<string> {
  let opening = '{';
  for (const [key, member] of Object.entries(object)) {
    // JSON omits these.
    if (member === undefined || typeof member === 'function' || typeof member === 'symbol') continue;
    yield `${opening}${JSON.stringify(key)}:`;
    const printer = shared?.printer.members.get(key);
    yield* printPieces(member, levels - 1, printer && shared && { ...shared, printer });
    opening = ',';
  }
  yield opening === '{' ? '{}' : '}';
}
