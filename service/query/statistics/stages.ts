/** Runs the stages of `aggregate` in order (semantics 2.6.4 to 2.6.7). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type {
  AggregateGroup,
  AggregateGroupField,
  AggregateGroupKey,
  Filter,
  StatisticsAggregate,
} from '../../../contract/core/query.ts';
import { invalid, required, ServiceError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { costLimit, groupingCost, readingCost, type Spend } from '../cost.ts';
import { conditionOn } from '../filter.ts';
import { resolve } from '../path.ts';
import { sortKeys } from '../sort.ts';
import type { UnwindRequest } from '../unwind.ts';
import { allOf } from '../values.ts';
import { formatTime } from './dateFormat.ts';
import { type GroupField, groupRows } from './group.ts';
import { CONDITIONAL, groupOperators } from './operators.ts';
import { projectRows } from './project.ts';
import {
  type CompiledRows,
  type Output,
  POSITION,
  type RowCount,
  type Rows,
  rearrangeRows,
  rowsFrom,
  sortRows,
} from './rows.ts';
import { countOfUnwound, unwindRows } from './unwind.ts';
import { instantAt, valueAt } from './value.ts';

/** Maximum number of stages of a query, and of keys and fields of a group; far above what clients request. */
const MAX_STAGES = 20;
const MAX_MEMBERS = 200;
const PLACE = 'query.aggregate';

type Stage = Static<typeof StatisticsAggregate>;
const wrong = (reason: string, place: string) => new ServiceError('ERROR_DB_QUERY', reason, place);

const groupKey = (
  rows: Rows,
  { key, k, name, n, date_format }: Static<typeof AggregateGroupKey>,
  spend: Spend,
): Output => {
  const place = `${PLACE}.group.keys`;
  const [path, called] = [key ?? k, name ?? n];
  if (!path) throw wrong('The key is missing.', place);
  if (!called) throw wrong('The name is missing.', place);
  const target = resolve(rows.fields, path);
  spend(readingCost(target), place);
  if (!date_format) return { name: called, ...valueAt(target) };
  const time = instantAt(target);
  if (!time) throw wrong('date_format requires the key of a time.', place);
  return { name: called, ...formatTime(time, date_format, place) };
};

const CONDITION_OPERATORS: ReadonlySet<string> = new Set(['eq', 'not', 'gt', 'gte', 'lt', 'lte']);

const rowTest = (rows: Rows, conditions: readonly unknown[], spend: Spend) => {
  const context = { place: `${PLACE}.group.fields.conditions`, operators: CONDITION_OPERATORS, spend };
  if (conditions.length > MAX_MEMBERS) throw invalid(context.place, `more than ${MAX_MEMBERS} conditions`);
  return allOf(
    (conditions as readonly Filter[]).map((condition) => {
      if ((condition.value ?? condition.v ?? null) === null) throw wrong('The value is missing.', context.place);
      return conditionOn(rows.fields, condition, context);
    }),
  );
};

const groupField = (
  rows: Rows,
  { key, k, name, n, operator, o, fields = [], conditions }: Static<typeof AggregateGroupField>,
  { number, spend }: { readonly number: number; readonly spend: Spend },
): GroupField => {
  const place = `${PLACE}.group.fields`;
  const [path, called, named] = [key ?? k ?? '', name ?? n, operator ?? o];
  const aggregate = groupOperators.get(named);
  if (!called) throw wrong('The name is missing.', place);
  if (!aggregate) throw wrong(`Unknown operator ${String(named)}.`, place);
  const members = (named === 'push' ? fields : []).map((member): [string, string] => {
    const [from, to] = [member.key ?? member.k, member.name ?? member.n];
    if (!from || !to) throw wrong('A member of push requires key and name.', place);
    return [to, from];
  });
  if (!path && named !== 'count' && !members.length) throw wrong('The key is missing.', place);
  if (conditions?.length && !CONDITIONAL.has(named)) throw wrong(`${String(named)} does not accept conditions.`, place);
  const keys = members.length ? members.map(([, from]) => from) : [path];
  for (const each of keys) spend(groupingCost(resolve(rows.fields, each), named), place);
  const test = conditions?.length ? rowTest(rows, conditions, spend) : undefined;
  return { name: called, ...aggregate({ fields: rows.fields, key: path, members, test, joinName: `agg${number}` }) };
};

