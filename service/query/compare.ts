/**
 * Comparisons, object containment and text patterns as SQL (semantics 2.2). Column tests keep a plain form that an
 * index can serve.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../store/table.ts';
import { textLengthCondition } from '../store/timeLimit.ts';
import { isValidText } from '../values/jsonValues.ts';
import type { JsonTarget, QueryTarget } from './path.ts';
import { estimateSearchCost } from './queryCost.ts';
import type { TranslatedPattern } from './regex.ts';
import { printCharacter } from './regexClass.ts';
import { bindInstant, parseTime, toInstant, toWireText } from './times.ts';
import { allOf, bindJson, FALSE, isInt32, isValidJson } from './values.ts';
import { testTarget } from './valueTest.ts';

const operatorSigns = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;
/** `gt`, `gte`, `lt`, `lte`. */
export type ComparisonOperator = keyof typeof operatorSigns;

const selectJsonText = (value: RawBuilder<unknown>) => sql`(${value} #>> '{}')`;
const isString = (value: RawBuilder<unknown>, { leaf }: JsonTarget): RawBuilder<boolean> =>
  leaf === 'text'
    ? sql`jsonb_typeof(${value}) = 'string' and ${value} <> ${bindJson('')}`
    : sql`jsonb_typeof(${value}) = 'string'`;

const columnExceeds = (column: Column, order: ComparisonOperator, value: unknown): RawBuilder<boolean> => {
  const { type, expression } = column;
  const sign = operatorSigns[order];
  if (type === 'text' && typeof value === 'string' && isValidText(value)) {
    const test = sql<boolean>`${expression} collate "C" ${sign} ${value}`;
    // Unset text sorts below every other text, and nothing is greater than every set text.
    return (order === 'gt' || order === 'gte') && value !== '' ? test : allOf([test, sql`${expression} <> ''`]);
  }
  if (type === 'integer' && isInt32(value)) return sql`${expression} ${sign} ${value}::integer`;
  if ((type === 'integer' || type === 'double') && typeof value === 'number') {
    return sql`${expression} ${sign} ${value}::double precision`;
  }
  const at = type === 'timestamp' ? parseTime(value) : undefined;
  return at === undefined ? FALSE : sql`${expression} ${sign} ${bindInstant(at)}`;
};

const jsonExceeds = (
  found: RawBuilder<unknown>,
  target: JsonTarget,
  order: ComparisonOperator,
  value: unknown,
): RawBuilder<boolean> => {
  const sign = operatorSigns[order];
  if (typeof value === 'number') return sql`jsonb_typeof(${found}) = 'number' and ${found} ${sign} ${bindJson(value)}`;
  if (typeof value !== 'string' || !isValidText(value)) return FALSE;
  return sql`${isString(found, target)} and ${selectJsonText(found)} collate "C" ${sign} ${value}`;
};

/** True where a candidate of the value's type is greater (or less) than the value. */
export const exceeds = (target: QueryTarget, order: ComparisonOperator, value: unknown): RawBuilder<boolean> =>
  testTarget(target, {
    column: (column) => columnExceeds(column, order, value),
    json: (candidate, into) => jsonExceeds(candidate, into, order, value),
  });

/**
 * True where a candidate, read as a time, is after (or before) an instant.
 *
 * @param epochMs milliseconds since 1970
 */
export const exceedsInstant = (target: QueryTarget, order: ComparisonOperator, epochMs: number): RawBuilder<boolean> =>
  testTarget(target, {
    column: ({ type, expression }) => {
      if (type !== 'timestamp' && type !== 'text') return FALSE;
      return sql`${type === 'text' ? toInstant(expression) : expression} ${operatorSigns[order]} ${bindInstant(epochMs)}`;
    },
    json: (candidate) =>
      sql`jsonb_typeof(${candidate}) = 'string' and ${toInstant(selectJsonText(candidate))} ${operatorSigns[order]} ${bindInstant(epochMs)}`,
  });

