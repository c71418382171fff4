/** TimeSeriesAnalyzeQuery: an AnalyzeQuery over months (semantics 2.8). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { TimeSeriesAnalyzeQuery as TimeSeriesAnalyzeQuerySchema } from '../../../contract/core/query.ts';
import { required, wrongType } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import type { Table } from '../../store/table.ts';
import { fieldsOf } from '../fields.ts';
import { refuseRaw } from '../list.ts';
import { windowOf } from '../page.ts';
import { type QueryContext, rowConditions } from '../rowConditions.ts';
import { parseTime } from '../times.ts';
import {
  type Analysis,
  type AnalyzeOptions,
  analyzeRows,
  fetchAnalysis,
  keywordsOfAnalyze,
  shapeOf,
} from './analyze.ts';
import { namesIn, type Struct } from './names.ts';
import { statementsOf } from './queryStatements.ts';
import { type Output, recordRows } from './rows.ts';

export type TimeSeriesAnalyzeQuery = Static<typeof TimeSeriesAnalyzeQuerySchema>;

/** Year, month and day of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; absent parts are undefined. */
const dateParts = (text: string, key: string) => {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const isDate = year && parseTime(`${year}-${month ?? '01'}-${day ?? '01'}`) !== undefined;
  if (!isDate) throw wrongType(key, 'YYYY, YYYY-MM or YYYY-MM-DD');
  return { year, month, day };
};

/**
 * The first month that begins at or after the start. Past December it is month 13, which no record has and which sorts
 * where the first month of the next year would.
 */
const firstMonth = (text: string): string => {
  const { year, month = '01', day = '01' } = dateParts(text, 'query.start');
  return day === '01' ? `${year}-${month}` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
};

/** The last month that begins before the end of the unit (year, month or day) that `end` names. */
const lastMonth = (text: string): string => {
  const { year, month = '12' } = dateParts(text, 'query.end');
  return `${year}-${month}`;
};

/** Whether a start is after the end of the unit that `end` names. Day texts sort as days. */
const isBackwards = ({ start, end }: TimeSeriesAnalyzeQuery): boolean => {
  if (!start || !end) return false;
  const [from, to] = [dateParts(start, 'query.start'), dateParts(end, 'query.end')];
  const first = `${from.year}-${from.month ?? '01'}-${from.day ?? '01'}`;
  return first > `${to.year}-${to.month ?? '12'}-${to.day ?? '31'}`;
};

/** The member that holds the month of a record, `YYYY-MM`. */
const monthOf = (table: Table): RawBuilder<unknown> => {
  const column = fieldsOf(table).columns.get(table.resource.dateField ?? '');
  if (!column) throw new Error(`${table.resource.id} has no date member`);
  return column.expression;
};

const within = (table: Table, { start, end }: TimeSeriesAnalyzeQuery): RawBuilder<boolean>[] => {
  const month = monthOf(table);
  return [
    ...(start ? [sql<boolean>`${month} collate "C" >= ${firstMonth(start)}`] : []),
    ...(end ? [sql<boolean>`${month} collate "C" <= ${lastMonth(end)} and ${month} <> ''`] : []),
  ];
};

/** The query context of an analyze request over time, with its period. */
const context = (
  table: Table,
  query: TimeSeriesAnalyzeQuery,
  { where, ...options }: Omit<AnalyzeOptions, 'most'> & Pick<QueryContext, 'where'>,
): QueryContext => keywordsOfAnalyze(table, { ...options, where: [...where, ...within(table, query)] });

/**
 * Names of the members of a Struct in all records that an analyze request over time selects.
 *
 * @throws ServiceError as `analyzeSeries`
 */
export const namesInSeries = (
  db: Database,
  struct: Struct,
  query: TimeSeriesAnalyzeQuery,
  around: QueryContext,
): Promise<string[]> => namesIn(db, struct, { query, around: context(struct.table, query, around) });

/** Group output: months, also for DAILY, since stored data is not finer; years for YEARLY (semantics 2.8.3). */
const dateOutput = (table: Table, granularity: TimeSeriesAnalyzeQuery['granularity']): Output | undefined => {
  const month = recordRows(table).fields.columns.get(table.resource.dateField ?? '')?.expression;
  if (!granularity || !month) return undefined;
  // The cast returns a text that is short enough unchanged; `left` would copy it. On the machines of a cluster, a group key
  // that is no more than a cast would stay `varchar`.
  const short = granularity === 'YEARLY' ? sql`${month}::varchar(4)::text` : sql`${month}::varchar(7)::text`;
  const raw = sql`coalesce(${short}, '')`;
  return { name: 'date', type: 'text', expression: sql`nullif(${raw}, '')`, raw };
};

/**
 * Executes an analyze request over time.
 *
 * @param where the caller's scope; it applies whatever the query contains
 * @throws ServiceError ERROR_INVALID_PARAMETER_TYPE for a bad start or end, and what `analyze` throws
 */
export const analyzeSeries = async (
  db: Database,
  table: Table,
  query: TimeSeriesAnalyzeQuery,
  where: readonly RawBuilder<boolean>[],
  options: AnalyzeOptions = {},
): Promise<Analysis> => {
  refuseRaw(query);
  const { fields, granularity } = query;
  if (!fields) throw required('fields');
  const records = rowConditions(table, query, context(table, query, { ...options, where }));
  const asked = statementsOf(table, { granularity, ...shapeOf({ ...query, fields }) }, () => ({
    rows: analyzeRows(recordRows(table), { ...query, fields }, { date: dateOutput(table, granularity) }),
  }));
  return isBackwards(query) ? { results: [], more: false } : fetchAnalysis(db, asked, records, windowOf(query.page));
};
