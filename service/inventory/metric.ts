/** Operations on metrics: semantics 3.9. */
import { type MetricRecord, metric } from '../../contract/inventory/metric.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible, visibilityConditions } from '../auth/visibility.ts';
import { resolveWorkspaceByGroup } from '../auth/workspaceResolution.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { chooseDateField, findResourceType, listLabels } from '../directory/metricRules.ts';
import { invalidParameterError, permissionDeniedError, ServiceError } from '../errors.ts';
import { answerGet, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { listRecords, toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { createTable } from '../store/table.ts';
import { type AnalyzedMetric, executeAnalysis, findAnalyzedDay, wrongOptionsError } from './metricAnalysis.ts';
import { type MetricPoint, removePoints, storePoints, toMetricPoints } from './metricPoints.ts';

type MetricCreateRequest = RequestOf<typeof metric.create>;
type MetricUpdateRequest = RequestOf<typeof metric.update>;
type MetricRequest = RequestOf<typeof metric.get>;
type MetricTestRequest = RequestOf<typeof metric.test>;
type MetricListRequest = RequestOf<typeof metric.list>;

const metrics = createTable<MetricRecord>(metric);

const toWireMetric = (row: MetricRecord) => toWireRecord(metrics, row) as MetricRecord;

/**
 * Runs an analysis whose data points will be stored with its metric.
 *
 * @throws {ServiceError} ERROR_WRONG_QUERY_OPTIONS, also where the values are not numbers
 */
const computeFirstPoints = async (metric: AnalyzedMetric, call: ServiceCall): Promise<MetricPoint[]> => {
  const rows = await executeAnalysis(metric, call);
  try {
    return toMetricPoints(metric.query_options, rows);
  } catch (error) {
    throw wrongOptionsError((error as Error).message);
  }
};

const newMetric = async (request: MetricCreateRequest, call: ServiceCall): Promise<MetricRecord> => {
  const { name, metric_type, query_options, namespace_id, resource_group } = request;
  const declared = request.resource_type || (await findResourceType(call.db, call.domainId, namespace_id));
  return {
    metric_id: request.metric_id || newRecordId(metric),
    ...{ name, metric_type, query_options, namespace_id, resource_group },
    resource_type: declared,
    date_field: chooseDateField(metric_type, request.date_field),
    unit: request.unit ?? '',
    tags: request.tags ?? {},
    labels_info: listLabels(query_options),
    is_managed: false,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspaceByGroup(call, resource_group),
    created_at: call.now,
    updated_at: call.now,
  };
};

const create = async (request: MetricCreateRequest, call: ServiceCall): Promise<MetricRecord> => {
  const candidate = await newMetric(request, call);
  const points = await computeFirstPoints(candidate, call);
  const stored = await insertRow(call.db, metrics, candidate);
  await storePoints(call.db, stored, findAnalyzedDay(stored, call.now), points);
  return toWireMetric(stored);
};

/** @throws {ServiceError} ERROR_NOT_FOUND; ERROR_PERMISSION_DENIED for a managed metric */
const findOwnMetric = async (call: ServiceCall, id: string): Promise<MetricRecord> => {
  const found = await findVisible(call, metrics, id, 'write');
  if (found.is_managed) throw permissionDeniedError('The metric is managed by the service. (key = metric_id)');
  return found;
};

const changeMetric = (before: MetricRecord, request: MetricUpdateRequest, now: string): MetricRecord => {
  const { name = before.name, query_options = before.query_options, unit = before.unit, tags = before.tags } = request;
  const date_field = chooseDateField(before.metric_type, request.date_field ?? before.date_field);
  const labels_info = request.query_options ? listLabels(query_options) : before.labels_info;
  return { ...before, name, query_options, unit, tags, date_field, labels_info, updated_at: now };
};

const update = async (request: MetricUpdateRequest, call: ServiceCall): Promise<MetricRecord> => {
  const before = await findOwnMetric(call, request.metric_id);
  const after = changeMetric(before, request, call.now);
  if (request.query_options) {
    const points = await computeFirstPoints(after, call);
    await removePoints(call.db, before);
    await storePoints(call.db, before, findAnalyzedDay(after, call.now), points);
  }
  return toWireMetric(await changeRow(call.db, metrics, before, after));
};

const remove = async ({ metric_id }: MetricRequest, call: ServiceCall) => {
  await removeRow(call.db, metrics, await findOwnMetric(call, metric_id));
  return {};
};

const runError = (cause: unknown) =>
  cause instanceof ServiceError || cause instanceof TypeError
    ? new ServiceError('ERROR_METRIC_QUERY_RUN_FAILED', `The metric could not be run: ${cause.message}`, 'metric_id')
    : cause;

const runMetric = async ({ metric_id }: MetricRequest, call: ServiceCall) => {
  const found = await findVisible(call, metrics, metric_id, 'write');
  try {
    const points = toMetricPoints(found.query_options, await executeAnalysis(found, call));
    await storePoints(call.db, found, findAnalyzedDay(found, call.now), points);
  } catch (cause) {
    throw runError(cause);
  }
  return {};
};

const testMetric = async ({ metric_id, query_options }: MetricTestRequest, call: ServiceCall) => {
  const found = await findVisible(call, metrics, metric_id, 'read');
  return { results: await executeAnalysis({ ...found, query_options }, call), more: false };
};

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for another text than `true` and `false` (semantics 3.9.9) */
const parseFlag = (text: string): boolean => {
  if (text !== 'true' && text !== 'false')
    throw invalidParameterError('is_managed', 'expected the string true or false');
  return text === 'true';
};

const listMetrics = async ({ query, is_managed, ...named }: MetricListRequest, call: ServiceCall) => {
  const filters = { ...named, ...(is_managed === undefined ? {} : { is_managed: parseFlag(is_managed) }) };
  const { results, total_count } = await listRecords(call.db, metrics, {
    query,
    filters,
    where: await visibilityConditions(call, metrics, 'read'),
  });
  return { results: results as MetricRecord[], total_count };
};

export const metricHandlers = implementResource(metric, {
  create,
  update,
  delete: remove,
  run: runMetric,
  test: testMetric,
  get: answerGet(metrics),
  list: listMetrics,
  stat: answerStat(metrics),
});
