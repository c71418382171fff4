import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BudgetRow, BudgetChangeRow, BudgetNotificationRow, CostReportDataRow, ProviderFilterRow, CostScheduleRow, CostScheduleTimesRow, CustomWidgetRow, DataSourceRow, BudgetPage, CostReportDataPage, CostSchedulePage, CustomWidgetPage, DataSourcePage } from './resources.ts';
import type { Reference } from '../read/reference.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day: `YYYY-MM-DD`, e.g. `2024-05-01`. A field is null if the stored text is no day. */
  Date: { input: string; output: string; }
  /**
   * An instant: ISO 8601 in UTC, e.g. `2024-05-01T08:30:00.000Z`. Inputs may have an offset or none (UTC), decimals or none,
   * a
   * space for the `T`, or be a date: `2024-05-01` is its midnight in UTC. Years 0001 to 9999.
   */
  DateTime: { input: string; output: string; }
  /** Any JSON value, unchanged. In inputs: at most 200 levels deep, with finite numbers. */
  JSON: { input: unknown; output: unknown; }
  /** A JSON object, unchanged: its keys are never renamed. In inputs: at most 200 levels deep, with finite numbers. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** An absolute `http` or `https` URL, unchanged. A field is null if the stored text is no such URL. */
  URL: { input: string; output: string; }
  /** A month: `YYYY-MM`, e.g. `2024-05`. A field is null if the stored text is no month. */
  YearMonth: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Conditions on true or false. */
export type BooleanFilter = {
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A planned amount of cost, with thresholds that notify. Source: `cost_analysis.budget`. */
export type Budget = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Currency code, e.g. `USD`. */
  readonly currency: Scalars['String']['output'];
  /** Source of the cost. Null if upstream has none. */
  readonly dataSource?: Maybe<DataSource>;
  /** Last month or year, included, written as `start`. */
  readonly end: Scalars['String']['output'];
  /** Stable identifier, e.g. `budget-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Planned amount over the whole period, in `currency`. */
  readonly limit: Scalars['Float']['output'];
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Thresholds that notify. Empty if there are none. */
  readonly notifications: ReadonlyArray<BudgetNotification>;
  /** Planned amount of each month or year. Empty for a TOTAL budget. */
  readonly plannedLimits: ReadonlyArray<PlannedLimit>;
  /** Project it is for. Null if it is for a project group, or for every project. */
  readonly project?: Maybe<Project>;
  /** Project group it is for. Null if it is not for one. */
  readonly projectGroup?: Maybe<ProjectGroup>;
  /** Cloud providers whose cost is included. */
  readonly providerFilter: ProviderFilter;
  /** Sum of the limits of all months minus `spent`; negative when the budget is exceeded. Null if `usage` is empty or null. */
  readonly remaining?: Maybe<Scalars['Float']['output']>;
  /** Scope of the record. */
  readonly resourceGroup: BudgetResourceGroup;
  /** Cost of all months up to the current one, in `currency`. Null if `usage` is empty or null. */
  readonly spent?: Maybe<Scalars['Float']['output']>;
  /** First month `YYYY-MM`, or year `YYYY` of a YEARLY budget. */
  readonly start: Scalars['String']['output'];
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** The period of the limits. */
  readonly timeUnit: BudgetTimeUnit;
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Cost and limit of each month, in order. Empty if no usage is known. Null if the deployment does not have the operation
   * or the caller's role does not allow it. Calls `cost_analysis.budget_usage.analyze`, once for all budgets.
   */
  readonly usage?: Maybe<ReadonlyArray<BudgetUsage>>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};


/** A planned amount of cost, with thresholds that notify. Source: `cost_analysis.budget`. */
export type BudgetUsageArgs = {
  from?: InputMaybe<Scalars['YearMonth']['input']>;
  to?: InputMaybe<Scalars['YearMonth']['input']>;
};

/** A change of a budget. */
export type BudgetChange = {
  /** The budget after the change. Null if it was deleted or is no longer visible to the caller. */
  readonly budget?: Maybe<Budget>;
  /** Identifier of the budget. */
  readonly budgetId: Scalars['ID']['output'];
  /** What happened. */
  readonly kind: ChangeKind;
};

