/** Runs the analysis of a metric: which rows are visible to it, and how it groups them (semantics 3.9.5). */
import type { MetricRecord } from '../../contract/inventory/metric.ts';
import { isBoundToWorkspace } from '../auth/visibility.ts';
import type { Call } from '../call.ts';
import { type AnalysisSubject, type Group, subjectOf } from '../directory/analysisSubject.ts';
import { invalid, ServiceError } from '../errors.ts';
import { type AnalyzeQuery, analyze } from '../query/index.ts';
import { equals } from '../store/records.ts';

/** The members of a metric that determine its analysis. */
export type AnalyzedMetric = Pick<
  MetricRecord,
  'domain_id' | 'workspace_id' | 'metric_type' | 'resource_type' | 'date_field' | 'query_options'
>;

type Row = Record<string, unknown>;

/** Most rows of one analysis. */
const MAX_ROWS = 100_000;

const DAY_MS = 86_400_000;

/** The last full UTC day: its start and its end, in wire form. */
const lastFullDay = (now: string) => {
  const end = Date.parse(`${now.slice(0, 10)}T00:00:00.000Z`);
  return { start: new Date(end - DAY_MS).toISOString(), end: new Date(end).toISOString() };
};

/**
 * The day of the values, `YYYY-MM-DD`: the last full day for a COUNTER, the present day for a GAUGE.
 *
 * @param now in wire form
 */
export const dayOf = ({ metric_type }: AnalyzedMetric, now: string): string =>
  (metric_type === 'COUNTER' ? lastFullDay(now).start : now).slice(0, 10);

const nameOf = (group: unknown): unknown =>
  typeof group === 'string' ? group.split('.').at(-1) : (group as Partial<Group> | null)?.name;

/**
 * Adds the groups that every analysis of the kind has. They are added to `select` too, which drops everything it does
 * not list.
 */
const withDefaultGroups = (query: AnalyzeQuery, groups: readonly Group[]): AnalyzeQuery => {
  const { group_by = [], select } = query;
  const names = new Set(group_by.map(nameOf));
  const everywhere = Object.fromEntries(groups.map(({ name }) => [name, name]));
  return {
    ...query,
    group_by: [...group_by, ...groups.filter(({ name }) => !names.has(name))],
    ...(select && Object.keys(select).length > 0 ? { select: { ...everywhere, ...select } } : {}),
  };
};

/** Limits the analysis of a COUNTER to the last full day. */
const withinLastDay = (query: AnalyzeQuery, { date_field }: AnalyzedMetric, now: string): AnalyzeQuery => {
  const { start, end } = lastFullDay(now);
  const within = [
    { key: date_field, value: start, operator: 'datetime_gte' as const },
    { key: date_field, value: end, operator: 'datetime_lt' as const },
  ];
  return { ...query, filter: [...(query.filter ?? []), ...within] };
};

/**
 * A metric of a workspace analyses that workspace. A caller bound to a workspace sees only that workspace, also through
 * a domain-wide metric.
 */
const visibleRows = (
  { table, where, within }: AnalysisSubject,
  { domain_id, workspace_id }: AnalyzedMetric,
  call: Call,
) => [
  equals(table, 'domain_id', domain_id),
  ...where,
  ...(workspace_id === '*' ? [] : [within(workspace_id)]),
  ...(isBoundToWorkspace(call) ? [within(call.caller.workspaceId)] : []),
];

const rowsOf = async (metric: AnalyzedMetric, subject: AnalysisSubject, call: Call): Promise<Row[]> => {
  const isCounter = metric.metric_type === 'COUNTER';
  const all = withDefaultGroups(metric.query_options, subject.groups);
  const query = isCounter ? withinLastDay(all, metric, call.now) : all;
  const where = [...visibleRows(subject, metric, call), ...(isCounter ? [] : subject.present)];
  const options = { nowMs: Date.parse(call.now), most: MAX_ROWS };
  const { results, more } = await analyze(call.db, subject.table, query, where, options);
  if (more && results.length >= MAX_ROWS) throw invalid('query_options', `at most ${MAX_ROWS} rows`);
  return results;
};

/**
 * Executes the analysis of a metric.
 *
 * @returns all rows, unless the page of the query has a limit
 * @throws {ServiceError} ERROR_WRONG_QUERY_OPTIONS where the analysis cannot be executed;
 *   ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const executeAnalysis = async (metric: AnalyzedMetric, call: Call): Promise<Row[]> => {
  const subject = subjectOf(metric.resource_type);
  try {
    return await rowsOf(metric, subject, call);
  } catch (error) {
    throw error instanceof ServiceError ? wrongOptions(error.message) : error;
  }
};

/**
 * The error for an analysis that cannot be executed.
 *
 * @param reason what is wrong with the query options
 */
export const wrongOptions = (reason: string): ServiceError =>
  new ServiceError('ERROR_WRONG_QUERY_OPTIONS', `query_options cannot be run: ${reason}`, 'query_options');
