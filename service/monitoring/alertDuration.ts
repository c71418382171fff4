/** How long people take with alerts (reads around the API): one statement, over the alerts that are visible to the caller. */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import {
  type AlertDurationLink,
  type AlertDurationQuery as AlertDurationQuerySchema,
  type AlertDurationRecord,
  alertDuration,
} from '../../contract/monitoring/alertDuration.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type OperationHandler } from '../call.ts';
import { invalidParameterError, requiredParameterError } from '../errors.ts';
import { compileRowConditions, runSelect } from '../query/index.ts';
import { columnOf, type ResourceTable } from '../store/table.ts';
import { timeLimitAggregate } from '../store/timeLimit.ts';
import { alerts } from './tables.ts';

type AlertDurationQuery = Static<typeof AlertDurationQuerySchema>;

const MAX_GROUP_SETS = 8;
const MAX_KEYS = 20;
const MAX_STARTS = 1_000;
/** Name of the key that is an interval of `starts`. */
const START_KEY = 'start';

const table = alerts as ResourceTable;
const selectColumn = (member: string) => columnOf(table, member);

/** SQL of the key of a link; null where no map has the member of the alert. */
const selectLinkedKey = ({ maps }: Static<typeof AlertDurationLink>): RawBuilder<unknown> => {
  const values = maps.map(
    ({ key, values: byMember }) => sql`${JSON.stringify(byMember)}::text::jsonb ->> ${selectTextMember(key)}`,
  );
  return values.length === 0 ? sql`null::text` : sql`nullif(coalesce(${sql.join(values)}), '')`;
};

/** @throws ServiceError ERROR_INVALID_PARAMETER where alerts have no such text */
const selectTextMember = (key: string): RawBuilder<unknown> => {
  if (table.columns.get(key)?.type !== 'text')
    throw invalidParameterError('query.group_sets.keys', `${key} is not a text member of alerts`);
  return selectColumn(key);
};

/** The instants in milliseconds since 1970. */
const readStarts = ({ starts = [] }: AlertDurationQuery): number[] => {
  const instants = starts.map((start) => Date.parse(start));
  if (instants.length > MAX_STARTS) throw invalidParameterError('query.starts', `more than ${MAX_STARTS}`);
  const isAscending = instants.every((start, at) => start > (instants[at - 1] ?? Number.NEGATIVE_INFINITY));
  if (!isAscending) throw invalidParameterError('query.starts', 'not in ascending order');
  return instants;
};

/** The number of the interval that contains the time of creation, from 1; null before the first. */
const selectInterval = (starts: readonly number[]): RawBuilder<unknown> =>
  starts.length === 0
    ? sql`null::text`
    : sql`nullif(width_bucket(${selectColumn('created_at')}, ${starts.map((start) => new Date(start).toISOString())}::text[]::timestamptz[]), 0)::text`;

const selectKey = (query: AlertDurationQuery, starts: readonly number[], name: string): RawBuilder<unknown> => {
  if (name === START_KEY) return selectInterval(starts);
  const link = query.links?.find((one) => one.name === name);
  return link ? selectLinkedKey(link) : sql`nullif(${selectTextMember(name)}, '')`;
};

const selectSeconds = (until: string) =>
  sql`extract(epoch from ${selectColumn(until)} - ${selectColumn('created_at')})`;

/** Count, mean, median and 95th percentile of a number, in one object. */
const selectStatistics = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`jsonb_build_object(
  'count', count(${value}), 'mean', coalesce(avg(${value}), 0)::double precision,
  'p50', coalesce(percentile_cont(0.5) within group (order by ${value}::double precision), 0),
  'p95', coalesce(percentile_cont(0.95) within group (order by ${value}::double precision), 0))`;

/** A row of the statement: a key that its group set does not have is null. */
type DurationGroupRow = Omit<AlertDurationRecord, 'group_set' | 'values'> & {
  /** A bit for each key that its group set does not have; the last key has the lowest. */
  readonly mask: number;
  readonly [key: `k${number}`]: string | null;
};

