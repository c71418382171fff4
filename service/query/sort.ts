/** The order of rows (semantics 2.4). */
import { type RawBuilder, sql } from 'kysely';
import { invalidParameterError, requiredParameterError } from '../errors.ts';
import type { Column } from '../store/table.ts';
import type { QueryFields } from './fields.ts';
import { ITERATED_VALUE, isNull, iterateCandidates, type JsonTarget, resolveTarget } from './path.ts';
import { createQueryCostLimit, estimateReadingCost } from './queryCost.ts';
import { bindJson } from './values.ts';

/** One entry of `sort`. */
export interface SortKey {
  readonly key: string;
  readonly desc?: boolean | undefined;
}

/** Parts of a SELECT that sort its rows. */
export interface Ordering {
  /** Lateral joins that the terms read; each keeps the number of rows unchanged. */
  readonly joins: readonly RawBuilder<unknown>[];
  readonly terms: readonly RawBuilder<unknown>[];
}

/** Maximum number of sort keys: each may search through lists. */
const MAX_KEYS = 20;

/** `sort` as a list: older clients send one object (semantics 2.4.1). */
export const readSortKeys = (sort: unknown): readonly SortKey[] => {
  const entries = (Array.isArray(sort) ? sort : sort ? [sort] : []) as SortKey[];
  for (const { key } of entries) if (!key) throw requiredParameterError('query.sort.key');
  if (entries.length > MAX_KEYS) throw invalidParameterError('query.sort', `more than ${MAX_KEYS} keys`);
  // A key that occurs again has no effect.
  return [...Map.groupBy(entries, ({ key }) => key).values()].flatMap(([first]) => first ?? []);
};

/** `-created_at` as a sort key. */
export const parseDefaultSort = (members: readonly string[] = []): readonly SortKey[] =>
  members.map((member) => (member.startsWith('-') ? { key: member.slice(1), desc: true } : { key: member }));

/** Nulls sort below all values. */
export const sortDirection = (desc: boolean) => (desc ? sql`desc nulls last` : sql`asc nulls first`);

const columnSortTerm = ({ type, expression, stored }: Column, desc: boolean): RawBuilder<unknown> => {
  const value = type === 'text' ? sql`${expression} collate "C"` : expression;
  // A column that is never null is sorted plainly, so that an index can serve it.
  const neverNull = stored && type !== 'timestamp';
  return neverNull ? sql`${value} ${desc ? sql`desc` : sql`asc`}` : sql`${value} ${sortDirection(desc)}`;
};

/** Rank of a value's type among other types (semantics 2.4.3); 0 where the value counts as null. */
export const selectRank = (value: RawBuilder<unknown>, unset: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`case when ${unset} then 0 else case jsonb_typeof(${value}) when 'number' then 1 when 'string' then 2
    when 'object' then 3 when 'array' then 4 else case when ${value} = ${bindJson(true)} then 6 else 5 end end end`;

/** ORDER BY terms of a value: by rank, then text by code point, then size. */
export const valueSortTerms = (desc: boolean, from: RawBuilder<unknown>): RawBuilder<unknown> => {
  const way = sortDirection(desc);
  return sql`${from}.rank ${way}, ${from}.text collate "C" ${way}, ${from}.value ${way}`;
};

/** The three sort criteria of a value, as columns `rank`, `text`, `value`. */
export const valueSortColumns = (value: RawBuilder<unknown>, unset: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`${selectRank(value, unset)} as rank,
    case when not (${unset}) and jsonb_typeof(${value}) = 'string' then ${value} #>> '{}' end as text,
    case when not (${unset}) then ${value} end as value`;

/**
 * Joins each row with its smallest (or largest) candidate; with nulls where there is none.
 *
 * @param lowest minimum rank of a candidate; 1 excludes nulls
 */
export const joinExtreme = (
  target: JsonTarget,
  desc: boolean,
  name: RawBuilder<unknown>,
  lowest = 0,
): RawBuilder<unknown> =>
  sql`left join lateral (
    select v.rank, v.text, v.value from (select ${valueSortColumns(ITERATED_VALUE, isNull(target))} from ${iterateCandidates(target)}) as v
    where v.rank >= ${lowest}::integer order by ${valueSortTerms(desc, sql`v`)} limit 1
  ) as ${name} on true`;

/**
 * Compiles sort keys. A member that does not exist is unset in every row and has no effect.
 *
 * @param ties terms that order equal rows, e.g. the order of creation
 * @throws ServiceError ERROR_INVALID_PARAMETER when the keys cost too much
 */
export const orderBy = (
  fields: QueryFields,
  keys: readonly SortKey[],
  ties: readonly RawBuilder<unknown>[],
): Ordering => {
  const joins: RawBuilder<unknown>[] = [];
  const spend = createQueryCostLimit();
  const terms = keys.flatMap(({ key, desc = false }) => {
    const target = resolveTarget(fields, key);
    spend(estimateReadingCost(target), 'query.sort.key');
    if (target.kind === 'missing') return [];
    if (target.kind === 'column') return [columnSortTerm(target.column, desc)];
    const name = sql.id(`sort${joins.length}`);
    joins.push(joinExtreme(target, desc, name));
    const way = sortDirection(desc);
    return [sql`coalesce(${name}.rank, 0) ${way}, ${name}.text collate "C" ${way}, ${name}.value ${way}`];
  });
  return { joins, terms: [...terms, ...ties] };
};