/** A condition on a field of `Budget`. */
export type BudgetConditionInput = {
  /** The field. */
  readonly field: BudgetField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of budgets, and their total number. */
export type BudgetConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<BudgetEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Budget>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of budgets that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new budget. Omitted members have their defaults. */
export type BudgetCreateInput = {
  /** Data source of the cost. */
  readonly dataSourceId: Scalars['ID']['input'];
  /** Last month or year, after `start`. */
  readonly end: Scalars['String']['input'];
  /** Planned amount, 0 or more, spread evenly over the period. Not needed with `plannedLimits`. */
  readonly limit?: InputMaybe<Scalars['Float']['input']>;
  /** Display name: at most 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Thresholds that notify. Default: none. */
  readonly notifications?: InputMaybe<ReadonlyArray<BudgetNotificationInput>>;
  /** Planned amount of each month or year. */
  readonly plannedLimits?: InputMaybe<ReadonlyArray<PlannedLimitInput>>;
  /** Project group of the budget. Not together with `projectId`. */
  readonly projectGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** Project of the budget. Not together with `projectGroupId`. */
  readonly projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Cloud providers whose cost is included. Default: all. */
  readonly providerFilter?: InputMaybe<ProviderFilterInput>;
  /** Scope of the budget. */
  readonly resourceGroup: BudgetResourceGroupInput;
  /** First month `YYYY-MM`, or year `YYYY` of a YEARLY budget. */
  readonly start: Scalars['String']['input'];
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The period of the limits. */
  readonly timeUnit: BudgetTimeUnitInput;
  /** Workspace. Default: that of the token or the project. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The budget that was created. */
export type BudgetCreatePayload = {
  /** The budget after the mutation. Null if the mutation is refused. */
  readonly budget?: Maybe<Budget>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The budget to delete. */
export type BudgetDeleteInput = {
  /** Budget to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type BudgetDeletePayload = {
  /** Identifier of the budget that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the budgets on a page, with its cursor. */
export type BudgetEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Budget;
};

/** Fields of `Budget` that statistics read. */
export type BudgetField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Currency code. */
  | 'CURRENCY'
  /** Identifier of `dataSource`: source of the cost. */
  | 'DATA_SOURCE'
  /** Last month or year, included, written as `start`. */
  | 'END'
  /** Stable identifier. */
  | 'ID'
  /** Planned amount over the whole period, in `currency`. */
  | 'LIMIT'
  /** Display name. */
  | 'NAME'
  /** Thresholds that notify. */
  | 'NOTIFICATIONS'
  /** Planned amount of each month or year. */
  | 'PLANNED_LIMITS'
  /** Identifier of `project`: project it is for. */
  | 'PROJECT'
  /** Identifier of `projectGroup`: project group it is for. */
  | 'PROJECT_GROUP'
  /** Cloud providers whose cost is included. */
  | 'PROVIDER_FILTER'
  /** Scope of the record. */
  | 'RESOURCE_GROUP'
  /** First month `YYYY-MM`, or year `YYYY` of a YEARLY budget. */
  | 'START'
  /** Labels of the caller. */
  | 'TAGS'
  /** The period of the limits. */
  | 'TIME_UNIT'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `Budget`, or a value inside it. */
export type BudgetFieldInput = {
  /** The field. */
  readonly field: BudgetField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on budgets. All of them must hold. */
export type BudgetFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Currency code. */
  readonly currency?: InputMaybe<StringFilter>;
  /** Identifier of the data source of its cost. */
  readonly dataSourceId?: InputMaybe<IdFilter>;
  /** Last month or year. */
  readonly end?: InputMaybe<StringFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Planned amount over the whole period. */
  readonly limit?: InputMaybe<FloatFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Conditions on paths in the thresholds, e.g. path `unit`. All must hold. */
  readonly notifications?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<BudgetFilter>>;
  /** Conditions on paths in the planned limits, e.g. path `date`. All must hold. */
  readonly plannedLimits?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of its project group; `exists: false` finds what has none. */
  readonly projectGroupId?: InputMaybe<IdFilter>;
  /** Project; `*` is every project of the workspace. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the provider filter, e.g. path `providers`. All must hold. */
  readonly providerFilter?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<BudgetResourceGroupFilter>;
  /** First month or year. */
  readonly start?: InputMaybe<StringFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** The period of the limits. */
  readonly timeUnit?: InputMaybe<BudgetTimeUnitFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `Budget`. */
export type BudgetGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<BudgetConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<BudgetField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<BudgetFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `Budget` by which statistics are grouped. */
export type BudgetGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: BudgetField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A threshold that notifies, at most once in a calendar month. */
export type BudgetNotification = {
  /** Severity of the notification. */
  readonly notificationType: BudgetNotificationType;
  /** Notifies when cost is above: percent of the limit, or an amount in the budget's currency. */
  readonly threshold: Scalars['Float']['output'];
  /** Unit of the threshold. */
  readonly unit: BudgetNotificationUnit;
};

/** A threshold that notifies. */
export type BudgetNotificationInput = {
  /** Severity of the notification. */
  readonly notificationType: BudgetNotificationTypeInput;
  /** 0 or more; at most 100 in PERCENT. */
  readonly threshold: Scalars['Float']['input'];
  /** Unit of the threshold. */
  readonly unit: BudgetNotificationUnitInput;
};

/** Severity of passing a threshold. */
export type BudgetNotificationType =
  /** Action is required. */
  | 'CRITICAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** For information. */
  | 'WARNING';

/** The values of `BudgetNotificationType` that an input takes. */
export type BudgetNotificationTypeInput =
  /** Action is required. */
  | 'CRITICAL'
  /** For information. */
  | 'WARNING';

/** Unit of a threshold. */
export type BudgetNotificationUnit =
  /** An amount in the budget's currency. */
  | 'ACTUAL_COST'
  /** Percent of the limit, 0 to 100. */
  | 'PERCENT'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** The values of `BudgetNotificationUnit` that an input takes. */
export type BudgetNotificationUnitInput =
  /** An amount in the budget's currency. */
  | 'ACTUAL_COST'
  /** Percent of the limit, 0 to 100. */
  | 'PERCENT';

/** One step of the order of budgets. */
export type BudgetOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: BudgetOrderField;
};

/** Fields by which budgets can be ordered. */
export type BudgetOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** Currency code. */
  | 'CURRENCY'
  /** By identifier of the data source. */
  | 'DATA_SOURCE_ID'
  /** Last month or year. */
  | 'END'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Planned amount. */
  | 'LIMIT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the project group. */
  | 'PROJECT_GROUP_ID'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** Scope of the record. */
  | 'RESOURCE_GROUP'
  /** First month or year. */
  | 'START'
  /** The period of the limits. */
  | 'TIME_UNIT'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Scope of a budget. */
export type BudgetResourceGroup =
  /** The whole domain. */
  | 'DOMAIN'
  /** One project, or the projects of a project group. */
  | 'PROJECT'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** One workspace. */
  | 'WORKSPACE';

/** Conditions on the scope of a budget. */
export type BudgetResourceGroupFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<BudgetResourceGroupInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<BudgetResourceGroupInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<BudgetResourceGroupInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<BudgetResourceGroupInput>>;
};

/** The values of `BudgetResourceGroup` that an input takes. */
export type BudgetResourceGroupInput =
  /** The whole domain. */
  | 'DOMAIN'
  /** One project, or the projects of a project group. */
  | 'PROJECT'
  /** One workspace. */
  | 'WORKSPACE';

/** The budget whose thresholds to replace, and all new thresholds. */
export type BudgetSetNotificationInput = {
  /** Budget whose thresholds to replace. */
  readonly id: Scalars['ID']['input'];
  /** All thresholds from now on. An empty list removes them. */
  readonly notifications: ReadonlyArray<BudgetNotificationInput>;
};

/** The budget whose thresholds were set. */
export type BudgetSetNotificationPayload = {
  /** The budget after the mutation. Null if the mutation is refused. */
  readonly budget?: Maybe<Budget>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Statistics of `Budget`: either `groupBy` and `fields`, or `distinct`. */
export type BudgetStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<BudgetFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<BudgetGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<BudgetConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<BudgetConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<BudgetGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<BudgetFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<BudgetConditionInput>>;
};

/** The period of the limits of a budget. */
export type BudgetTimeUnit =
  /** By month. */
  | 'MONTHLY'
  /** Once for the whole period. */
  | 'TOTAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** By year. */
  | 'YEARLY';

/** Conditions on the period of limits. */
export type BudgetTimeUnitFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<BudgetTimeUnitInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<BudgetTimeUnitInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<BudgetTimeUnitInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<BudgetTimeUnitInput>>;
};

/** The values of `BudgetTimeUnit` that an input takes. */
export type BudgetTimeUnitInput =
  /** By month. */
  | 'MONTHLY'
  /** Once for the whole period. */
  | 'TOTAL'
  /** By year. */
  | 'YEARLY';

/** The budget to change, and its new values. Omitted members stay as they are. */
export type BudgetUpdateInput = {
  /** Budget to change. */
  readonly id: Scalars['ID']['input'];
  /** New planned amount, 0 or more, spread evenly over the period. Not needed with `plannedLimits`. */
  readonly limit?: InputMaybe<Scalars['Float']['input']>;
  /** New display name: not empty, at most 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New planned amount of each month or year. */
  readonly plannedLimits?: InputMaybe<ReadonlyArray<PlannedLimitInput>>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The budget that was changed. */
export type BudgetUpdatePayload = {
  /** The budget after the mutation. Null if the mutation is refused. */
  readonly budget?: Maybe<Budget>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Cost and limit of one month of a budget. */
export type BudgetUsage = {
  /** Cost as used for notifications of the budget; 0 without reported cost. */
  readonly cost: Scalars['Float']['output'];
  /** Currency of both amounts, e.g. `USD`. */
  readonly currency: Scalars['String']['output'];
  /** Planned amount of the month: an equal share, if the budget is planned by year or as a whole. */
  readonly limit: Scalars['Float']['output'];
  /** The month. */
  readonly month: Scalars['YearMonth']['output'];
};

/** What happened to a record. */
export type ChangeKind =
  /** It exists now. */
  | 'CREATED'
  /** It was deleted, or is no longer visible to the caller. */
  | 'DELETED'
  /** It reached a final state, e.g. an alert was resolved, a maintenance window closed, or a job finished. */
  | 'RESOLVED'
  /** It changed, or no longer meets the conditions of the subscription. */
  | 'UPDATED';

/** What reported cost can be grouped by. */
export type CostDimension =
  /** The data source of the rows. */
  | 'DATA_SOURCE'
  /** The product, as the provider names it. */
  | 'PRODUCT'
  /** By project. */
  | 'PROJECT'
  /** The cloud provider, e.g. `aws`. */
  | 'PROVIDER'
  /** The account at the provider. */
  | 'SERVICE_ACCOUNT'
  /** By workspace. */
  | 'WORKSPACE';

/** Length of the periods of a series. */
export type CostGranularity =
  /** A period is a month. */
  | 'MONTHLY'
  /** A period is a year. */
  | 'YEARLY';

/** Cost of the rows that have the same value in each dimension. */
export type CostGroup = {
  /** Sum of each period, in order. */
  readonly points: ReadonlyArray<CostPoint>;
  /** Sum over all periods. */
  readonly total: Scalars['Float']['output'];
  /** One value for each dimension, in the order of `groupBy`. */
  readonly values: ReadonlyArray<CostGroupValue>;
};

/** Value of a group in one dimension. */
export type CostGroupValue = {
  /** The dimension. */
  readonly dimension: CostDimension;
  /** Identifier, or the name of the provider or product. Null for cost without a value. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name in the latest report. Null for providers and products, and when reports have no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** Cost of all groups beyond the largest. */
export type CostOthers = {
  /** Sum of each period, in order. */
  readonly points: ReadonlyArray<CostPoint>;
  /** Sum over all periods. */
  readonly total: Scalars['Float']['output'];
};

/** Cost of one period. */
export type CostPoint = {
  /** Cost in the currency of the series. Negative when credits exceed charges. */
  readonly amount: Scalars['Float']['output'];
  /** Month `YYYY-MM`, or year `YYYY` of a yearly series. */
  readonly period: Scalars['String']['output'];
};

/** A report of the cost of one month. Managed outside this API. */
export type CostReport = {
  /** Its rows. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /** Stable identifier, e.g. `cost-report-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A report of the cost of one month. Managed outside this API. */
export type CostReportCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};

/** Configuration that creates a series of cost reports. Managed outside this API. */
export type CostReportConfig = {
  /** Rows of the reports made by it. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /** Stable identifier, e.g. `crc-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** Configuration that creates a series of cost reports. Managed outside this API. */
export type CostReportConfigCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};

/**
 * Reported cost of one month, by workspace, project, account, provider and product. Source:
 * `cost_analysis.cost_report_data`.
 */
export type CostReportData = {
  /** The same amounts, one per currency. */
  readonly amounts: ReadonlyArray<Money>;
  /** Amount by currency code, e.g. `{"USD": 12.5}`. */
  readonly cost: Scalars['JSONObject']['output'];
  /** Report it is part of. Null if it has none. */
  readonly costReport?: Maybe<CostReport>;
  /** Configuration that creates the report. Null if it has none. */
  readonly costReportConfig?: Maybe<CostReportConfig>;
  /** Name of the report. Null if not set. */
  readonly costReportName?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Source of the cost. Null if upstream has none. */
  readonly dataSource?: Maybe<DataSource>;
  /** Name of the data source at that time. Null if not set. */
  readonly dataSourceName?: Maybe<Scalars['String']['output']>;
  /** Stable identifier, e.g. `crd-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the report is final. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** Day of issue. Null if not set. */
  readonly issueDate?: Maybe<Scalars['Date']['output']>;
  /** Product of the provider. Null if not set. */
  readonly product?: Maybe<Scalars['String']['output']>;
  /** Project the cost is for. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Name of the project at that time. Null if not set. */
  readonly projectName?: Maybe<Scalars['String']['output']>;
  /** Cloud provider, e.g. `aws`. Null if not set. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Month of the cost. Null if not set. */
  readonly reportMonth?: Maybe<Scalars['YearMonth']['output']>;
  /** Year of the cost, `YYYY`. Null if not set. */
  readonly reportYear?: Maybe<Scalars['String']['output']>;
  /** Account the cost is for. Null if it has none. */
  readonly serviceAccount?: Maybe<ServiceAccount>;
  /** Name of the account at that time. Null if not set. */
  readonly serviceAccountName?: Maybe<Scalars['String']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
  /** Name of the workspace at that time. Null if not set. */
  readonly workspaceName?: Maybe<Scalars['String']['output']>;
};

/** A value that an analysis computes for each group of `CostReportData`. */
export type CostReportDataAnalysisFieldInput = {
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<CostReportDataField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<CostReportDataFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `CostReportData` by which an analysis is grouped. */
export type CostReportDataAnalysisKeyInput = {
  /** The field. */
  readonly field: CostReportDataField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** An analysis of `CostReportData`. */
export type CostReportDataAnalysisQueryInput = {
  /** Last year, month or day, inclusive. */
  readonly end?: InputMaybe<Scalars['String']['input']>;
  /** Names of groups to fold: each field becomes a list of `{value, …}`, and of `cost` the row has `totalCost`. */
  readonly fieldGroup?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Values to compute for each row. If omitted, the sum of each currency, under names such as `costUSD`. */
  readonly fields?: InputMaybe<ReadonlyArray<CostReportDataAnalysisFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
  /** Rows to return, 1 to 1000. `more` of the answer tells whether rows remain. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** Adds the group `date`. If omitted, the whole time is one. */
  readonly granularity?: InputMaybe<TimeSeriesGranularity>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<CostReportDataAnalysisKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most; of a folded field, its total counts. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Values to keep or compute from those of the row. If omitted, all values of `groupBy` and `fields`. */
  readonly select?: InputMaybe<ReadonlyArray<RowFieldInput>>;
  /** First year, month or day: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly start?: InputMaybe<Scalars['String']['input']>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<CostReportDataFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
};

/** A condition on a field of `CostReportData`. */
export type CostReportDataConditionInput = {
  /** The field. */
  readonly field: CostReportDataField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of rows, and their total number. */
export type CostReportDataConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<CostReportDataEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<CostReportData>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the rows on a page, with its cursor. */
export type CostReportDataEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: CostReportData;
};

/** Fields of `CostReportData` that statistics read. */
export type CostReportDataField =
  /** Amount by currency code. */
  | 'COST'
  /** Identifier of `costReport`: report it is part of. */
  | 'COST_REPORT'
  /** Identifier of `costReportConfig`: configuration that creates the report. */
  | 'COST_REPORT_CONFIG'
  /** Name of the report. */
  | 'COST_REPORT_NAME'
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `dataSource`: source of the cost. */
  | 'DATA_SOURCE'
  /** Name of the data source at that time. */
  | 'DATA_SOURCE_NAME'
  /** Stable identifier. */
  | 'ID'
  /** Day of issue. */
  | 'ISSUE_DATE'
  /** Whether the report is final. */
  | 'IS_CONFIRMED'
  /** Product of the provider. */
  | 'PRODUCT'
  /** Identifier of `project`: project the cost is for. */
  | 'PROJECT'
  /** Name of the project at that time. */
  | 'PROJECT_NAME'
  /** Cloud provider. */
  | 'PROVIDER'
  /** Month of the cost. */
  | 'REPORT_MONTH'
  /** Year of the cost, `YYYY`. */
  | 'REPORT_YEAR'
  /** Identifier of `serviceAccount`: account the cost is for. */
  | 'SERVICE_ACCOUNT'
  /** Name of the account at that time. */
  | 'SERVICE_ACCOUNT_NAME'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE'
  /** Name of the workspace at that time. */
  | 'WORKSPACE_NAME';

/** A field of `CostReportData`, or a value inside it. */
export type CostReportDataFieldInput = {
  /** The field. */
  readonly field: CostReportDataField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on reported cost. All of them must hold. */
export type CostReportDataFilter = {
  /** Amounts, e.g. path `USD`. All must hold. */
  readonly cost?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Configuration that creates the report. */
  readonly costReportConfigId?: InputMaybe<IdFilter>;
  /** Identifier of the report it is in. */
  readonly costReportId?: InputMaybe<IdFilter>;
  /** Name of the report. */
  readonly costReportName?: InputMaybe<StringFilter>;
  /** When it was stored. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the data source of its cost. */
  readonly dataSourceId?: InputMaybe<IdFilter>;
  /** Name of the data source. */
  readonly dataSourceName?: InputMaybe<StringFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the report is final. */
  readonly isConfirmed?: InputMaybe<BooleanFilter>;
  /** Day of issue. */
  readonly issueDate?: InputMaybe<DateFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<CostReportDataFilter>>;
  /** Product of the provider, as its bill names it, e.g. `AmazonEC2`. */
  readonly product?: InputMaybe<StringFilter>;
  /** Identifier of its project; `exists: false` finds what has none. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Name of the project. */
  readonly projectName?: InputMaybe<StringFilter>;
  /** Name of the cloud provider, as upstream writes it, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Month of the cost. */
  readonly reportMonth?: InputMaybe<YearMonthFilter>;
  /** Year of the cost. */
  readonly reportYear?: InputMaybe<StringFilter>;
  /** Identifier of its service account. */
  readonly serviceAccountId?: InputMaybe<IdFilter>;
  /** Name of the account. */
  readonly serviceAccountName?: InputMaybe<StringFilter>;
  /** Identifier of its workspace, `*` where it is of the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
  /** Name of the workspace. */
  readonly workspaceName?: InputMaybe<StringFilter>;
};

/** A value that statistics compute for each group of `CostReportData`. */
export type CostReportDataGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<CostReportDataField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<CostReportDataFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `CostReportData` by which statistics are grouped. */
export type CostReportDataGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: CostReportDataField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of reported cost. */
export type CostReportDataOrder = {
  /** Currency code (ISO 4217) of the amounts to compare. Only used with COST. */
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: CostReportDataOrderField;
};

/** Fields by which reported cost can be ordered. */
export type CostReportDataOrderField =
  /** Amount in `currency`; rows without one are ordered as not set. */
  | 'COST'
  /** Configuration that creates the report. */
  | 'COST_REPORT_CONFIG_ID'
  /** By report. */
  | 'COST_REPORT_ID'
  /** Name of the report. */
  | 'COST_REPORT_NAME'
  /** When it was stored. */
  | 'CREATED_AT'
  /** By identifier of the data source. */
  | 'DATA_SOURCE_ID'
  /** Name of the data source. */
  | 'DATA_SOURCE_NAME'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Day of issue. */
  | 'ISSUE_DATE'
  /** Whether the report is final: unconfirmed first. */
  | 'IS_CONFIRMED'
  /** By product. */
  | 'PRODUCT'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** Name of the project. */
  | 'PROJECT_NAME'
  /** By cloud provider. */
  | 'PROVIDER'
  /** Month of the cost. */
  | 'REPORT_MONTH'
  /** Year of the cost. */
  | 'REPORT_YEAR'
  /** By identifier of the account. */
  | 'SERVICE_ACCOUNT_ID'
  /** Name of the account. */
  | 'SERVICE_ACCOUNT_NAME'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID'
  /** Name of the workspace. */
  | 'WORKSPACE_NAME';

/** Statistics of `CostReportData`: either `groupBy` and `fields`, or `distinct`. */
export type CostReportDataStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<CostReportDataFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<CostReportDataGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<CostReportDataGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<CostReportDataFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<CostReportDataConditionInput>>;
};

/** When the cost of a data source is refreshed, and its budgets are checked. Source: `cost_analysis.schedule`. */
export type CostSchedule = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Data source that it refreshes. Null if upstream has none. */
  readonly dataSource?: Maybe<DataSource>;
  /** Stable identifier, e.g. `sch-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** When it last fired. Null until then. */
  readonly lastScheduledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Settings of the caller. `{}` if there are none. */
  readonly options: Scalars['JSONObject']['output'];
  /** When it fires. */
  readonly schedule: CostScheduleTimes;
  /** Whether it fires. */
  readonly state: EnabledState;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
};

/** A condition on a field of `CostSchedule`. */
export type CostScheduleConditionInput = {
  /** The field. */
  readonly field: CostScheduleField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of schedules, and their total number. */
export type CostScheduleConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<CostScheduleEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<CostSchedule>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of schedules that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new schedule. Omitted members have their defaults. */
export type CostScheduleCreateInput = {
  /** Data source to refresh. */
  readonly dataSourceId: Scalars['ID']['input'];
  /** Domain of the schedule. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name: at most 40 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Settings. Default: none. */
  readonly options?: InputMaybe<Scalars['JSONObject']['input']>;
  /** When to refresh it. */
  readonly schedule: CostScheduleTimesInput;
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The schedule that was created. */
export type CostScheduleCreatePayload = {
  /** The schedule after the mutation. Null if the mutation is refused. */
  readonly costSchedule?: Maybe<CostSchedule>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The schedule to delete. */
export type CostScheduleDeleteInput = {
  /** Domain of the schedule. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Schedule to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type CostScheduleDeletePayload = {
  /** Identifier of the schedule that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The schedule to disable. */
export type CostScheduleDisableInput = {
  /** Domain of the schedule. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Schedule to disable. */
  readonly id: Scalars['ID']['input'];
};

/** The disabled schedule. */
export type CostScheduleDisablePayload = {
  /** The schedule after the mutation. Null if the mutation is refused. */
  readonly costSchedule?: Maybe<CostSchedule>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the schedules on a page, with its cursor. */
export type CostScheduleEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: CostSchedule;
};

/** The schedule to enable. */
export type CostScheduleEnableInput = {
  /** Domain of the schedule. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Schedule to enable. */
  readonly id: Scalars['ID']['input'];
};

/** The enabled schedule. */
export type CostScheduleEnablePayload = {
  /** The schedule after the mutation. Null if the mutation is refused. */
  readonly costSchedule?: Maybe<CostSchedule>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Fields of `CostSchedule` that statistics read. */
export type CostScheduleField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `dataSource`: data source that it refreshes. */
  | 'DATA_SOURCE'
  /** Stable identifier. */
  | 'ID'
  /** When it last fired. */
  | 'LAST_SCHEDULED_AT'
  /** Display name. */
  | 'NAME'
  /** Settings of the caller. */
  | 'OPTIONS'
  /** When it fires. */
  | 'SCHEDULE'
  /** Whether it fires. */
  | 'STATE'
  /** Labels of the caller. */
  | 'TAGS';

/** A field of `CostSchedule`, or a value inside it. */
export type CostScheduleFieldInput = {
  /** The field. */
  readonly field: CostScheduleField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on schedules. All of them must hold. */
export type CostScheduleFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Data source that it refreshes. */
  readonly dataSourceId?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** When it last fired. */
  readonly lastScheduledAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Conditions on paths in the options. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<CostScheduleFilter>>;
  /** Conditions on paths in its times, e.g. path `cron`. All must hold. */
  readonly schedule?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Whether it fires. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
};

/** A value that statistics compute for each group of `CostSchedule`. */
export type CostScheduleGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<CostScheduleConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<CostScheduleField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<CostScheduleFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `CostSchedule` by which statistics are grouped. */
export type CostScheduleGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: CostScheduleField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of schedules. */
export type CostScheduleOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: CostScheduleOrderField;
};

/** Fields by which schedules can be ordered. */
export type CostScheduleOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier of the data source. */
  | 'DATA_SOURCE_ID'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** When it last fired. */
  | 'LAST_SCHEDULED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** State, alphabetically. */
  | 'STATE';

/** Statistics of `CostSchedule`: either `groupBy` and `fields`, or `distinct`. */
export type CostScheduleStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<CostScheduleFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<CostScheduleGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<CostScheduleConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<CostScheduleConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<CostScheduleGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<CostScheduleOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<CostScheduleFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<CostScheduleConditionInput>>;
};

/** When a schedule fires. Of what is set, `cron` counts before `interval`, and that before `hours` and `minutes` together. */
export type CostScheduleTimes = {
  /** Five fields: minute, hour, day, month, weekday, in UTC. Null if not set. */
  readonly cron?: Maybe<Scalars['String']['output']>;
  /** Hours of the day, 0 to 23, in UTC. Empty: every hour. */
  readonly hours: ReadonlyArray<Scalars['Int']['output']>;
  /** Minutes between firings, 1 to 60. Null if not set. */
  readonly interval?: Maybe<Scalars['Int']['output']>;
  /** Minutes of each hour, 0 to 59. Empty: minute 0. */
  readonly minutes: ReadonlyArray<Scalars['Int']['output']>;
};

/**
 * When a schedule is to fire; at least one is given. `cron` counts before `interval`, and that before `hours` and
 * `minutes` together.
 */
export type CostScheduleTimesInput = {
  /** Five fields: minute, hour, day, month, weekday, in UTC. */
  readonly cron?: InputMaybe<Scalars['String']['input']>;
  /** Hours of the day, 0 to 23, in UTC. If omitted, every hour. */
  readonly hours?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Minutes between firings, 1 to 60. */
  readonly interval?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes of each hour, 0 to 59. If omitted, minute 0. */
  readonly minutes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** The schedule to change, and its new values. Omitted members stay as they are. */
export type CostScheduleUpdateInput = {
  /** Domain of the schedule. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Schedule to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: at most 40 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New settings, in place of all earlier ones. */
  readonly options?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New times, in place of all earlier ones. */
  readonly schedule?: InputMaybe<CostScheduleTimesInput>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The schedule that was changed. */
export type CostScheduleUpdatePayload = {
  /** The schedule after the mutation. Null if the mutation is refused. */
  readonly costSchedule?: Maybe<CostSchedule>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Reported cost over time, in one currency. */
export type CostSeries = {
  /** Currency code (ISO 4217) of all amounts, e.g. `USD`. */
  readonly currency: Scalars['String']['output'];
  /** Groups by `total`, largest first. Empty without `groupBy`, and without reported cost in the currency. */
  readonly groups: ReadonlyArray<CostGroup>;
  /** Sum of the groups beyond `top`. Null if there are none. */
  readonly others?: Maybe<CostOthers>;
  /** Sum of each period, in order, including periods without cost. */
  readonly points: ReadonlyArray<CostPoint>;
  /** Sum over all periods. */
  readonly total: Scalars['Float']['output'];
};

/** A chart of cost that a user keeps for reuse, visible to everybody in the domain. Source: `cost_analysis.custom_widget`. */
export type CustomWidget = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `widget-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name; it need not be unique. */
  readonly name: Scalars['String']['output'];
  /** The chart, in any form, e.g. `group_by`, `stack`, `layout`, `granularity`, `filters`, `chart_type`. `{}` if empty. */
  readonly options: Scalars['JSONObject']['output'];
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** User who created it. Only this user and domain admins may change it. Null if upstream has none. */
  readonly user?: Maybe<User>;
};

/** A condition on a field of `CustomWidget`. */
export type CustomWidgetConditionInput = {
  /** The field. */
  readonly field: CustomWidgetField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of widgets, and their total number. */
export type CustomWidgetConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<CustomWidgetEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<CustomWidget>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of widgets that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new widget. Omitted members have their defaults. */
export type CustomWidgetCreateInput = {
  /** Domain of the widget. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name: not empty, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** The chart, in any form. */
  readonly options: Scalars['JSONObject']['input'];
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The created widget. */
export type CustomWidgetCreatePayload = {
  /** The widget after the mutation. Null if the mutation is refused. */
  readonly customWidget?: Maybe<CustomWidget>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The widget to delete. */
export type CustomWidgetDeleteInput = {
  /** Domain of the widget. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Widget to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type CustomWidgetDeletePayload = {
  /** Identifier of the widget that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the widgets on a page, with its cursor. */
export type CustomWidgetEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: CustomWidget;
};

/** Fields of `CustomWidget` that statistics read. */
export type CustomWidgetField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Display name; it need not be unique. */
  | 'NAME'
  /** The chart, in any form. */
  | 'OPTIONS'
  /** Labels of the caller. */
  | 'TAGS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `user`: user who created it. */
  | 'USER';

/** A field of `CustomWidget`, or a value inside it. */
export type CustomWidgetFieldInput = {
  /** The field. */
  readonly field: CustomWidgetField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on widgets. All of them must hold. */
export type CustomWidgetFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Conditions on paths in the chart, e.g. path `chart_type`. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<CustomWidgetFilter>>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** User who created it. */
  readonly userId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `CustomWidget`. */
export type CustomWidgetGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<CustomWidgetConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<CustomWidgetField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<CustomWidgetFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `CustomWidget` by which statistics are grouped. */
export type CustomWidgetGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: CustomWidgetField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of widgets. */
export type CustomWidgetOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: CustomWidgetOrderField;
};

/** Fields by which widgets can be ordered. */
export type CustomWidgetOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** User who created it. */
  | 'USER_ID';

/** Statistics of `CustomWidget`: either `groupBy` and `fields`, or `distinct`. */
export type CustomWidgetStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<CustomWidgetFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<CustomWidgetGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<CustomWidgetConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<CustomWidgetConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<CustomWidgetGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<CustomWidgetOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<CustomWidgetFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<CustomWidgetConditionInput>>;
};

/** The widget to change, and its new values. Omitted members stay as they are. */
export type CustomWidgetUpdateInput = {
  /** Domain of the widget. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Widget to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: at most 255 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New chart, in place of the earlier one. */
  readonly options?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The widget that was changed. */
export type CustomWidgetUpdatePayload = {
  /** The widget after the mutation. Null if the mutation is refused. */
  readonly customWidget?: Maybe<CustomWidget>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A source of cost. Managed in the directory. */
export type DataSource = {
  /** Budgets whose cost comes from it. Null if the area is unavailable. Calls `cost_analysis.budget.list`. */
  readonly budgets?: Maybe<BudgetConnection>;
  /** Cost that comes from it. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /**
   * Reported cost that comes from it by month or year. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.analyze`.
   */
  readonly costSeries?: Maybe<CostSeries>;
  /** Stable identifier, e.g. `ds-1a`. */
  readonly id: Scalars['ID']['output'];
  /** When its rows were last synchronized. Null if never, or if unknown. */
  readonly lastSynchronizedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `cost_analysis.data_source.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Cloud provider, e.g. `aws`. Null if it is of several, or if unknown. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Schedules that refresh it. Null if the area is unavailable. Calls `cost_analysis.schedule.list`. */
  readonly schedules?: Maybe<CostScheduleConnection>;
  /** Whether it is enabled. Null if unknown. */
  readonly state?: Maybe<EnabledState>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Type of the data source. Null if unknown. */
  readonly type?: Maybe<DataSourceType>;
};


/** A source of cost. Managed in the directory. */
export type DataSourceBudgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
};


/** A source of cost. Managed in the directory. */
export type DataSourceCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};


/** A source of cost. Managed in the directory. */
export type DataSourceCostSeriesArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['YearMonth']['input'];
  granularity: CostGranularity;
  groupBy?: InputMaybe<ReadonlyArray<CostDimension>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['YearMonth']['input'];
  top?: InputMaybe<Scalars['Int']['input']>;
};


/** A source of cost. Managed in the directory. */
export type DataSourceSchedulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostScheduleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostScheduleOrder>>;
};

/** One page of data sources, and their total number. */
export type DataSourceConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<DataSourceEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<DataSource>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of data sources that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the data sources on a page, with its cursor. */
export type DataSourceEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: DataSource;
};

/** Conditions on data sources. All of them must hold. */
export type DataSourceFilter = {
  /** Keys that the additional info of its rows has: some of them. */
  readonly costAdditionalInfoKeys?: InputMaybe<StringFilter>;
  /** Keys that the data of its rows has: some of them. */
  readonly costDataKeys?: InputMaybe<StringFilter>;
  /** Keys that the tags of its rows have: some of them. */
  readonly costTagKeys?: InputMaybe<StringFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Type of the data source. */
  readonly dataSourceType?: InputMaybe<DataSourceTypeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** When its rows were last updated. */
  readonly lastSynchronizedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<DataSourceFilter>>;
  /** Conditions on paths in the plugin that fetches its rows. All must hold. */
  readonly pluginInfo?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Cloud provider, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of data sources. */
export type DataSourceOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: DataSourceOrderField;
};

/** Fields by which data sources can be ordered. */
export type DataSourceOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** When its rows were last synchronized: `DESC` puts the latest first. */
  | 'LAST_SYNCHRONIZED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By cloud provider. */
  | 'PROVIDER'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** Current state, alphabetically. */
  | 'STATE'
  /** Type of the data source, alphabetically. */
  | 'TYPE'
  /** When it last changed: `DESC` puts the latest first. */
  | 'UPDATED_AT'
  /** By identifier of its workspace. */
  | 'WORKSPACE_ID';

/** Types of data sources. */
export type DataSourceType =
  /** A plug-in fetches the rows. */
  | 'EXTERNAL'
  /** Importers store the rows. */
  | 'LOCAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on the type of a data source. */
export type DataSourceTypeFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<DataSourceTypeInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<DataSourceTypeInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<DataSourceTypeInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<DataSourceTypeInput>>;
};

/** The values of `DataSourceType` that an input takes. */
export type DataSourceTypeInput =
  /** A plug-in fetches the rows. */
  | 'EXTERNAL'
  /** Importers store the rows. */
  | 'LOCAL';

/** Conditions on a day. */
export type DateFilter = {
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['Date']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Later than this. */
  readonly gt?: InputMaybe<Scalars['Date']['input']>;
  /** This, or later. */
  readonly gte?: InputMaybe<Scalars['Date']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Date']['input']>>;
  /** Earlier than this. */
  readonly lt?: InputMaybe<Scalars['Date']['input']>;
  /** This, or earlier. */
  readonly lte?: InputMaybe<Scalars['Date']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['Date']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['Date']['input']>>;
};

/** Conditions on an instant. */
export type DateTimeFilter = {
  /** At this instant. Null: not set. */
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Later than this. */
  readonly gt?: InputMaybe<Scalars['DateTime']['input']>;
  /** At this instant or later. */
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Earlier than this. */
  readonly lt?: InputMaybe<Scalars['DateTime']['input']>;
  /** At this instant or earlier. */
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Not equal, or not set. Null: set. */
  readonly not?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether a record is enabled. */
export type EnabledState =
  /** Not in use until it is enabled. */
  | 'DISABLED'
  /** In use. */
  | 'ENABLED'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether a record is enabled. */
export type EnabledStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<EnabledStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<EnabledStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<EnabledStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<EnabledStateInput>>;
};

/** The values of `EnabledState` that an input takes. */
export type EnabledStateInput =
  /** Not in use until it is enabled. */
  | 'DISABLED'
  /** In use. */
  | 'ENABLED';

/** How a condition compares. */
export type FilterOperator =
  /** Contains the text, case-insensitive. */
  | 'CONTAINS'
  /** Contains one of a list of texts, case-insensitive. */
  | 'CONTAINS_ANY'
  /** Contains none of a list of texts. */
  | 'CONTAINS_NONE'
  /** Is later than the time: for times inside free-form values. */
  | 'DATETIME_GREATER_THAN'
  /** Is the time or later: for times inside free-form values. */
  | 'DATETIME_GREATER_THAN_OR_EQUAL'
  /** Is earlier than the time: for times inside free-form values. */
  | 'DATETIME_LESS_THAN'
  /** Is the time or earlier: for times inside free-form values. */
  | 'DATETIME_LESS_THAN_OR_EQUAL'
  /** Equals the value. Null: not set. */
  | 'EQUALS'
  /** True: is set. False: is not set. */
  | 'EXISTS'
  /** Is greater or later. */
  | 'GREATER_THAN'
  /** Is equal, greater or later. */
  | 'GREATER_THAN_OR_EQUAL'
  /** Equals one of a list. */
  | 'IN'
  /** Is less or earlier. */
  | 'LESS_THAN'
  /** Is equal, less or earlier. */
  | 'LESS_THAN_OR_EQUAL'
  /** Is an object that has these members with these values. */
  | 'MATCHES'
  /** Does not contain the text. */
  | 'NOT_CONTAINS'
  /** Does not equal the value. Null: set. */
  | 'NOT_EQUALS'
  /** Equals none of a list. */
  | 'NOT_IN'
  /** Matches the pattern (ECMAScript), case-insensitive. */
  | 'REGEX'
  /** Matches one of a list of patterns. */
  | 'REGEX_ANY'
  /** Is later than a relative time, e.g. `now/d - 14d`. */
  | 'TIMEDIFF_GREATER_THAN'
  /** Is a relative time or later. */
  | 'TIMEDIFF_GREATER_THAN_OR_EQUAL'
  /** Is earlier than a relative time. */
  | 'TIMEDIFF_LESS_THAN'
  /** Is a relative time or earlier. */
  | 'TIMEDIFF_LESS_THAN_OR_EQUAL';

/** Conditions on a number. */
export type FloatFilter = {
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['Float']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Greater than this. */
  readonly gt?: InputMaybe<Scalars['Float']['input']>;
  /** This, or greater. */
  readonly gte?: InputMaybe<Scalars['Float']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
  /** Less than this. */
  readonly lt?: InputMaybe<Scalars['Float']['input']>;
  /** This, or less. */
  readonly lte?: InputMaybe<Scalars['Float']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['Float']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['Float']['input']>>;
};

/** Aggregation of the values of a group. */
export type GroupOperator =
  /** List of the distinct values. */
  | 'ADD_TO_SET'
  /** Average of the numbers; null of none. */
  | 'AVERAGE'
  /** Number of records. */
  | 'COUNT'
  /** First value, in the order of the records. */
  | 'FIRST'
  /** Last value, in the order of the records. */
  | 'LAST'
  /** Largest value. */
  | 'MAX'
  /** One object of all; later members replace earlier ones. */
  | 'MERGE_OBJECTS'
  /** Smallest value. */
  | 'MIN'
  /** List of the values. */
  | 'PUSH'
  /** Sum of the numbers; 0 of none. */
  | 'SUM';

/** Conditions on an identifier. */
export type IdFilter = {
  /** Contains this text, case-insensitive. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['ID']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['ID']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Matches this ECMAScript pattern somewhere, case-insensitive; at most 256 characters. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on a whole number. */
export type IntFilter = {
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['Int']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Greater than this. */
  readonly gt?: InputMaybe<Scalars['Int']['input']>;
  /** This, or greater. */
  readonly gte?: InputMaybe<Scalars['Int']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Less than this. */
  readonly lt?: InputMaybe<Scalars['Int']['input']>;
  /** This, or less. */
  readonly lte?: InputMaybe<Scalars['Int']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['Int']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** Conditions on a path inside a free-form or nested value. A step into a list applies to every element. */
export type JsonFilter = {
  /** Contains this text, case-insensitive. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Equal, also in type. Null: not set. */
  readonly eq?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether it exists and is not null. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Greater; only values of the same type compare. */
  readonly gt?: InputMaybe<Scalars['JSON']['input']>;
  /** Greater or equal; only values of the same type compare. */
  readonly gte?: InputMaybe<Scalars['JSON']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Less; only values of the same type compare. */
  readonly lt?: InputMaybe<Scalars['JSON']['input']>;
  /** Less or equal; only values of the same type compare. */
  readonly lte?: InputMaybe<Scalars['JSON']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['JSON']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Dotted path inside the value, spelt as on the wire, e.g. `team` of tags. If omitted, the value itself. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Matches this ECMAScript pattern somewhere, case-insensitive; at most 256 characters. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
};

/** An amount of money. */
export type Money = {
  /** The amount. */
  readonly amount: Scalars['Float']['output'];
  /** Currency code of ISO 4217, e.g. `USD`. */
  readonly currency: Scalars['String']['output'];
};

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Plans an expenditure. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.budget.create`.
   */
  readonly budgetCreate?: Maybe<BudgetCreatePayload>;
  /**
   * Removes a budget. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.budget.delete`.
   */
  readonly budgetDelete?: Maybe<BudgetDeletePayload>;
  /**
   * Sets at which thresholds to notify, replacing all earlier ones. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `cost_analysis.budget.set_notification`.
   */
  readonly budgetSetNotification?: Maybe<BudgetSetNotificationPayload>;
  /**
   * Changes a budget; its period and target stay. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.budget.update`.
   */
  readonly budgetUpdate?: Maybe<BudgetUpdatePayload>;
  /**
   * Creates a schedule for a data source; it is enabled from the start. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `cost_analysis.schedule.create`.
   */
  readonly costScheduleCreate?: Maybe<CostScheduleCreatePayload>;
  /**
   * Removes a schedule; its data source stays. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.schedule.delete`.
   */
  readonly costScheduleDelete?: Maybe<CostScheduleDeletePayload>;
  /**
   * Disables a schedule. Missed firings are not made up for. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `cost_analysis.schedule.disable`.
   */
  readonly costScheduleDisable?: Maybe<CostScheduleDisablePayload>;
  /**
   * Enables a schedule. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.schedule.enable`.
   */
  readonly costScheduleEnable?: Maybe<CostScheduleEnablePayload>;
  /**
   * Changes a schedule; its data source stays. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `cost_analysis.schedule.update`.
   */
  readonly costScheduleUpdate?: Maybe<CostScheduleUpdatePayload>;
  /**
   * Keeps a widget as the calling user's; not for apps. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `cost_analysis.custom_widget.create`.
   */
  readonly customWidgetCreate?: Maybe<CustomWidgetCreatePayload>;
  /**
   * Removes a widget: one of the caller; for domain admins any. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `cost_analysis.custom_widget.delete`.
   */
  readonly customWidgetDelete?: Maybe<CustomWidgetDeletePayload>;
  /**
   * Changes a widget: one of the caller; for domain admins any. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `cost_analysis.custom_widget.update`.
   */
  readonly customWidgetUpdate?: Maybe<CustomWidgetUpdatePayload>;
};


/** Root fields of mutations. */
export type MutationBudgetCreateArgs = {
  input: BudgetCreateInput;
};


/** Root fields of mutations. */
export type MutationBudgetDeleteArgs = {
  input: BudgetDeleteInput;
};


/** Root fields of mutations. */
export type MutationBudgetSetNotificationArgs = {
  input: BudgetSetNotificationInput;
};


/** Root fields of mutations. */
export type MutationBudgetUpdateArgs = {
  input: BudgetUpdateInput;
};


/** Root fields of mutations. */
export type MutationCostScheduleCreateArgs = {
  input: CostScheduleCreateInput;
};


/** Root fields of mutations. */
export type MutationCostScheduleDeleteArgs = {
  input: CostScheduleDeleteInput;
};


/** Root fields of mutations. */
export type MutationCostScheduleDisableArgs = {
  input: CostScheduleDisableInput;
};


/** Root fields of mutations. */
export type MutationCostScheduleEnableArgs = {
  input: CostScheduleEnableInput;
};


/** Root fields of mutations. */
export type MutationCostScheduleUpdateArgs = {
  input: CostScheduleUpdateInput;
};


/** Root fields of mutations. */
export type MutationCustomWidgetCreateArgs = {
  input: CustomWidgetCreateInput;
};


/** Root fields of mutations. */
export type MutationCustomWidgetDeleteArgs = {
  input: CustomWidgetDeleteInput;
};


/** Root fields of mutations. */
export type MutationCustomWidgetUpdateArgs = {
  input: CustomWidgetUpdateInput;
};

/** Position of a page in its list. */
export type PageInfo = {
  /** Cursor of the last row. Null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row. Null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** Planned amount of one month or year. */
export type PlannedLimit = {
  /** Month `YYYY-MM` or year `YYYY`. */
  readonly date: Scalars['String']['output'];
  /** Planned amount, in the budget's currency. */
  readonly limit: Scalars['Float']['output'];
};

/** Planned amount of one month or year. */
export type PlannedLimitInput = {
  /** Month `YYYY-MM` or year `YYYY`, within the period. */
  readonly date: Scalars['String']['input'];
  /** Planned amount, 0 or more. */
  readonly limit: Scalars['Float']['input'];
};

/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type Project = {
  /** Budgets for it. Null if the area is unavailable. Calls `cost_analysis.budget.list`. */
  readonly budgets?: Maybe<BudgetConnection>;
  /** Its reported cost. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /** Its reported cost by month or year. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.analyze`. */
  readonly costSeries?: Maybe<CostSeries>;
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectBudgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectCostSeriesArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['YearMonth']['input'];
  granularity: CostGranularity;
  groupBy?: InputMaybe<ReadonlyArray<CostDimension>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['YearMonth']['input'];
  top?: InputMaybe<Scalars['Int']['input']>;
};

/** A group of projects. Managed in the directory. */
export type ProjectGroup = {
  /** Budgets for it. Null if the area is unavailable. Calls `cost_analysis.budget.list`. */
  readonly budgets?: Maybe<BudgetConnection>;
  /** Stable identifier, e.g. `pg-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A group of projects. Managed in the directory. */
export type ProjectGroupBudgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
};

/** Cloud providers whose cost is included. */
export type ProviderFilter = {
  /** Cloud providers, e.g. `aws`. Empty if all are included. */
  readonly providers: ReadonlyArray<Scalars['String']['output']>;
  /** Whether only the listed ones are included. */
  readonly state: EnabledState;
};

/** Cloud providers whose cost is included. */
export type ProviderFilterInput = {
  /** Cloud providers, e.g. `aws`. Required if ENABLED. */
  readonly providers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Whether only the listed ones are included. */
  readonly state: EnabledStateInput;
};

/** Root fields of queries. */
export type Query = {
  /** One budget. Null if it does not exist or is not visible to the caller. Calls `cost_analysis.budget.get`. */
  readonly budget?: Maybe<Budget>;
  /**
   * Statistics of budgets: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `cost_analysis.budget.stat`.
   */
  readonly budgetStats?: Maybe<Scalars['JSON']['output']>;
  /** Budgets that are visible to the caller. Null if the area is unavailable. Calls `cost_analysis.budget.list`. */
  readonly budgets?: Maybe<BudgetConnection>;
  /**
   * Reported cost that are visible to the caller. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.list`.
   */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /**
   * Cost summed up over time: `{"results": […], "more": …}`. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.analyze`.
   */
  readonly costReportDataAnalysis?: Maybe<Scalars['JSON']['output']>;
  /**
   * Statistics of reported cost: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.stat`.
   */
  readonly costReportDataStats?: Maybe<Scalars['JSON']['output']>;
  /** One schedule. Null if it does not exist or is not visible to the caller. Calls `cost_analysis.schedule.get`. */
  readonly costSchedule?: Maybe<CostSchedule>;
  /**
   * Statistics of schedules: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `cost_analysis.schedule.stat`.
   */
  readonly costScheduleStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Schedules by which the cost of data sources is refreshed. Null if the area is unavailable.
   * Calls `cost_analysis.schedule.list`.
   */
  readonly costSchedules?: Maybe<CostScheduleConnection>;
  /**
   * Reported cost by month or year, of all rows that are visible to the caller. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.analyze`.
   */
  readonly costSeries?: Maybe<CostSeries>;
  /** One widget. Null if it does not exist or is not visible to the caller. Calls `cost_analysis.custom_widget.get`. */
  readonly customWidget?: Maybe<CustomWidget>;
  /**
   * Statistics of widgets: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `cost_analysis.custom_widget.stat`.
   */
  readonly customWidgetStats?: Maybe<Scalars['JSON']['output']>;
  /** Widgets of all users of the domain. Null if the area is unavailable. Calls `cost_analysis.custom_widget.list`. */
  readonly customWidgets?: Maybe<CustomWidgetConnection>;
  /**
   * A data source to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `cost_analysis.data_source.list`.
   */
  readonly dataSource?: Maybe<DataSource>;
  /**
   * Data sources that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment lacks
   * the read.
   * Calls `cost_analysis.data_source.list`.
   */
  readonly dataSources?: Maybe<DataSourceConnection>;
};


/** Root fields of queries. */
export type QueryBudgetArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryBudgetStatsArgs = {
  query: BudgetStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryBudgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
};


/** Root fields of queries. */
export type QueryCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};


/** Root fields of queries. */
export type QueryCostReportDataAnalysisArgs = {
  query?: InputMaybe<CostReportDataAnalysisQueryInput>;
};


/** Root fields of queries. */
export type QueryCostReportDataStatsArgs = {
  query: CostReportDataStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryCostScheduleArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryCostScheduleStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: CostScheduleStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryCostSchedulesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CostScheduleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostScheduleOrder>>;
};


/** Root fields of queries. */
export type QueryCostSeriesArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['YearMonth']['input'];
  granularity: CostGranularity;
  groupBy?: InputMaybe<ReadonlyArray<CostDimension>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['YearMonth']['input'];
  top?: InputMaybe<Scalars['Int']['input']>;
};


/** Root fields of queries. */
export type QueryCustomWidgetArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryCustomWidgetStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: CustomWidgetStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryCustomWidgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<CustomWidgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CustomWidgetOrder>>;
};


/** Root fields of queries. */
export type QueryDataSourceArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryDataSourcesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DataSourceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<DataSourceOrder>>;
};

/** Scope of a record. */
export type ResourceGroup =
  /** The whole domain. */
  | 'DOMAIN'
  /** One project. */
  | 'PROJECT'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** One workspace. */
  | 'WORKSPACE';

/** Conditions on the scope of a record. */
export type ResourceGroupFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<ResourceGroupInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<ResourceGroupInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<ResourceGroupInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<ResourceGroupInput>>;
};

/** The values of `ResourceGroup` that an input takes. */
export type ResourceGroupInput =
  /** The whole domain. */
  | 'DOMAIN'
  /** One project. */
  | 'PROJECT'
  /** One workspace. */
  | 'WORKSPACE';

/** Arithmetic inside an operand. */
export type RowArithmeticInput = {
  /** The operands; SUBTRACT and DIVIDE take two. */
  readonly operands: ReadonlyArray<RowOperandInput>;
  /** ADD, SUBTRACT, MULTIPLY or DIVIDE. */
  readonly operator: RowOperator;
};

/** A condition on a value of a row. */
export type RowConditionInput = {
  /** Name of the value. */
  readonly name: Scalars['String']['input'];
  /** EQUALS, NOT_EQUALS, GREATER_THAN, GREATER_THAN_OR_EQUAL, LESS_THAN or LESS_THAN_OR_EQUAL. */
  readonly operator: FilterOperator;
  /** Value to compare with; not null. */
  readonly value: Scalars['JSON']['input'];
};

/** A value of a row to keep, or to compute from others. */
export type RowFieldInput = {
  /** Name of the value to copy, or to compute from. Default: `name`. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** With ADD, SUBTRACT, MULTIPLY and DIVIDE: the operands, instead of `from`. */
  readonly operands?: InputMaybe<ReadonlyArray<RowOperandInput>>;
  /** What to compute. If omitted, the value is copied. */
  readonly operator?: InputMaybe<RowOperator>;
};

/** A value that is computed for each group of rows. */
export type RowGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only rows that meet all of these. */
  readonly conditions?: InputMaybe<ReadonlyArray<RowConditionInput>>;
  /** Name of the value in the rows. Not needed for COUNT. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
};

/** Groups of rows. */
export type RowGroupInput = {
  /** Values to compute for each group. */
  readonly fields?: InputMaybe<ReadonlyArray<RowGroupFieldInput>>;
  /** Names of the values to group by. If omitted, all rows are one group. */
  readonly keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** An operand of arithmetic. */
export type RowOperandInput =
  /** A result of further arithmetic. */
  { readonly computed: RowArithmeticInput; readonly name?: never; readonly number?: never; }
  |  /** Name of a value in the row. */
  { readonly computed?: never; readonly name: Scalars['String']['input']; readonly number?: never; }
  |  /** A number. */
  { readonly computed?: never; readonly name?: never; readonly number: Scalars['Float']['input']; };

/** How a value of a row is computed from others of the row. */
export type RowOperator =
  /** Sum of the operands. */
  | 'ADD'
  /** Object made of a list of pairs. Only in stages. */
  | 'ARRAY_TO_OBJECT'
  /** First operand divided by the second; null if that is zero. */
  | 'DIVIDE'
  /** Product of the operands. */
  | 'MULTIPLY'
  /** List of `{k, v}` made of an object. Only in stages. */
  | 'OBJECT_TO_ARRAY'
  /** Length of a list. */
  | 'SIZE'
  /** First operand minus the second. */
  | 'SUBTRACT'
  /** Sum of a list of numbers. */
  | 'SUM';

/** One step of the order of rows. */
export type RowOrderInput = {
  /** Smallest or largest first. */
  readonly direction?: InputMaybe<SortDirection>;
  /** Name of a value in the rows. */
  readonly name: Scalars['String']['input'];
};

/** Values that stay in the rows. */
export type RowProjectInput = {
  /** Whether the values that the rows are grouped by are dropped as well. */
  readonly excludeKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Values to keep or compute. */
  readonly fields: ReadonlyArray<RowFieldInput>;
};

/** An account at a cloud provider. Managed in the directory. */
export type ServiceAccount = {
  /** Its reported cost. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /** Its reported cost by month or year. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.analyze`. */
  readonly costSeries?: Maybe<CostSeries>;
  /** Stable identifier, e.g. `sa-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** An account at a cloud provider. Managed in the directory. */
export type ServiceAccountCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};


/** An account at a cloud provider. Managed in the directory. */
export type ServiceAccountCostSeriesArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['YearMonth']['input'];
  granularity: CostGranularity;
  groupBy?: InputMaybe<ReadonlyArray<CostDimension>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['YearMonth']['input'];
  top?: InputMaybe<Scalars['Int']['input']>;
};

/** Direction of an order. */
export type SortDirection =
  /** Smallest, earliest, or not set, first. */
  | 'ASC'
  /** Largest or latest first; not set last. */
  | 'DESC';

/** A step that is applied to all rows. */
export type StatisticsStageInput =
  /** Replaces all rows by one with their number, under this name; no rows give none. */
  { readonly count: Scalars['String']['input']; readonly first?: never; readonly group?: never; readonly offset?: never; readonly orderBy?: never; readonly project?: never; readonly unwind?: never; }
  |  /** Number of rows to keep from the start. */
  { readonly count?: never; readonly first: Scalars['Int']['input']; readonly group?: never; readonly offset?: never; readonly orderBy?: never; readonly project?: never; readonly unwind?: never; }
  |  /** Groups the rows. */
  { readonly count?: never; readonly first?: never; readonly group: RowGroupInput; readonly offset?: never; readonly orderBy?: never; readonly project?: never; readonly unwind?: never; }
  |  /** Number of rows to drop from the start. */
  { readonly count?: never; readonly first?: never; readonly group?: never; readonly offset: Scalars['Int']['input']; readonly orderBy?: never; readonly project?: never; readonly unwind?: never; }
  |  /** Order of the rows, the first entry takes precedence. */
  { readonly count?: never; readonly first?: never; readonly group?: never; readonly offset?: never; readonly orderBy: ReadonlyArray<RowOrderInput>; readonly project?: never; readonly unwind?: never; }
  |  /** Keeps and computes values. */
  { readonly count?: never; readonly first?: never; readonly group?: never; readonly offset?: never; readonly orderBy?: never; readonly project: RowProjectInput; readonly unwind?: never; }
  |  /** Name of a list: each of its elements makes a row of its own. */
  { readonly count?: never; readonly first?: never; readonly group?: never; readonly offset?: never; readonly orderBy?: never; readonly project?: never; readonly unwind: Scalars['String']['input']; };

/** Conditions on a text. Greater and less compare code points. */
export type StringFilter = {
  /** Contains this text, case-insensitive. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['String']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Greater than this. */
  readonly gt?: InputMaybe<Scalars['String']['input']>;
  /** This, or greater. */
  readonly gte?: InputMaybe<Scalars['String']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Less than this. */
  readonly lt?: InputMaybe<Scalars['String']['input']>;
  /** This, or less. */
  readonly lte?: InputMaybe<Scalars['String']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['String']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Matches this ECMAScript pattern somewhere, case-insensitive; at most 256 characters. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
};

/** Root fields of subscriptions. Their answers are streams. */
export type Subscription = {
  /**
   * Changes of budgets that are visible to the caller: one event per change, with the state at that time. Changes of one
   * record keep their order. A slow reader gets the latest state only. Polls `cost_analysis.budget.list`.
   */
  readonly budgetChanges: BudgetChange;
};


/** Root fields of subscriptions. Their answers are streams. */
export type SubscriptionBudgetChangesArgs = {
  filter?: InputMaybe<BudgetFilter>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

/** Length of the periods of an analysis. */
export type TimeSeriesGranularity =
  /** By month: rows are monthly. */
  | 'DAILY'
  /** By month. */
  | 'MONTHLY'
  /** By year. */
  | 'YEARLY';

/** A user. Managed in the directory. */
export type User = {
  /** Widgets of the user. Null if the area is unavailable. Calls `cost_analysis.custom_widget.list`. */
  readonly customWidgets?: Maybe<CustomWidgetConnection>;
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
};


/** A user. Managed in the directory. */
export type UserCustomWidgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CustomWidgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CustomWidgetOrder>>;
};

/** Why a mutation was refused, for reasons that the caller can correct. */
export type UserError = {
  /** Kind of refusal. */
  readonly code: UserErrorCode;
  /** The reason as a sentence in English, which may change, with the path of the member in parentheses. It repeats no values. */
  readonly message: Scalars['String']['output'];
  /**
   * Path of the wrong member of `input`, outermost first, e.g. `["projectId"]`; an element of a list has its position, from
   * 0, e.g. `["members", "userIds", "1"]`. Null when none is named.
   */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * The service's own code, e.g. `ERROR_BUDGET_ALREADY_EXIST`, to tell refusals of one kind apart. Null where the graph
   * refused
   * the input without asking the service.
   */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** Kinds of refusals that the caller can correct. */
export type UserErrorCode =
  /** A member of the input is missing, or has a value that is not allowed. */
  | 'BAD_USER_INPUT'
  /** A value that must be unique is taken. */
  | 'CONFLICT'
  /** The record, or one that the input names, does not exist or is not visible to the caller. */
  | 'NOT_FOUND';

/** A part of a domain with its own users and projects. Managed in the directory. */
export type Workspace = {
  /** Budgets within it. Null if the area is unavailable. Calls `cost_analysis.budget.list`. */
  readonly budgets?: Maybe<BudgetConnection>;
  /** Its reported cost. Null if the area is unavailable. Calls `cost_analysis.cost_report_data.list`. */
  readonly costReportData?: Maybe<CostReportDataConnection>;
  /**
   * Reported cost within it by month or year. Null if the area is unavailable.
   * Calls `cost_analysis.cost_report_data.analyze`.
   */
  readonly costSeries?: Maybe<CostSeries>;
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceBudgetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BudgetFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<BudgetOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceCostReportDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CostReportDataFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<CostReportDataOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceCostSeriesArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['YearMonth']['input'];
  granularity: CostGranularity;
  groupBy?: InputMaybe<ReadonlyArray<CostDimension>>;
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['YearMonth']['input'];
  top?: InputMaybe<Scalars['Int']['input']>;
};

/** Scope of a record that does not belong to one project. */
export type WorkspaceOrDomainInput =
  /** The whole domain. */
  | 'DOMAIN'
  /** One workspace. */
  | 'WORKSPACE';

/** Conditions on a month. */
export type YearMonthFilter = {
  /** Equal. Null: not set. */
  readonly eq?: InputMaybe<Scalars['YearMonth']['input']>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Later than this. */
  readonly gt?: InputMaybe<Scalars['YearMonth']['input']>;
  /** This, or later. */
  readonly gte?: InputMaybe<Scalars['YearMonth']['input']>;
  /** Equal to one of these, at most 1000. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['YearMonth']['input']>>;
  /** Earlier than this. */
  readonly lt?: InputMaybe<Scalars['YearMonth']['input']>;
  /** This, or earlier. */
  readonly lte?: InputMaybe<Scalars['YearMonth']['input']>;
  /** Not equal. Null: set. */
  readonly not?: InputMaybe<Scalars['YearMonth']['input']>;
  /** Equal to none of these, at most 1000. */
  readonly notIn?: InputMaybe<ReadonlyArray<Scalars['YearMonth']['input']>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Budget: Budget;
  CostReport: CostReport;
  CostReportConfig: CostReportConfig;
  CostReportData: CostReportData;
  CostSchedule: CostSchedule;
  CustomWidget: CustomWidget;
  DataSource: DataSource;
  Project: Project;
  ProjectGroup: ProjectGroup;
  ServiceAccount: ServiceAccount;
  User: User;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Budget:
    ( { __typename: 'Budget' }
    & GraphQLRecursivePick<FederationTypes['Budget'], {"id":true}> );
  CostReport:
    ( { __typename: 'CostReport' }
    & GraphQLRecursivePick<FederationTypes['CostReport'], {"id":true}> );
  CostReportConfig:
    ( { __typename: 'CostReportConfig' }
    & GraphQLRecursivePick<FederationTypes['CostReportConfig'], {"id":true}> );
  CostReportData:
    ( { __typename: 'CostReportData' }
    & GraphQLRecursivePick<FederationTypes['CostReportData'], {"id":true}> );
  CostSchedule:
    ( { __typename: 'CostSchedule' }
    & GraphQLRecursivePick<FederationTypes['CostSchedule'], {"id":true}> );
  CustomWidget:
    ( { __typename: 'CustomWidget' }
    & GraphQLRecursivePick<FederationTypes['CustomWidget'], {"id":true}> );
  DataSource:
    ( { __typename: 'DataSource' }
    & GraphQLRecursivePick<FederationTypes['DataSource'], {"id":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  ProjectGroup:
    ( { __typename: 'ProjectGroup' }
    & GraphQLRecursivePick<FederationTypes['ProjectGroup'], {"id":true}> );
  ServiceAccount:
    ( { __typename: 'ServiceAccount' }
    & GraphQLRecursivePick<FederationTypes['ServiceAccount'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Workspace:
    ( { __typename: 'Workspace' }
    & GraphQLRecursivePick<FederationTypes['Workspace'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Budget: ResolverTypeWrapper<BudgetRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BudgetChange: ResolverTypeWrapper<BudgetChangeRow>;
  BudgetConditionInput: BudgetConditionInput;
  BudgetConnection: ResolverTypeWrapper<BudgetPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BudgetCreateInput: BudgetCreateInput;
  BudgetCreatePayload: ResolverTypeWrapper<Omit<BudgetCreatePayload, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  BudgetDeleteInput: BudgetDeleteInput;
  BudgetDeletePayload: ResolverTypeWrapper<BudgetDeletePayload>;
  BudgetEdge: ResolverTypeWrapper<Omit<BudgetEdge, 'node'> & { node: ResolversTypes['Budget'] }>;
  BudgetField: BudgetField;
  BudgetFieldInput: BudgetFieldInput;
  BudgetFilter: BudgetFilter;
  BudgetGroupFieldInput: BudgetGroupFieldInput;
  BudgetGroupKeyInput: BudgetGroupKeyInput;
  BudgetNotification: ResolverTypeWrapper<BudgetNotificationRow>;
  BudgetNotificationInput: BudgetNotificationInput;
  BudgetNotificationType: BudgetNotificationType;
  BudgetNotificationTypeInput: BudgetNotificationTypeInput;
  BudgetNotificationUnit: BudgetNotificationUnit;
  BudgetNotificationUnitInput: BudgetNotificationUnitInput;
  BudgetOrder: BudgetOrder;
  BudgetOrderField: BudgetOrderField;
  BudgetResourceGroup: BudgetResourceGroup;
  BudgetResourceGroupFilter: BudgetResourceGroupFilter;
  BudgetResourceGroupInput: BudgetResourceGroupInput;
  BudgetSetNotificationInput: BudgetSetNotificationInput;
  BudgetSetNotificationPayload: ResolverTypeWrapper<Omit<BudgetSetNotificationPayload, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  BudgetStatisticsQueryInput: BudgetStatisticsQueryInput;
  BudgetTimeUnit: BudgetTimeUnit;
  BudgetTimeUnitFilter: BudgetTimeUnitFilter;
  BudgetTimeUnitInput: BudgetTimeUnitInput;
  BudgetUpdateInput: BudgetUpdateInput;
  BudgetUpdatePayload: ResolverTypeWrapper<Omit<BudgetUpdatePayload, 'budget'> & { budget?: Maybe<ResolversTypes['Budget']> }>;
  BudgetUsage: ResolverTypeWrapper<BudgetUsage>;
  ChangeKind: ChangeKind;
  CostDimension: CostDimension;
  CostGranularity: CostGranularity;
  CostGroup: ResolverTypeWrapper<CostGroup>;
  CostGroupValue: ResolverTypeWrapper<CostGroupValue>;
  CostOthers: ResolverTypeWrapper<CostOthers>;
  CostPoint: ResolverTypeWrapper<CostPoint>;
  CostReport: ResolverTypeWrapper<Reference>;
  CostReportConfig: ResolverTypeWrapper<Reference>;
  CostReportData: ResolverTypeWrapper<CostReportDataRow>;
  CostReportDataAnalysisFieldInput: CostReportDataAnalysisFieldInput;
  CostReportDataAnalysisKeyInput: CostReportDataAnalysisKeyInput;
  CostReportDataAnalysisQueryInput: CostReportDataAnalysisQueryInput;
  CostReportDataConditionInput: CostReportDataConditionInput;
  CostReportDataConnection: ResolverTypeWrapper<CostReportDataPage>;
  CostReportDataEdge: ResolverTypeWrapper<Omit<CostReportDataEdge, 'node'> & { node: ResolversTypes['CostReportData'] }>;
  CostReportDataField: CostReportDataField;
  CostReportDataFieldInput: CostReportDataFieldInput;
  CostReportDataFilter: CostReportDataFilter;
  CostReportDataGroupFieldInput: CostReportDataGroupFieldInput;
  CostReportDataGroupKeyInput: CostReportDataGroupKeyInput;
  CostReportDataOrder: CostReportDataOrder;
  CostReportDataOrderField: CostReportDataOrderField;
  CostReportDataStatisticsQueryInput: CostReportDataStatisticsQueryInput;
  CostSchedule: ResolverTypeWrapper<CostScheduleRow>;
  CostScheduleConditionInput: CostScheduleConditionInput;
  CostScheduleConnection: ResolverTypeWrapper<CostSchedulePage>;
  CostScheduleCreateInput: CostScheduleCreateInput;
  CostScheduleCreatePayload: ResolverTypeWrapper<Omit<CostScheduleCreatePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversTypes['CostSchedule']> }>;
  CostScheduleDeleteInput: CostScheduleDeleteInput;
  CostScheduleDeletePayload: ResolverTypeWrapper<CostScheduleDeletePayload>;
  CostScheduleDisableInput: CostScheduleDisableInput;
  CostScheduleDisablePayload: ResolverTypeWrapper<Omit<CostScheduleDisablePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversTypes['CostSchedule']> }>;
  CostScheduleEdge: ResolverTypeWrapper<Omit<CostScheduleEdge, 'node'> & { node: ResolversTypes['CostSchedule'] }>;
  CostScheduleEnableInput: CostScheduleEnableInput;
  CostScheduleEnablePayload: ResolverTypeWrapper<Omit<CostScheduleEnablePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversTypes['CostSchedule']> }>;
  CostScheduleField: CostScheduleField;
  CostScheduleFieldInput: CostScheduleFieldInput;
  CostScheduleFilter: CostScheduleFilter;
  CostScheduleGroupFieldInput: CostScheduleGroupFieldInput;
  CostScheduleGroupKeyInput: CostScheduleGroupKeyInput;
  CostScheduleOrder: CostScheduleOrder;
  CostScheduleOrderField: CostScheduleOrderField;
  CostScheduleStatisticsQueryInput: CostScheduleStatisticsQueryInput;
  CostScheduleTimes: ResolverTypeWrapper<CostScheduleTimesRow>;
  CostScheduleTimesInput: CostScheduleTimesInput;
  CostScheduleUpdateInput: CostScheduleUpdateInput;
  CostScheduleUpdatePayload: ResolverTypeWrapper<Omit<CostScheduleUpdatePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversTypes['CostSchedule']> }>;
  CostSeries: ResolverTypeWrapper<CostSeries>;
  CustomWidget: ResolverTypeWrapper<CustomWidgetRow>;
  CustomWidgetConditionInput: CustomWidgetConditionInput;
  CustomWidgetConnection: ResolverTypeWrapper<CustomWidgetPage>;
  CustomWidgetCreateInput: CustomWidgetCreateInput;
  CustomWidgetCreatePayload: ResolverTypeWrapper<Omit<CustomWidgetCreatePayload, 'customWidget'> & { customWidget?: Maybe<ResolversTypes['CustomWidget']> }>;
  CustomWidgetDeleteInput: CustomWidgetDeleteInput;
  CustomWidgetDeletePayload: ResolverTypeWrapper<CustomWidgetDeletePayload>;
  CustomWidgetEdge: ResolverTypeWrapper<Omit<CustomWidgetEdge, 'node'> & { node: ResolversTypes['CustomWidget'] }>;
  CustomWidgetField: CustomWidgetField;
  CustomWidgetFieldInput: CustomWidgetFieldInput;
  CustomWidgetFilter: CustomWidgetFilter;
  CustomWidgetGroupFieldInput: CustomWidgetGroupFieldInput;
  CustomWidgetGroupKeyInput: CustomWidgetGroupKeyInput;
  CustomWidgetOrder: CustomWidgetOrder;
  CustomWidgetOrderField: CustomWidgetOrderField;
  CustomWidgetStatisticsQueryInput: CustomWidgetStatisticsQueryInput;
  CustomWidgetUpdateInput: CustomWidgetUpdateInput;
  CustomWidgetUpdatePayload: ResolverTypeWrapper<Omit<CustomWidgetUpdatePayload, 'customWidget'> & { customWidget?: Maybe<ResolversTypes['CustomWidget']> }>;
  DataSource: ResolverTypeWrapper<DataSourceRow>;
  DataSourceConnection: ResolverTypeWrapper<DataSourcePage>;
  DataSourceEdge: ResolverTypeWrapper<Omit<DataSourceEdge, 'node'> & { node: ResolversTypes['DataSource'] }>;
  DataSourceFilter: DataSourceFilter;
  DataSourceOrder: DataSourceOrder;
  DataSourceOrderField: DataSourceOrderField;
  DataSourceType: DataSourceType;
  DataSourceTypeFilter: DataSourceTypeFilter;
  DataSourceTypeInput: DataSourceTypeInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  EnabledState: EnabledState;
  EnabledStateFilter: EnabledStateFilter;
  EnabledStateInput: EnabledStateInput;
  FilterOperator: FilterOperator;
  FloatFilter: FloatFilter;
  GroupOperator: GroupOperator;
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PlannedLimit: ResolverTypeWrapper<PlannedLimit>;
  PlannedLimitInput: PlannedLimitInput;
  Project: ResolverTypeWrapper<Reference>;
  ProjectGroup: ResolverTypeWrapper<Reference>;
  ProviderFilter: ResolverTypeWrapper<ProviderFilterRow>;
  ProviderFilterInput: ProviderFilterInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResourceGroup: ResourceGroup;
  ResourceGroupFilter: ResourceGroupFilter;
  ResourceGroupInput: ResourceGroupInput;
  RowArithmeticInput: RowArithmeticInput;
  RowConditionInput: RowConditionInput;
  RowFieldInput: RowFieldInput;
  RowGroupFieldInput: RowGroupFieldInput;
  RowGroupInput: RowGroupInput;
  RowOperandInput: RowOperandInput;
  RowOperator: RowOperator;
  RowOrderInput: RowOrderInput;
  RowProjectInput: RowProjectInput;
  ServiceAccount: ResolverTypeWrapper<Reference>;
  SortDirection: SortDirection;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TimeSeriesGranularity: TimeSeriesGranularity;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<Reference>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Workspace: ResolverTypeWrapper<Reference>;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: Scalars['Boolean']['output'];
  Budget: BudgetRow;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  BudgetChange: BudgetChangeRow;
  BudgetConditionInput: BudgetConditionInput;
  BudgetConnection: BudgetPage;
  Int: Scalars['Int']['output'];
  BudgetCreateInput: BudgetCreateInput;
  BudgetCreatePayload: Omit<BudgetCreatePayload, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  BudgetDeleteInput: BudgetDeleteInput;
  BudgetDeletePayload: BudgetDeletePayload;
  BudgetEdge: Omit<BudgetEdge, 'node'> & { node: ResolversParentTypes['Budget'] };
  BudgetFieldInput: BudgetFieldInput;
  BudgetFilter: BudgetFilter;
  BudgetGroupFieldInput: BudgetGroupFieldInput;
  BudgetGroupKeyInput: BudgetGroupKeyInput;
  BudgetNotification: BudgetNotificationRow;
  BudgetNotificationInput: BudgetNotificationInput;
  BudgetOrder: BudgetOrder;
  BudgetResourceGroupFilter: BudgetResourceGroupFilter;
  BudgetSetNotificationInput: BudgetSetNotificationInput;
  BudgetSetNotificationPayload: Omit<BudgetSetNotificationPayload, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  BudgetStatisticsQueryInput: BudgetStatisticsQueryInput;
  BudgetTimeUnitFilter: BudgetTimeUnitFilter;
  BudgetUpdateInput: BudgetUpdateInput;
  BudgetUpdatePayload: Omit<BudgetUpdatePayload, 'budget'> & { budget?: Maybe<ResolversParentTypes['Budget']> };
  BudgetUsage: BudgetUsage;
  CostGroup: CostGroup;
  CostGroupValue: CostGroupValue;
  CostOthers: CostOthers;
  CostPoint: CostPoint;
  CostReport: Reference;
  CostReportConfig: Reference;
  CostReportData: CostReportDataRow;
  CostReportDataAnalysisFieldInput: CostReportDataAnalysisFieldInput;
  CostReportDataAnalysisKeyInput: CostReportDataAnalysisKeyInput;
  CostReportDataAnalysisQueryInput: CostReportDataAnalysisQueryInput;
  CostReportDataConditionInput: CostReportDataConditionInput;
  CostReportDataConnection: CostReportDataPage;
  CostReportDataEdge: Omit<CostReportDataEdge, 'node'> & { node: ResolversParentTypes['CostReportData'] };
  CostReportDataFieldInput: CostReportDataFieldInput;
  CostReportDataFilter: CostReportDataFilter;
  CostReportDataGroupFieldInput: CostReportDataGroupFieldInput;
  CostReportDataGroupKeyInput: CostReportDataGroupKeyInput;
  CostReportDataOrder: CostReportDataOrder;
  CostReportDataStatisticsQueryInput: CostReportDataStatisticsQueryInput;
  CostSchedule: CostScheduleRow;
  CostScheduleConditionInput: CostScheduleConditionInput;
  CostScheduleConnection: CostSchedulePage;
  CostScheduleCreateInput: CostScheduleCreateInput;
  CostScheduleCreatePayload: Omit<CostScheduleCreatePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversParentTypes['CostSchedule']> };
  CostScheduleDeleteInput: CostScheduleDeleteInput;
  CostScheduleDeletePayload: CostScheduleDeletePayload;
  CostScheduleDisableInput: CostScheduleDisableInput;
  CostScheduleDisablePayload: Omit<CostScheduleDisablePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversParentTypes['CostSchedule']> };
  CostScheduleEdge: Omit<CostScheduleEdge, 'node'> & { node: ResolversParentTypes['CostSchedule'] };
  CostScheduleEnableInput: CostScheduleEnableInput;
  CostScheduleEnablePayload: Omit<CostScheduleEnablePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversParentTypes['CostSchedule']> };
  CostScheduleFieldInput: CostScheduleFieldInput;
  CostScheduleFilter: CostScheduleFilter;
  CostScheduleGroupFieldInput: CostScheduleGroupFieldInput;
  CostScheduleGroupKeyInput: CostScheduleGroupKeyInput;
  CostScheduleOrder: CostScheduleOrder;
  CostScheduleStatisticsQueryInput: CostScheduleStatisticsQueryInput;
  CostScheduleTimes: CostScheduleTimesRow;
  CostScheduleTimesInput: CostScheduleTimesInput;
  CostScheduleUpdateInput: CostScheduleUpdateInput;
  CostScheduleUpdatePayload: Omit<CostScheduleUpdatePayload, 'costSchedule'> & { costSchedule?: Maybe<ResolversParentTypes['CostSchedule']> };
  CostSeries: CostSeries;
  CustomWidget: CustomWidgetRow;
  CustomWidgetConditionInput: CustomWidgetConditionInput;
  CustomWidgetConnection: CustomWidgetPage;
  CustomWidgetCreateInput: CustomWidgetCreateInput;
  CustomWidgetCreatePayload: Omit<CustomWidgetCreatePayload, 'customWidget'> & { customWidget?: Maybe<ResolversParentTypes['CustomWidget']> };
  CustomWidgetDeleteInput: CustomWidgetDeleteInput;
  CustomWidgetDeletePayload: CustomWidgetDeletePayload;
  CustomWidgetEdge: Omit<CustomWidgetEdge, 'node'> & { node: ResolversParentTypes['CustomWidget'] };
  CustomWidgetFieldInput: CustomWidgetFieldInput;
  CustomWidgetFilter: CustomWidgetFilter;
  CustomWidgetGroupFieldInput: CustomWidgetGroupFieldInput;
  CustomWidgetGroupKeyInput: CustomWidgetGroupKeyInput;
  CustomWidgetOrder: CustomWidgetOrder;
  CustomWidgetStatisticsQueryInput: CustomWidgetStatisticsQueryInput;
  CustomWidgetUpdateInput: CustomWidgetUpdateInput;
  CustomWidgetUpdatePayload: Omit<CustomWidgetUpdatePayload, 'customWidget'> & { customWidget?: Maybe<ResolversParentTypes['CustomWidget']> };
  DataSource: DataSourceRow;
  DataSourceConnection: DataSourcePage;
  DataSourceEdge: Omit<DataSourceEdge, 'node'> & { node: ResolversParentTypes['DataSource'] };
  DataSourceFilter: DataSourceFilter;
  DataSourceOrder: DataSourceOrder;
  DataSourceTypeFilter: DataSourceTypeFilter;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  FloatFilter: FloatFilter;
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PlannedLimit: PlannedLimit;
  PlannedLimitInput: PlannedLimitInput;
  Project: Reference;
  ProjectGroup: Reference;
  ProviderFilter: ProviderFilterRow;
  ProviderFilterInput: ProviderFilterInput;
  Query: Record<PropertyKey, never>;
  ResourceGroupFilter: ResourceGroupFilter;
  RowArithmeticInput: RowArithmeticInput;
  RowConditionInput: RowConditionInput;
  RowFieldInput: RowFieldInput;
  RowGroupFieldInput: RowGroupFieldInput;
  RowGroupInput: RowGroupInput;
  RowOperandInput: RowOperandInput;
  RowOrderInput: RowOrderInput;
  RowProjectInput: RowProjectInput;
  ServiceAccount: Reference;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Subscription: Record<PropertyKey, never>;
  URL: Scalars['URL']['output'];
  User: Reference;
  UserError: UserError;
  Workspace: Reference;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
};

export type BudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget'], FederationReferenceType extends FederationReferenceTypes['Budget'] = FederationReferenceTypes['Budget']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Budget']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataSource?: Resolver<Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notifications?: Resolver<ReadonlyArray<ResolversTypes['BudgetNotification']>, ParentType, ContextType>;
  plannedLimits?: Resolver<ReadonlyArray<ResolversTypes['PlannedLimit']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectGroup?: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  providerFilter?: Resolver<ResolversTypes['ProviderFilter'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['BudgetResourceGroup'], ParentType, ContextType>;
  spent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  timeUnit?: Resolver<ResolversTypes['BudgetTimeUnit'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BudgetUsage']>>, ParentType, ContextType, Partial<BudgetUsageArgs>>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type BudgetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetChange'] = ResolversParentTypes['BudgetChange']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  budgetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
};

export type BudgetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetConnection'] = ResolversParentTypes['BudgetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BudgetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Budget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BudgetCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetCreatePayload'] = ResolversParentTypes['BudgetCreatePayload']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BudgetDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetDeletePayload'] = ResolversParentTypes['BudgetDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BudgetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetEdge'] = ResolversParentTypes['BudgetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Budget'], ParentType, ContextType>;
};

export type BudgetNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetNotification'] = ResolversParentTypes['BudgetNotification']> = {
  notificationType?: Resolver<ResolversTypes['BudgetNotificationType'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['BudgetNotificationUnit'], ParentType, ContextType>;
};

export type BudgetSetNotificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetSetNotificationPayload'] = ResolversParentTypes['BudgetSetNotificationPayload']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BudgetUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetUpdatePayload'] = ResolversParentTypes['BudgetUpdatePayload']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BudgetUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetUsage'] = ResolversParentTypes['BudgetUsage']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['YearMonth'], ParentType, ContextType>;
};

export type CostGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostGroup'] = ResolversParentTypes['CostGroup']> = {
  points?: Resolver<ReadonlyArray<ResolversTypes['CostPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['CostGroupValue']>, ParentType, ContextType>;
};

export type CostGroupValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostGroupValue'] = ResolversParentTypes['CostGroupValue']> = {
  dimension?: Resolver<ResolversTypes['CostDimension'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CostOthersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostOthers'] = ResolversParentTypes['CostOthers']> = {
  points?: Resolver<ReadonlyArray<ResolversTypes['CostPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CostPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostPoint'] = ResolversParentTypes['CostPoint']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CostReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostReport'] = ResolversParentTypes['CostReport'], FederationReferenceType extends FederationReferenceTypes['CostReport'] = FederationReferenceTypes['CostReport']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CostReport']> | FederationReferenceType, FederationReferenceType, ContextType>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<CostReportCostReportDataArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CostReportConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostReportConfig'] = ResolversParentTypes['CostReportConfig'], FederationReferenceType extends FederationReferenceTypes['CostReportConfig'] = FederationReferenceTypes['CostReportConfig']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CostReportConfig']> | FederationReferenceType, FederationReferenceType, ContextType>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<CostReportConfigCostReportDataArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CostReportDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostReportData'] = ResolversParentTypes['CostReportData'], FederationReferenceType extends FederationReferenceTypes['CostReportData'] = FederationReferenceTypes['CostReportData']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CostReportData']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amounts?: Resolver<ReadonlyArray<ResolversTypes['Money']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  costReport?: Resolver<Maybe<ResolversTypes['CostReport']>, ParentType, ContextType>;
  costReportConfig?: Resolver<Maybe<ResolversTypes['CostReportConfig']>, ParentType, ContextType>;
  costReportName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dataSource?: Resolver<Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
  dataSourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportMonth?: Resolver<Maybe<ResolversTypes['YearMonth']>, ParentType, ContextType>;
  reportYear?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  serviceAccountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CostReportDataConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostReportDataConnection'] = ResolversParentTypes['CostReportDataConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CostReportDataEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CostReportData']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostReportDataEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostReportDataEdge'] = ResolversParentTypes['CostReportDataEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CostReportData'], ParentType, ContextType>;
};

