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
import { invalidParameterError, requiredParameterError, ServiceError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { compileCondition } from '../filter.ts';
import { resolveTarget } from '../path.ts';
import { createQueryCostLimit, estimateGroupingCost, estimateReadingCost, type SpendQueryCost } from '../queryCost.ts';
import { readSortKeys } from '../sort.ts';
import type { UnwindRequest } from '../unwind.ts';
import { allOf } from '../values.ts';
import { formatTime } from './dateFormat.ts';
import { type AggregatedField, groupRows } from './group.ts';
import { CONDITIONAL_OPERATORS, groupOperators } from './operators.ts';
import { projectRows } from './project.ts';
import {
  type CompiledRows,
  createRows,
  POSITION,
  type RowCount,
  type RowOutput,
  rearrangeRows,
  type StageRows,
  sortRows,
} from './rows.ts';
import { countUnwound, unwindRows } from './unwind.ts';
import { selectInstant, selectValue } from './value.ts';

/** Maximum number of stages of a query, and of keys and fields of a group; far above what clients request. */
const MAX_STAGES = 20;
const MAX_MEMBERS = 200;
const AGGREGATE_PATH = 'query.aggregate';

type AggregateStage = Static<typeof StatisticsAggregate>;
const invalidStageError = (reason: string, requestPath: string) =>
  new ServiceError('ERROR_DB_QUERY', reason, requestPath);

const compileGroupKey = (
  rows: StageRows,
  { key, k, name, n, date_format }: Static<typeof AggregateGroupKey>,
  spend: SpendQueryCost,
): RowOutput => {
  const requestPath = `${AGGREGATE_PATH}.group.keys`;
  const [path, called] = [key ?? k, name ?? n];
  if (!path) throw invalidStageError('The key is missing.', requestPath);
  if (!called) throw invalidStageError('The name is missing.', requestPath);
  const target = resolveTarget(rows.fields, path);
  spend(estimateReadingCost(target), requestPath);
  if (!date_format) return { name: called, ...selectValue(target) };
  const time = selectInstant(target);
  if (!time) throw invalidStageError('date_format requires the key of a time.', requestPath);
  return { name: called, ...formatTime(time, date_format, requestPath) };
};

const CONDITION_OPERATORS: ReadonlySet<string> = new Set(['eq', 'not', 'gt', 'gte', 'lt', 'lte']);

const compileRowTest = (rows: StageRows, conditions: readonly unknown[], spend: SpendQueryCost) => {
  const context = { place: `${AGGREGATE_PATH}.group.fields.conditions`, operators: CONDITION_OPERATORS, spend };
  if (conditions.length > MAX_MEMBERS)
    throw invalidParameterError(context.place, `more than ${MAX_MEMBERS} conditions`);
  return allOf(
    (conditions as readonly Filter[]).map((condition) => {
      if ((condition.value ?? condition.v ?? null) === null)
        throw invalidStageError('The value is missing.', context.place);
      return compileCondition(rows.fields, condition, context);
    }),
  );
};

const compileGroupField = (
  rows: StageRows,
  { key, k, name, n, operator, o, fields = [], conditions }: Static<typeof AggregateGroupField>,
  { number, spend }: { readonly number: number; readonly spend: SpendQueryCost },
): AggregatedField => {
  const requestPath = `${AGGREGATE_PATH}.group.fields`;
  const [path, called, named] = [key ?? k ?? '', name ?? n, operator ?? o];
  const aggregate = groupOperators.get(named);
  if (!called) throw invalidStageError('The name is missing.', requestPath);
  if (!aggregate) throw invalidStageError(`Unknown operator ${String(named)}.`, requestPath);
  const members = (named === 'push' ? fields : []).map((member): [string, string] => {
    const [from, to] = [member.key ?? member.k, member.name ?? member.n];
    if (!from || !to) throw invalidStageError('A member of push requires key and name.', requestPath);
    return [to, from];
  });
  if (!path && named !== 'count' && !members.length) throw invalidStageError('The key is missing.', requestPath);
  if (conditions?.length && !CONDITIONAL_OPERATORS.has(named))
    throw invalidStageError(`${String(named)} does not accept conditions.`, requestPath);
  const keys = members.length ? members.map(([, from]) => from) : [path];
  for (const each of keys) spend(estimateGroupingCost(resolveTarget(rows.fields, each), named), requestPath);
  const test = conditions?.length ? compileRowTest(rows, conditions, spend) : undefined;
  return { name: called, ...aggregate({ fields: rows.fields, key: path, members, test, joinName: `agg${number}` }) };
};

const applyGroup = (rows: StageRows, stage: Static<typeof AggregateGroup>, spend: SpendQueryCost): StageRows => {
  const [keys, fields] = [stage.keys ?? [], stage.fields ?? []];
  if (!keys.length && !fields.length) throw requiredParameterError(`${AGGREGATE_PATH}.group.keys`);
  if (keys.length + fields.length > MAX_MEMBERS)
    throw invalidParameterError(`${AGGREGATE_PATH}.group`, `more than ${MAX_MEMBERS} members`);
  return groupRows(
    rows,
    keys.map((key) => compileGroupKey(rows, key, spend)),
    fields.map((field, number) => compileGroupField(rows, field, { number, spend })),
  );
};

const limitRows = (rows: StageRows, count: unknown, member: 'limit' | 'skip'): StageRows => {
  if (!Number.isInteger(count) || Number(count) < 0)
    throw invalidParameterError(`${AGGREGATE_PATH}.${member}`, 'a number of rows');
  const rest = member === 'limit' ? sql`limit ${count}` : sql`offset ${count}`;
  return rearrangeRows(rows, sql`from ${rows.from} order by ${POSITION} ${rest}`);
};

const countRows = (rows: StageRows, name: string): StageRows => {
  if (!name) throw invalidStageError('The name is missing.', `${AGGREGATE_PATH}.count`);
  const outputs: RowOutput[] = [{ name, type: 'integer', expression: sql`count(*)::integer` }];
  return createRows({ outputs, tail: sql`from ${rows.from} having count(*) > 0`, position: sql`1` });
};

const applyByName: {
  readonly [Name in keyof AggregateStage]-?: (
    rows: StageRows,
    stage: NonNullable<AggregateStage[Name]>,
    spend: SpendQueryCost,
  ) => StageRows;
} = {
  unwind: (rows, stage, spend) => unwindRows(rows, stage, `${AGGREGATE_PATH}.unwind`, spend),
  group: applyGroup,
  count: (rows, { name }) => countRows(rows, name),
  sort: (rows, sort) => sortRows(rows, readSortKeys(sort)),
  project: projectRows,
  limit: (rows, count) => limitRows(rows, count, 'limit'),
  skip: (rows, count) => limitRows(rows, count, 'skip'),
};

const applyStage = (
  rows: StageRows,
  stage: AggregateStage & { readonly skip?: number },
  spend: SpendQueryCost,
): StageRows => {
  const names = isObject(stage)
    ? (Object.keys(applyByName) as (keyof AggregateStage)[]).filter((name) => (stage[name] ?? null) !== null)
    : [];
  const [name, ...others] = names;
  if (!name || others.length) throw requiredParameterError(AGGREGATE_PATH);
  const apply = applyByName[name] as (rows: StageRows, stage: unknown, spend: SpendQueryCost) => StageRows;
  return apply(rows, stage[name], spend);
};

/** Unwinds multiply rows, so the rows of all but the first are counted before they are made. */
const countUnwinds = (stages: readonly StageWithInput[]): RawBuilder<RowCount>[] => {
  const unwinds = stages.filter(({ stage }) => isObject(stage) && isObject(stage.unwind));
  return unwinds.slice(1).flatMap(({ stage, before }) => countUnwound(before, stage.unwind as UnwindRequest) ?? []);
};

/** A stage and its input rows. */
interface StageWithInput {
  readonly stage: AggregateStage;
  readonly before: StageRows;
}

/**
 * Runs the stages of `aggregate` over rows.
 *
 * @throws ServiceError ERROR_REQUIRED_PARAMETER, ERROR_DB_QUERY, ERROR_INVALID_PARAMETER by semantics 2.6
 */
export const aggregateRows = (records: StageRows, aggregate: readonly AggregateStage[]): CompiledRows => {
  if (aggregate.length > MAX_STAGES) throw invalidParameterError(AGGREGATE_PATH, `more than ${MAX_STAGES} stages`);
  const steps: StageWithInput[] = [];
  const spend = createQueryCostLimit();
  let rows = records;
  for (const stage of aggregate) {
    steps.push({ stage, before: rows });
    rows = applyStage(rows, stage, spend);
  }
  return { rows, counts: countUnwinds(steps) };
};
