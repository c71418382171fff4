/**
 * Limits what the parts of a query may cost for each row. The unit is a part of a pattern, which takes 0.1 to 1 µs; the
 * other costs were measured against it.
 */
import { invalidParameterError } from '../errors.ts';
import type { QueryTarget } from './path.ts';

/** Maximum cost of all conditions of a query together, of all stages of a statistic, and of all keys of a sort. */
const MAX_QUERY_COST = 1_000;

/**
 * Adds a cost to those before.
 *
 * @param key place in the request, used in the error message
 * @throws ServiceError ERROR_INVALID_PARAMETER when the total is too large
 */
export type SpendQueryCost = (cost: number, key: string) => void;

/** Creates a limit. */
export const createQueryCostLimit = (): SpendQueryCost => {
  let total = 0;
  return (cost, key) => {
    total += cost;
    if (total > MAX_QUERY_COST) throw invalidParameterError(key, `a total cost of at most ${MAX_QUERY_COST}`);
  };
};

/** Cost of each step into JSON, and of reading it at all. */
const STEP_COST = 8;

const isExpensive = (operator: unknown) => /^(?:datetime|timediff)_|^(?:match|max|min)$/.test(String(operator));

/**
 * The cost of reading the target of a key for an operator. A column costs next to nothing. Times are parsed; `match`,
 * `max` and `min` compare all elements of a list.
 */
export const estimateReadingCost = (target: QueryTarget, operator?: unknown): number => {
  if (target.kind !== 'json') return 0;
  const steps = target.segments.flatMap((segment) => ('keys' in segment ? segment.keys : segment.index)).length;
  return STEP_COST * (1 + steps) * (isExpensive(operator) ? 2 : 1);
};

/** Cost of a search for a word; above a number of words, they are searched together (`containsText`). */
const WORD_COST = 8;
const JOINED_COST = 64;

/** Number of characters of a word that cost one more. */
const WORD_CHARACTERS = 32;

/** The cost of searching a text for words. */
export const estimateSearchCost = (words: readonly string[]): number => {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  return Math.min(WORD_COST * words.length, JOINED_COST + words.length) + Math.floor(length / WORD_CHARACTERS);
};

/** Number of characters of an object, as JSON, that cost one more: each of its members is compared. */
const OBJECT_CHARACTERS = 8;

/** The cost of comparing with the members of an object. */
export const estimateObjectCost = (members: object): number =>
  Math.floor(JSON.stringify(members).length / OBJECT_CHARACTERS);

/** Cost of a value that is collected from every row of a group. */
const COLLECTING_COST = 16;

const COLLECTING_OPERATORS: ReadonlySet<unknown> = new Set(['push', 'add_to_set', 'merge_objects', 'first', 'last']);

/** The cost of combining the values of a key over groups. */
export const estimateGroupingCost = (target: QueryTarget, operator: unknown): number =>
  estimateReadingCost(target, operator) + (COLLECTING_OPERATORS.has(operator) ? COLLECTING_COST : 0);