export type CostScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostSchedule'] = ResolversParentTypes['CostSchedule'], FederationReferenceType extends FederationReferenceTypes['CostSchedule'] = FederationReferenceTypes['CostSchedule']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CostSchedule']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dataSource?: Resolver<Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastScheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['CostScheduleTimes'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type CostScheduleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleConnection'] = ResolversParentTypes['CostScheduleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CostScheduleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CostSchedule']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostScheduleCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleCreatePayload'] = ResolversParentTypes['CostScheduleCreatePayload']> = {
  costSchedule?: Resolver<Maybe<ResolversTypes['CostSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostScheduleDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleDeletePayload'] = ResolversParentTypes['CostScheduleDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostScheduleDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleDisablePayload'] = ResolversParentTypes['CostScheduleDisablePayload']> = {
  costSchedule?: Resolver<Maybe<ResolversTypes['CostSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostScheduleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleEdge'] = ResolversParentTypes['CostScheduleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CostSchedule'], ParentType, ContextType>;
};

export type CostScheduleEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleEnablePayload'] = ResolversParentTypes['CostScheduleEnablePayload']> = {
  costSchedule?: Resolver<Maybe<ResolversTypes['CostSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostScheduleTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleTimes'] = ResolversParentTypes['CostScheduleTimes']> = {
  cron?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CostScheduleUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostScheduleUpdatePayload'] = ResolversParentTypes['CostScheduleUpdatePayload']> = {
  costSchedule?: Resolver<Maybe<ResolversTypes['CostSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CostSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostSeries'] = ResolversParentTypes['CostSeries']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['CostGroup']>, ParentType, ContextType>;
  others?: Resolver<Maybe<ResolversTypes['CostOthers']>, ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['CostPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomWidgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidget'] = ResolversParentTypes['CustomWidget'], FederationReferenceType extends FederationReferenceTypes['CustomWidget'] = FederationReferenceTypes['CustomWidget']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CustomWidget']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CustomWidgetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidgetConnection'] = ResolversParentTypes['CustomWidgetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CustomWidgetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CustomWidget']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomWidgetCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidgetCreatePayload'] = ResolversParentTypes['CustomWidgetCreatePayload']> = {
  customWidget?: Resolver<Maybe<ResolversTypes['CustomWidget']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomWidgetDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidgetDeletePayload'] = ResolversParentTypes['CustomWidgetDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomWidgetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidgetEdge'] = ResolversParentTypes['CustomWidgetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomWidget'], ParentType, ContextType>;
};