/** The group sets of a query. */
interface GroupSets {
  /** All keys, each once. */
  readonly keys: readonly string[];
  /** The mask of each set. */
  readonly masks: readonly number[];
}

const readGroupSets = ({ group_sets }: AlertDurationQuery): GroupSets => {
  const keys = [...new Set(group_sets.flatMap((set) => set.keys))];
  if (group_sets.length > MAX_GROUP_SETS)
    throw invalidParameterError('query.group_sets', `more than ${MAX_GROUP_SETS}`);
  if (keys.length > MAX_KEYS) throw invalidParameterError('query.group_sets', `more than ${MAX_KEYS} keys`);
  const maskOf = (of: readonly string[]) => keys.reduce((mask, key) => mask * 2 + (of.includes(key) ? 0 : 1), 0);
  return { keys, masks: group_sets.map((set) => maskOf(set.keys)) };
};

const keyColumn = (at: number) => sql.id(`k${at}`);

const groupingSet = ({ keys }: GroupSets, mask: number) =>
  sql`(${sql.join(keys.flatMap((_, at) => (hasKey(keys, mask, at) ? [keyColumn(at)] : [])))})`;

/** Whether the set of a mask has the key at a position. */
const hasKey = (keys: readonly string[], mask: number, at: number) => ((mask >> (keys.length - 1 - at)) & 1) === 0;

const compileStatement = (query: AlertDurationQuery, grouping: GroupSets, where: RawBuilder<boolean>) => {
  const starts = readStarts(query);
  const ids = grouping.keys.map((_, at) => keyColumn(at));
  const named = grouping.keys.map((name, at) => sql`${selectKey(query, starts, name)} as ${keyColumn(at)}`);
  const read = [
    ...named,
    sql`${selectSeconds('acknowledged_at')} as acknowledged`,
    sql`${selectSeconds('resolved_at')} as resolved`,
  ];
  const computed = [
    ...ids,
    sql`${ids.length === 0 ? sql`0` : sql`grouping(${sql.join(ids)})`} as mask`,
    sql`count(*)::integer as count`,
    sql`${selectStatistics(sql`r.acknowledged`)} as time_to_acknowledge`,
    sql`${selectStatistics(sql`r.resolved`)} as time_to_resolve`,
  ];
  const sets = [...new Set(grouping.masks)].map((mask) => groupingSet(grouping, mask));
  return sql<DurationGroupRow>`select ${sql.join(computed)}${timeLimitAggregate(sql`r.resolved`)}
    from (select ${sql.join(read)} from ${table.from} where ${where}) as r group by grouping sets (${sql.join(sets)})`;
};

/** The records of a row: one for each set with the same keys. */
const toRecords = (
  { keys, masks }: GroupSets,
  starts: readonly string[],
  { mask, count, time_to_acknowledge, time_to_resolve, ...row }: DurationGroupRow,
): AlertDurationRecord[] => {
  const valueAt = (key: string, value: string | null | undefined) =>
    key === START_KEY && value ? starts[Number(value) - 1] : (value ?? null);
  const values = Object.fromEntries(
    keys.flatMap((key, at) => (hasKey(keys, mask, at) ? [[key, valueAt(key, row[`k${at}`])] as const] : [])),
  );
  const numbers = { values, count, time_to_acknowledge, time_to_resolve };
  return masks.flatMap((own, group_set) => (own === mask ? [{ group_set, ...numbers }] : []));
};

const analyzeDurations: OperationHandler<typeof alertDuration.analyze> = async ({ query }, call) => {
  if (query.group_sets.length === 0) throw requiredParameterError('query.group_sets');
  const grouping = readGroupSets(query);
  const where = compileRowConditions(table, query, { where: await visibilityConditions(call, table, 'read') });
  const rows = await runSelect(call.db, compileStatement(query, grouping, where));
  const records = rows.flatMap((row) => toRecords(grouping, query.starts ?? [], row));
  return { results: records.toSorted((one, other) => one.group_set - other.group_set) };
};

export const alertDurationHandlers = implementResource(alertDuration, { analyze: analyzeDurations });