/** The text of a column in wire form; undefined where its type has no text. Unset text is null or `''`. */
const selectColumnText = ({ type, expression }: Column, withNumbers: boolean) => {
  if (type === 'text') return expression;
  if (type === 'timestamp') return toWireText(expression);
  if (!withNumbers || type === 'boolean') return undefined;
  return type === 'integer' ? sql`${expression}::text` : selectJsonText(sql`to_jsonb(${expression})`);
};

/** Above this number of words, one pattern of all of them is faster than a search for each: it reads the text once. */
const MAX_SEARCHES = 8;

/** Maximum number of characters of such a pattern: PostgreSQL takes some 0.1 ms for each before it reads the first row. */
const MAX_PATTERN_CHARACTERS = 4_000;

const literalPattern = (word: string) => [...word].map((each) => printCharacter(each.codePointAt(0) ?? 0)).join('');

const escapeLikePattern = (needle: string) => `%${needle.replace(/[\\%_]/g, '\\$&')}%`;

/** A search for a word compares, at worst, all its characters at each place of a text, at some 2 ns each. */
const CHARACTERS_PER_COST = 16;

/** A search takes at most about 30 ns for each character of the text and each unit of cost: this is half a second. */
const MAX_SEARCH_COST = 16_000_000;

/** The search of a text by an operator and its right side, unless text and search are long. */
const searchText = (text: RawBuilder<unknown>, operation: RawBuilder<unknown>, cost: number): RawBuilder<boolean> =>
  sql<boolean>`${textLengthCondition(text, Math.floor(MAX_SEARCH_COST / Math.max(cost, 1)))} and ${text} ${operation}`;

/** A search for texts that contain one of the words, ignoring case. */
const containsAny = (words: readonly string[]): ((text: RawBuilder<unknown>) => RawBuilder<boolean>) => {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  if (words.length > MAX_SEARCHES && length <= MAX_PATTERN_CHARACTERS && !words.includes('')) {
    const pattern = words.map(literalPattern).join('|');
    return (text) => searchText(text, sql`~* ${pattern}`, estimateSearchCost(words));
  }
  const patterns = words.map(escapeLikePattern);
  const like = patterns.length === 1 ? sql`ilike ${patterns[0]}` : sql`ilike any(${patterns}::text[])`;
  return (text) => searchText(text, like, length / CHARACTERS_PER_COST);
};

/** True where a candidate text contains one of the words, ignoring case. Numbers are compared as decimal text. */
export const containsText = (target: QueryTarget, words: readonly string[]): RawBuilder<boolean> => {
  const valid = words.filter(isValidText);
  if (!valid.length) return FALSE;
  const contains = containsAny(valid);
  return testTarget(target, {
    column: (column) => {
      const text = selectColumnText(column, true);
      if (!text) return FALSE;
      // Unset text contains nothing, not even the empty word.
      return words.includes('') ? sql`(${contains(text)} and ${text} <> '')` : sql`(${contains(text)})`;
    },
    json: (candidate, into) =>
      sql`(${isString(candidate, into)} or jsonb_typeof(${candidate}) = 'number') and ${contains(selectJsonText(candidate))}`,
  });
};

/**
 * True where a candidate text matches a pattern.
 *
 * @param pattern in PostgreSQL's syntax, see `regex.ts`
 */
export const matchesPattern = (target: QueryTarget, pattern: TranslatedPattern): RawBuilder<boolean> => {
  const matches = (text: RawBuilder<unknown>) => searchText(text, sql`~* ${pattern.text}`, pattern.cost);
  return testTarget(target, {
    column: (column) => {
      const text = selectColumnText(column, false);
      return text ? sql`(${matches(text)} and ${text} <> '')` : FALSE;
    },
    json: (candidate, into) => sql`${isString(candidate, into)} and ${matches(selectJsonText(candidate))}`,
  });
};

/** True where a candidate is an object that has every given member with an equal value. */
export const matchesObject = (target: QueryTarget, members: Record<string, unknown>): RawBuilder<boolean> => {
  if (!isValidJson(members)) return FALSE;
  return testTarget(target, {
    column: () => FALSE,
    json: (candidate) => sql`jsonb_typeof(${candidate}) = 'object' and not exists (
      select from jsonb_each(${bindJson(members)}) as m(name, wanted)
      where (${candidate} -> m.name) is distinct from m.wanted)`,
  });
};
