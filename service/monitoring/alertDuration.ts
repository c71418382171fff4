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
import { type Handler, implement } from '../call.ts';
import { invalid, required } from '../errors.ts';
import { rowConditions, rowsOf } from '../query/index.ts';
import { columnOf, type Table } from '../store/table.ts';
import { aggregateWithinTime } from '../store/timeLimit.ts';
import { alerts } from './tables.ts';

type AlertDurationQuery = Static<typeof AlertDurationQuerySchema>;

const MAX_GROUP_SETS = 8;
const MAX_KEYS = 20;
const MAX_STARTS = 1_000;
/** Name of the key that is an interval of `starts`. */
const START = 'start';

const table = alerts as Table;
const column = (member: string) => columnOf(table, member);

/** SQL of the key of a link; null where no map has the member of the alert. */
const linkedKey = ({ maps }: Static<typeof AlertDurationLink>): RawBuilder<unknown> => {
  const values = maps.map(
    ({ key, values: byMember }) => sql`${JSON.stringify(byMember)}::text::jsonb ->> ${textMember(key)}`,
  );
  return values.length === 0 ? sql`null::text` : sql`nullif(coalesce(${sql.join(values)}), '')`;
};

/** @throws ServiceError ERROR_INVALID_PARAMETER where alerts have no such text */
const textMember = (key: string): RawBuilder<unknown> => {
  if (table.columns.get(key)?.type !== 'text') throw invalid('query.group_sets.keys', `${key} is no text of alerts`);
  return column(key);
};

/** The instants in milliseconds since 1970. */
const checkedStarts = ({ starts = [] }: AlertDurationQuery): number[] => {
  const instants = starts.map((start) => Date.parse(start));
  if (instants.length > MAX_STARTS) throw invalid('query.starts', `more than ${MAX_STARTS}`);
  const isAscending = instants.every((start, at) => start > (instants[at - 1] ?? Number.NEGATIVE_INFINITY));
  if (!isAscending) throw invalid('query.starts', 'not in ascending order');
  return instants;
};

/** The number of the interval that contains the time of creation, from 1; null before the first. */
const intervalKey = (starts: readonly number[]): RawBuilder<unknown> =>
  starts.length === 0
    ? sql`null::text`
    : sql`nullif(width_bucket(${column('created_at')}, ${starts.map((start) => new Date(start).toISOString())}::text[]::timestamptz[]), 0)::text`;

const keyOf = (query: AlertDurationQuery, starts: readonly number[], name: string): RawBuilder<unknown> => {
  if (name === START) return intervalKey(starts);
  const link = query.links?.find((one) => one.name === name);
  return link ? linkedKey(link) : sql`nullif(${textMember(name)}, '')`;
};

const seconds = (until: string) => sql`extract(epoch from ${column(until)} - ${column('created_at')})`;

/** Count, mean, median and 95th percentile of a number, in one object. */
const statisticsOf = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`jsonb_build_object(
  'count', count(${value}), 'mean', coalesce(avg(${value}), 0)::double precision,
  'p50', coalesce(percentile_cont(0.5) within group (order by ${value}::double precision), 0),
  'p95', coalesce(percentile_cont(0.95) within group (order by ${value}::double precision), 0))`;

/** A row of the statement: a key that its group set does not have is null. */
type GroupRow = Omit<AlertDurationRecord, 'group_set' | 'values'> & {
  /** A bit for each key that its group set does not have; the last key has the lowest. */
  readonly mask: number;
  readonly [key: `k${number}`]: string | null;
};

/** The group sets of a query. */
interface Grouping {
  /** All keys, each once. */
  readonly keys: readonly string[];
  /** The mask of each set. */
  readonly masks: readonly number[];
}

const groupingOf = ({ group_sets }: AlertDurationQuery): Grouping => {
  const keys = [...new Set(group_sets.flatMap((set) => set.keys))];
  if (group_sets.length > MAX_GROUP_SETS) throw invalid('query.group_sets', `more than ${MAX_GROUP_SETS}`);
  if (keys.length > MAX_KEYS) throw invalid('query.group_sets', `more than ${MAX_KEYS} keys`);
  const maskOf = (of: readonly string[]) => keys.reduce((mask, key) => mask * 2 + (of.includes(key) ? 0 : 1), 0);
  return { keys, masks: group_sets.map((set) => maskOf(set.keys)) };
};

const columnAt = (at: number) => sql.id(`k${at}`);

const groupingSet = ({ keys }: Grouping, mask: number) =>
  sql`(${sql.join(keys.flatMap((_, at) => (isIn(keys, mask, at) ? [columnAt(at)] : [])))})`;

/** Whether the set of a mask has the key at a position. */
const isIn = (keys: readonly string[], mask: number, at: number) => ((mask >> (keys.length - 1 - at)) & 1) === 0;

const statementOf = (query: AlertDurationQuery, grouping: Grouping, where: RawBuilder<boolean>) => {
  const starts = checkedStarts(query);
  const ids = grouping.keys.map((_, at) => columnAt(at));
  const named = grouping.keys.map((name, at) => sql`${keyOf(query, starts, name)} as ${columnAt(at)}`);
  const read = [
    ...named,
    sql`${seconds('acknowledged_at')} as acknowledged`,
    sql`${seconds('resolved_at')} as resolved`,
  ];
  const computed = [
    ...ids,
    sql`${ids.length === 0 ? sql`0` : sql`grouping(${sql.join(ids)})`} as mask`,
    sql`count(*)::integer as count`,
    sql`${statisticsOf(sql`r.acknowledged`)} as time_to_acknowledge`,
    sql`${statisticsOf(sql`r.resolved`)} as time_to_resolve`,
  ];
  const sets = [...new Set(grouping.masks)].map((mask) => groupingSet(grouping, mask));
  return sql<GroupRow>`select ${sql.join(computed)}${aggregateWithinTime(sql`r.resolved`)}
    from (select ${sql.join(read)} from ${table.from} where ${where}) as r group by grouping sets (${sql.join(sets)})`;
};

/** The records of a row: one for each set with the same keys. */
const recordsOf = (
  { keys, masks }: Grouping,
  starts: readonly string[],
  { mask, count, time_to_acknowledge, time_to_resolve, ...row }: GroupRow,
): AlertDurationRecord[] => {
  const valueAt = (key: string, value: string | null | undefined) =>
    key === START && value ? starts[Number(value) - 1] : (value ?? null);
  const values = Object.fromEntries(
    keys.flatMap((key, at) => (isIn(keys, mask, at) ? [[key, valueAt(key, row[`k${at}`])] as const] : [])),
  );
  const numbers = { values, count, time_to_acknowledge, time_to_resolve };
  return masks.flatMap((own, group_set) => (own === mask ? [{ group_set, ...numbers }] : []));
};

const analyze: Handler<typeof alertDuration.analyze> = async ({ query }, call) => {
  if (query.group_sets.length === 0) throw required('query.group_sets');
  const grouping = groupingOf(query);
  const where = rowConditions(table, query, { where: await visibilityConditions(call, table, 'read') });
  const rows = await rowsOf(call.db, statementOf(query, grouping, where));
  const records = rows.flatMap((row) => recordsOf(grouping, query.starts ?? [], row));
  return { results: records.toSorted((one, other) => one.group_set - other.group_set) };
};

export const alertDurationHandlers = implement(alertDuration, { analyze });
