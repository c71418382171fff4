/** How a question is put to whatever a path leads to. */
import { type RawBuilder, sql } from 'kysely';
import type { Column } from '../store/table.ts';
import { candidates, direct, type JsonTarget, type Target, VALUE } from './path.ts';
import { FALSE } from './values.ts';

/** One question, put to a plain column and to a candidate inside JSON. Unknown counts as no. */
export interface Question {
  readonly column: (column: Column) => RawBuilder<boolean>;
  readonly json: (value: RawBuilder<unknown>, target: JsonTarget) => RawBuilder<boolean>;
}

type Test = (value: RawBuilder<unknown>) => RawBuilder<boolean>;

/**
 * Some candidate passes. Searching for candidates is dear; where a value stands straight at the path, and is no list,
 * it is the only one.
 */
export const someCandidate = (target: JsonTarget, test: Test): RawBuilder<boolean> => {
  const searched = sql<boolean>`exists (select from ${candidates(target)} where ${test(VALUE)})`;
  if (target.lists === 'some') return searched;
  const value = direct(target);
  const isCertain =
    target.lists === 'none'
      ? sql`jsonb_typeof(${value}) is distinct from 'array'`
      : sql`jsonb_typeof(${value}) <> 'array'`;
  return sql`case when ${isCertain} then ${test(value)} else ${searched} end`;
};

/** Puts the question to wherever a path leads; what is not there says no. */
export const ask = (target: Target, question: Question): RawBuilder<boolean> => {
  if (target.kind === 'missing') return FALSE;
  return target.kind === 'column'
    ? question.column(target.column)
    : someCandidate(target, (value) => question.json(value, target));
};

/** True where a column counts as null. What is worked out at each read may be null outright. */
export const isUnset = ({ type, expression, stored }: Column): RawBuilder<boolean> => {
  if (type === 'text') return stored ? sql`${expression} = ''` : sql`coalesce(${expression}, '') = ''`;
  return type === 'timestamp' || !stored ? sql`${expression} is null` : FALSE;
};
