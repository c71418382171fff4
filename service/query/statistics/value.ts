/** Reads a path as one value, as numbers, or as a time. */
import { type RawBuilder, sql } from 'kysely';
import { invalidParameterError } from '../../errors.ts';
import { isValidText } from '../../values/jsonValues.ts';
import {
  ITERATED_VALUE,
  iterateCandidates,
  iterateValues,
  type JsonTarget,
  type QueryTarget,
  selectDirectValue,
} from '../path.ts';
import { toInstant, toWireText } from '../times.ts';
import { bindJson } from '../values.ts';
import type { TypedValue } from './rows.ts';

const NULL_VALUE: TypedValue = { type: 'json', expression: sql`null::jsonb` };

const selectWholeValue = (target: JsonTarget): RawBuilder<unknown> => {
  if (!target.segments.length) return target.column.expression;
  return sql`coalesce(${selectDirectValue(target)}, (select jsonb_agg(${ITERATED_VALUE}) from ${iterateValues(target)}))`;
};

/** The value at a path; through lists, the list of values found. Unset and missing are null. */
export const selectValue = (target: QueryTarget): TypedValue => {
  if (target.kind === 'missing') return NULL_VALUE;
  if (target.kind === 'json') {
    const value = sql`nullif(${selectWholeValue(target)}, 'null'::jsonb)`;
    return { type: 'json', expression: target.leaf === 'text' ? sql`nullif(${value}, ${bindJson('')})` : value };
  }
  const { type, expression, stored } = target.column;
  if (type !== 'text') return { type, expression };
  return { type, expression: sql`nullif(${expression}, '')`, raw: stored ? expression : undefined };
};

/** A value as `jsonb`, with times in wire form; null stays SQL's null. */
export const toJsonb = ({ type, expression }: TypedValue): RawBuilder<unknown> => {
  if (type === 'json') return expression;
  return sql`to_jsonb(${type === 'timestamp' ? toWireText(expression) : expression})`;
};

/** PostgreSQL functions accept at most 100 arguments. */
const MAX_MEMBERS = 50;

/**
 * An object of named values.
 *
 * @throws ServiceError ERROR_INVALID_PARAMETER for more than 50 members, or a name that text cannot store
 */
export const buildJsonObject = (members: readonly (readonly [name: string, value: RawBuilder<unknown>])[]) => {
  if (members.length > MAX_MEMBERS)
    throw invalidParameterError('fields', `objects of more than ${MAX_MEMBERS} members`);
  if (!members.every(([name]) => isValidText(name))) throw invalidParameterError('fields', 'a name is not text');
  return sql`jsonb_build_object(${sql.join(members.map(([name, value]) => sql`${name}::text, ${value}`))})`;
};

const isNumeric = ({ type }: TypedValue) => type === 'integer' || type === 'double';

/** A value as `numeric`, null where it is not a number. It is converted through JSON, since a cast would round. */
export const toNumeric = (value: TypedValue): RawBuilder<unknown> => {
  if (isNumeric(value)) return sql`to_jsonb(${value.expression})::numeric`;
  if (value.type !== 'json') return sql`null::numeric`;
  return sql`case jsonb_typeof(${value.expression}) when 'number' then (${value.expression})::numeric end`;
};

/** Sum and count of the numbers among the candidates of a path. */
export interface NumberAggregates {
  readonly sum: RawBuilder<unknown>;
  readonly count: RawBuilder<unknown>;
}

/** For a path through no list: only the value at the path can be a number. */
const aggregateValue = (value: RawBuilder<unknown>): NumberAggregates => {
  const either = (number: RawBuilder<unknown>, list: RawBuilder<unknown>, none: RawBuilder<unknown>) =>
    sql`case jsonb_typeof(${value}) when 'number' then ${number} when 'array' then ${list} else ${none} end`;
  return {
    sum: either(sql`(${value})::numeric`, sql`numbers_sum(${value})`, sql`null`),
    count: either(sql`1`, sql`numbers_count(${value})`, sql`0`),
  };
};

/** Reads a number directly where the path finds one, the usual case, without searching for candidates. */
const aggregateCandidates = (target: JsonTarget): NumberAggregates => {
  const value = selectDirectValue(target);
  const either = (number: RawBuilder<unknown>, aggregate: RawBuilder<unknown>) =>
    sql`case jsonb_typeof(${value}) when 'number' then ${number} else (
      select ${aggregate} from ${iterateCandidates(target)} where jsonb_typeof(${ITERATED_VALUE}) = 'number') end`;
  return {
    sum: either(
      sql`(${value})::numeric`,
      sql`sum(case jsonb_typeof(${ITERATED_VALUE}) when 'number' then (${ITERATED_VALUE})::numeric end)`,
    ),
    count: either(sql`1`, sql`count(*)`),
  };
};

/**
 * Sum and count of the numbers at a path. Where the contract defines a path through no list, as for `cost.USD`, they
 * are plain expressions, which PostgreSQL aggregates in parallel.
 */
export const aggregateNumbers = (target: QueryTarget): NumberAggregates => {
  if (target.kind === 'missing') return { sum: sql`null::numeric`, count: sql`0` };
  if (target.kind === 'json') {
    return target.lists === 'none' ? aggregateValue(selectDirectValue(target)) : aggregateCandidates(target);
  }
  const sum = toNumeric(target.column);
  return { sum, count: sql`case when ${sum} is null then 0 else 1 end` };
};

/** A path as an instant, null where the value is not a time; undefined where it can never be a time. */
export const selectInstant = (target: QueryTarget): RawBuilder<unknown> | undefined => {
  if (target.kind === 'missing') return sql`null::timestamptz`;
  if (target.kind === 'json') return toInstant(sql`(${selectDirectValue(target)} #>> '{}')`);
  const { type, expression } = target.column;
  if (type === 'text') return toInstant(expression);
  return type === 'timestamp' ? expression : undefined;
};
