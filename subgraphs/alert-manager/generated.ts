import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AlertCountRow, ChannelRow, AlertServiceRow, AlertTotalsRow, EscalationPolicyRow, EscalationRepeatRow, EscalationRuleRow, LegacyAlertServiceRow, LegacyAlertTotalsRow, LegacyAlertServiceChannelRow, ServiceMembersRow, ServiceOptionsRow, AlertServicePage, EscalationPolicyPage, LegacyAlertServicePage } from './resources.ts';
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

/** How many alerts, by urgency. */
export type AlertCount = {
  /** Number with urgency HIGH. */
  readonly high: Scalars['Int']['output'];
  /** Number with urgency LOW. */
  readonly low: Scalars['Int']['output'];
};

/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertService = {
  /** How many alerts it has, the same for every caller; without those in state ERROR. Null if upstream has none. */
  readonly alertTotals?: Maybe<AlertTotals>;
  /**
   * Channels through which it notifies: those with its key, and those that its policies name. Sorted. Empty if there are
   * none.
   */
  readonly channels: ReadonlyArray<Channel>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Longer description. Null if not set. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Escalation policies of it. Null if the area is unavailable. Calls `alert_manager.escalation_policy.list`. */
  readonly escalationPolicies?: Maybe<EscalationPolicyConnection>;
  /** Policy of its alerts. Null if the oldest of its policies counts, or if it is deleted or not visible to the caller. */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /** Stable identifier, e.g. `service-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Users and user groups responsible for it. */
  readonly members: ServiceMembers;
  /** Display name, unique in the workspace. */
  readonly name: Scalars['String']['output'];
  /** Options of its alerts. */
  readonly options: ServiceOptions;
  /** Key by which webhooks and channels reference it, unique in the workspace; never changed. */
  readonly serviceKey: Scalars['String']['output'];
  /** Labels of the caller; `projects` lists projects whose alerts belong to it. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Webhooks whose `service_key` label is its key, except deleted ones and ones not visible to the caller; if only `id` is
   * selected, all are listed, without a call. Empty if there are none.
   */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};


/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertServiceEscalationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EscalationPolicyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EscalationPolicyOrder>>;
};

/** The service whose members to replace, and all new members. */
export type AlertServiceChangeMembersInput = {
  /** Service whose members to replace. */
  readonly id: Scalars['ID']['input'];
  /** All members from now on. An omitted list becomes empty. */
  readonly members: ServiceMembersInput;
};

