/** Limits of what the conditions of a query may cost, checked before they are compiled. */

import type { Filter } from '../../contract/core/query.ts';
import { invalidParameterError } from '../errors.ts';
import { isObject } from '../values/jsonObject.ts';
import { sumNumbers } from './sumNumbers.ts';

/** Maximum length of a value, and of each element of a list, in characters; of an object, of its JSON text. */
const MAX_VALUE_LENGTH = 10_000;

const measureLength = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return isObject(value) || Array.isArray(value) ? JSON.stringify(value).length : 0;
};

/**
 * Checks the length of a value, or of each element of a list.
 *
 * @throws ServiceError ERROR_INVALID_PARAMETER
 */
export const checkValueLength = (value: unknown, key: string): void => {
  const isTooLong = Array.isArray(value)
    ? value.some((element) => measureLength(element) > MAX_VALUE_LENGTH)
    : measureLength(value) > MAX_VALUE_LENGTH;
  if (isTooLong) throw invalidParameterError(key, `at most ${MAX_VALUE_LENGTH} characters`);
};

/** Maximum length of the values, and of the keys, of all conditions of a query together, in characters. */
const MAX_VALUE_CHARACTERS = 1_000_000;
const MAX_KEY_CHARACTERS = 20_000;

const listOperands = ({ value, v }: Filter): readonly unknown[] => {
  const operand = value ?? v;
  return Array.isArray(operand) ? operand : [operand];
};

/**
 * Checks that the conditions of a query are together small enough not to delay other calls.
 *
 * @param requestPath path of the conditions in the request
 * @throws ServiceError ERROR_INVALID_PARAMETER
 */
export const checkConditionSizes = (filters: readonly Filter[], requestPath: string): void => {
  const given = filters.filter(isObject) as readonly Filter[];
  const keys = sumNumbers(given.map(({ key, k }) => measureLength(key ?? k)));
  if (keys > MAX_KEY_CHARACTERS)
    throw invalidParameterError(requestPath, `keys of at most ${MAX_KEY_CHARACTERS} characters together`);
  const values = sumNumbers(given.flatMap(listOperands).map(measureLength));
  if (values > MAX_VALUE_CHARACTERS)
    throw invalidParameterError(requestPath, `values of at most ${MAX_VALUE_CHARACTERS} characters together`);
};

/**
 * Maximum number of conditions with patterns in a query. PostgreSQL retains 32 compiled patterns; with more, it compiles
 * them again for each row.
 */
const MAX_PATTERN_CONDITIONS = 30;

/** Maximum number of patterns in the conditions of a query, and of their characters together. */
const MAX_PATTERNS = 1000;
const MAX_PATTERN_CHARACTERS = 20_000;

const listPatterns = ({ operator, o, value, v }: Filter): readonly unknown[] => {
  const [kind, operand] = [operator ?? o, value ?? v];
  if (kind === 'regex') return [operand];
  return kind === 'regex_in' && Array.isArray(operand) ? operand : [];
};

/**
 * Checks that the patterns of a query are few enough to be translated without delaying other calls.
 *
 * @param requestPath path of the conditions in the request
 * @throws ServiceError ERROR_INVALID_PARAMETER
 */
export const checkPatterns = (filters: readonly Filter[], requestPath: string): void => {
  const lists = filters.filter(isObject).map((filter) => listPatterns(filter as Filter));
  const conditions = lists.filter((list) => list.length > 0).length;
  if (conditions > MAX_PATTERN_CONDITIONS) {
    throw invalidParameterError(
      requestPath,
      `at most ${MAX_PATTERN_CONDITIONS} conditions with patterns, use regex_in`,
    );
  }
  const patterns = lists.flat();
  if (patterns.length > MAX_PATTERNS)
    throw invalidParameterError(requestPath, `at most ${MAX_PATTERNS} patterns together`);
  const characters = patterns.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
  if (characters <= MAX_PATTERN_CHARACTERS) return;
  throw invalidParameterError(requestPath, `patterns of at most ${MAX_PATTERN_CHARACTERS} characters together`);
};
