/** Writes answers as JSON, large ones in stretches, because a page may have many megabytes. */
import { Readable } from 'node:stream';
import { stretches } from './event-loop.ts';

const rowsOf = (answer: unknown): readonly unknown[] | undefined => {
  const { results } = answer as { readonly results?: unknown };
  return Array.isArray(results) && results.length > 1 ? results : undefined;
};

/** Serialises each row separately. */
const writeRows = async (rows: readonly unknown[]): Promise<string[]> => {
  const pause = stretches();
  const written: string[] = [];
  for (const row of rows) {
    written.push(JSON.stringify(row));
    const pausing = pause();
    if (pausing) await pausing;
  }
  return written;
};

/** Longest answer that is sent in one piece, in characters. */
const PIECE_CHARACTERS = 1024 * 1024;

/** The rows with the text before, between and after them. */
function* piecesOf(rows: readonly string[], end: string): Generator<string> {
  for (const [index, row] of rows.entries()) yield `${index === 0 ? '{"results":[' : ','}${row}`;
  yield `]${end}`;
}

/**
 * Serialises an answer, which is an object.
 *
 * @returns a stream of rows where the text is long
 */
export const jsonOf = async (answer: unknown): Promise<string | Readable> => {
  const rows = rowsOf(answer);
  if (!rows) return JSON.stringify(answer);
  const { results: _, ...others } = answer as { readonly results: unknown };
  const rest = JSON.stringify(others).slice(1);
  const written = await writeRows(rows);
  const pieces = piecesOf(written, rest === '}' ? rest : `,${rest}`);
  const length = written.reduce((total, row) => total + row.length, 0);
  return length > PIECE_CHARACTERS ? Readable.from(pieces) : [...pieces].join('');
};
