/** Operations on metrics: semantics 3.9. */
import { type MetricRecord, metric } from '../../contract/inventory/metric.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible, visibilityConditions } from '../auth/visibility.ts';
import { resolveWorkspaceByGroup } from '../auth/workspaceResolution.ts';
import { type Call, implement } from '../call.ts';
import { dateFieldOf, labelsOf, resourceTypeOf } from '../directory/metricRules.ts';
import { denied, invalid, ServiceError } from '../errors.ts';
import { answerGet, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { list, wireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { tableOf } from '../store/table.ts';
import { type AnalyzedMetric, dayOf, executeAnalysis, wrongOptions } from './metricAnalysis.ts';
import { dropPoints, type Point, pointsOf, storePoints } from './metricPoints.ts';

type CreateRequest = RequestOf<typeof metric.create>;
type UpdateRequest = RequestOf<typeof metric.update>;
type MetricRequest = RequestOf<typeof metric.get>;
type TestRequest = RequestOf<typeof metric.test>;
type ListRequest = RequestOf<typeof metric.list>;

const metrics = tableOf<MetricRecord>(metric);

const answer = (row: MetricRecord) => wireRecord(metrics, row) as MetricRecord;

/**
 * Runs an analysis whose data points will be stored with its metric.
 *
 * @throws {ServiceError} ERROR_WRONG_QUERY_OPTIONS, also where the values are no numbers
 */
const firstPoints = async (metric: AnalyzedMetric, call: Call): Promise<Point[]> => {
  const rows = await executeAnalysis(metric, call);
  try {
    return pointsOf(metric.query_options, rows);
  } catch (error) {
    throw wrongOptions((error as Error).message);
  }
};

const newMetric = async (request: CreateRequest, call: Call): Promise<MetricRecord> => {
  const { name, metric_type, query_options, namespace_id, resource_group } = request;
  const declared = request.resource_type || (await resourceTypeOf(call.db, call.domainId, namespace_id));
  return {
    metric_id: request.metric_id || newRecordId(metric),
    ...{ name, metric_type, query_options, namespace_id, resource_group },
    resource_type: declared,
    date_field: dateFieldOf(metric_type, request.date_field),
    unit: request.unit ?? '',
    tags: request.tags ?? {},
    labels_info: labelsOf(query_options),
    is_managed: false,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspaceByGroup(call, resource_group),
    created_at: call.now,
    updated_at: call.now,
  };
};

const create = async (request: CreateRequest, call: Call): Promise<MetricRecord> => {
  const candidate = await newMetric(request, call);
  const points = await firstPoints(candidate, call);
  const stored = await insertRow(call.db, metrics, candidate);
  await storePoints(call.db, stored, dayOf(stored, call.now), points);
  return answer(stored);
};

/** @throws {ServiceError} ERROR_NOT_FOUND; ERROR_PERMISSION_DENIED for a managed metric */
const ownMetric = async (call: Call, id: string): Promise<MetricRecord> => {
  const found = await findVisible(call, metrics, id, 'write');
  if (found.is_managed) throw denied('The metric is managed by the service. (key = metric_id)');
  return found;
};

const updatedMetric = (before: MetricRecord, request: UpdateRequest, now: string): MetricRecord => {
  const { name = before.name, query_options = before.query_options, unit = before.unit, tags = before.tags } = request;
  const date_field = dateFieldOf(before.metric_type, request.date_field ?? before.date_field);
  const labels_info = request.query_options ? labelsOf(query_options) : before.labels_info;
  return { ...before, name, query_options, unit, tags, date_field, labels_info, updated_at: now };
};

const update = async (request: UpdateRequest, call: Call): Promise<MetricRecord> => {
  const before = await ownMetric(call, request.metric_id);
  const after = updatedMetric(before, request, call.now);
  if (request.query_options) {
    const points = await firstPoints(after, call);
    await dropPoints(call.db, before);
    await storePoints(call.db, before, dayOf(after, call.now), points);
  }
  return answer(await changeRow(call.db, metrics, before, after));
};

const remove = async ({ metric_id }: MetricRequest, call: Call) => {
  await removeRow(call.db, metrics, await ownMetric(call, metric_id));
  return {};
};

const runError = (cause: unknown) =>
  cause instanceof ServiceError || cause instanceof TypeError
    ? new ServiceError('ERROR_METRIC_QUERY_RUN_FAILED', `The metric could not be run: ${cause.message}`, 'metric_id')
    : cause;

const run = async ({ metric_id }: MetricRequest, call: Call) => {
  const found = await findVisible(call, metrics, metric_id, 'write');
  try {
    const points = pointsOf(found.query_options, await executeAnalysis(found, call));
    await storePoints(call.db, found, dayOf(found, call.now), points);
  } catch (cause) {
    throw runError(cause);
  }
  return {};
};

const test = async ({ metric_id, query_options }: TestRequest, call: Call) => {
  const found = await findVisible(call, metrics, metric_id, 'read');
  return { results: await executeAnalysis({ ...found, query_options }, call), more: false };
};

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for another text than `true` and `false` (semantics 3.9.9) */
const flagOf = (text: string): boolean => {
  if (text !== 'true' && text !== 'false') throw invalid('is_managed', 'expected the string true or false');
  return text === 'true';
};

const listMetrics = async ({ query, is_managed, ...named }: ListRequest, call: Call) => {
  const filters = { ...named, ...(is_managed === undefined ? {} : { is_managed: flagOf(is_managed) }) };
  const { results, total_count } = await list(call.db, metrics, {
    query,
    filters,
    where: await visibilityConditions(call, metrics, 'read'),
  });
  return { results: results as MetricRecord[], total_count };
};

export const metricHandlers = implement(metric, {
  create,
  update,
  delete: remove,
  run,
  test,
  get: answerGet(metrics),
  list: listMetrics,
  stat: answerStat(metrics),
});
