/** Runs the analysis of a metric: which rows are visible to it, and how it groups them (semantics 3.9.5). */
import type { MetricRecord } from '../../contract/inventory/metric.ts';
import { isBoundToWorkspace } from '../auth/visibility.ts';
import type { ServiceCall } from '../call.ts';
import { type AnalysisSubject, findAnalysisSubject, type SubjectGroup } from '../directory/analysisSubject.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import { type AnalyzeQuery, analyzeRecords } from '../query/index.ts';
import { memberEquals } from '../store/records.ts';

/** The members of a metric that determine its analysis. */
export type AnalyzedMetric = Pick<
  MetricRecord,
  'domain_id' | 'workspace_id' | 'metric_type' | 'resource_type' | 'date_field' | 'query_options'
>;

type AnalysisRow = Record<string, unknown>;

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
export const findAnalyzedDay = ({ metric_type }: AnalyzedMetric, now: string): string =>
  (metric_type === 'COUNTER' ? lastFullDay(now).start : now).slice(0, 10);

const readGroupName = (group: unknown): unknown =>
  typeof group === 'string' ? group.split('.').at(-1) : (group as Partial<SubjectGroup> | null)?.name;

/**
 * Adds the groups that every analysis of the kind has. They are added to `select` too, which drops everything it does
 * not list.
 */
const addDefaultGroups = (query: AnalyzeQuery, groups: readonly SubjectGroup[]): AnalyzeQuery => {
  const { group_by = [], select } = query;
  const names = new Set(group_by.map(readGroupName));
  const everywhere = Object.fromEntries(groups.map(({ name }) => [name, name]));
  return {
    ...query,
    group_by: [...group_by, ...groups.filter(({ name }) => !names.has(name))],
    ...(select && Object.keys(select).length > 0 ? { select: { ...everywhere, ...select } } : {}),
  };
};

/** Limits the analysis of a COUNTER to the last full day. */
const limitToLastDay = (query: AnalyzeQuery, { date_field }: AnalyzedMetric, now: string): AnalyzeQuery => {
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
const visibleRowConditions = (
  { table, where, within }: AnalysisSubject,
  { domain_id, workspace_id }: AnalyzedMetric,
  call: ServiceCall,
) => [
  memberEquals(table, 'domain_id', domain_id),
  ...where,
  ...(workspace_id === '*' ? [] : [within(workspace_id)]),
  ...(isBoundToWorkspace(call) ? [within(call.caller.workspaceId)] : []),
];

const analyzeMetric = async (
  metric: AnalyzedMetric,
  subject: AnalysisSubject,
  call: ServiceCall,
): Promise<AnalysisRow[]> => {
  const isCounter = metric.metric_type === 'COUNTER';
  const all = addDefaultGroups(metric.query_options, subject.groups);
  const query = isCounter ? limitToLastDay(all, metric, call.now) : all;
  const where = [...visibleRowConditions(subject, metric, call), ...(isCounter ? [] : subject.present)];
  const options = { nowMs: Date.parse(call.now), most: MAX_ROWS };
  const { results, more } = await analyzeRecords(call.db, subject.table, query, where, options);
  if (more && results.length >= MAX_ROWS) throw invalidParameterError('query_options', `at most ${MAX_ROWS} rows`);
  return results;
};

/**
 * Executes the analysis of a metric.
 *
 * @returns all rows, unless the page of the query has a limit
 * @throws {ServiceError} ERROR_WRONG_QUERY_OPTIONS where the analysis cannot be executed;
 *   ERROR_NOT_SUPPORT_RESOURCE_TYPE
 */
export const executeAnalysis = async (metric: AnalyzedMetric, call: ServiceCall): Promise<AnalysisRow[]> => {
  const subject = findAnalysisSubject(metric.resource_type);
  try {
    return await analyzeMetric(metric, subject, call);
  } catch (error) {
    throw error instanceof ServiceError ? wrongOptionsError(error.message) : error;
  }
};

/**
 * The error for an analysis that cannot be executed.
 *
 * @param reason what is wrong with the query options
 */
export const wrongOptionsError = (reason: string): ServiceError =>
  new ServiceError('ERROR_WRONG_QUERY_OPTIONS', `query_options cannot be run: ${reason}`, 'query_options');