export type CustomWidgetUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomWidgetUpdatePayload'] = ResolversParentTypes['CustomWidgetUpdatePayload']> = {
  customWidget?: Resolver<Maybe<ResolversTypes['CustomWidget']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DataSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataSource'] = ResolversParentTypes['DataSource'], FederationReferenceType extends FederationReferenceTypes['DataSource'] = FederationReferenceTypes['DataSource']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['DataSource']> | FederationReferenceType, FederationReferenceType, ContextType>;
  budgets?: Resolver<Maybe<ResolversTypes['BudgetConnection']>, ParentType, ContextType, RequireFields<DataSourceBudgetsArgs, 'first'>>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<DataSourceCostReportDataArgs, 'first'>>;
  costSeries?: Resolver<Maybe<ResolversTypes['CostSeries']>, ParentType, ContextType, RequireFields<DataSourceCostSeriesArgs, 'currency' | 'from' | 'granularity' | 'to'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSynchronizedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedules?: Resolver<Maybe<ResolversTypes['CostScheduleConnection']>, ParentType, ContextType, RequireFields<DataSourceSchedulesArgs, 'first'>>;
  state?: Resolver<Maybe<ResolversTypes['EnabledState']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DataSourceType']>, ParentType, ContextType>;
};

export type DataSourceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataSourceConnection'] = ResolversParentTypes['DataSourceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DataSourceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DataSource']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataSourceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataSourceEdge'] = ResolversParentTypes['DataSourceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  budgetCreate?: Resolver<Maybe<ResolversTypes['BudgetCreatePayload']>, ParentType, ContextType, RequireFields<MutationBudgetCreateArgs, 'input'>>;
  budgetDelete?: Resolver<Maybe<ResolversTypes['BudgetDeletePayload']>, ParentType, ContextType, RequireFields<MutationBudgetDeleteArgs, 'input'>>;
  budgetSetNotification?: Resolver<Maybe<ResolversTypes['BudgetSetNotificationPayload']>, ParentType, ContextType, RequireFields<MutationBudgetSetNotificationArgs, 'input'>>;
  budgetUpdate?: Resolver<Maybe<ResolversTypes['BudgetUpdatePayload']>, ParentType, ContextType, RequireFields<MutationBudgetUpdateArgs, 'input'>>;
  costScheduleCreate?: Resolver<Maybe<ResolversTypes['CostScheduleCreatePayload']>, ParentType, ContextType, RequireFields<MutationCostScheduleCreateArgs, 'input'>>;
  costScheduleDelete?: Resolver<Maybe<ResolversTypes['CostScheduleDeletePayload']>, ParentType, ContextType, RequireFields<MutationCostScheduleDeleteArgs, 'input'>>;
  costScheduleDisable?: Resolver<Maybe<ResolversTypes['CostScheduleDisablePayload']>, ParentType, ContextType, RequireFields<MutationCostScheduleDisableArgs, 'input'>>;
  costScheduleEnable?: Resolver<Maybe<ResolversTypes['CostScheduleEnablePayload']>, ParentType, ContextType, RequireFields<MutationCostScheduleEnableArgs, 'input'>>;
  costScheduleUpdate?: Resolver<Maybe<ResolversTypes['CostScheduleUpdatePayload']>, ParentType, ContextType, RequireFields<MutationCostScheduleUpdateArgs, 'input'>>;
  customWidgetCreate?: Resolver<Maybe<ResolversTypes['CustomWidgetCreatePayload']>, ParentType, ContextType, RequireFields<MutationCustomWidgetCreateArgs, 'input'>>;
  customWidgetDelete?: Resolver<Maybe<ResolversTypes['CustomWidgetDeletePayload']>, ParentType, ContextType, RequireFields<MutationCustomWidgetDeleteArgs, 'input'>>;
  customWidgetUpdate?: Resolver<Maybe<ResolversTypes['CustomWidgetUpdatePayload']>, ParentType, ContextType, RequireFields<MutationCustomWidgetUpdateArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlannedLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedLimit'] = ResolversParentTypes['PlannedLimit']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  budgets?: Resolver<Maybe<ResolversTypes['BudgetConnection']>, ParentType, ContextType, RequireFields<ProjectBudgetsArgs, 'first'>>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<ProjectCostReportDataArgs, 'first'>>;
  costSeries?: Resolver<Maybe<ResolversTypes['CostSeries']>, ParentType, ContextType, RequireFields<ProjectCostSeriesArgs, 'currency' | 'from' | 'granularity' | 'to'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProjectGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGroup'] = ResolversParentTypes['ProjectGroup'], FederationReferenceType extends FederationReferenceTypes['ProjectGroup'] = FederationReferenceTypes['ProjectGroup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProjectGroup']> | FederationReferenceType, FederationReferenceType, ContextType>;
  budgets?: Resolver<Maybe<ResolversTypes['BudgetConnection']>, ParentType, ContextType, RequireFields<ProjectGroupBudgetsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProviderFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProviderFilter'] = ResolversParentTypes['ProviderFilter']> = {
  providers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType, RequireFields<QueryBudgetArgs, 'id'>>;
  budgetStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryBudgetStatsArgs, 'query'>>;
  budgets?: Resolver<Maybe<ResolversTypes['BudgetConnection']>, ParentType, ContextType, RequireFields<QueryBudgetsArgs, 'first'>>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<QueryCostReportDataArgs, 'first'>>;
  costReportDataAnalysis?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, Partial<QueryCostReportDataAnalysisArgs>>;
  costReportDataStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryCostReportDataStatsArgs, 'query'>>;
  costSchedule?: Resolver<Maybe<ResolversTypes['CostSchedule']>, ParentType, ContextType, RequireFields<QueryCostScheduleArgs, 'id'>>;
  costScheduleStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryCostScheduleStatsArgs, 'query'>>;
  costSchedules?: Resolver<Maybe<ResolversTypes['CostScheduleConnection']>, ParentType, ContextType, RequireFields<QueryCostSchedulesArgs, 'first'>>;
  costSeries?: Resolver<Maybe<ResolversTypes['CostSeries']>, ParentType, ContextType, RequireFields<QueryCostSeriesArgs, 'currency' | 'from' | 'granularity' | 'to'>>;
  customWidget?: Resolver<Maybe<ResolversTypes['CustomWidget']>, ParentType, ContextType, RequireFields<QueryCustomWidgetArgs, 'id'>>;
  customWidgetStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryCustomWidgetStatsArgs, 'query'>>;
  customWidgets?: Resolver<Maybe<ResolversTypes['CustomWidgetConnection']>, ParentType, ContextType, RequireFields<QueryCustomWidgetsArgs, 'first'>>;
  dataSource?: Resolver<Maybe<ResolversTypes['DataSource']>, ParentType, ContextType, RequireFields<QueryDataSourceArgs, 'id'>>;
  dataSources?: Resolver<Maybe<ResolversTypes['DataSourceConnection']>, ParentType, ContextType, RequireFields<QueryDataSourcesArgs, 'first'>>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount'], FederationReferenceType extends FederationReferenceTypes['ServiceAccount'] = FederationReferenceTypes['ServiceAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ServiceAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<ServiceAccountCostReportDataArgs, 'first'>>;
  costSeries?: Resolver<Maybe<ResolversTypes['CostSeries']>, ParentType, ContextType, RequireFields<ServiceAccountCostSeriesArgs, 'currency' | 'from' | 'granularity' | 'to'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  budgetChanges?: SubscriptionResolver<ResolversTypes['BudgetChange'], "budgetChanges", ParentType, ContextType, Partial<SubscriptionBudgetChangesArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  customWidgets?: Resolver<Maybe<ResolversTypes['CustomWidgetConnection']>, ParentType, ContextType, RequireFields<UserCustomWidgetsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  budgets?: Resolver<Maybe<ResolversTypes['BudgetConnection']>, ParentType, ContextType, RequireFields<WorkspaceBudgetsArgs, 'first'>>;
  costReportData?: Resolver<Maybe<ResolversTypes['CostReportDataConnection']>, ParentType, ContextType, RequireFields<WorkspaceCostReportDataArgs, 'first'>>;
  costSeries?: Resolver<Maybe<ResolversTypes['CostSeries']>, ParentType, ContextType, RequireFields<WorkspaceCostSeriesArgs, 'currency' | 'from' | 'granularity' | 'to'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  Budget?: BudgetResolvers<ContextType>;
  BudgetChange?: BudgetChangeResolvers<ContextType>;
  BudgetConnection?: BudgetConnectionResolvers<ContextType>;
  BudgetCreatePayload?: BudgetCreatePayloadResolvers<ContextType>;
  BudgetDeletePayload?: BudgetDeletePayloadResolvers<ContextType>;
  BudgetEdge?: BudgetEdgeResolvers<ContextType>;
  BudgetNotification?: BudgetNotificationResolvers<ContextType>;
  BudgetSetNotificationPayload?: BudgetSetNotificationPayloadResolvers<ContextType>;
  BudgetUpdatePayload?: BudgetUpdatePayloadResolvers<ContextType>;
  BudgetUsage?: BudgetUsageResolvers<ContextType>;
  CostGroup?: CostGroupResolvers<ContextType>;
  CostGroupValue?: CostGroupValueResolvers<ContextType>;
  CostOthers?: CostOthersResolvers<ContextType>;
  CostPoint?: CostPointResolvers<ContextType>;
  CostReport?: CostReportResolvers<ContextType>;
  CostReportConfig?: CostReportConfigResolvers<ContextType>;
  CostReportData?: CostReportDataResolvers<ContextType>;
  CostReportDataConnection?: CostReportDataConnectionResolvers<ContextType>;
  CostReportDataEdge?: CostReportDataEdgeResolvers<ContextType>;
  CostSchedule?: CostScheduleResolvers<ContextType>;
  CostScheduleConnection?: CostScheduleConnectionResolvers<ContextType>;
  CostScheduleCreatePayload?: CostScheduleCreatePayloadResolvers<ContextType>;
  CostScheduleDeletePayload?: CostScheduleDeletePayloadResolvers<ContextType>;
  CostScheduleDisablePayload?: CostScheduleDisablePayloadResolvers<ContextType>;
  CostScheduleEdge?: CostScheduleEdgeResolvers<ContextType>;
  CostScheduleEnablePayload?: CostScheduleEnablePayloadResolvers<ContextType>;
  CostScheduleTimes?: CostScheduleTimesResolvers<ContextType>;
  CostScheduleUpdatePayload?: CostScheduleUpdatePayloadResolvers<ContextType>;
  CostSeries?: CostSeriesResolvers<ContextType>;
  CustomWidget?: CustomWidgetResolvers<ContextType>;
  CustomWidgetConnection?: CustomWidgetConnectionResolvers<ContextType>;
  CustomWidgetCreatePayload?: CustomWidgetCreatePayloadResolvers<ContextType>;
  CustomWidgetDeletePayload?: CustomWidgetDeletePayloadResolvers<ContextType>;
  CustomWidgetEdge?: CustomWidgetEdgeResolvers<ContextType>;
  CustomWidgetUpdatePayload?: CustomWidgetUpdatePayloadResolvers<ContextType>;
  DataSource?: DataSourceResolvers<ContextType>;
  DataSourceConnection?: DataSourceConnectionResolvers<ContextType>;
  DataSourceEdge?: DataSourceEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlannedLimit?: PlannedLimitResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectGroup?: ProjectGroupResolvers<ContextType>;
  ProviderFilter?: ProviderFilterResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

