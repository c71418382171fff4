/**
 * Budgets: planned spending of a project, a project group, a workspace or a domain, with notifications when the cost
 * exceeds a threshold (semantics 3.13). Usage is computed from cost report data and is not part of the record.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  LISTED,
  listQuery,
  newTags,
  newWorkspaceId,
  projectFilter,
  statRequest,
  tags,
  updatedAt,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { ResourceGroup } from '../enums.ts';
import {
  Empty,
  enumeration,
  float,
  inRequest,
  list,
  listOf,
  mergeMember,
  message,
  nested,
  optional,
  Struct,
  text,
  texts,
} from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const TimeUnit = enumeration(
  'TimeUnit',
  ['MONTHLY', 'YEARLY', 'TOTAL'],
  'Time span of a limit: each month of the period, each year, or the whole period.',
);

export const Unit = enumeration(
  'cost_analysis.Unit',
  ['PERCENT', 'ACTUAL_COST'],
  "Unit of a threshold: percent of the limit, or the budget's currency.",
);

export const NotificationType = enumeration(
  'cost_analysis.NotificationType',
  ['CRITICAL', 'WARNING'],
  'Severity of exceeding the threshold; CRITICAL is sent as a notification of type ERROR.',
);

export const PlannedLimit = message('cost_analysis.PlannedLimit', 'Limit of one month or year of the period.', {
  date: text('Month as `YYYY-MM`, or year as `YYYY` with time unit YEARLY; within the period, without duplicates.'),
  limit: float("Amount in the budget's currency, 0 or more; 0 never raises a notification."),
});

export const ProviderFilter = message('cost_analysis.ProviderFilter', 'The cloud providers whose cost is counted.', {
  state: nested(State, 'DISABLED: all providers are counted.'),
  providers: texts('Counted providers, e.g. `aws`; at least one when ENABLED, empty when DISABLED.'),
});

export const BudgetNotification = message(
  'cost_analysis.BudgetNotification',
  'A threshold. Cost above it raises a notification, at most once per calendar month.',
  {
    threshold: float("0 to 100 with unit PERCENT; 0 or more, in the budget's currency, with ACTUAL_COST."),
    unit: nested(Unit, 'Unit of the threshold.'),
    notification_type: nested(NotificationType, 'Severity.'),
  },
);

export const BudgetInfo = message('cost_analysis.BudgetInfo', 'One budget.', {
  budget_id: text('Generated: `budget-` and 12 hexadecimal digits.'),
  name: text('Display name, at most 255 characters; may be empty.'),
  limit: float(
    "Limit of the whole period, in the budget's currency: the sum of planned_limits, or the given one with TOTAL.",
  ),
  planned_limits: list(PlannedLimit, 'One entry per month or year of the period; `[]` with TOTAL.'),
  currency: text('Currency code of all amounts of the budget: that of the data source, or `USD`.'),
  provider_filter: nested(ProviderFilter, 'Providers whose cost is counted; DISABLED by default.'),
  time_unit: nested(TimeUnit, 'Time span of each limit; never changes.'),
  start: text('First month (`YYYY-MM`) or, with YEARLY, year (`YYYY`) of the period; never changes.'),
  end: text('Last month or year of the period, in the format of start and later than start; never changes.'),
  notifications: list(BudgetNotification, 'Thresholds; `[]` when there are none.'),
  tags,
  resource_group: nested(ResourceGroup, 'Resource group; determines the target when neither project nor group is set.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project whose cost is counted; `*` for every project of the workspace, empty for a project group.'),
  data_source_id: text('Data source whose cost is counted; never changes.'),
  created_at: createdAt,
  updated_at: updatedAt,
  project_group_id: optional(
    text('Project group whose cost is counted, including groups below it; present only in budgets of a group.'),
  ),
  spent_percent: optional(
    float(
      'Cost up to the current month in percent of limit, with two decimals; 0 where limit is 0. Present only where `only` names it; other deployments may lack it.',
    ),
  ),
});

/** A budget in wire form. */
export type BudgetRecord = Static<typeof BudgetInfo>;

export const CreateBudgetRequest = message(
  'cost_analysis.CreateBudgetRequest',
  'A new budget for a project, a project group or, with neither, the whole workspace or domain.',
  {
    data_source_id: text('Data source whose cost is counted.'),
    time_unit: nested(TimeUnit, 'Time span of each limit.'),
    start: text('First month as `YYYY-MM`, with YEARLY first year as `YYYY`.'),
    end: text('Last month or year, in the format of start and later than start.'),
    resource_group: nested(ResourceGroup, 'PROJECT requires a project or group; WORKSPACE and DOMAIN permit one.'),
    name: optional(text('Display name, at most 255 characters; empty by default.')),
    currency: optional(
      text(
        'Currency code of all amounts: that of the data source, or `USD`; another one is refused. Deployments that do not derive it require it.',
      ),
    ),
    limit: optional(
      float('Limit of the whole period: required with TOTAL; otherwise divided evenly if planned_limits is omitted.'),
    ),
    planned_limits: optional(
      list(PlannedLimit, 'Exactly one entry per month or year; takes precedence over limit. Ignored with TOTAL.'),
    ),
    provider_filter: optional(
      nested(inRequest(ProviderFilter, ['providers']), 'Providers whose cost is counted; all by default.'),
    ),
    notifications: optional(list(BudgetNotification, 'Thresholds; none by default.')),
    tags: newTags,
    workspace_id: newWorkspaceId,
    project_id: optional(text('Project whose cost is counted; not together with a project group.')),
    project_group_id: optional(text('Project group whose cost is counted; not together with a project.')),
  },
);

