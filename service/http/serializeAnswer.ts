/** Writes answers as JSON, large ones in time slices, because a page may have many megabytes. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

const findRows = (answer: unknown): readonly unknown[] | undefined => {
  const { results } = answer as { readonly results?: unknown };
  return Array.isArray(results) && results.length > 1 ? results : undefined;
};

/** Characters that are serialised without a pause: some milliseconds. */
const TIME_SLICE_CHARACTERS = 256 * 1024;

/** Serialises each row separately, and yields to the event loop between time slices. */
const serializeRows = async (rows: readonly unknown[]) => {
  const written: string[] = [];
  let [length, pausedAt] = [0, 0];
  for (const row of rows) {
    const text = JSON.stringify(row);
    written.push(text);
    length += text.length;
    if (length - pausedAt < TIME_SLICE_CHARACTERS) continue;
    await setImmediate();
    pausedAt = length;
  }
  return { written, length };
};

/** Longest answer that is sent in one piece, in characters. */
const PIECE_CHARACTERS = 1024 * 1024;

/** The rows with the text before, between and after them. */
function* joinRows(rows: readonly string[], end: string): Generator<string> {
  for (const [index, row] of rows.entries()) yield `${index === 0 ? '{"results":[' : ','}${row}`;
  yield `]${end}`;
}

/**
 * Serialises an answer, which is an object.
 *
 * @returns a stream of rows where the text is long
 */
export const serializeAnswer = async (answer: unknown): Promise<string | Readable> => {
  const rows = findRows(answer);
  if (!rows) return JSON.stringify(answer);
  const { results: _, ...others } = answer as { readonly results: unknown };
  const rest = JSON.stringify(others).slice(1);
  const { written, length } = await serializeRows(rows);
  const end = rest === '}' ? rest : `,${rest}`;
  return length > PIECE_CHARACTERS ? Readable.from(joinRows(written, end)) : `{"results":[${written.join()}]${end}`;
};