/** The service whose members were changed. */
export type AlertServiceChangeMembersPayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly alertService?: Maybe<AlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A condition on a field of `AlertService`. */
export type AlertServiceConditionInput = {
  /** The field. */
  readonly field: AlertServiceField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of services, and their total number. */
export type AlertServiceConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<AlertServiceEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<AlertService>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of services that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new service. Omitted members have their defaults. */
export type AlertServiceCreateInput = {
  /** Description. Default: none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Users and user groups that are responsible for it. Default: none. */
  readonly members?: InputMaybe<ServiceMembersInput>;
  /** Display name: not empty, at most 255 characters, unique in the workspace. */
  readonly name: Scalars['String']['input'];
  /** Handling of its alerts. Default: ALL, MANUAL. */
  readonly options?: InputMaybe<ServiceOptionsInput>;
  /** Key by which webhooks and channels reference it: at most 255 characters, unique in the workspace, never changed. */
  readonly serviceKey: Scalars['String']['input'];
  /** Labels of the caller; `projects`, a list of projects, makes their alerts belong to it. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The service that was created. */
export type AlertServiceCreatePayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly alertService?: Maybe<AlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The service to delete, and whether to unlink what it has. */
export type AlertServiceDeleteInput = {
  /** Unlinks its webhooks and alerts. If false, the service must have none. Default: false. */
  readonly force?: InputMaybe<Scalars['Boolean']['input']>;
  /** Service to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type AlertServiceDeletePayload = {
  /** Identifier of the service that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the services on a page, with its cursor. */
export type AlertServiceEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: AlertService;
};

/** Fields of `AlertService` that statistics read. */
export type AlertServiceField =
  /** Channels through which it notifies: those with its key, and those that its policies name. */
  | 'CHANNELS'
  /** When it was created. */
  | 'CREATED_AT'
  /** Longer description. */
  | 'DESCRIPTION'
  /** Identifier of `escalationPolicy`: policy of its alerts. */
  | 'ESCALATION_POLICY'
  /** Stable identifier. */
  | 'ID'
  /** Users and user groups responsible for it. */
  | 'MEMBERS'
  /** Display name, unique in the workspace. */
  | 'NAME'
  /** Options of its alerts. */
  | 'OPTIONS'
  /** Key by which webhooks and channels reference it, unique in the workspace; never changed. */
  | 'SERVICE_KEY'
  /** Labels of the caller; `projects` lists projects whose alerts belong to it. */
  | 'TAGS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Webhooks whose `service_key` label is its key, except deleted ones and ones not visible to the caller; if only `id` is selected, all are listed, without a call. */
  | 'WEBHOOKS'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `AlertService`, or a value inside it. */
export type AlertServiceFieldInput = {
  /** The field. */
  readonly field: AlertServiceField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on services. All of them must hold. */
export type AlertServiceFilter = {
  /** Conditions on paths in its alert totals, e.g. path `TRIGGERED.HIGH`. All must hold. */
  readonly alertTotals?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** One of its channels. */
  readonly channelIds?: InputMaybe<IdFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on its value. `contains` and `regex` are case-insensitive; `exists: false` finds those without. */
  readonly description?: InputMaybe<StringFilter>;
  /** Its escalation policy. */
  readonly escalationPolicyId?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on paths in the members, e.g. path `USER`. All must hold. */
  readonly members?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Conditions on paths in the options, e.g. path `recovery_mode`. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<AlertServiceFilter>>;
  /** Key by which webhooks and channels reference it, case-sensitive. */
  readonly serviceKey?: InputMaybe<StringFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** One of its webhooks. */
  readonly webhookIds?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `AlertService`. */
export type AlertServiceGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<AlertServiceConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<AlertServiceField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<AlertServiceFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `AlertService` by which statistics are grouped. */
export type AlertServiceGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: AlertServiceField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Which alerts of a service are notified. */
export type AlertServiceNotificationUrgency =
  /** Every alert. */
  | 'ALL'
  /** Alerts of urgency HIGH. */
  | 'HIGH_ONLY'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** The values of `AlertServiceNotificationUrgency` that an input takes. */
export type AlertServiceNotificationUrgencyInput =
  /** Every alert. */
  | 'ALL'
  /** Alerts of urgency HIGH. */
  | 'HIGH_ONLY';

/** One step of the order of services. */
export type AlertServiceOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: AlertServiceOrderField;
};

/** Fields by which services can be ordered. */
export type AlertServiceOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By description, by code point; those without one first. */
  | 'DESCRIPTION'
  /** Its escalation policy. */
  | 'ESCALATION_POLICY_ID'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By key. */
  | 'SERVICE_KEY'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** What ends an alert when its cause is resolved. */
export type AlertServiceRecoveryMode =
  /** An event of the monitoring system. */
  | 'AUTO'
  /** A person. */
  | 'MANUAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** The values of `AlertServiceRecoveryMode` that an input takes. */
export type AlertServiceRecoveryModeInput =
  /** An event of the monitoring system. */
  | 'AUTO'
  /** A person. */
  | 'MANUAL';

/** Statistics of `AlertService`: either `groupBy` and `fields`, or `distinct`. */
export type AlertServiceStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<AlertServiceFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<AlertServiceGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<AlertServiceConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<AlertServiceConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<AlertServiceGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<AlertServiceOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<AlertServiceFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<AlertServiceConditionInput>>;
};

/** The service to change, and its new values. Omitted members stay as they are. */
export type AlertServiceUpdateInput = {
  /** New description. Null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** New policy of its alerts, one of its own. Null: its oldest policy applies. */
  readonly escalationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  /** Service to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 255 characters, unique in the workspace. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New handling of its alerts. Omitted options stay as they are. */
  readonly options?: InputMaybe<ServiceOptionsInput>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The service that was changed. */
export type AlertServiceUpdatePayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly alertService?: Maybe<AlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How many alerts a service has, by state. */
export type AlertTotals = {
  /** Alerts that are acknowledged. */
  readonly acknowledged: AlertCount;
  /** Alerts that are resolved. */
  readonly resolved: AlertCount;
  /** All three states together. */
  readonly total: AlertCount;
  /** Open and not acknowledged. */
  readonly triggered: AlertCount;
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

/** A receiver of notifications, e.g. a chat room. */
export type Channel = {
  /** Stable identifier, as the steps of escalation policies name it. */
  readonly id: Scalars['ID']['output'];
  /**
   * Display name. Null if unknown: of a channel that only a policy names, or if the area is unavailable.
   * Calls `alert_manager.comment.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
};

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

/** What ends an escalation. */
export type EscalationFinishCondition =
  /** The alert is acknowledged or resolved. */
  | 'ACKNOWLEDGED'
  /** The alert is resolved. */
  | 'RESOLVED'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on what ends an escalation. */
export type EscalationFinishConditionFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<EscalationFinishConditionInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<EscalationFinishConditionInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<EscalationFinishConditionInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<EscalationFinishConditionInput>>;
};

/** The values of `EscalationFinishCondition` that an input takes. */
export type EscalationFinishConditionInput =
  /** The alert is acknowledged or resolved. */
  | 'ACKNOWLEDGED'
  /** The alert is resolved. */
  | 'RESOLVED';

/** Which channels are notified of an alert, when and how often. Source: `alert_manager.escalation_policy`. */
export type EscalationPolicy = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What ends it. */
  readonly finishCondition: EscalationFinishCondition;
  /** Stable identifier, e.g. `ep-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name, unique in its service. */
  readonly name: Scalars['String']['output'];
  /** How often the steps are repeated. */
  readonly repeat: EscalationRepeat;
  /** Its steps, in order. */
  readonly rules: ReadonlyArray<EscalationRule>;
  /** Service it belongs to. Null if it is not visible to the caller. */
  readonly service?: Maybe<AlertService>;
  /** Services that name it as theirs. Null if the area is unavailable. Calls `alert_manager.service.list`. */
  readonly services?: Maybe<AlertServiceConnection>;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};


/** Which channels are notified of an alert, when and how often. Source: `alert_manager.escalation_policy`. */
export type EscalationPolicyServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertServiceOrder>>;
};

/** A condition on a field of `EscalationPolicy`. */
export type EscalationPolicyConditionInput = {
  /** The field. */
  readonly field: EscalationPolicyField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of escalation policies, and their total number. */
export type EscalationPolicyConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<EscalationPolicyEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<EscalationPolicy>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of escalation policies that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new escalation policy. Omitted members have their defaults. */
export type EscalationPolicyCreateInput = {
  /** What ends the escalation. Default ACKNOWLEDGED. */
  readonly finishCondition?: InputMaybe<EscalationFinishConditionInput>;
  /** Display name: not empty, at most 255 characters, unique in the service. */
  readonly name: Scalars['String']['input'];
  /** How often the steps are repeated. Default: never. */
  readonly repeat?: InputMaybe<EscalationRepeatInput>;
  /** Its steps, in order, 1 to 50. */
  readonly rules: ReadonlyArray<EscalationRuleInput>;
  /** Service that the escalation policy belongs to. */
  readonly serviceId: Scalars['ID']['input'];
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The escalation policy that was created. */
export type EscalationPolicyCreatePayload = {
  /** The escalation policy after the mutation. Null if the mutation is refused. */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The escalation policy to delete. */
export type EscalationPolicyDeleteInput = {
  /** Escalation policy to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type EscalationPolicyDeletePayload = {
  /** Identifier of the escalation policy that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the escalation policies on a page, with its cursor. */
export type EscalationPolicyEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: EscalationPolicy;
};

/** Fields of `EscalationPolicy` that statistics read. */
export type EscalationPolicyField =
  /** When it was created. */
  | 'CREATED_AT'
  /** What ends it. */
  | 'FINISH_CONDITION'
  /** Stable identifier. */
  | 'ID'
  /** Display name, unique in its service. */
  | 'NAME'
  /** How often the steps are repeated. */
  | 'REPEAT'
  /** Its steps, in order. */
  | 'RULES'
  /** Identifier of `service`: service it belongs to. */
  | 'SERVICE'
  /** Labels of the caller. */
  | 'TAGS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `EscalationPolicy`, or a value inside it. */
export type EscalationPolicyFieldInput = {
  /** The field. */
  readonly field: EscalationPolicyField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on escalation policies. All of them must hold. */
export type EscalationPolicyFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** What ends it. */
  readonly finishCondition?: InputMaybe<EscalationFinishConditionFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<EscalationPolicyFilter>>;
  /** Conditions on paths in the repetition, e.g. path `state`. All must hold. */
  readonly repeat?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the steps, e.g. path `channels`. All must hold. */
  readonly rules?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Service it belongs to. */
  readonly serviceId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `EscalationPolicy`. */
export type EscalationPolicyGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<EscalationPolicyConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<EscalationPolicyField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<EscalationPolicyFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `EscalationPolicy` by which statistics are grouped. */
export type EscalationPolicyGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: EscalationPolicyField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of escalation policies. */
export type EscalationPolicyOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: EscalationPolicyOrderField;
};

/** Fields by which escalation policies can be ordered. */
export type EscalationPolicyOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** What ends it, alphabetically. */
  | 'FINISH_CONDITION'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By service. */
  | 'SERVICE_ID'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `EscalationPolicy`: either `groupBy` and `fields`, or `distinct`. */
export type EscalationPolicyStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<EscalationPolicyFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<EscalationPolicyGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<EscalationPolicyConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<EscalationPolicyConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<EscalationPolicyGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<EscalationPolicyOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<EscalationPolicyFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<EscalationPolicyConditionInput>>;
};

/** The escalation policy to change, and its new values. Omitted members stay as they are. */
export type EscalationPolicyUpdateInput = {
  /** What ends the escalation from now on. */
  readonly finishCondition?: InputMaybe<EscalationFinishConditionInput>;
  /** Escalation policy to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 255 characters, unique in the service. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New number of repeats of the steps. */
  readonly repeat?: InputMaybe<EscalationRepeatInput>;
  /** New steps, 1 to 50, in place of all earlier ones. */
  readonly rules?: InputMaybe<ReadonlyArray<EscalationRuleInput>>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The escalation policy that was changed. */
export type EscalationPolicyUpdatePayload = {
  /** The escalation policy after the mutation. Null if the mutation is refused. */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How often the steps of an escalation policy are repeated. */
export type EscalationRepeat = {
  /** How often, 0 to 9; without effect while DISABLED. */
  readonly count: Scalars['Int']['output'];
  /** Whether the steps are repeated. */
  readonly state: EnabledState;
};

/** How often the steps are repeated. */
export type EscalationRepeatInput = {
  /** How often, 0 to 9. Default 0. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the steps are repeated. */
  readonly state: EnabledStateInput;
};

/** One step of an escalation policy. */
export type EscalationRule = {
  /** Channels to notify. Empty: every channel of the service. */
  readonly channels: ReadonlyArray<Channel>;
  /** Minutes from this notification to the next step. */
  readonly escalateMinutes: Scalars['Int']['output'];
};

/** One step of an escalation policy. */
export type EscalationRuleInput = {
  /** Channels to notify. Empty: every channel of the service. */
  readonly channelIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Minutes from this notification to the next step, 0 or more. */
  readonly escalateMinutes: Scalars['Int']['input'];
};

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

/** A service in its legacy form: the record is the same as that of `AlertService`. Source: `alert_manager.comment`. */
export type LegacyAlertService = {
  /** How many alerts it has. Null if the area is unavailable. After a mutation calls `alert_manager.comment.get`. */
  readonly alertTotals?: Maybe<LegacyAlertTotals>;
  /**
   * Channels through which it notifies. Null if the area is unavailable. After a mutation calls
   * `alert_manager.comment.get`.
   */
  readonly channels?: Maybe<ReadonlyArray<LegacyAlertServiceChannel>>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Longer description. Null if not set. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Policy of its alerts. Null if the oldest of its policies counts, or if it is deleted or not visible to the caller. */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /** Stable identifier, that of the service, e.g. `service-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Users and user groups responsible for it. */
  readonly members: ServiceMembers;
  /** Display name, unique in the workspace. */
  readonly name: Scalars['String']['output'];
  /** Options of its alerts. */
  readonly options: ServiceOptions;
  /** Key by which webhooks and channels reference it, unique in the workspace; never changed. */
  readonly serviceKey: Scalars['String']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Webhooks whose `service_key` label is its key, except deleted ones and ones not visible to the caller. Null if the
   * area is unavailable. After a mutation calls `alert_manager.comment.get`.
   */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** The service whose members to replace, and all new members. */
export type LegacyAlertServiceChangeMemberInput = {
  /** Service whose members to replace. */
  readonly id: Scalars['ID']['input'];
  /** All members from now on. An omitted list becomes empty. */
  readonly members: ServiceMembersInput;
};

/** The service whose members were changed. */
export type LegacyAlertServiceChangeMemberPayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly legacyAlertService?: Maybe<LegacyAlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A channel of a service. Of one that only a policy names, all but the identifier is unknown. */
export type LegacyAlertServiceChannel = {
  /** Kind of channel. Null if unknown. */
  readonly channelType?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Settings of the receiver, e.g. `url`. `{}` if unknown. */
  readonly data: Scalars['JSONObject']['output'];
  /** Stable identifier, as the steps of escalation policies name it. */
  readonly id: Scalars['ID']['output'];
  /** Display name. Null if unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Protocol. Null if it has none. */
  readonly protocolId?: Maybe<Scalars['ID']['output']>;
  /** When notifications are sent to it. `{}` if unknown. */
  readonly schedule: Scalars['JSONObject']['output'];
  /** Secret it uses. Null if it has none. */
  readonly secretId?: Maybe<Scalars['ID']['output']>;
  /** Whether notifications are sent to it. UNKNOWN for a channel that only a policy names. */
  readonly state: EnabledState;
  /** Its labels. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `LegacyAlertService`. */
export type LegacyAlertServiceConditionInput = {
  /** The field. */
  readonly field: LegacyAlertServiceField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of services, and their total number. */
export type LegacyAlertServiceConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<LegacyAlertServiceEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<LegacyAlertService>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of services that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new service. Omitted members have their defaults. */
export type LegacyAlertServiceCreateInput = {
  /** Description. Default: none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Users and user groups that are responsible for it. Default: none. */
  readonly members?: InputMaybe<ServiceMembersInput>;
  /** Display name: not empty, at most 255 characters, unique in the workspace. */
  readonly name: Scalars['String']['input'];
  /** Handling of its alerts. Default: ALL, MANUAL. */
  readonly options?: InputMaybe<ServiceOptionsInput>;
  /** Key by which webhooks and channels reference it: at most 255 characters, unique in the workspace, never changed. */
  readonly serviceKey: Scalars['String']['input'];
};

/** The service that was created. */
export type LegacyAlertServiceCreatePayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly legacyAlertService?: Maybe<LegacyAlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The service to delete. */
export type LegacyAlertServiceDeleteInput = {
  /** Service to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type LegacyAlertServiceDeletePayload = {
  /** Identifier of the service that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the services on a page, with its cursor. */
export type LegacyAlertServiceEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: LegacyAlertService;
};

/** Fields of `LegacyAlertService` that statistics read. */
export type LegacyAlertServiceField =
  /** Channels through which it notifies. */
  | 'CHANNELS'
  /** When it was created. */
  | 'CREATED_AT'
  /** Longer description. */
  | 'DESCRIPTION'
  /** Identifier of `escalationPolicy`: policy of its alerts. */
  | 'ESCALATION_POLICY'
  /** Stable identifier, that of the service. */
  | 'ID'
  /** Users and user groups responsible for it. */
  | 'MEMBERS'
  /** Display name, unique in the workspace. */
  | 'NAME'
  /** Options of its alerts. */
  | 'OPTIONS'
  /** Key by which webhooks and channels reference it, unique in the workspace; never changed. */
  | 'SERVICE_KEY'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Webhooks whose `service_key` label is its key, except deleted ones and ones not visible to the caller. */
  | 'WEBHOOKS'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `LegacyAlertService`, or a value inside it. */
export type LegacyAlertServiceFieldInput = {
  /** The field. */
  readonly field: LegacyAlertServiceField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on services in their legacy form. All of them must hold. */
export type LegacyAlertServiceFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on its value. `contains` and `regex` are case-insensitive; `exists: false` finds those without. */
  readonly description?: InputMaybe<StringFilter>;
  /** Its escalation policy. */
  readonly escalationPolicyId?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on paths in the members, e.g. path `USER`. All must hold. */
  readonly members?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Conditions on paths in the options, e.g. path `recovery_mode`. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<LegacyAlertServiceFilter>>;
  /** Key by which webhooks and channels reference it, case-sensitive. */
  readonly serviceKey?: InputMaybe<StringFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `LegacyAlertService`. */
export type LegacyAlertServiceGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<LegacyAlertServiceConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<LegacyAlertServiceField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<LegacyAlertServiceFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `LegacyAlertService` by which statistics are grouped. */
export type LegacyAlertServiceGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: LegacyAlertServiceField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of services in their legacy form. */
export type LegacyAlertServiceOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: LegacyAlertServiceOrderField;
};

/** Fields by which services in their legacy form can be ordered. */
export type LegacyAlertServiceOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By description, by code point; those without one first. */
  | 'DESCRIPTION'
  /** Its escalation policy. */
  | 'ESCALATION_POLICY_ID'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By key. */
  | 'SERVICE_KEY'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `LegacyAlertService`: either `groupBy` and `fields`, or `distinct`. */
export type LegacyAlertServiceStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<LegacyAlertServiceFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<LegacyAlertServiceGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<LegacyAlertServiceConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<LegacyAlertServiceConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<LegacyAlertServiceGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<LegacyAlertServiceOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<LegacyAlertServiceFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<LegacyAlertServiceConditionInput>>;
};

/** The service to change, and its new values. Omitted members stay as they are. */
export type LegacyAlertServiceUpdateInput = {
  /** New description. Null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** New policy of its alerts, one of its own. Must be given. Null: its oldest policy applies. */
  readonly escalationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  /** Service to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 255 characters, unique in the workspace. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New handling of its alerts. Omitted options stay as they are. */
  readonly options?: InputMaybe<ServiceOptionsInput>;
};

/** The service that was changed. */
export type LegacyAlertServiceUpdatePayload = {
  /** The service after the mutation. Null if the mutation is refused. */
  readonly legacyAlertService?: Maybe<LegacyAlertService>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How many alerts a service has, by state. */
export type LegacyAlertTotals = {
  /** Alerts that are acknowledged. */
  readonly acknowledged: AlertCount;
  /** Triggered, acknowledged and resolved. */
  readonly total: AlertCount;
  /** Open and not acknowledged. */
  readonly triggered: AlertCount;
};

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Sets the members of a service. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.service.change_members`.
   */
  readonly alertServiceChangeMembers?: Maybe<AlertServiceChangeMembersPayload>;
  /**
   * Creates a service. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.service.create`.
   */
  readonly alertServiceCreate?: Maybe<AlertServiceCreatePayload>;
  /**
   * Removes a service with its escalation policies; refused while webhooks or alerts are linked, unless forced. Null if
   * the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.service.delete`.
   */
  readonly alertServiceDelete?: Maybe<AlertServiceDeletePayload>;
  /**
   * Changes a service; its key stays. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.service.update`.
   */
  readonly alertServiceUpdate?: Maybe<AlertServiceUpdatePayload>;
  /**
   * Creates an escalation policy for a service. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.escalation_policy.create`.
   */
  readonly escalationPolicyCreate?: Maybe<EscalationPolicyCreatePayload>;
  /**
   * Removes an escalation policy; refused while a service names it. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `alert_manager.escalation_policy.delete`.
   */
  readonly escalationPolicyDelete?: Maybe<EscalationPolicyDeletePayload>;
  /**
   * Changes an escalation policy; open alerts follow within a minute. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `alert_manager.escalation_policy.update`.
   */
  readonly escalationPolicyUpdate?: Maybe<EscalationPolicyUpdatePayload>;
  /**
   * Sets the members of a service in its legacy form. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `alert_manager.comment.change_member`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServiceChangeMember?: Maybe<LegacyAlertServiceChangeMemberPayload>;
  /**
   * Creates a service, in its legacy form. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `alert_manager.comment.create`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServiceCreate?: Maybe<LegacyAlertServiceCreatePayload>;
  /**
   * Removes a service with its escalation policies; refused while webhooks or alerts are linked. Null if the mutation
   * fails for a reason that the caller cannot correct.
   * Calls `alert_manager.comment.delete`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServiceDelete?: Maybe<LegacyAlertServiceDeletePayload>;
  /**
   * Changes a service, in its legacy form; its key and labels stay. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `alert_manager.comment.update`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServiceUpdate?: Maybe<LegacyAlertServiceUpdatePayload>;
};


/** Root fields of mutations. */
export type MutationAlertServiceChangeMembersArgs = {
  input: AlertServiceChangeMembersInput;
};


/** Root fields of mutations. */
export type MutationAlertServiceCreateArgs = {
  input: AlertServiceCreateInput;
};


/** Root fields of mutations. */
export type MutationAlertServiceDeleteArgs = {
  input: AlertServiceDeleteInput;
};


/** Root fields of mutations. */
export type MutationAlertServiceUpdateArgs = {
  input: AlertServiceUpdateInput;
};


/** Root fields of mutations. */
export type MutationEscalationPolicyCreateArgs = {
  input: EscalationPolicyCreateInput;
};


/** Root fields of mutations. */
export type MutationEscalationPolicyDeleteArgs = {
  input: EscalationPolicyDeleteInput;
};


/** Root fields of mutations. */
export type MutationEscalationPolicyUpdateArgs = {
  input: EscalationPolicyUpdateInput;
};


/** Root fields of mutations. */
export type MutationLegacyAlertServiceChangeMemberArgs = {
  input: LegacyAlertServiceChangeMemberInput;
};


/** Root fields of mutations. */
export type MutationLegacyAlertServiceCreateArgs = {
  input: LegacyAlertServiceCreateInput;
};


/** Root fields of mutations. */
export type MutationLegacyAlertServiceDeleteArgs = {
  input: LegacyAlertServiceDeleteInput;
};


/** Root fields of mutations. */
export type MutationLegacyAlertServiceUpdateArgs = {
  input: LegacyAlertServiceUpdateInput;
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

/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type Project = {
  /**
   * Services that list it in `tags.projects`. Null if the area is unavailable.
   * Calls `alert_manager.service.list`.
   */
  readonly alertServices?: Maybe<AlertServiceConnection>;
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAlertServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertServiceOrder>>;
};

/** Root fields of queries. */
export type Query = {
  /** One service. Null if it does not exist or is not visible to the caller. Calls `alert_manager.service.get`. */
  readonly alertService?: Maybe<AlertService>;
  /**
   * Statistics of services: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `alert_manager.service.stat`.
   */
  readonly alertServiceStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Services of the caller's workspace, and those of the whole domain. Null if the area is unavailable.
   * Calls `alert_manager.service.list`.
   */
  readonly alertServices?: Maybe<AlertServiceConnection>;
  /**
   * Escalation policies of the caller's workspace, and those of the whole domain. Null if the area is unavailable.
   * Calls `alert_manager.escalation_policy.list`.
   */
  readonly escalationPolicies?: Maybe<EscalationPolicyConnection>;
  /**
   * One escalation policy. Null if it does not exist or is not visible to the caller.
   * Calls `alert_manager.escalation_policy.get`.
   */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /**
   * Statistics of escalation policies: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `alert_manager.escalation_policy.stat`.
   */
  readonly escalationPolicyStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * One service in its legacy form. Null if it does not exist or is not visible to the caller.
   * Calls `alert_manager.comment.get`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertService?: Maybe<LegacyAlertService>;
  /**
   * Statistics of services in their legacy form: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `alert_manager.comment.stat`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServiceStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Services in their legacy form, that are visible to the caller. Null if the area is unavailable.
   * Calls `alert_manager.comment.list`.
   * @deprecated Use AlertService.
   */
  readonly legacyAlertServices?: Maybe<LegacyAlertServiceConnection>;
};


/** Root fields of queries. */
export type QueryAlertServiceArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryAlertServiceStatsArgs = {
  query: AlertServiceStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryAlertServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertServiceOrder>>;
};


/** Root fields of queries. */
export type QueryEscalationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EscalationPolicyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EscalationPolicyOrder>>;
};


/** Root fields of queries. */
export type QueryEscalationPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryEscalationPolicyStatsArgs = {
  query: EscalationPolicyStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryLegacyAlertServiceArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryLegacyAlertServiceStatsArgs = {
  query: LegacyAlertServiceStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryLegacyAlertServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LegacyAlertServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<LegacyAlertServiceOrder>>;
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

/** Users and user groups responsible for a service. */
export type ServiceMembers = {
  /** Groups of users. Empty if there are none. */
  readonly userGroups: ReadonlyArray<UserGroup>;
  /** One by one. Empty if there are none. */
  readonly users: ReadonlyArray<User>;
};

/** The members of a service. */
export type ServiceMembersInput = {
  /** User groups. If omitted, none. */
  readonly userGroupIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Users. If omitted, none. */
  readonly userIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** Options of the alerts of a service. */
export type ServiceOptions = {
  /** Which alerts are notified. */
  readonly notificationUrgency: AlertServiceNotificationUrgency;
  /** What ends an alert when its cause is resolved. */
  readonly recoveryMode: AlertServiceRecoveryMode;
};

/** Options of the alerts of a service. */
export type ServiceOptionsInput = {
  /** Which alerts are notified. */
  readonly notificationUrgency?: InputMaybe<AlertServiceNotificationUrgencyInput>;
  /** What ends an alert when its cause is resolved. */
  readonly recoveryMode?: InputMaybe<AlertServiceRecoveryModeInput>;
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

/** A user. Managed in the directory. */
export type User = {
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
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

/** A group of users. */
export type UserGroup = {
  /** Stable identifier, e.g. `ug-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};

/** A receiver of events of a monitoring system, with a URL of its own. Source: `monitoring.webhook`. */
export type Webhook = {
  /** Stable identifier, e.g. `webhook-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Service that has its alerts. Null if there is none, or if it is not visible to the caller.
   * Calls `alert_manager.service.list`.
   */
  readonly service?: Maybe<AlertService>;
};

/** A part of a domain with its own users and projects. Managed in the directory. */
export type Workspace = {
  /** Services that belong to it. Null if the area is unavailable. Calls `alert_manager.service.list`. */
  readonly alertServices?: Maybe<AlertServiceConnection>;
  /** Escalation policies of its services. Null if the area is unavailable. Calls `alert_manager.escalation_policy.list`. */
  readonly escalationPolicies?: Maybe<EscalationPolicyConnection>;
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAlertServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertServiceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertServiceOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceEscalationPoliciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EscalationPolicyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EscalationPolicyOrder>>;
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
  AlertService: AlertService;
  EscalationPolicy: EscalationPolicy;
  LegacyAlertService: LegacyAlertService;
  Project: Project;
  User: User;
  Webhook: Webhook;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AlertService:
    ( { __typename: 'AlertService' }
    & GraphQLRecursivePick<FederationTypes['AlertService'], {"id":true}> );
  EscalationPolicy:
    ( { __typename: 'EscalationPolicy' }
    & GraphQLRecursivePick<FederationTypes['EscalationPolicy'], {"id":true}> );
  LegacyAlertService:
    ( { __typename: 'LegacyAlertService' }
    & GraphQLRecursivePick<FederationTypes['LegacyAlertService'], {"id":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  Webhook:
    ( { __typename: 'Webhook' }
    & GraphQLRecursivePick<FederationTypes['Webhook'], {"id":true}> );
  Workspace:
    ( { __typename: 'Workspace' }
    & GraphQLRecursivePick<FederationTypes['Workspace'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AlertCount: ResolverTypeWrapper<AlertCountRow>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AlertService: ResolverTypeWrapper<AlertServiceRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AlertServiceChangeMembersInput: AlertServiceChangeMembersInput;
  AlertServiceChangeMembersPayload: ResolverTypeWrapper<Omit<AlertServiceChangeMembersPayload, 'alertService'> & { alertService?: Maybe<ResolversTypes['AlertService']> }>;
  AlertServiceConditionInput: AlertServiceConditionInput;
  AlertServiceConnection: ResolverTypeWrapper<AlertServicePage>;
  AlertServiceCreateInput: AlertServiceCreateInput;
  AlertServiceCreatePayload: ResolverTypeWrapper<Omit<AlertServiceCreatePayload, 'alertService'> & { alertService?: Maybe<ResolversTypes['AlertService']> }>;
  AlertServiceDeleteInput: AlertServiceDeleteInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AlertServiceDeletePayload: ResolverTypeWrapper<AlertServiceDeletePayload>;
  AlertServiceEdge: ResolverTypeWrapper<Omit<AlertServiceEdge, 'node'> & { node: ResolversTypes['AlertService'] }>;
  AlertServiceField: AlertServiceField;
  AlertServiceFieldInput: AlertServiceFieldInput;
  AlertServiceFilter: AlertServiceFilter;
  AlertServiceGroupFieldInput: AlertServiceGroupFieldInput;
  AlertServiceGroupKeyInput: AlertServiceGroupKeyInput;
  AlertServiceNotificationUrgency: AlertServiceNotificationUrgency;
  AlertServiceNotificationUrgencyInput: AlertServiceNotificationUrgencyInput;
  AlertServiceOrder: AlertServiceOrder;
  AlertServiceOrderField: AlertServiceOrderField;
  AlertServiceRecoveryMode: AlertServiceRecoveryMode;
  AlertServiceRecoveryModeInput: AlertServiceRecoveryModeInput;
  AlertServiceStatisticsQueryInput: AlertServiceStatisticsQueryInput;
  AlertServiceUpdateInput: AlertServiceUpdateInput;
  AlertServiceUpdatePayload: ResolverTypeWrapper<Omit<AlertServiceUpdatePayload, 'alertService'> & { alertService?: Maybe<ResolversTypes['AlertService']> }>;
  AlertTotals: ResolverTypeWrapper<AlertTotalsRow>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  Channel: ResolverTypeWrapper<ChannelRow>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  EnabledState: EnabledState;
  EnabledStateFilter: EnabledStateFilter;
  EnabledStateInput: EnabledStateInput;
  EscalationFinishCondition: EscalationFinishCondition;
  EscalationFinishConditionFilter: EscalationFinishConditionFilter;
  EscalationFinishConditionInput: EscalationFinishConditionInput;
  EscalationPolicy: ResolverTypeWrapper<EscalationPolicyRow>;
  EscalationPolicyConditionInput: EscalationPolicyConditionInput;
  EscalationPolicyConnection: ResolverTypeWrapper<EscalationPolicyPage>;
  EscalationPolicyCreateInput: EscalationPolicyCreateInput;
  EscalationPolicyCreatePayload: ResolverTypeWrapper<Omit<EscalationPolicyCreatePayload, 'escalationPolicy'> & { escalationPolicy?: Maybe<ResolversTypes['EscalationPolicy']> }>;
  EscalationPolicyDeleteInput: EscalationPolicyDeleteInput;
  EscalationPolicyDeletePayload: ResolverTypeWrapper<EscalationPolicyDeletePayload>;
  EscalationPolicyEdge: ResolverTypeWrapper<Omit<EscalationPolicyEdge, 'node'> & { node: ResolversTypes['EscalationPolicy'] }>;
  EscalationPolicyField: EscalationPolicyField;
  EscalationPolicyFieldInput: EscalationPolicyFieldInput;
  EscalationPolicyFilter: EscalationPolicyFilter;
  EscalationPolicyGroupFieldInput: EscalationPolicyGroupFieldInput;
  EscalationPolicyGroupKeyInput: EscalationPolicyGroupKeyInput;
  EscalationPolicyOrder: EscalationPolicyOrder;
  EscalationPolicyOrderField: EscalationPolicyOrderField;
  EscalationPolicyStatisticsQueryInput: EscalationPolicyStatisticsQueryInput;
  EscalationPolicyUpdateInput: EscalationPolicyUpdateInput;
  EscalationPolicyUpdatePayload: ResolverTypeWrapper<Omit<EscalationPolicyUpdatePayload, 'escalationPolicy'> & { escalationPolicy?: Maybe<ResolversTypes['EscalationPolicy']> }>;
  EscalationRepeat: ResolverTypeWrapper<EscalationRepeatRow>;
  EscalationRepeatInput: EscalationRepeatInput;
  EscalationRule: ResolverTypeWrapper<EscalationRuleRow>;
  EscalationRuleInput: EscalationRuleInput;
  FilterOperator: FilterOperator;
  FloatFilter: FloatFilter;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GroupOperator: GroupOperator;
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  LegacyAlertService: ResolverTypeWrapper<LegacyAlertServiceRow>;
  LegacyAlertServiceChangeMemberInput: LegacyAlertServiceChangeMemberInput;
  LegacyAlertServiceChangeMemberPayload: ResolverTypeWrapper<Omit<LegacyAlertServiceChangeMemberPayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversTypes['LegacyAlertService']> }>;
  LegacyAlertServiceChannel: ResolverTypeWrapper<LegacyAlertServiceChannelRow>;
  LegacyAlertServiceConditionInput: LegacyAlertServiceConditionInput;
  LegacyAlertServiceConnection: ResolverTypeWrapper<LegacyAlertServicePage>;
  LegacyAlertServiceCreateInput: LegacyAlertServiceCreateInput;
  LegacyAlertServiceCreatePayload: ResolverTypeWrapper<Omit<LegacyAlertServiceCreatePayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversTypes['LegacyAlertService']> }>;
  LegacyAlertServiceDeleteInput: LegacyAlertServiceDeleteInput;
  LegacyAlertServiceDeletePayload: ResolverTypeWrapper<LegacyAlertServiceDeletePayload>;
  LegacyAlertServiceEdge: ResolverTypeWrapper<Omit<LegacyAlertServiceEdge, 'node'> & { node: ResolversTypes['LegacyAlertService'] }>;
  LegacyAlertServiceField: LegacyAlertServiceField;
  LegacyAlertServiceFieldInput: LegacyAlertServiceFieldInput;
  LegacyAlertServiceFilter: LegacyAlertServiceFilter;
  LegacyAlertServiceGroupFieldInput: LegacyAlertServiceGroupFieldInput;
  LegacyAlertServiceGroupKeyInput: LegacyAlertServiceGroupKeyInput;
  LegacyAlertServiceOrder: LegacyAlertServiceOrder;
  LegacyAlertServiceOrderField: LegacyAlertServiceOrderField;
  LegacyAlertServiceStatisticsQueryInput: LegacyAlertServiceStatisticsQueryInput;
  LegacyAlertServiceUpdateInput: LegacyAlertServiceUpdateInput;
  LegacyAlertServiceUpdatePayload: ResolverTypeWrapper<Omit<LegacyAlertServiceUpdatePayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversTypes['LegacyAlertService']> }>;
  LegacyAlertTotals: ResolverTypeWrapper<LegacyAlertTotalsRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Project: ResolverTypeWrapper<Reference>;
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
  ServiceMembers: ResolverTypeWrapper<ServiceMembersRow>;
  ServiceMembersInput: ServiceMembersInput;
  ServiceOptions: ResolverTypeWrapper<ServiceOptionsRow>;
  ServiceOptionsInput: ServiceOptionsInput;
  SortDirection: SortDirection;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<Reference>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserGroup: ResolverTypeWrapper<Reference>;
  Webhook: ResolverTypeWrapper<Reference>;
  Workspace: ResolverTypeWrapper<Reference>;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AlertCount: AlertCountRow;
  Int: Scalars['Int']['output'];
  AlertService: AlertServiceRow;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AlertServiceChangeMembersInput: AlertServiceChangeMembersInput;
  AlertServiceChangeMembersPayload: Omit<AlertServiceChangeMembersPayload, 'alertService'> & { alertService?: Maybe<ResolversParentTypes['AlertService']> };
  AlertServiceConditionInput: AlertServiceConditionInput;
  AlertServiceConnection: AlertServicePage;
  AlertServiceCreateInput: AlertServiceCreateInput;
  AlertServiceCreatePayload: Omit<AlertServiceCreatePayload, 'alertService'> & { alertService?: Maybe<ResolversParentTypes['AlertService']> };
  AlertServiceDeleteInput: AlertServiceDeleteInput;
  Boolean: Scalars['Boolean']['output'];
  AlertServiceDeletePayload: AlertServiceDeletePayload;
  AlertServiceEdge: Omit<AlertServiceEdge, 'node'> & { node: ResolversParentTypes['AlertService'] };
  AlertServiceFieldInput: AlertServiceFieldInput;
  AlertServiceFilter: AlertServiceFilter;
  AlertServiceGroupFieldInput: AlertServiceGroupFieldInput;
  AlertServiceGroupKeyInput: AlertServiceGroupKeyInput;
  AlertServiceOrder: AlertServiceOrder;
  AlertServiceStatisticsQueryInput: AlertServiceStatisticsQueryInput;
  AlertServiceUpdateInput: AlertServiceUpdateInput;
  AlertServiceUpdatePayload: Omit<AlertServiceUpdatePayload, 'alertService'> & { alertService?: Maybe<ResolversParentTypes['AlertService']> };
  AlertTotals: AlertTotalsRow;
  BooleanFilter: BooleanFilter;
  Channel: ChannelRow;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  EscalationFinishConditionFilter: EscalationFinishConditionFilter;
  EscalationPolicy: EscalationPolicyRow;
  EscalationPolicyConditionInput: EscalationPolicyConditionInput;
  EscalationPolicyConnection: EscalationPolicyPage;
  EscalationPolicyCreateInput: EscalationPolicyCreateInput;
  EscalationPolicyCreatePayload: Omit<EscalationPolicyCreatePayload, 'escalationPolicy'> & { escalationPolicy?: Maybe<ResolversParentTypes['EscalationPolicy']> };
  EscalationPolicyDeleteInput: EscalationPolicyDeleteInput;
  EscalationPolicyDeletePayload: EscalationPolicyDeletePayload;
  EscalationPolicyEdge: Omit<EscalationPolicyEdge, 'node'> & { node: ResolversParentTypes['EscalationPolicy'] };
  EscalationPolicyFieldInput: EscalationPolicyFieldInput;
  EscalationPolicyFilter: EscalationPolicyFilter;
  EscalationPolicyGroupFieldInput: EscalationPolicyGroupFieldInput;
  EscalationPolicyGroupKeyInput: EscalationPolicyGroupKeyInput;
  EscalationPolicyOrder: EscalationPolicyOrder;
  EscalationPolicyStatisticsQueryInput: EscalationPolicyStatisticsQueryInput;
  EscalationPolicyUpdateInput: EscalationPolicyUpdateInput;
  EscalationPolicyUpdatePayload: Omit<EscalationPolicyUpdatePayload, 'escalationPolicy'> & { escalationPolicy?: Maybe<ResolversParentTypes['EscalationPolicy']> };
  EscalationRepeat: EscalationRepeatRow;
  EscalationRepeatInput: EscalationRepeatInput;
  EscalationRule: EscalationRuleRow;
  EscalationRuleInput: EscalationRuleInput;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  LegacyAlertService: LegacyAlertServiceRow;
  LegacyAlertServiceChangeMemberInput: LegacyAlertServiceChangeMemberInput;
  LegacyAlertServiceChangeMemberPayload: Omit<LegacyAlertServiceChangeMemberPayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversParentTypes['LegacyAlertService']> };
  LegacyAlertServiceChannel: LegacyAlertServiceChannelRow;
  LegacyAlertServiceConditionInput: LegacyAlertServiceConditionInput;
  LegacyAlertServiceConnection: LegacyAlertServicePage;
  LegacyAlertServiceCreateInput: LegacyAlertServiceCreateInput;
  LegacyAlertServiceCreatePayload: Omit<LegacyAlertServiceCreatePayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversParentTypes['LegacyAlertService']> };
  LegacyAlertServiceDeleteInput: LegacyAlertServiceDeleteInput;
  LegacyAlertServiceDeletePayload: LegacyAlertServiceDeletePayload;
  LegacyAlertServiceEdge: Omit<LegacyAlertServiceEdge, 'node'> & { node: ResolversParentTypes['LegacyAlertService'] };
  LegacyAlertServiceFieldInput: LegacyAlertServiceFieldInput;
  LegacyAlertServiceFilter: LegacyAlertServiceFilter;
  LegacyAlertServiceGroupFieldInput: LegacyAlertServiceGroupFieldInput;
  LegacyAlertServiceGroupKeyInput: LegacyAlertServiceGroupKeyInput;
  LegacyAlertServiceOrder: LegacyAlertServiceOrder;
  LegacyAlertServiceStatisticsQueryInput: LegacyAlertServiceStatisticsQueryInput;
  LegacyAlertServiceUpdateInput: LegacyAlertServiceUpdateInput;
  LegacyAlertServiceUpdatePayload: Omit<LegacyAlertServiceUpdatePayload, 'legacyAlertService'> & { legacyAlertService?: Maybe<ResolversParentTypes['LegacyAlertService']> };
  LegacyAlertTotals: LegacyAlertTotalsRow;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Project: Reference;
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
  ServiceMembers: ServiceMembersRow;
  ServiceMembersInput: ServiceMembersInput;
  ServiceOptions: ServiceOptionsRow;
  ServiceOptionsInput: ServiceOptionsInput;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  URL: Scalars['URL']['output'];
  User: Reference;
  UserError: UserError;
  UserGroup: Reference;
  Webhook: Reference;
  Workspace: Reference;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
};

export type AlertCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCount'] = ResolversParentTypes['AlertCount']> = {
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertService'] = ResolversParentTypes['AlertService'], FederationReferenceType extends FederationReferenceTypes['AlertService'] = FederationReferenceTypes['AlertService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AlertService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertTotals?: Resolver<Maybe<ResolversTypes['AlertTotals']>, ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['Channel']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalationPolicies?: Resolver<Maybe<ResolversTypes['EscalationPolicyConnection']>, ParentType, ContextType, RequireFields<AlertServiceEscalationPoliciesArgs, 'first'>>;
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['ServiceMembers'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ServiceOptions'], ParentType, ContextType>;
  serviceKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type AlertServiceChangeMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceChangeMembersPayload'] = ResolversParentTypes['AlertServiceChangeMembersPayload']> = {
  alertService?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceConnection'] = ResolversParentTypes['AlertServiceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertServiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AlertService']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertServiceCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceCreatePayload'] = ResolversParentTypes['AlertServiceCreatePayload']> = {
  alertService?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertServiceDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceDeletePayload'] = ResolversParentTypes['AlertServiceDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceEdge'] = ResolversParentTypes['AlertServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AlertService'], ParentType, ContextType>;
};

export type AlertServiceUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertServiceUpdatePayload'] = ResolversParentTypes['AlertServiceUpdatePayload']> = {
  alertService?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertTotals'] = ResolversParentTypes['AlertTotals']> = {
  acknowledged?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
  triggered?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EscalationPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicy'] = ResolversParentTypes['EscalationPolicy'], FederationReferenceType extends FederationReferenceTypes['EscalationPolicy'] = FederationReferenceTypes['EscalationPolicy']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EscalationPolicy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishCondition?: Resolver<ResolversTypes['EscalationFinishCondition'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['EscalationRepeat'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['EscalationRule']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
  services?: Resolver<Maybe<ResolversTypes['AlertServiceConnection']>, ParentType, ContextType, RequireFields<EscalationPolicyServicesArgs, 'first'>>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type EscalationPolicyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicyConnection'] = ResolversParentTypes['EscalationPolicyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EscalationPolicyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EscalationPolicyCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicyCreatePayload'] = ResolversParentTypes['EscalationPolicyCreatePayload']> = {
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EscalationPolicyDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicyDeletePayload'] = ResolversParentTypes['EscalationPolicyDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EscalationPolicyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicyEdge'] = ResolversParentTypes['EscalationPolicyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EscalationPolicy'], ParentType, ContextType>;
};

export type EscalationPolicyUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicyUpdatePayload'] = ResolversParentTypes['EscalationPolicyUpdatePayload']> = {
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EscalationRepeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationRepeat'] = ResolversParentTypes['EscalationRepeat']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
};

export type EscalationRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationRule'] = ResolversParentTypes['EscalationRule']> = {
  channels?: Resolver<ReadonlyArray<ResolversTypes['Channel']>, ParentType, ContextType>;
  escalateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type LegacyAlertServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertService'] = ResolversParentTypes['LegacyAlertService'], FederationReferenceType extends FederationReferenceTypes['LegacyAlertService'] = FederationReferenceTypes['LegacyAlertService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['LegacyAlertService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertTotals?: Resolver<Maybe<ResolversTypes['LegacyAlertTotals']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LegacyAlertServiceChannel']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['ServiceMembers'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ServiceOptions'], ParentType, ContextType>;
  serviceKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type LegacyAlertServiceChangeMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceChangeMemberPayload'] = ResolversParentTypes['LegacyAlertServiceChangeMemberPayload']> = {
  legacyAlertService?: Resolver<Maybe<ResolversTypes['LegacyAlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LegacyAlertServiceChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceChannel'] = ResolversParentTypes['LegacyAlertServiceChannel']> = {
  channelType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  protocolId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  secretId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type LegacyAlertServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceConnection'] = ResolversParentTypes['LegacyAlertServiceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LegacyAlertServiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LegacyAlertService']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegacyAlertServiceCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceCreatePayload'] = ResolversParentTypes['LegacyAlertServiceCreatePayload']> = {
  legacyAlertService?: Resolver<Maybe<ResolversTypes['LegacyAlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LegacyAlertServiceDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceDeletePayload'] = ResolversParentTypes['LegacyAlertServiceDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LegacyAlertServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceEdge'] = ResolversParentTypes['LegacyAlertServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LegacyAlertService'], ParentType, ContextType>;
};

export type LegacyAlertServiceUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertServiceUpdatePayload'] = ResolversParentTypes['LegacyAlertServiceUpdatePayload']> = {
  legacyAlertService?: Resolver<Maybe<ResolversTypes['LegacyAlertService']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LegacyAlertTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyAlertTotals'] = ResolversParentTypes['LegacyAlertTotals']> = {
  acknowledged?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
  triggered?: Resolver<ResolversTypes['AlertCount'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  alertServiceChangeMembers?: Resolver<Maybe<ResolversTypes['AlertServiceChangeMembersPayload']>, ParentType, ContextType, RequireFields<MutationAlertServiceChangeMembersArgs, 'input'>>;
  alertServiceCreate?: Resolver<Maybe<ResolversTypes['AlertServiceCreatePayload']>, ParentType, ContextType, RequireFields<MutationAlertServiceCreateArgs, 'input'>>;
  alertServiceDelete?: Resolver<Maybe<ResolversTypes['AlertServiceDeletePayload']>, ParentType, ContextType, RequireFields<MutationAlertServiceDeleteArgs, 'input'>>;
  alertServiceUpdate?: Resolver<Maybe<ResolversTypes['AlertServiceUpdatePayload']>, ParentType, ContextType, RequireFields<MutationAlertServiceUpdateArgs, 'input'>>;
  escalationPolicyCreate?: Resolver<Maybe<ResolversTypes['EscalationPolicyCreatePayload']>, ParentType, ContextType, RequireFields<MutationEscalationPolicyCreateArgs, 'input'>>;
  escalationPolicyDelete?: Resolver<Maybe<ResolversTypes['EscalationPolicyDeletePayload']>, ParentType, ContextType, RequireFields<MutationEscalationPolicyDeleteArgs, 'input'>>;
  escalationPolicyUpdate?: Resolver<Maybe<ResolversTypes['EscalationPolicyUpdatePayload']>, ParentType, ContextType, RequireFields<MutationEscalationPolicyUpdateArgs, 'input'>>;
  legacyAlertServiceChangeMember?: Resolver<Maybe<ResolversTypes['LegacyAlertServiceChangeMemberPayload']>, ParentType, ContextType, RequireFields<MutationLegacyAlertServiceChangeMemberArgs, 'input'>>;
  legacyAlertServiceCreate?: Resolver<Maybe<ResolversTypes['LegacyAlertServiceCreatePayload']>, ParentType, ContextType, RequireFields<MutationLegacyAlertServiceCreateArgs, 'input'>>;
  legacyAlertServiceDelete?: Resolver<Maybe<ResolversTypes['LegacyAlertServiceDeletePayload']>, ParentType, ContextType, RequireFields<MutationLegacyAlertServiceDeleteArgs, 'input'>>;
  legacyAlertServiceUpdate?: Resolver<Maybe<ResolversTypes['LegacyAlertServiceUpdatePayload']>, ParentType, ContextType, RequireFields<MutationLegacyAlertServiceUpdateArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertServices?: Resolver<Maybe<ResolversTypes['AlertServiceConnection']>, ParentType, ContextType, RequireFields<ProjectAlertServicesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  alertService?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType, RequireFields<QueryAlertServiceArgs, 'id'>>;
  alertServiceStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryAlertServiceStatsArgs, 'query'>>;
  alertServices?: Resolver<Maybe<ResolversTypes['AlertServiceConnection']>, ParentType, ContextType, RequireFields<QueryAlertServicesArgs, 'first'>>;
  escalationPolicies?: Resolver<Maybe<ResolversTypes['EscalationPolicyConnection']>, ParentType, ContextType, RequireFields<QueryEscalationPoliciesArgs, 'first'>>;
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType, RequireFields<QueryEscalationPolicyArgs, 'id'>>;
  escalationPolicyStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryEscalationPolicyStatsArgs, 'query'>>;
  legacyAlertService?: Resolver<Maybe<ResolversTypes['LegacyAlertService']>, ParentType, ContextType, RequireFields<QueryLegacyAlertServiceArgs, 'id'>>;
  legacyAlertServiceStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryLegacyAlertServiceStatsArgs, 'query'>>;
  legacyAlertServices?: Resolver<Maybe<ResolversTypes['LegacyAlertServiceConnection']>, ParentType, ContextType, RequireFields<QueryLegacyAlertServicesArgs, 'first'>>;
};

export type ServiceMembersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceMembers'] = ResolversParentTypes['ServiceMembers']> = {
  userGroups?: Resolver<ReadonlyArray<ResolversTypes['UserGroup']>, ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ServiceOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceOptions'] = ResolversParentTypes['ServiceOptions']> = {
  notificationUrgency?: Resolver<ResolversTypes['AlertServiceNotificationUrgency'], ParentType, ContextType>;
  recoveryMode?: Resolver<ResolversTypes['AlertServiceRecoveryMode'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'], FederationReferenceType extends FederationReferenceTypes['Webhook'] = FederationReferenceTypes['Webhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Webhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertServices?: Resolver<Maybe<ResolversTypes['AlertServiceConnection']>, ParentType, ContextType, RequireFields<WorkspaceAlertServicesArgs, 'first'>>;
  escalationPolicies?: Resolver<Maybe<ResolversTypes['EscalationPolicyConnection']>, ParentType, ContextType, RequireFields<WorkspaceEscalationPoliciesArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  AlertCount?: AlertCountResolvers<ContextType>;
  AlertService?: AlertServiceResolvers<ContextType>;
  AlertServiceChangeMembersPayload?: AlertServiceChangeMembersPayloadResolvers<ContextType>;
  AlertServiceConnection?: AlertServiceConnectionResolvers<ContextType>;
  AlertServiceCreatePayload?: AlertServiceCreatePayloadResolvers<ContextType>;
  AlertServiceDeletePayload?: AlertServiceDeletePayloadResolvers<ContextType>;
  AlertServiceEdge?: AlertServiceEdgeResolvers<ContextType>;
  AlertServiceUpdatePayload?: AlertServiceUpdatePayloadResolvers<ContextType>;
  AlertTotals?: AlertTotalsResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EscalationPolicy?: EscalationPolicyResolvers<ContextType>;
  EscalationPolicyConnection?: EscalationPolicyConnectionResolvers<ContextType>;
  EscalationPolicyCreatePayload?: EscalationPolicyCreatePayloadResolvers<ContextType>;
  EscalationPolicyDeletePayload?: EscalationPolicyDeletePayloadResolvers<ContextType>;
  EscalationPolicyEdge?: EscalationPolicyEdgeResolvers<ContextType>;
  EscalationPolicyUpdatePayload?: EscalationPolicyUpdatePayloadResolvers<ContextType>;
  EscalationRepeat?: EscalationRepeatResolvers<ContextType>;
  EscalationRule?: EscalationRuleResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  LegacyAlertService?: LegacyAlertServiceResolvers<ContextType>;
  LegacyAlertServiceChangeMemberPayload?: LegacyAlertServiceChangeMemberPayloadResolvers<ContextType>;
  LegacyAlertServiceChannel?: LegacyAlertServiceChannelResolvers<ContextType>;
  LegacyAlertServiceConnection?: LegacyAlertServiceConnectionResolvers<ContextType>;
  LegacyAlertServiceCreatePayload?: LegacyAlertServiceCreatePayloadResolvers<ContextType>;
  LegacyAlertServiceDeletePayload?: LegacyAlertServiceDeletePayloadResolvers<ContextType>;
  LegacyAlertServiceEdge?: LegacyAlertServiceEdgeResolvers<ContextType>;
  LegacyAlertServiceUpdatePayload?: LegacyAlertServiceUpdatePayloadResolvers<ContextType>;
  LegacyAlertTotals?: LegacyAlertTotalsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ServiceMembers?: ServiceMembersResolvers<ContextType>;
  ServiceOptions?: ServiceOptionsResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

