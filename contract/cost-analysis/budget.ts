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
  statOf,
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
  merged,
  message,
  of,
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
  'Span a limit is set for: each month of the period, each year, or the period as a whole.',
);

export const Unit = enumeration(
  'cost_analysis.Unit',
  ['PERCENT', 'ACTUAL_COST'],
  "What a threshold is measured in: percent of the limit, or the budget's currency.",
);

export const NotificationType = enumeration(
  'cost_analysis.NotificationType',
  ['CRITICAL', 'WARNING'],
  'How grave it is to pass the threshold; CRITICAL goes out as a notification of type ERROR.',
);

export const PlannedLimit = message('cost_analysis.PlannedLimit', 'What may be spent in one unit of the period.', {
  date: text('Month as `YYYY-MM`, or year as `YYYY` with time unit YEARLY; inside the period, once.'),
  limit: float("Amount in the budget's currency, 0 or more; 0 never raises a notification."),
});

export const ProviderFilter = message('cost_analysis.ProviderFilter', 'Which cloud providers count.', {
  state: of(State, 'DISABLED: all providers count.'),
  providers: texts('Providers that count, e.g. `aws`; at least one when ENABLED, emptied when DISABLED.'),
});

export const BudgetNotification = message(
  'cost_analysis.BudgetNotification',
  'When to raise a notification: at most once per calendar month, once the cost is greater than the threshold.',
  {
    threshold: float("0 to 100 with unit PERCENT; 0 or more, in the budget's currency, with ACTUAL_COST."),
    unit: of(Unit, 'What the threshold is measured in.'),
    notification_type: of(NotificationType, 'How grave it is.'),
  },
);

export const BudgetInfo = message('cost_analysis.BudgetInfo', 'One budget.', {
  budget_id: text('Generated: `budget-` and 12 hexadecimal digits.'),
  name: text('Name for people, at most 255 characters; may be empty.'),
  limit: float('Amount for the whole period in its currency: the sum of planned_limits, or as given with TOTAL.'),
  planned_limits: list(PlannedLimit, 'One entry per month or year of the period; `[]` with TOTAL.'),
  currency: text('Currency code of the data source, else `USD`; of all amounts of the budget.'),
  provider_filter: of(ProviderFilter, 'Providers whose cost counts; DISABLED by default.'),
  time_unit: of(TimeUnit, 'Span each limit is set for; never changes.'),
  start: text('First month (`YYYY-MM`) or, with YEARLY, year (`YYYY`) of the period; never changes.'),
  end: text('Last month or year of the period, in the form of start and later than it; never changes.'),
  notifications: list(BudgetNotification, 'Thresholds to watch; `[]` when there are none.'),
  tags,
  resource_group: of(
    ResourceGroup,
    'What it was made for; decides its target when neither project nor group is given.',
  ),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project whose cost counts; `*` for every project of the workspace, empty for a project group.'),
  data_source_id: text('Data source whose cost counts; never changes.'),
  created_at: createdAt,
  updated_at: updatedAt,
  project_group_id: optional(
    text('Project group whose cost counts, groups below it included; only there when the budget is for a group.'),
  ),
});

/** A budget in wire form. */
export type BudgetRecord = Static<typeof BudgetInfo>;

export const BudgetsInfo = listOf('cost_analysis.BudgetsInfo', BudgetInfo);

export const CreateBudgetRequest = message(
  'cost_analysis.CreateBudgetRequest',
  'A budget to make, for a project, a project group or, with neither, all of the workspace or domain.',
  {
    data_source_id: text('Data source whose cost counts.'),
    time_unit: of(TimeUnit, 'Span each limit is set for.'),
    start: text('First month as `YYYY-MM`, with YEARLY first year as `YYYY`.'),
    end: text('Last month or year, in the form of start and later than it.'),
    resource_group: of(
      ResourceGroup,
      'PROJECT demands a project or group; with WORKSPACE or DOMAIN either may be given.',
    ),
    name: optional(text('Name for people, at most 255 characters; empty by default.')),
    limit: optional(
      float('Amount for the whole period: needed with TOTAL, else spread evenly when planned_limits is left out.'),
    ),
    planned_limits: optional(
      list(PlannedLimit, 'Exactly one entry per month or year; wins over limit. Ignored with TOTAL.'),
    ),
    provider_filter: optional(
      of(inRequest(ProviderFilter, ['providers']), 'Providers whose cost counts; all by default.'),
    ),
    notifications: optional(list(BudgetNotification, 'Thresholds to watch; none by default.')),
    tags: newTags,
    workspace_id: newWorkspaceId,
    project_id: optional(text('Project whose cost counts; not together with a project group.')),
    project_group_id: optional(text('Project group whose cost counts; not together with a project.')),
  },
);

export const UpdateBudgetRequest = message(
  'cost_analysis.UpdateBudgetRequest',
  'Members to change; the others stay. Period, target and time unit never change.',
  {
    budget_id: text('Budget to change.'),
    name: optional(text('New name, not empty.')),
    limit: optional(
      float('New amount for the whole period, spread anew over its units; ignored beside planned_limits.'),
    ),
    planned_limits: optional(
      merged(list(PlannedLimit, 'Entries that replace those of the same dates; other dates stay.')),
    ),
    tags: changedTags,
  },
);

export const SetBudgetNotificationRequest = message(
  'cost_analysis.SetBudgetNotificationRequest',
  'The thresholds a budget is to watch.',
  {
    budget_id: text('Budget to change.'),
    notifications: list(BudgetNotification, 'Thresholds that replace all earlier ones; `[]` watches none.'),
  },
);

export const BudgetRequest = message('cost_analysis.BudgetRequest', 'Names one budget.', {
  budget_id: text('Budget in reach of the caller.'),
});

export const BudgetQuery = message('cost_analysis.BudgetQuery', LISTED, {
  query: listQuery,
  budget_id: optional(text('One budget.')),
  name: optional(text('The whole name; case counts.')),
  time_unit: optional(of(TimeUnit, 'Span their limits are set for.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  data_source_id: optional(text('Data source whose cost counts.')),
});

export const BudgetStatQuery = statOf('cost_analysis.BudgetStatQuery');

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
        'Makes a budget and evaluates it at once; its period may not overlap that of another one for the same target.',
      request: CreateBudgetRequest,
      response: BudgetInfo,
      roles: OWNERS,
      errors: [
        'ERROR_INVALID_TIME_RANGE',
        'ERROR_REQUIRED_PARAMETER',
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
      summary: 'Replaces all thresholds of a budget; one that stays equal is not raised a second time in its month.',
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
      summary: 'Removes a budget, and what it had already raised.',
      request: BudgetRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Reads one budget, without its usage.',
      request: BudgetRequest,
      response: BudgetInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists budgets, by name unless the query sorts otherwise.',
      request: BudgetQuery,
      response: BudgetsInfo,
      roles: MEMBERS,
      filters: ['budget_id', 'name', 'time_unit', 'workspace_id', 'project_id', 'data_source_id'],
    },
    stat: {
      summary: 'Computes statistics of budgets, answered as `core.StatisticsResult`.',
      request: BudgetStatQuery,
      response: Struct,
      roles: MEMBERS,
    },
  },
);
