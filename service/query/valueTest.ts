/** Applies a test to the target of a path: a column, or candidates inside JSON. */
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../store/table.ts';
import { ITERATED_VALUE, iterateCandidates, type JsonTarget, type QueryTarget, selectDirectValue } from './path.ts';
import { FALSE } from './values.ts';

/** A test in two forms: for a plain column, and for a candidate inside JSON. SQL's unknown counts as false. */
export interface ValueTest {
  readonly column: (column: Column) => RawBuilder<boolean>;
  readonly json: (value: RawBuilder<unknown>, target: JsonTarget) => RawBuilder<boolean>;
}

type CandidateTest = (value: RawBuilder<unknown>) => RawBuilder<boolean>;

/**
 * True where a candidate passes the test. Searching for candidates is expensive, so where the path leads directly to
 * one value that is not a list, only that value is tested.
 */
export const someCandidate = (target: JsonTarget, test: CandidateTest): RawBuilder<boolean> => {
  const searched = sql<boolean>`exists (select from ${iterateCandidates(target)} where ${test(ITERATED_VALUE)})`;
  if (target.lists === 'some') return searched;
  const value = selectDirectValue(target);
  const isCertain =
    target.lists === 'none'
      ? sql`jsonb_typeof(${value}) is distinct from 'array'`
      : sql`jsonb_typeof(${value}) <> 'array'`;
  return sql`case when ${isCertain} then ${test(value)} else ${searched} end`;
};

/** Applies the test to the target of a path; a missing target fails it. */
export const testTarget = (target: QueryTarget, question: ValueTest): RawBuilder<boolean> => {
  if (target.kind === 'missing') return FALSE;
  return target.kind === 'column'
    ? question.column(target.column)
    : someCandidate(target, (value) => question.json(value, target));
};

/** True where a column counts as null. A computed column may be SQL null. */
export const isUnset = ({ type, expression, stored }: Column): RawBuilder<boolean> => {
  if (type === 'text') return stored ? sql`${expression} = ''` : sql`coalesce(${expression}, '') = ''`;
  return type === 'timestamp' || !stored ? sql`${expression} is null` : FALSE;
};
