/** The WHERE term of a query: its conditions, named filters, keyword and the caller's scope (semantics 2.3). */
import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '../../contract/core/query.ts';
import { invalidParameterError } from '../errors.ts';
import type { ResourceTable } from '../store/table.ts';
import { timeLimitCondition } from '../store/timeLimit.ts';
import { isObject } from '../values/jsonObject.ts';
import { containsText } from './compare.ts';
import { checkConditionSizes, checkPatterns } from './conditionLimits.ts';
import { listQueryFields, type QueryFields } from './fields.ts';
import { compileCondition } from './filter.ts';
import { resolveTarget } from './path.ts';
import { createQueryCostLimit } from './queryCost.ts';
import { allOf, anyOf } from './values.ts';

/** Members that select records, common to all kinds of queries. */
export interface RowConditions {
  readonly filter?: readonly Filter[] | undefined;
  readonly filter_or?: readonly Filter[] | undefined;
  readonly keyword?: string | undefined;
}

/** Conditions and settings that do not come from the query itself. */
export interface QueryContext {
  /** The caller's scope and other conditions that must hold (semantics 4.5). */
  readonly where: readonly RawBuilder<boolean>[];
  /** Named filters of the request, each an `eq`; empty strings are ignored (semantics 2.1.6). */
  readonly filters?: Readonly<Record<string, unknown>> | undefined;
  /** Members a keyword is searched in; the resource's `keywordFields` when absent. */
  readonly keywordFields?: readonly string[] | undefined;
  /** The instant `now` denotes, in milliseconds since 1970; the current time when absent. */
  readonly nowMs?: number | undefined;
}

/** The key of a condition `contain` with a text; undefined for any other condition. */
const findSearchedKey = (filter: Filter): string | undefined => {
  if (!isObject(filter)) return undefined;
  const { key, k, operator, o, value, v } = filter;
  return (operator ?? o) === 'contain' && typeof (value ?? v) === 'string' ? (key ?? k) : undefined;
};

/** Alternatives with the searches of one member joined: one search for several words reads a text once. */
const joinSearches = (alternatives: readonly Filter[]): readonly Filter[] => {
  const groups = Map.groupBy(alternatives, (filter) => findSearchedKey(filter) ?? filter);
  return [...groups].flatMap(([key, filters]) => {
    if (typeof key !== 'string' || filters.length === 1) return filters;
    return [{ key, operator: 'contain_in', value: filters.map(({ value, v }) => value ?? v) } satisfies Filter];
  });
};

/** Maximum number of conditions, and of keyword words, in one query (semantics 2.2.5). */
const MAX_CONDITIONS = 200;

const compileFilters = (fields: QueryFields, filters: Readonly<Record<string, unknown>>, nowMs: number) =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => compileCondition(fields, { key, value, operator: 'eq' }, { place: key, nowMs }));

/** Maximum length of a keyword, in characters. A word is sent once for each member that it is searched in. */
const MAX_KEYWORD_LENGTH = 10_000;

/** The words of a keyword; stops shortly after the maximum. */
const splitWords = (keyword: string): string[] =>
  keyword
    .matchAll(/[^ ]+/g)
    .take(MAX_CONDITIONS + 1)
    .map(([word]) => word)
    .toArray();

/** True where a keyword field contains one of the words (semantics 1.5.5). */
const compileKeyword = (fields: QueryFields, keyword: string, members: readonly string[]): RawBuilder<boolean>[] => {
  if (keyword.length > MAX_KEYWORD_LENGTH)
    throw invalidParameterError('query.keyword', `at most ${MAX_KEYWORD_LENGTH} characters`);
  const words = splitWords(keyword);
  if (words.length > MAX_CONDITIONS) throw invalidParameterError('query.keyword', `more than ${MAX_CONDITIONS} words`);
  return words.length ? [anyOf(members.map((member) => containsText(resolveTarget(fields, member), words)))] : [];
};

/**
 * Combines all conditions on a record into one WHERE term.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const compileRowConditions = (
  table: ResourceTable,
  query: RowConditions,
  around: QueryContext,
): RawBuilder<boolean> => {
  const fields = listQueryFields(table);
  const nowMs = around.nowMs ?? Date.now();
  const [all, any] = [query.filter ?? [], query.filter_or ?? []];
  if (all.length + any.length > MAX_CONDITIONS)
    throw invalidParameterError('query.filter', `more than ${MAX_CONDITIONS} conditions`);
  checkConditionSizes([...all, ...any], 'query.filter');
  checkPatterns([...all, ...any], 'query.filter');
  const spend = createQueryCostLimit();
  const compiled = (filters: readonly Filter[], requestPath: string) =>
    filters.map((filter) => compileCondition(fields, filter, { place: requestPath, nowMs, spend }));
  return allOf([
    timeLimitCondition(table.seq),
    // In brackets, since a condition from outside may be an `or`.
    ...around.where.map((test) => sql<boolean>`(${test})`),
    ...compileFilters(fields, around.filters ?? {}, nowMs),
    ...compiled(all, 'query.filter'),
    ...(any.length ? [anyOf(compiled(joinSearches(any), 'query.filter_or'))] : []),
    ...compileKeyword(fields, query.keyword ?? '', around.keywordFields ?? table.resource.keywordFields ?? []),
  ]);
};
