/** Operations of budgets: semantics 3.13. */
import { type BudgetRecord, budget } from '../../contract/cost-analysis/budget.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { invalidParameterError, ServiceError } from '../errors.ts';
import { answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRows, insertRow, memberEquals, removeRow } from '../store/records.ts';
import { deleteRaisedThresholds, evaluateBudget } from './budgetEvaluation.ts';
import { changeLimits, newLimits } from './budgetLimits.ts';
import { checkPeriod, overlaps } from './budgetPeriod.ts';
import { budgets } from './budgetTable.ts';
import { type BudgetCreateRequest, findBudgetTarget } from './budgetTarget.ts';
import { checkNotifications } from './checkNotifications.ts';
import { lockDataSources } from './dataSourceLocks.ts';

type BudgetUpdateRequest = RequestOf<typeof budget.update>;
type BudgetNotificationRequest = RequestOf<typeof budget.set_notification>;
type BudgetListRequest = RequestOf<typeof budget.list>;
type BudgetRequest = RequestOf<typeof budget.get>;

/**
 * `project_group_id` is the only optional member of the record. It is present only for budgets of a group (semantics
 * 3.13.10).
 */
export const dropUnsetGroup = <Row extends Partial<BudgetRecord>>(row: Row): Row => {
  if (row.project_group_id === '') delete row.project_group_id;
  return row;
};

const toWireBudget = (row: BudgetRecord): BudgetRecord => dropUnsetGroup(toWireRecord(budgets, row) as BudgetRecord);

/** Evaluates a budget after a change and returns it. Called by every operation that creates or changes a budget. */
const evaluateAndAnswer = async (call: ServiceCall, row: BudgetRecord): Promise<BudgetRecord> => {
  await evaluateBudget(call, row);
  return toWireBudget(row);
};

/** @throws {ServiceError} ERROR_PROVIDER_FILTER_IS_EMPTY */
const readProviderFilter = ({ provider_filter }: BudgetCreateRequest): BudgetRecord['provider_filter'] => {
  if (provider_filter?.state !== 'ENABLED') return { state: 'DISABLED', providers: [] };
  const { state, providers = [] } = provider_filter;
  if (providers.length > 0) return { state, providers };
  throw new ServiceError(
    'ERROR_PROVIDER_FILTER_IS_EMPTY',
    'ENABLED requires at least one provider.',
    'provider_filter',
  );
};

/**
 * The currency of a data source, which the request may name.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for another one: costs of the data source are compared with the limits
 */
const findCurrency = (
  source: { readonly currency?: string } | undefined,
  { currency: given }: BudgetCreateRequest,
): string => {
  const currency = source?.currency || 'USD';
  if (given === undefined || given === currency) return currency;
  throw invalidParameterError('currency', `expected ${currency}, that of the data source`);
};

/**
 * Checks that no budget of the same target overlaps. The data source is locked, so that two budgets created
 * concurrently cannot both pass.
 *
 * @throws {ServiceError} ERROR_BUDGET_ALREADY_EXIST
 */
const checkNoOverlap = async (call: ServiceCall, candidate: BudgetRecord) => {
  await lockDataSources(call.db, [candidate]);
  const same = ['domain_id', 'data_source_id', 'workspace_id', 'project_id', 'project_group_id'] as const;
  const where = same.map((member) => memberEquals(budgets, member, candidate[member]));
  const other = (await findRows(call.db, budgets, where)).find((each) => overlaps(each, candidate));
  if (other) {
    throw new ServiceError(
      'ERROR_BUDGET_ALREADY_EXIST',
      `The period overlaps that of another budget. (budget_id = ${other.budget_id})`,
    );
  }
};

const newBudget = async (request: BudgetCreateRequest, call: ServiceCall): Promise<BudgetRecord> => {
  const { data_source_id, time_unit, start, end, resource_group } = request;
  const source = await checkReference(call.db, 'data_sources', call.domainId, 'data_source_id', data_source_id);
  const target = await findBudgetTarget(request, call);
  checkPeriod(request);
  checkNotifications(request.notifications ?? []);
  return {
    budget_id: newRecordId(budget),
    name: request.name ?? '',
    ...newLimits(request, request),
    currency: findCurrency(source, request),
    provider_filter: readProviderFilter(request),
    ...{ time_unit, start, end, resource_group, data_source_id },
    notifications: request.notifications ?? [],
    tags: request.tags ?? {},
    domain_id: call.domainId,
    ...target,
    created_at: call.now,
    updated_at: call.now,
  };
};

const create = async (request: BudgetCreateRequest, call: ServiceCall) => {
  const candidate = await newBudget(request, call);
  await checkNoOverlap(call, candidate);
  return evaluateAndAnswer(call, await insertRow(call.db, budgets, candidate));
};

const update = async (request: BudgetUpdateRequest, call: ServiceCall) => {
  const before = await findVisible(call, budgets, request.budget_id, 'write');
  const { limit, planned_limits } = changeLimits(before, request);
  const { name = before.name, tags = before.tags } = request;
  return evaluateAndAnswer(
    call,
    await changeRow(call.db, budgets, before, { name, tags, limit, planned_limits, updated_at: call.now }),
  );
};

const setNotification = async ({ budget_id, notifications }: BudgetNotificationRequest, call: ServiceCall) => {
  const before = await findVisible(call, budgets, budget_id, 'write');
  checkNotifications(notifications);
  return evaluateAndAnswer(call, await changeRow(call.db, budgets, before, { notifications, updated_at: call.now }));
};

const remove = async ({ budget_id }: BudgetRequest, call: ServiceCall) => {
  const found = await findVisible(call, budgets, budget_id, 'write');
  await deleteRaisedThresholds(call.db, found);
  await removeRow(call.db, budgets, found);
  return {};
};

const get = async ({ budget_id }: BudgetRequest, call: ServiceCall) =>
  toWireBudget(await findVisible(call, budgets, budget_id, 'read'));

const listBudgets = answerList(budgets, budget.list);

const list = async (request: BudgetListRequest, call: ServiceCall) => {
  const page = await listBudgets(request, call);
  return { ...page, results: page.results.map(dropUnsetGroup) };
};

export const budgetHandlers = implementResource(budget, {
  create,
  update,
  set_notification: setNotification,
  delete: remove,
  get,
  list,
  stat: answerStat(budgets),
});
