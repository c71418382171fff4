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
import { type QueryContext, rowConditions } from '../row-conditions.ts';
import { parseTime } from '../times.ts';
import {
  type Analysis,
  type AnalyzeOptions,
  analyzedRows,
  fetchAnalysis,
  keywordsOfAnalyze,
  shapeOf,
} from './analyze.ts';
import { askedOf } from './asked.ts';
import { namesIn, type Struct } from './names.ts';
import { type Output, recordRows } from './rows.ts';

export type TimeSeriesAnalyzeQuery = Static<typeof TimeSeriesAnalyzeQuerySchema>;

/** Year, month and day of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; what is absent is undefined. */
const dateParts = (text: string, key: string) => {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const isDate = year && parseTime(`${year}-${month ?? '01'}-${day ?? '01'}`) !== undefined;
  if (!isDate) throw wrongType(key, 'YYYY, YYYY-MM or YYYY-MM-DD');
  return { year, month, day };
};

/**
 * The first month that begins at or after the beginning of a start; past December a thirteenth, which no record has
 * and which stands where the next year's first would.
 */
const firstMonth = (text: string): string => {
  const { year, month = '01', day = '01' } = dateParts(text, 'query.start');
  return day === '01' ? `${year}-${month}` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
};

/** The last month that begins before the end of the unit an end names. */
const lastMonth = (text: string): string => {
  const { year, month = '12' } = dateParts(text, 'query.end');
  return `${year}-${month}`;
};

/** Whether a start lies after the end of the unit an end names; texts of days sort as days. */
const isBackwards = ({ start, end }: TimeSeriesAnalyzeQuery): boolean => {
  if (!start || !end) return false;
  const [from, to] = [dateParts(start, 'query.start'), dateParts(end, 'query.end')];
  const first = `${from.year}-${from.month ?? '01'}-${from.day ?? '01'}`;
  return first > `${to.year}-${to.month ?? '12'}-${to.day ?? '31'}`;
};

/** The member with the month of a record, `YYYY-MM`. */
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

/** What comes with an analyze request over time, its period included. */
const context = (
  table: Table,
  query: TimeSeriesAnalyzeQuery,
  { where, ...options }: Omit<AnalyzeOptions, 'most'> & Pick<QueryContext, 'where'>,
): QueryContext => keywordsOfAnalyze(table, { ...options, where: [...where, ...within(table, query)] });

/**
 * Names of the members that a Struct has in any record an analyze request over time is about.
 *
 * @throws ServiceError as `analyzeSeries`
 */
export const namesInSeries = (
  db: Database,
  struct: Struct,
  query: TimeSeriesAnalyzeQuery,
  around: QueryContext,
): Promise<string[]> => namesIn(db, struct, { query, around: context(struct.table, query, around) });

/** Months, also for DAILY, since there is nothing finer; years for YEARLY (semantics 2.8.3). */
const dateOutput = (table: Table, granularity: TimeSeriesAnalyzeQuery['granularity']): Output | undefined => {
  const month = recordRows(table).fields.columns.get(table.resource.dateField ?? '')?.expression;
  if (!granularity || !month) return undefined;
  // The cast leaves a text alone that is short enough; `left` would copy it.
  const raw = granularity === 'YEARLY' ? sql`${month}::varchar(4)::text` : sql`${month}::varchar(7)::text`;
  return { name: 'date', type: 'text', expression: sql`nullif(${raw}, '')`, raw };
};

/**
 * Answers an analyze request over time.
 *
 * @param where the caller's scope; it holds whatever the query says
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
  const asked = askedOf(table, { granularity, ...shapeOf({ ...query, fields }) }, () => ({
    rows: analyzedRows(recordRows(table), { ...query, fields }, { date: dateOutput(table, granularity) }),
  }));
  return isBackwards(query) ? { results: [], more: false } : fetchAnalysis(db, asked, records, windowOf(query.page));
};