const group = (rows: Rows, stage: Static<typeof AggregateGroup>, spend: Spend): Rows => {
  const [keys, fields] = [stage.keys ?? [], stage.fields ?? []];
  if (!keys.length && !fields.length) throw required(`${PLACE}.group.keys`);
  if (keys.length + fields.length > MAX_MEMBERS) throw invalid(`${PLACE}.group`, `more than ${MAX_MEMBERS} members`);
  return groupRows(
    rows,
    keys.map((key) => groupKey(rows, key, spend)),
    fields.map((field, number) => groupField(rows, field, { number, spend })),
  );
};

const limitRows = (rows: Rows, count: unknown, member: 'limit' | 'skip'): Rows => {
  if (!Number.isInteger(count) || Number(count) < 0) throw invalid(`${PLACE}.${member}`, 'a number of rows');
  const rest = member === 'limit' ? sql`limit ${count}` : sql`offset ${count}`;
  return rearrangeRows(rows, sql`from ${rows.from} order by ${POSITION} ${rest}`);
};

const countRows = (rows: Rows, name: string): Rows => {
  if (!name) throw wrong('The name is missing.', `${PLACE}.count`);
  const outputs: Output[] = [{ name, type: 'integer', expression: sql`count(*)::integer` }];
  return rowsFrom({ outputs, tail: sql`from ${rows.from} having count(*) > 0`, position: sql`1` });
};

const stages: {
  readonly [Name in keyof Stage]-?: (rows: Rows, stage: NonNullable<Stage[Name]>, spend: Spend) => Rows;
} = {
  unwind: (rows, stage, spend) => unwindRows(rows, stage, `${PLACE}.unwind`, spend),
  group,
  count: (rows, { name }) => countRows(rows, name),
  sort: (rows, sort) => sortRows(rows, sortKeys(sort)),
  project: projectRows,
  limit: (rows, count) => limitRows(rows, count, 'limit'),
  skip: (rows, count) => limitRows(rows, count, 'skip'),
};

const applyStage = (rows: Rows, stage: Stage & { readonly skip?: number }, spend: Spend): Rows => {
  const names = isObject(stage)
    ? (Object.keys(stages) as (keyof Stage)[]).filter((name) => (stage[name] ?? null) !== null)
    : [];
  const [name, ...others] = names;
  if (!name || others.length) throw required(PLACE);
  const apply = stages[name] as (rows: Rows, stage: unknown, spend: Spend) => Rows;
  return apply(rows, stage[name], spend);
};

/** Unwinds multiply rows, so the rows of all but the first are counted before they are made. */
const countsOf = (stages: readonly Step[]): RawBuilder<RowCount>[] => {
  const unwinds = stages.filter(({ stage }) => isObject(stage) && isObject(stage.unwind));
  return unwinds.slice(1).flatMap(({ stage, before }) => countOfUnwound(before, stage.unwind as UnwindRequest) ?? []);
};

/** A stage and its input rows. */
interface Step {
  readonly stage: Stage;
  readonly before: Rows;
}

/**
 * Runs the stages of `aggregate` over rows.
 *
 * @throws ServiceError ERROR_REQUIRED_PARAMETER, ERROR_DB_QUERY, ERROR_INVALID_PARAMETER by semantics 2.6
 */
export const aggregateRows = (records: Rows, aggregate: readonly Stage[]): CompiledRows => {
  if (aggregate.length > MAX_STAGES) throw invalid(PLACE, `more than ${MAX_STAGES} stages`);
  const steps: Step[] = [];
  const spend = costLimit();
  let rows = records;
  for (const stage of aggregate) {
    steps.push({ stage, before: rows });
    rows = applyStage(rows, stage, spend);
  }
  return { rows, counts: countsOf(steps) };
};
