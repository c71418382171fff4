import type { BenchRow } from './rows.ts';

/** The subset of the wire's query language that the bench's API supports (semantics 2). It refuses the rest. */
export interface BenchQuery {
  readonly filter?: readonly BenchCondition[];
  readonly sort?: readonly BenchSort[];
  readonly page?: { readonly start: number; readonly limit: number };
  readonly only?: readonly string[];
  readonly count_only?: boolean;
  readonly aggregate?: readonly BenchGroupStage[];
}

/** Counts rows by one member. */
interface BenchGroupStage {
  readonly group: { readonly keys: readonly { readonly key: string; readonly name: string }[] };
}

interface BenchCondition {
  readonly k: string;
  readonly v: unknown;
  readonly o: string;
}

interface BenchSort {
  readonly key: string;
  readonly desc?: boolean;
}

const SUPPORTED: ReadonlySet<string> = new Set(['filter', 'sort', 'page', 'only', 'count_only']);

/**
 * Returns one page of the matching rows.
 *
 * @throws {Error} for anything beyond `eq` and `in`, `sort`, `page`, `only` and `count_only` on members of the row
 */
export const queryRows = (all: readonly BenchRow[], query: BenchQuery, defaultSort: readonly BenchSort[]) => {
  const foreign = Object.keys(query).filter((name) => !SUPPORTED.has(name));
  if (foreign.length > 0) throw new Error(`not understood: ${foreign.join(', ')}`);
  const matching = (query.filter ?? []).reduce((rows, condition) => rows.filter(compileCondition(condition)), all);
  if (query.count_only) return { results: [], total_count: matching.length };
  const { start, limit } = query.page ?? { start: 1, limit: 1000 };
  const page = sortRows(matching, query.sort ?? defaultSort).slice(start - 1, start - 1 + limit);
  return { results: query.only ? page.map(makeProjection(query.only)) : page, total_count: matching.length };
};

/**
 * Counts the matching rows by a member.
 *
 * @throws {Error} for anything beyond `eq` and `in`, and one group by one member of the row
 */
export const countRows = (all: readonly BenchRow[], { filter = [], aggregate = [], ...rest }: BenchQuery) => {
  const [key, ...more] = aggregate.flatMap(({ group }) => group.keys);
  if (key === undefined || more.length > 0 || Object.keys(rest).length > 0) throw new Error('not understood: stat');
  const matching = filter.reduce((rows, condition) => rows.filter(compileCondition(condition)), all);
  const groups = Map.groupBy(matching, (row) => row[key.key]);
  return { results: [...groups].map(([value, rows]) => ({ [key.name]: value, count: rows.length })) };
};

const compileCondition = ({ k, v, o }: BenchCondition): ((row: BenchRow) => boolean) => {
  if (o === 'eq') return (row) => row[k] === v;
  if (o !== 'in' || !Array.isArray(v)) throw new Error(`operator ${o}`);
  const among = new Set(v);
  return (row) => among.has(row[k]);
};

const sortRows = (rows: readonly BenchRow[], sort: readonly BenchSort[]) =>
  [...rows].sort((one, other) => {
    for (const { key, desc } of sort) {
      const order = compareValues(one[key], other[key]);
      if (order !== 0) return desc ? -order : order;
    }
    return 0;
  });

const compareValues = (one: unknown, other: unknown) => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Keeps only the named members. Does not support dotted paths. */
const makeProjection = (only: readonly string[]) => {
  const dotted = only.find((path) => path.includes('.'));
  if (dotted !== undefined) throw new Error(`path ${dotted}`);
  const wanted = new Set(only);
  return (row: BenchRow): BenchRow => Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)));
};
