/** Finds values that JSON allows and the store cannot hold. Called where free-form values of callers come in. */
import { invalidParameterError } from '../errors.ts';
import type { JsonMembers } from './jsonObject.ts';

/** Maximum nesting of lists and objects. The store supports some thousands; only mistakes approach this limit. */
export const MAX_DEPTH = 200;

const findTextFlaw = (text: string) =>
  text.includes('\u0000') || !text.isWellFormed() ? 'no NUL character, no half of a surrogate pair' : undefined;

/**
 * JSON can contain numbers outside the range of doubles: `1e999` is parsed as Infinity, and would be stored as null.
 */
const findNumberFlaw = (value: number) => (Number.isFinite(value) ? undefined : 'a number within 64-bit range');

interface ValueFlaw {
  readonly reason: string;
  /** Path of the value, the last step first. */
  readonly path: string[];
}

const findScalarFlaw = (value: unknown): ValueFlaw | undefined => {
  const reason = typeof value === 'string' ? findTextFlaw(value) : typeof value === 'number' && findNumberFlaw(value);
  return reason ? { reason, path: [] } : undefined;
};

/** Finds the first flaw. Allocates nothing for valid values, because bodies have many thousands of them. */
const findFlaw = (value: unknown, depth: number): ValueFlaw | undefined => {
  if (typeof value !== 'object' || value === null) return findScalarFlaw(value);
  if (depth > MAX_DEPTH) return { reason: `nested at most ${MAX_DEPTH} levels deep`, path: [] };
  const isList = Array.isArray(value);
  for (const name in value) {
    const flaw =
      (isList ? undefined : findScalarFlaw(name)) ?? findFlaw((value as Readonly<JsonMembers>)[name], depth + 1);
    if (flaw) {
      flaw.path.push(name.toWellFormed().replaceAll('\u0000', '\ufffd'));
      return flaw;
    }
  }
  return undefined;
};

/** Whether a text can be stored unchanged. */
export const isValidText = (text: string): boolean => findTextFlaw(text) === undefined;

/** Maximum length of the path in an error. */
const MAX_PATH_STEPS = 8;

/**
 * Checks that a request can be stored unchanged.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member
 */
export const checkJsonValue = (request: object): void => {
  const flaw = findFlaw(request, 0);
  if (flaw) throw invalidParameterError(flaw.path.reverse().slice(0, MAX_PATH_STEPS).join('.'), flaw.reason);
};