export const UpdateBudgetRequest = message(
  'cost_analysis.UpdateBudgetRequest',
  'The changes; omitted members keep their values. Period, target and time unit never change.',
  {
    budget_id: text('Budget to change.'),
    name: optional(text('New name, not empty.')),
    limit: optional(
      float('New limit of the whole period, divided evenly over its units; ignored if planned_limits is set.'),
    ),
    planned_limits: optional(
      mergeMember(list(PlannedLimit, 'Entries that replace those of the same dates; other dates are kept.')),
    ),
    tags: changedTags,
  },
);

export const SetBudgetNotificationRequest = message(
  'cost_analysis.SetBudgetNotificationRequest',
  'The thresholds of a budget.',
  {
    budget_id: text('Budget to change.'),
    notifications: list(BudgetNotification, 'Thresholds that replace all existing ones; `[]` removes all.'),
  },
);

export const BudgetRequest = message('cost_analysis.BudgetRequest', 'Identifies one budget.', {
  budget_id: text("Budget in the caller's scope."),
});

export const BudgetQuery = message('cost_analysis.BudgetQuery', LISTED, {
  query: listQuery,
  budget_id: optional(text('One budget.')),
  name: optional(text('Exact name; case-sensitive.')),
  time_unit: optional(nested(TimeUnit, 'Time span of their limits.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  data_source_id: optional(text('Data source whose cost is counted.')),
});

export const budget = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'budget',
    record: BudgetInfo,
    idField: 'budget_id',
    idPrefix: 'budget-',
    permission: 'cost-analysis:Budget',
    scope: 'project',
    minimalFields: ['budget_id', 'name', 'limit', 'provider_filter', 'project_id', 'data_source_id'],
    keywordFields: ['budget_id', 'name'],
    defaultSort: ['name'],
    maxLength: { name: 255 },
    refusals: {
      'planned_limits[].date': 'ERROR_DATE_IS_REQUIRED',
      'notifications[].unit': 'ERROR_UNIT_IS_REQUIRED',
      'notifications[].notification_type': 'ERROR_NOTIFICATION_TYPE_IS_REQUIRED',
    },
  },
  {
    create: {
      summary:
        'Creates a budget and evaluates it immediately; its period must not overlap that of another budget for the same target.',
      request: CreateBudgetRequest,
      response: BudgetInfo,
      roles: OWNERS,
      errors: [
        'ERROR_INVALID_TIME_RANGE',
        'ERROR_REQUIRED_PARAMETER',
        'ERROR_INVALID_PARAMETER',
        'ERROR_INVALID_PARAMETER_TYPE',
        'ERROR_NO_DATE_IN_PLANNED_LIMITS',
        'ERROR_DATE_IS_REQUIRED',
        'ERROR_LIMIT_IS_WRONG',
        'ERROR_DATE_IS_WRONG',
        'ERROR_ONLY_ONF_OF_PROJECT_OR_PROJECT_GROUP',
        'ERROR_PROVIDER_FILTER_IS_EMPTY',
        'ERROR_UNIT_IS_REQUIRED',
        'ERROR_NOTIFICATION_TYPE_IS_REQUIRED',
        'ERROR_THRESHOLD_IS_WRONG',
        'ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE',
        'ERROR_BUDGET_ALREADY_EXIST',
        'ERROR_NOT_FOUND',
      ],
    },
    update: {
      summary: 'Changes name, limits or tags of a budget and evaluates it again.',
      request: UpdateBudgetRequest,
      response: BudgetInfo,
      roles: OWNERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_DATE_IS_REQUIRED', 'ERROR_LIMIT_IS_WRONG', 'ERROR_DATE_IS_WRONG'],
    },
    set_notification: {
      summary:
        'Replaces all thresholds of a budget; an unchanged threshold is not raised a second time in the same month.',
      request: SetBudgetNotificationRequest,
      response: BudgetInfo,
      roles: OWNERS,
      errors: [
        'ERROR_NOT_FOUND',
        'ERROR_UNIT_IS_REQUIRED',
        'ERROR_NOTIFICATION_TYPE_IS_REQUIRED',
        'ERROR_THRESHOLD_IS_WRONG',
        'ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE',
      ],
    },
    delete: {
      summary: 'Deletes a budget, and its record of raised notifications.',
      request: BudgetRequest,
      response: Empty,
      roles: OWNERS,
    },
    get: {
      summary: 'Returns one budget, without its usage.',
      request: BudgetRequest,
      response: BudgetInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists budgets, by name unless the query sorts otherwise.',
      request: BudgetQuery,
      response: listOf('cost_analysis.BudgetsInfo', BudgetInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of budgets; returns `core.StatisticsResult`.',
      request: statRequest('cost_analysis.BudgetStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
