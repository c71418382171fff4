/** What JSON allows and no store can keep. Checked where a caller's free-form values come in. */
import { invalid } from './errors.ts';

/** How deep lists and objects may lie in one another. The store bears some thousands; only mistakes come near this. */
export const MAX_DEPTH = 200;

const flawOfText = (text: string) =>
  text.includes('\u0000') || !text.isWellFormed() ? 'no NUL character, no half of a surrogate pair' : undefined;

/** JSON may write numbers that are none here: `1e999` is read as Infinity, and would be stored as null. */
const flawOfNumber = (value: number) => (Number.isFinite(value) ? undefined : 'a number within 64-bit range');

type Members = Readonly<Record<string, unknown>>;

interface Flaw {
  readonly reason: string;
  /** Steps to it, the last one first. */
  readonly path: string[];
}

const flawOfScalar = (value: unknown): Flaw | undefined => {
  const reason = typeof value === 'string' ? flawOfText(value) : typeof value === 'number' && flawOfNumber(value);
  return reason ? { reason, path: [] } : undefined;
};

/** Bodies have many thousands of values: nothing is made for those that are fine. */
const flawOf = (value: unknown, depth: number): Flaw | undefined => {
  if (typeof value !== 'object' || value === null) return flawOfScalar(value);
  if (depth > MAX_DEPTH) return { reason: `nested at most ${MAX_DEPTH} levels deep`, path: [] };
  const isList = Array.isArray(value);
  for (const name in value) {
    const flaw = (isList ? undefined : flawOfScalar(name)) ?? flawOf((value as Members)[name], depth + 1);
    if (flaw) {
      flaw.path.push(name.toWellFormed().replaceAll('\u0000', '\ufffd'));
      return flaw;
    }
  }
  return undefined;
};

/** Whether a text can be stored as it is. */
export const isValidText = (text: string): boolean => flawOfText(text) === undefined;

/** Longest path an error names; the rest of a deeper one helps nobody. */
const STEPS_TOLD = 8;

/**
 * Checks that a request can be stored as it is.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member
 */
export const checkJsonValue = (request: object): void => {
  const flaw = flawOf(request, 0);
  if (flaw) throw invalid(flaw.path.reverse().slice(0, STEPS_TOLD).join('.'), flaw.reason);
};
