/** TimeSeriesAnalyzeQuery: an AnalyzeQuery over months (semantics 2.8). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { TimeSeriesAnalyzeQuery as TimeSeriesAnalyzeQuerySchema } from '../../../contract/core/query.ts';
import { requiredParameterError, wrongTypeError } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import type { ResourceTable } from '../../store/table.ts';
import { listQueryFields } from '../fields.ts';
import { refuseUnsupportedMembers } from '../list.ts';
import { toLimitOffset } from '../page.ts';
import { compileRowConditions, type QueryContext } from '../rowConditions.ts';
import { parseTime } from '../times.ts';
import {
  type AnalysisPage,
  type AnalyzeOptions,
  analyzeRows,
  fetchAnalysis,
  pickRowMembers,
  withAnalyzeKeywords,
} from './analyze.ts';
import { findMemberNames, type StructMember } from './memberNames.ts';
import { findStatements } from './queryStatements.ts';
import { type RowOutput, recordRows } from './rows.ts';

export type TimeSeriesAnalyzeQuery = Static<typeof TimeSeriesAnalyzeQuerySchema>;

/** Year, month and day of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; absent parts are undefined. */
const parseDate = (text: string, key: string) => {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const isDate = year && parseTime(`${year}-${month ?? '01'}-${day ?? '01'}`) !== undefined;
  if (!isDate) throw wrongTypeError(key, 'YYYY, YYYY-MM or YYYY-MM-DD');
  return { year, month, day };
};

/**
 * The first month that begins at or after the start. Past December it is month 13, which no record has and which sorts
 * where the first month of the next year would.
 */
const findFirstMonth = (text: string): string => {
  const { year, month = '01', day = '01' } = parseDate(text, 'query.start');
  return day === '01' ? `${year}-${month}` : `${year}-${String(Number(month) + 1).padStart(2, '0')}`;
};

/** The last month that begins before the end of the unit (year, month or day) that `end` names. */
const findLastMonth = (text: string): string => {
  const { year, month = '12' } = parseDate(text, 'query.end');
  return `${year}-${month}`;
};

/** Whether a start is after the end of the unit that `end` names. Day texts sort as days. */
const isBackwards = ({ start, end }: TimeSeriesAnalyzeQuery): boolean => {
  if (!start || !end) return false;
  const [from, to] = [parseDate(start, 'query.start'), parseDate(end, 'query.end')];
  const first = `${from.year}-${from.month ?? '01'}-${from.day ?? '01'}`;
  return first > `${to.year}-${to.month ?? '12'}-${to.day ?? '31'}`;
};

/** The member that holds the month of a record, `YYYY-MM`. */
const selectMonth = (table: ResourceTable): RawBuilder<unknown> => {
  const column = listQueryFields(table).columns.get(table.resource.dateField ?? '');
  if (!column) throw new Error(`${table.resource.id} has no date member`);
  return column.expression;
};

const compilePeriod = (table: ResourceTable, { start, end }: TimeSeriesAnalyzeQuery): RawBuilder<boolean>[] => {
  const month = selectMonth(table);
  return [
    ...(start ? [sql<boolean>`${month} collate "C" >= ${findFirstMonth(start)}`] : []),
    ...(end ? [sql<boolean>`${month} collate "C" <= ${findLastMonth(end)} and ${month} <> ''`] : []),
  ];
};

/** The query context of an analyze request over time, with its period. */
const addPeriod = (
  table: ResourceTable,
  query: TimeSeriesAnalyzeQuery,
  { where, ...options }: Omit<AnalyzeOptions, 'most'> & Pick<QueryContext, 'where'>,
): QueryContext => withAnalyzeKeywords(table, { ...options, where: [...where, ...compilePeriod(table, query)] });

/**
 * Names of the members of a Struct in all records that an analyze request over time selects.
 *
 * @throws ServiceError as `analyzeSeries`
 */
export const findMemberNamesInPeriod = (
  db: Database,
  struct: StructMember,
  query: TimeSeriesAnalyzeQuery,
  around: QueryContext,
): Promise<string[]> => findMemberNames(db, struct, { query, around: addPeriod(struct.table, query, around) });

/** Group output: months, also for DAILY, since stored data is not finer; years for YEARLY (semantics 2.8.3). */
const createDateOutput = (
  table: ResourceTable,
  granularity: TimeSeriesAnalyzeQuery['granularity'],
): RowOutput | undefined => {
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
  table: ResourceTable,
  query: TimeSeriesAnalyzeQuery,
  where: readonly RawBuilder<boolean>[],
  options: AnalyzeOptions = {},
): Promise<AnalysisPage> => {
  refuseUnsupportedMembers(query);
  const { fields, granularity } = query;
  if (!fields) throw requiredParameterError('fields');
  const records = compileRowConditions(table, query, addPeriod(table, query, { ...options, where }));
  const asked = findStatements(table, { granularity, ...pickRowMembers({ ...query, fields }) }, () => ({
    rows: analyzeRows(recordRows(table), { ...query, fields }, { date: createDateOutput(table, granularity) }),
  }));
  return isBackwards(query)
    ? { results: [], more: false }
    : fetchAnalysis(db, asked, records, toLimitOffset(query.page));
};
