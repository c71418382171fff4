import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AlertRow, AlertChangeRow, AlertNoteRow, AlertResourceRow, WebhookRow, WebhookPluginInfoRow, MaintenanceWindowRow, MaintenanceWindowChangeRow, AlertPage, AlertNotePage, MaintenanceWindowPage, WebhookPage } from './resources.ts';
import type { AlertBucketRow } from './alertBucket.ts';
import type { Reference } from '../read/reference.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
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

/** A user, app or webhook that did something. */
export type Actor = App | User | Webhook;

/** A condition that needs attention, created by a webhook or manually. Source: `monitoring.alert`. */
export type Alert = {
  /** Account at the provider. Null if not set. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** When it was acknowledged. Null until then. */
  readonly acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Further details from the monitoring system. `{}` if empty. */
  readonly additionalInfo: Scalars['JSONObject']['output'];
  /** Sequence number within the workspace: 1, 2, 3 …, never reused. */
  readonly alertNumber: Scalars['Int']['output'];
  /** User it is assigned to. Null if not assigned. */
  readonly assignee?: Maybe<User>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Longer description. Null if not set. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When it last reached another step. Null until then. */
  readonly escalatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Policy by which it escalates. Null if it does not, or if the policy is deleted or not visible to the caller. */
  readonly escalationPolicy?: Maybe<EscalationPolicy>;
  /** Step of the escalation policy it has reached, from 1. */
  readonly escalationStep: Scalars['Int']['output'];
  /** Rounds of the escalation policy that are left. 0 when it no longer escalates. */
  readonly escalationTtl: Scalars['Int']['output'];
  /** Stable identifier, e.g. `alert-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** URL of a picture, e.g. of a chart. Null if not set. */
  readonly imageUrl?: Maybe<Scalars['URL']['output']>;
  /** Notes on it. Null if the area is unavailable. Calls `monitoring.note.list`. */
  readonly notes?: Maybe<AlertNoteConnection>;
  /** Project it concerns. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Cloud provider, e.g. `aws`. Null if not set. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** When it ended. Null until then. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Resources that it concerns. Empty if there are none. */
  readonly resources: ReadonlyArray<AlertResource>;
  /** User who acknowledged it. Null until then. */
  readonly responder?: Maybe<User>;
  /** Rule of the monitoring system that fired. Null if not set. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /**
   * Service that has it: that of its webhook, else one that names its project. Null if there is none, or if it is not
   * visible to the caller.
   * Calls `alert_manager.service.list`.
   */
  readonly service?: Maybe<AlertService>;
  /** Severity as reported by the monitoring system. */
  readonly severity: AlertSeverity;
  /** Progress of the work on it. */
  readonly state: AlertState;
  /** Summary in one line. */
  readonly title: Scalars['String']['output'];
  /**
   * User, app or webhook that created it. Null if upstream has none, or if the app or webhook is deleted or not visible to
   * the caller.
   */
  readonly triggeredBy?: Maybe<Actor>;
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Urgency of the alert. */
  readonly urgency: AlertUrgency;
  /** Webhook it came through. Null if it was opened manually, or if the webhook is deleted or not visible to the caller. */
  readonly webhook?: Maybe<Webhook>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};


/** A condition that needs attention, created by a webhook or manually. Source: `monitoring.alert`. */
export type AlertNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertNoteOrder>>;
};

/** The alert to acknowledge. */
export type AlertAcknowledgeInput = {
  /** Alert to acknowledge. */
  readonly id: Scalars['ID']['input'];
};

/** The alert that was acknowledged. */
export type AlertAcknowledgePayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The alert to assign, and the user to assign it to. */
export type AlertAssignUserInput = {
  /** User of the domain to assign the alert to. */
  readonly assigneeId: Scalars['ID']['input'];
  /** Alert to assign. */
  readonly id: Scalars['ID']['input'];
};

/** The alert that was assigned. */
export type AlertAssignUserPayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * Counts of alerts in one interval of time. A histogram has every interval of its range in order, including those with
 * counts
 * of 0.
 */
export type AlertBucket = {
  /** `opened` plus `resolved`. An alert that was opened and resolved in the same interval counts twice. */
  readonly count: Scalars['Int']['output'];
  /** Alerts created in the interval, in any state now. */
  readonly opened: Scalars['Int']['output'];
  /** Alerts resolved in the interval and still resolved. */
  readonly resolved: Scalars['Int']['output'];
  /** Start of the interval in UTC: a full hour, a midnight, a Monday or the first of a month. */
  readonly start: Scalars['DateTime']['output'];
};

/** A change of an alert. */
export type AlertChange = {
  /** The alert after the change. Null if it was deleted or is no longer visible to the caller. */
  readonly alert?: Maybe<Alert>;
  /** Identifier of the alert. */
  readonly alertId: Scalars['ID']['output'];
  /** What happened. */
  readonly kind: ChangeKind;
};

/** A condition on a field of `Alert`. */
export type AlertConditionInput = {
  /** The field. */
  readonly field: AlertField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of alerts, and their total number. */
export type AlertConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<AlertEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Alert>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of alerts that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/**
 * Counts of alerts. Each list has every value of its enumeration in order, including values with a count of 0. UNKNOWN is
 * last, and only present with a count above 0.
 */
export type AlertCounts = {
  /** By severity. */
  readonly bySeverity: ReadonlyArray<AlertSeverityCount>;
  /** By state. */
  readonly byState: ReadonlyArray<AlertStateCount>;
  /** By urgency. */
  readonly byUrgency: ReadonlyArray<AlertUrgencyCount>;
  /** Number of all alerts that match. */
  readonly total: Scalars['Int']['output'];
};

/** Values of the new alert. Omitted members have their defaults. */
export type AlertCreateInput = {
  /** User to assign the alert to. Default: none. */
  readonly assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Description. Default: none. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Project that the alert concerns. */
  readonly projectId: Scalars['ID']['input'];
  /** Summary in one line. Not empty. */
  readonly title: Scalars['String']['input'];
  /** Urgency. Default HIGH. */
  readonly urgency?: InputMaybe<AlertUrgencyInput>;
};

/** The created alert. */
export type AlertCreatePayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The alert to delete. */
export type AlertDeleteInput = {
  /** Alert to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type AlertDeletePayload = {
  /** Identifier of the alert that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the alerts on a page, with its cursor. */
export type AlertEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Alert;
};

/** Fields of `Alert` that statistics read. */
export type AlertField =
  /** Account at the provider. */
  | 'ACCOUNT'
  /** When it was acknowledged. */
  | 'ACKNOWLEDGED_AT'
  /** Further details from the monitoring system. */
  | 'ADDITIONAL_INFO'
  /** Sequence number within the workspace: 1, 2, 3 …, never reused. */
  | 'ALERT_NUMBER'
  /** User it is assigned to. */
  | 'ASSIGNEE'
  /** When it was created. */
  | 'CREATED_AT'
  /** Longer description. */
  | 'DESCRIPTION'
  /** When it last reached another step. */
  | 'ESCALATED_AT'
  /** Identifier of `escalationPolicy`: policy by which it escalates. */
  | 'ESCALATION_POLICY'
  /** Step of the escalation policy it has reached, from 1. */
  | 'ESCALATION_STEP'
  /** Rounds of the escalation policy that are left. */
  | 'ESCALATION_TTL'
  /** Stable identifier. */
  | 'ID'
  /** URL of a picture, e.g. */
  | 'IMAGE_URL'
  /** Identifier of `project`: project it concerns. */
  | 'PROJECT'
  /** Cloud provider. */
  | 'PROVIDER'
  /** When it ended. */
  | 'RESOLVED_AT'
  /** Resources that it concerns. */
  | 'RESOURCES'
  /** User who acknowledged it. */
  | 'RESPONDER'
  /** Rule of the monitoring system that fired. */
  | 'RULE'
  /** Severity as reported by the monitoring system. */
  | 'SEVERITY'
  /** Progress of the work on it. */
  | 'STATE'
  /** Summary in one line. */
  | 'TITLE'
  /** User, app or webhook that created it. */
  | 'TRIGGERED_BY'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Urgency of the alert. */
  | 'URGENCY'
  /** Identifier of `webhook`: webhook it came through. */
  | 'WEBHOOK'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `Alert`, or a value inside it. */
export type AlertFieldInput = {
  /** The field. */
  readonly field: AlertField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on alerts. All of them must hold. */
export type AlertFilter = {
  /** Account at the provider. */
  readonly account?: InputMaybe<StringFilter>;
  /** When it was taken on. */
  readonly acknowledgedAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in the additional information. All must hold. */
  readonly additionalInfo?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Sequence number within the workspace. */
  readonly alertNumber?: InputMaybe<IntFilter>;
  /** Identifier of the assignee. */
  readonly assigneeId?: InputMaybe<IdFilter>;
  /** When it was opened. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on its value. `contains` and `regex` are case-insensitive; `exists: false` finds those without. */
  readonly description?: InputMaybe<StringFilter>;
  /** When it last escalated. */
  readonly escalatedAt?: InputMaybe<DateTimeFilter>;
  /** Escalation policy. */
  readonly escalationPolicyId?: InputMaybe<IdFilter>;
  /** Step of the escalation. */
  readonly escalationStep?: InputMaybe<IntFilter>;
  /** Rounds that are left. */
  readonly escalationTtl?: InputMaybe<IntFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** URL of the picture. */
  readonly imageUrl?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<AlertFilter>>;
  /** Identifier of its project; `exists: false` finds what has none. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Name of the cloud provider, as upstream writes it, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** When it ended. */
  readonly resolvedAt?: InputMaybe<DateTimeFilter>;
  /** Name of a resource that it concerns. */
  readonly resource?: InputMaybe<StringFilter>;
  /** Conditions on paths in its resources, e.g. path `resource_type`. All must hold. */
  readonly resources?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of the responder. */
  readonly responderId?: InputMaybe<IdFilter>;
  /** Rule of the monitoring system. */
  readonly rule?: InputMaybe<StringFilter>;
  /** Severity as reported by the monitoring system. */
  readonly severity?: InputMaybe<AlertSeverityFilter>;
  /** State it is in. */
  readonly state?: InputMaybe<AlertStateFilter>;
  /** Its title. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly title?: InputMaybe<StringFilter>;
  /** Identifier of the user, app or webhook that created it. */
  readonly triggeredById?: InputMaybe<IdFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Urgency of the alert. */
  readonly urgency?: InputMaybe<AlertUrgencyFilter>;
  /** Webhook it came through. */
  readonly webhookId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `Alert`. */
export type AlertGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<AlertConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<AlertField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<AlertFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `Alert` by which statistics are grouped. */
export type AlertGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: AlertField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Length of the buckets of a histogram. */
export type AlertInterval =
  /** Days, in UTC. */
  | 'DAY'
  /** Full hours, in UTC. */
  | 'HOUR'
  /** Calendar months, in UTC. */
  | 'MONTH'
  /** Weeks from Monday to Sunday, in UTC. */
  | 'WEEK';

/** A note on an alert. Source: `monitoring.note`. */
export type AlertNote = {
  /** Alert of the note. Null if it is deleted or not visible to the caller. */
  readonly alert?: Maybe<Alert>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Author. Null if upstream has none, or if the app or webhook is deleted or not visible to the caller. */
  readonly createdBy?: Maybe<Actor>;
  /** Stable identifier, e.g. `note-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** The text. */
  readonly note: Scalars['String']['output'];
  /** Project of the alert. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `AlertNote`. */
export type AlertNoteConditionInput = {
  /** The field. */
  readonly field: AlertNoteField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of notes, and their total number. */
export type AlertNoteConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<AlertNoteEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<AlertNote>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of notes that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new note. Omitted members have their defaults. */
export type AlertNoteCreateInput = {
  /** Alert to write on. */
  readonly alertId: Scalars['ID']['input'];
  /** The text. Not empty. */
  readonly note: Scalars['String']['input'];
};

/** The note that was written. */
export type AlertNoteCreatePayload = {
  /** The note after the mutation. Null if the mutation is refused. */
  readonly alertNote?: Maybe<AlertNote>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The note to delete. */
export type AlertNoteDeleteInput = {
  /** Note to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type AlertNoteDeletePayload = {
  /** Identifier of the note that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the notes on a page, with its cursor. */
export type AlertNoteEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: AlertNote;
};

/** Fields of `AlertNote` that statistics read. */
export type AlertNoteField =
  /** Identifier of `alert`: alert of the note. */
  | 'ALERT'
  /** When it was created. */
  | 'CREATED_AT'
  /** Author. Null if upstream has none, or if the app or webhook is deleted or not visible to the caller. */
  | 'CREATED_BY'
  /** Stable identifier. */
  | 'ID'
  /** The text. */
  | 'NOTE'
  /** Identifier of `project`: project of the alert. */
  | 'PROJECT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `AlertNote`, or a value inside it. */
export type AlertNoteFieldInput = {
  /** The field. */
  readonly field: AlertNoteField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on notes on alerts. All of them must hold. */
export type AlertNoteFilter = {
  /** Alert of the note. */
  readonly alertId?: InputMaybe<IdFilter>;
  /** When it was written. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the author. */
  readonly createdById?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on its text. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly note?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<AlertNoteFilter>>;
  /** Project of the alert. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `AlertNote`. */
export type AlertNoteGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<AlertNoteConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<AlertNoteField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<AlertNoteFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `AlertNote` by which statistics are grouped. */
export type AlertNoteGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: AlertNoteField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of notes on alerts. */
export type AlertNoteOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: AlertNoteOrderField;
};

/** Fields by which notes on alerts can be ordered. */
export type AlertNoteOrderField =
  /** By alert. */
  | 'ALERT_ID'
  /** When it was written. */
  | 'CREATED_AT'
  /** Identifier of the author. */
  | 'CREATED_BY'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By text, by code point: upper case before lower case. */
  | 'NOTE'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `AlertNote`: either `groupBy` and `fields`, or `distinct`. */
export type AlertNoteStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<AlertNoteFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<AlertNoteGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<AlertNoteConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<AlertNoteConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<AlertNoteGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<AlertNoteOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<AlertNoteFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<AlertNoteConditionInput>>;
};

/** The note to change, and its new values. Omitted members stay as they are. */
export type AlertNoteUpdateInput = {
  /** Note to change. */
  readonly id: Scalars['ID']['input'];
  /** New text. Not empty. */
  readonly note: Scalars['String']['input'];
};

/** The note that was changed. */
export type AlertNoteUpdatePayload = {
  /** The note after the mutation. Null if the mutation is refused. */
  readonly alertNote?: Maybe<AlertNote>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One step of the order of alerts. */
export type AlertOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: AlertOrderField;
};

/** Fields by which alerts can be ordered. */
export type AlertOrderField =
  /** Account at the provider. */
  | 'ACCOUNT'
  /** When it was acknowledged. */
  | 'ACKNOWLEDGED_AT'
  /** Sequence number. */
  | 'ALERT_NUMBER'
  /** Identifier of the assignee. */
  | 'ASSIGNEE'
  /** When it was opened. */
  | 'CREATED_AT'
  /** By description, by code point. */
  | 'DESCRIPTION'
  /** When it last escalated. */
  | 'ESCALATED_AT'
  /** Escalation policy. */
  | 'ESCALATION_POLICY_ID'
  /** Step of the escalation. */
  | 'ESCALATION_STEP'
  /** Rounds that are left. */
  | 'ESCALATION_TTL'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** By cloud provider. */
  | 'PROVIDER'
  /** When it ended. */
  | 'RESOLVED_AT'
  /** Identifier of the responder. */
  | 'RESPONDER'
  /** By rule. */
  | 'RULE'
  /** Severity, alphabetically. */
  | 'SEVERITY'
  /** State, alphabetically. */
  | 'STATE'
  /** By title, by code point: upper case before lower case. */
  | 'TITLE'
  /** Identifier of the user, app or webhook that created it. */
  | 'TRIGGERED_BY'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Urgency, alphabetically. */
  | 'URGENCY'
  /** By webhook. */
  | 'WEBHOOK_ID'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** The alert to resolve. */
export type AlertResolveInput = {
  /** Alert to resolve. */
  readonly id: Scalars['ID']['input'];
};

/** The alert that was resolved. */
export type AlertResolvePayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A resource that an alert concerns. */
export type AlertResource = {
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Identifier in the monitoring system. Null if not set. */
  readonly resourceId?: Maybe<Scalars['String']['output']>;
  /** Type in the monitoring system. Null if not set. */
  readonly resourceType?: Maybe<Scalars['String']['output']>;
};

/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertService = {
  /** Counts of its alerts by state, urgency and severity. Null if the area is unavailable. Calls `monitoring.alert.stat`. */
  readonly alertCounts?: Maybe<AlertCounts>;
  /**
   * Its alerts: those of its webhooks, and those of its projects whose webhook has no other service. If it has both, a
   * filter with `or` takes a call more for each, and is refused where more than 10,000 alerts match. Null if the area is
   * unavailable.
   * Calls `monitoring.alert.list`.
   */
  readonly alerts?: Maybe<AlertConnection>;
  /** Stable identifier, e.g. `service-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};


/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertServiceAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertServiceAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
};

/** Severity as reported by the monitoring system. */
export type AlertSeverity =
  /** The resource does not work. */
  | 'CRITICAL'
  /** The resource works incorrectly. */
  | 'ERROR'
  /** For information. */
  | 'INFO'
  /** The alert was created manually. */
  | 'NONE'
  /** The monitoring system did not report a severity. */
  | 'NOT_AVAILABLE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** The resource is about to fail. */
  | 'WARNING';

/** Number of alerts of one severity. */
export type AlertSeverityCount = {
  /** Number of alerts. */
  readonly count: Scalars['Int']['output'];
  /** Severity of the alerts. */
  readonly severity: AlertSeverity;
};

/** Conditions on severity. */
export type AlertSeverityFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<AlertSeverityInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<AlertSeverityInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<AlertSeverityInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<AlertSeverityInput>>;
};

/** The values of `AlertSeverity` that an input takes. */
export type AlertSeverityInput =
  /** The resource does not work. */
  | 'CRITICAL'
  /** The resource works incorrectly. */
  | 'ERROR'
  /** For information. */
  | 'INFO'
  /** The alert was created manually. */
  | 'NONE'
  /** The monitoring system did not report a severity. */
  | 'NOT_AVAILABLE'
  /** The resource is about to fail. */
  | 'WARNING';

/** Progress of the work on an alert. */
export type AlertState =
  /** Acknowledged by a user. */
  | 'ACKNOWLEDGED'
  /** Created from an inbound event that could not be read. It never changes. */
  | 'ERROR'
  /** Resolved: no further notifications. */
  | 'RESOLVED'
  /** Open and not acknowledged. */
  | 'TRIGGERED'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Number of alerts in one state. */
export type AlertStateCount = {
  /** Number of alerts. */
  readonly count: Scalars['Int']['output'];
  /** State of the alerts. */
  readonly state: AlertState;
};

/** Conditions on the state of an alert. */
export type AlertStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<AlertStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<AlertStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<AlertStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<AlertStateInput>>;
};

/** The values of `AlertState` that an input takes. */
export type AlertStateInput =
  /** Acknowledged by a user. */
  | 'ACKNOWLEDGED'
  /** Created from an inbound event that could not be read. It never changes. */
  | 'ERROR'
  /** Resolved: no further notifications. */
  | 'RESOLVED'
  /** Open and not acknowledged. */
  | 'TRIGGERED';

/** Statistics of `Alert`: either `groupBy` and `fields`, or `distinct`. */
export type AlertStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<AlertFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<AlertGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<AlertConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<AlertConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<AlertGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<AlertFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<AlertConditionInput>>;
};

/** A state that an update can set. Upstream alone sets ERROR. */
export type AlertTargetStateInput =
  /** Acknowledges the alert. */
  | 'ACKNOWLEDGED'
  /** Resolves the alert. */
  | 'RESOLVED'
  /** Reopens the alert: its escalation starts again. */
  | 'TRIGGERED';

/** The alert to change, and its new values. Omitted members stay as they are. */
export type AlertUpdateInput = {
  /** New description. Null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Alert to change. */
  readonly id: Scalars['ID']['input'];
  /** Project to move the alert to. Its notes follow, and escalation starts over. */
  readonly projectId?: InputMaybe<Scalars['ID']['input']>;
  /** New state. TRIGGERED opens the alert again; the others do the same as `alertAcknowledge` and `alertResolve`. */
  readonly state?: InputMaybe<AlertTargetStateInput>;
  /** New summary in one line. Not empty. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** New urgency. */
  readonly urgency?: InputMaybe<AlertUrgencyInput>;
};

/** The alert that was changed. */
export type AlertUpdatePayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The alert to acknowledge, and the access key. */
export type AlertUpdateStateInput = {
  /** Key from the notification: 32 hex digits, valid for an hour. */
  readonly accessKey: Scalars['String']['input'];
  /** Alert to acknowledge. */
  readonly id: Scalars['ID']['input'];
  /** User who acknowledges the alert. Default: none. */
  readonly responder?: InputMaybe<Scalars['String']['input']>;
};

/** The alert the key belongs to. */
export type AlertUpdateStatePayload = {
  /** The alert after the mutation. Null if the mutation is refused. */
  readonly alert?: Maybe<Alert>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Urgency of an alert. */
export type AlertUrgency =
  /** Needs attention immediately. */
  | 'HIGH'
  /** Needs attention later. */
  | 'LOW'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Number of alerts of one urgency. */
export type AlertUrgencyCount = {
  /** Number of alerts. */
  readonly count: Scalars['Int']['output'];
  /** Urgency of the alerts. */
  readonly urgency: AlertUrgency;
};

/** Conditions on urgency. */
export type AlertUrgencyFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<AlertUrgencyInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<AlertUrgencyInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<AlertUrgencyInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<AlertUrgencyInput>>;
};

/** The values of `AlertUrgency` that an input takes. */
export type AlertUrgencyInput =
  /** Needs attention immediately. */
  | 'HIGH'
  /** Needs attention later. */
  | 'LOW';

/** A credential for machines, with a role of its own. Source: `identity.app`. */
export type App = {
  /** Stable identifier, e.g. `app-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
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

/** Which channels are notified of an alert, when and how often. Source: `alert_manager.escalation_policy`. */
export type EscalationPolicy = {
  /**
   * Counts of the alerts that escalate by it, by state, urgency and severity. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertCounts?: Maybe<AlertCounts>;
  /** Alerts that escalate by it. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly alerts?: Maybe<AlertConnection>;
  /** Stable identifier, e.g. `ep-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};


/** Which channels are notified of an alert, when and how often. Source: `alert_manager.escalation_policy`. */
export type EscalationPolicyAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** Which channels are notified of an alert, when and how often. Source: `alert_manager.escalation_policy`. */
export type EscalationPolicyAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
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

/** A time during which alerts of its projects stay silent. Source: `monitoring.maintenance_window`. */
export type MaintenanceWindow = {
  /** When it was closed. Null until then. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * User, app or webhook that created it. Null if upstream has none, or if the app or webhook is deleted or not visible to
   * the caller.
   */
  readonly createdBy?: Maybe<Actor>;
  /** When the silence ends. Null if upstream has none. */
  readonly endTime?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `mw-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Projects whose alerts stay silent. */
  readonly projects: ReadonlyArray<Project>;
  /** When the silence begins. Null if upstream has none. */
  readonly startTime?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is open. */
  readonly state: MaintenanceWindowState;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Title, e.g. the planned work. */
  readonly title: Scalars['String']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A change of a maintenance window. */
export type MaintenanceWindowChange = {
  /** What happened. */
  readonly kind: ChangeKind;
  /** The maintenance window after the change. Null if it was deleted or is no longer visible to the caller. */
  readonly maintenanceWindow?: Maybe<MaintenanceWindow>;
  /** Identifier of the maintenance window. */
  readonly maintenanceWindowId: Scalars['ID']['output'];
};

/** The maintenance window to close. */
export type MaintenanceWindowCloseInput = {
  /** Domain of the maintenance window. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Maintenance window to close. */
  readonly id: Scalars['ID']['input'];
};

/** The maintenance window that was closed. */
export type MaintenanceWindowClosePayload = {
  /** The maintenance window after the mutation. Null if the mutation is refused. */
  readonly maintenanceWindow?: Maybe<MaintenanceWindow>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A condition on a field of `MaintenanceWindow`. */
export type MaintenanceWindowConditionInput = {
  /** The field. */
  readonly field: MaintenanceWindowField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of maintenance windows, and their total number. */
export type MaintenanceWindowConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<MaintenanceWindowEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<MaintenanceWindow>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of maintenance windows that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new maintenance window. Omitted members have their defaults. */
export type MaintenanceWindowCreateInput = {
  /** Domain of the maintenance window. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** End of the silence, after its start. */
  readonly endTime: Scalars['DateTime']['input'];
  /** Projects whose alerts are silent, at least one. */
  readonly projectIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Start of the silence; it may be in the past. */
  readonly startTime: Scalars['DateTime']['input'];
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Title. Not empty. */
  readonly title: Scalars['String']['input'];
};

/** The maintenance window that was opened. */
export type MaintenanceWindowCreatePayload = {
  /** The maintenance window after the mutation. Null if the mutation is refused. */
  readonly maintenanceWindow?: Maybe<MaintenanceWindow>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the maintenance windows on a page, with its cursor. */
export type MaintenanceWindowEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: MaintenanceWindow;
};

/** Fields of `MaintenanceWindow` that statistics read. */
export type MaintenanceWindowField =
  /** When it was closed. */
  | 'CLOSED_AT'
  /** When it was created. */
  | 'CREATED_AT'
  /** User, app or webhook that created it. */
  | 'CREATED_BY'
  /** When the silence ends. */
  | 'END_TIME'
  /** Stable identifier. */
  | 'ID'
  /** Projects whose alerts stay silent. */
  | 'PROJECTS'
  /** When the silence begins. */
  | 'START_TIME'
  /** Whether it is open. */
  | 'STATE'
  /** Labels of the caller. */
  | 'TAGS'
  /** Title, e.g. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** A field of `MaintenanceWindow`, or a value inside it. */
export type MaintenanceWindowFieldInput = {
  /** The field. */
  readonly field: MaintenanceWindowField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on maintenance windows. All of them must hold. */
export type MaintenanceWindowFilter = {
  /** When it was closed. */
  readonly closedAt?: InputMaybe<DateTimeFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the user who opened it. */
  readonly createdById?: InputMaybe<IdFilter>;
  /** When the silence ends. */
  readonly endTime?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<MaintenanceWindowFilter>>;
  /** One of its projects. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** When the silence begins. */
  readonly startTime?: InputMaybe<DateTimeFilter>;
  /** State it is in. */
  readonly state?: InputMaybe<MaintenanceWindowStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its title. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly title?: InputMaybe<StringFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A value that statistics compute for each group of `MaintenanceWindow`. */
export type MaintenanceWindowGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<MaintenanceWindowConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<MaintenanceWindowField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<MaintenanceWindowFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `MaintenanceWindow` by which statistics are grouped. */
export type MaintenanceWindowGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: MaintenanceWindowField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of maintenance windows. */
export type MaintenanceWindowOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: MaintenanceWindowOrderField;
};

/** Fields by which maintenance windows can be ordered. */
export type MaintenanceWindowOrderField =
  /** When it was closed. */
  | 'CLOSED_AT'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** Identifier of the user who opened it. */
  | 'CREATED_BY'
  /** When the silence ends. */
  | 'END_TIME'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** When the silence begins. */
  | 'START_TIME'
  /** State, alphabetically. */
  | 'STATE'
  /** By title, by code point: upper case before lower case. */
  | 'TITLE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Whether a maintenance window is open. */
export type MaintenanceWindowState =
  /** Closed: alerts are no longer silenced. */
  | 'CLOSED'
  /** Open: alerts are silent between its start and end. */
  | 'OPEN'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on the state of a maintenance window. */
export type MaintenanceWindowStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<MaintenanceWindowStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<MaintenanceWindowStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<MaintenanceWindowStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<MaintenanceWindowStateInput>>;
};

/** The values of `MaintenanceWindowState` that an input takes. */
export type MaintenanceWindowStateInput =
  /** Closed: alerts are no longer silenced. */
  | 'CLOSED'
  /** Open: alerts are silent between its start and end. */
  | 'OPEN';

/** Statistics of `MaintenanceWindow`: either `groupBy` and `fields`, or `distinct`. */
export type MaintenanceWindowStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<MaintenanceWindowFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<MaintenanceWindowGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<MaintenanceWindowConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<MaintenanceWindowConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<MaintenanceWindowGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<MaintenanceWindowOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<MaintenanceWindowFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<MaintenanceWindowConditionInput>>;
};

/** The maintenance window to change, and its new values. Omitted members stay as they are. */
export type MaintenanceWindowUpdateInput = {
  /** Domain of the maintenance window. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** New end of the silence. */
  readonly endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Maintenance window to change. */
  readonly id: Scalars['ID']['input'];
  /** New projects whose alerts are silent, in place of all earlier ones. */
  readonly projectIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** New start of the silence. */
  readonly startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New title. Not empty. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** The maintenance window that was changed. */
export type MaintenanceWindowUpdatePayload = {
  /** The maintenance window after the mutation. Null if the mutation is refused. */
  readonly maintenanceWindow?: Maybe<MaintenanceWindow>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Acknowledges an alert: sets its state to ACKNOWLEDGED and its responder to the caller. Null if the mutation fails for
   * a reason that the caller cannot correct.
   * Calls `monitoring.alert.update`.
   */
  readonly alertAcknowledge?: Maybe<AlertAcknowledgePayload>;
  /**
   * Assigns an alert to a user. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.alert.assign_user`.
   */
  readonly alertAssignUser?: Maybe<AlertAssignUserPayload>;
  /**
   * Creates an alert manually. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.alert.create`.
   */
  readonly alertCreate?: Maybe<AlertCreatePayload>;
  /**
   * Removes an alert with its notes. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.alert.delete`.
   */
  readonly alertDelete?: Maybe<AlertDeletePayload>;
  /**
   * Writes a note on an alert. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.note.create`.
   */
  readonly alertNoteCreate?: Maybe<AlertNoteCreatePayload>;
  /**
   * Removes a note. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.note.delete`.
   */
  readonly alertNoteDelete?: Maybe<AlertNoteDeletePayload>;
  /**
   * Changes the text of a note. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.note.update`.
   */
  readonly alertNoteUpdate?: Maybe<AlertNoteUpdatePayload>;
  /**
   * Resolves an alert: sets its state to RESOLVED. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.alert.update`.
   */
  readonly alertResolve?: Maybe<AlertResolvePayload>;
  /**
   * Changes an alert. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.alert.update`.
   */
  readonly alertUpdate?: Maybe<AlertUpdatePayload>;
  /**
   * Acknowledges an alert with the access key of a notification; needs no token. Null if the mutation fails for a reason
   * that the caller cannot correct.
   * Calls `monitoring.alert.update_state`.
   */
  readonly alertUpdateState?: Maybe<AlertUpdateStatePayload>;
  /**
   * Closes a maintenance window. It is not deleted. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `monitoring.maintenance_window.close`.
   */
  readonly maintenanceWindowClose?: Maybe<MaintenanceWindowClosePayload>;
  /**
   * Opens a maintenance window. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.maintenance_window.create`.
   */
  readonly maintenanceWindowCreate?: Maybe<MaintenanceWindowCreatePayload>;
  /**
   * Changes an open maintenance window. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.maintenance_window.update`.
   */
  readonly maintenanceWindowUpdate?: Maybe<MaintenanceWindowUpdatePayload>;
  /**
   * Creates a webhook with a URL of its own. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.webhook.create`.
   */
  readonly webhookCreate?: Maybe<WebhookCreatePayload>;
  /**
   * Removes a webhook; its alerts stay. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.webhook.delete`.
   */
  readonly webhookDelete?: Maybe<WebhookDeletePayload>;
  /**
   * Disables a webhook: its URL refuses events. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.webhook.disable`.
   */
  readonly webhookDisable?: Maybe<WebhookDisablePayload>;
  /**
   * Enables a webhook: its URL accepts events. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.webhook.enable`.
   */
  readonly webhookEnable?: Maybe<WebhookEnablePayload>;
  /**
   * Changes name or tags of a webhook. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `monitoring.webhook.update`.
   */
  readonly webhookUpdate?: Maybe<WebhookUpdatePayload>;
  /**
   * Changes version, options or upgrade mode of a webhook's plugin. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `monitoring.webhook.update_plugin`.
   */
  readonly webhookUpdatePlugin?: Maybe<WebhookUpdatePluginPayload>;
  /**
   * Checks that a webhook's plugin is known and its options fit. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `monitoring.webhook.verify_plugin`.
   */
  readonly webhookVerifyPlugin?: Maybe<WebhookVerifyPluginPayload>;
};


/** Root fields of mutations. */
export type MutationAlertAcknowledgeArgs = {
  input: AlertAcknowledgeInput;
};


/** Root fields of mutations. */
export type MutationAlertAssignUserArgs = {
  input: AlertAssignUserInput;
};


/** Root fields of mutations. */
export type MutationAlertCreateArgs = {
  input: AlertCreateInput;
};


/** Root fields of mutations. */
export type MutationAlertDeleteArgs = {
  input: AlertDeleteInput;
};


/** Root fields of mutations. */
export type MutationAlertNoteCreateArgs = {
  input: AlertNoteCreateInput;
};


/** Root fields of mutations. */
export type MutationAlertNoteDeleteArgs = {
  input: AlertNoteDeleteInput;
};


/** Root fields of mutations. */
export type MutationAlertNoteUpdateArgs = {
  input: AlertNoteUpdateInput;
};


/** Root fields of mutations. */
export type MutationAlertResolveArgs = {
  input: AlertResolveInput;
};


/** Root fields of mutations. */
export type MutationAlertUpdateArgs = {
  input: AlertUpdateInput;
};


/** Root fields of mutations. */
export type MutationAlertUpdateStateArgs = {
  input: AlertUpdateStateInput;
};


/** Root fields of mutations. */
export type MutationMaintenanceWindowCloseArgs = {
  input: MaintenanceWindowCloseInput;
};


/** Root fields of mutations. */
export type MutationMaintenanceWindowCreateArgs = {
  input: MaintenanceWindowCreateInput;
};


/** Root fields of mutations. */
export type MutationMaintenanceWindowUpdateArgs = {
  input: MaintenanceWindowUpdateInput;
};


/** Root fields of mutations. */
export type MutationWebhookCreateArgs = {
  input: WebhookCreateInput;
};


/** Root fields of mutations. */
export type MutationWebhookDeleteArgs = {
  input: WebhookDeleteInput;
};


/** Root fields of mutations. */
export type MutationWebhookDisableArgs = {
  input: WebhookDisableInput;
};


/** Root fields of mutations. */
export type MutationWebhookEnableArgs = {
  input: WebhookEnableInput;
};


/** Root fields of mutations. */
export type MutationWebhookUpdateArgs = {
  input: WebhookUpdateInput;
};


/** Root fields of mutations. */
export type MutationWebhookUpdatePluginArgs = {
  input: WebhookUpdatePluginInput;
};


/** Root fields of mutations. */
export type MutationWebhookVerifyPluginArgs = {
  input: WebhookVerifyPluginInput;
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

/** A program that connects an external system. Managed in the directory. */
export type Plugin = {
  /** Stable identifier, e.g. `plugin-prometheus-mon-webhook`. */
  readonly id: Scalars['ID']['output'];
  /** Webhooks whose events it reads. Null if the area is unavailable. Calls `monitoring.webhook.list`. */
  readonly webhooks?: Maybe<WebhookConnection>;
};


/** A program that connects an external system. Managed in the directory. */
export type PluginWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
};

/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type Project = {
  /** Counts of its alerts by state, urgency and severity. Null if the area is unavailable. Calls `monitoring.alert.stat`. */
  readonly alertCounts?: Maybe<AlertCounts>;
  /** Its alerts opened and resolved over time. Null if the area is unavailable. Calls `monitoring.alert.stat`. */
  readonly alertHistogram?: Maybe<ReadonlyArray<AlertBucket>>;
  /** Notes on its alerts. Null if the area is unavailable. Calls `monitoring.note.list`. */
  readonly alertNotes?: Maybe<AlertNoteConnection>;
  /** Alerts that concern it. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly alerts?: Maybe<AlertConnection>;
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Maintenance windows that silence it. Null if the area is unavailable. Calls `monitoring.maintenance_window.list`. */
  readonly maintenanceWindows?: Maybe<MaintenanceWindowConnection>;
  /** Webhooks whose alerts belong to it. Null if the area is unavailable. Calls `monitoring.webhook.list`. */
  readonly webhooks?: Maybe<WebhookConnection>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAlertHistogramArgs = {
  filter?: InputMaybe<AlertFilter>;
  from: Scalars['DateTime']['input'];
  interval: AlertInterval;
  to: Scalars['DateTime']['input'];
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAlertNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertNoteOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MaintenanceWindowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MaintenanceWindowOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
};

/** Root fields of queries. */
export type Query = {
  /** One alert. Null if it does not exist or is not visible to the caller. Calls `monitoring.alert.get`. */
  readonly alert?: Maybe<Alert>;
  /**
   * Counts of all alerts that are visible to the caller, by state, urgency and severity. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertCounts?: Maybe<AlertCounts>;
  /**
   * Alerts opened and resolved over time, of all that are visible to the caller. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertHistogram?: Maybe<ReadonlyArray<AlertBucket>>;
  /** One note on an alert. Null if it does not exist or is not visible to the caller. Calls `monitoring.note.get`. */
  readonly alertNote?: Maybe<AlertNote>;
  /**
   * Statistics of notes: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `monitoring.note.stat`.
   */
  readonly alertNoteStats?: Maybe<Scalars['JSON']['output']>;
  /** Notes on alerts that are visible to the caller. Null if the area is unavailable. Calls `monitoring.note.list`. */
  readonly alertNotes?: Maybe<AlertNoteConnection>;
  /**
   * Statistics of alerts: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertStats?: Maybe<Scalars['JSON']['output']>;
  /** Alerts that are visible to the caller. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly alerts?: Maybe<AlertConnection>;
  /**
   * One maintenance window. Null if it does not exist or is not visible to the caller.
   * Calls `monitoring.maintenance_window.get`.
   */
  readonly maintenanceWindow?: Maybe<MaintenanceWindow>;
  /**
   * Statistics of maintenance windows: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `monitoring.maintenance_window.stat`.
   */
  readonly maintenanceWindowStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Maintenance windows that are visible to the caller. Null if the area is unavailable.
   * Calls `monitoring.maintenance_window.list`.
   */
  readonly maintenanceWindows?: Maybe<MaintenanceWindowConnection>;
  /** One webhook. Null if it does not exist or is not visible to the caller. Calls `monitoring.webhook.get`. */
  readonly webhook?: Maybe<Webhook>;
  /**
   * Statistics of webhooks: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `monitoring.webhook.stat`.
   */
  readonly webhookStats?: Maybe<Scalars['JSON']['output']>;
  /** Webhooks that are visible to the caller. Null if the area is unavailable. Calls `monitoring.webhook.list`. */
  readonly webhooks?: Maybe<WebhookConnection>;
};


/** Root fields of queries. */
export type QueryAlertArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** Root fields of queries. */
export type QueryAlertHistogramArgs = {
  filter?: InputMaybe<AlertFilter>;
  from: Scalars['DateTime']['input'];
  interval: AlertInterval;
  to: Scalars['DateTime']['input'];
};


/** Root fields of queries. */
export type QueryAlertNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryAlertNoteStatsArgs = {
  query: AlertNoteStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryAlertNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertNoteOrder>>;
};


/** Root fields of queries. */
export type QueryAlertStatsArgs = {
  query: AlertStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
};


/** Root fields of queries. */
export type QueryMaintenanceWindowArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryMaintenanceWindowStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: MaintenanceWindowStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<MaintenanceWindowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MaintenanceWindowOrder>>;
};


/** Root fields of queries. */
export type QueryWebhookArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryWebhookStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: WebhookStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<WebhookFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
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
   * Changes of alerts that are visible to the caller: one event per change, with the state at that time. Changes of one
   * record keep their order. A slow reader gets the latest state only. Polls `monitoring.alert.list`.
   */
  readonly alertChanges: AlertChange;
  /**
   * Changes of maintenance windows that are visible to the caller: one event per change, with the state at that time. Changes of one
   * record keep their order. A slow reader gets the latest state only. Polls `monitoring.maintenance_window.list`.
   */
  readonly maintenanceWindowChanges: MaintenanceWindowChange;
};


/** Root fields of subscriptions. Their answers are streams. */
export type SubscriptionAlertChangesArgs = {
  filter?: InputMaybe<AlertFilter>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root fields of subscriptions. Their answers are streams. */
export type SubscriptionMaintenanceWindowChangesArgs = {
  filter?: InputMaybe<MaintenanceWindowFilter>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

/** A user. Managed in the directory. */
export type User = {
  /**
   * Counts of the alerts assigned to the user by state, urgency and severity. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertCounts?: Maybe<AlertCounts>;
  /** Notes that the user wrote. Null if the area is unavailable. Calls `monitoring.note.list`. */
  readonly alertNotes?: Maybe<AlertNoteConnection>;
  /** Alerts that are assigned to the user. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly assignedAlerts?: Maybe<AlertConnection>;
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Maintenance windows that the user opened. Null if the area is unavailable.
   * Calls `monitoring.maintenance_window.list`.
   */
  readonly maintenanceWindows?: Maybe<MaintenanceWindowConnection>;
};


/** A user. Managed in the directory. */
export type UserAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** A user. Managed in the directory. */
export type UserAlertNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertNoteOrder>>;
};


/** A user. Managed in the directory. */
export type UserAssignedAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
};


/** A user. Managed in the directory. */
export type UserMaintenanceWindowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MaintenanceWindowFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MaintenanceWindowOrder>>;
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

/** A receiver of events of a monitoring system, with a URL of its own. Source: `monitoring.webhook`. */
export type Webhook = {
  /** Secret part of its URL, 32 hex digits. */
  readonly accessKey: Scalars['String']['output'];
  /**
   * Counts of the alerts received through it by state, urgency and severity. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertCounts?: Maybe<AlertCounts>;
  /** Alerts that came through it. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly alerts?: Maybe<AlertConnection>;
  /** What its plugin can do. `{}` if unknown. */
  readonly capability: Scalars['JSONObject']['output'];
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `webhook-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name, unique in its project. Null if empty. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Plugin that reads its events. Null if the webhook has none. */
  readonly pluginInfo?: Maybe<WebhookPluginInfo>;
  /** Project its alerts belong to. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Whether its URL accepts events. */
  readonly state: EnabledState;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** URL to which the monitoring system sends events. Null if upstream has none. */
  readonly webhookUrl?: Maybe<Scalars['URL']['output']>;
};


/** A receiver of events of a monitoring system, with a URL of its own. Source: `monitoring.webhook`. */
export type WebhookAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** A receiver of events of a monitoring system, with a URL of its own. Source: `monitoring.webhook`. */
export type WebhookAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
};

/** A condition on a field of `Webhook`. */
export type WebhookConditionInput = {
  /** The field. */
  readonly field: WebhookField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of webhooks, and their total number. */
export type WebhookConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<WebhookEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Webhook>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of webhooks that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new webhook. Omitted members have their defaults. */
export type WebhookCreateInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Display name: not empty, at most 255 characters, unique in the project. */
  readonly name: Scalars['String']['input'];
  /** Plugin that reads the events of the webhook. */
  readonly pluginInfo: WebhookPluginInput;
  /** Project that the alerts of the webhook belong to. */
  readonly projectId: Scalars['ID']['input'];
  /** Labels; `service_key` ties it to a service. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The webhook that was created. */
export type WebhookCreatePayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** The webhook to delete. */
export type WebhookDeleteInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type WebhookDeletePayload = {
  /** Identifier of the webhook that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The webhook to disable. */
export type WebhookDisableInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook to disable. */
  readonly id: Scalars['ID']['input'];
};

/** The disabled webhook. */
export type WebhookDisablePayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** One of the webhooks on a page, with its cursor. */
export type WebhookEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Webhook;
};

/** The webhook to enable. */
export type WebhookEnableInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook to enable. */
  readonly id: Scalars['ID']['input'];
};

/** The enabled webhook. */
export type WebhookEnablePayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** Fields of `Webhook` that statistics read. */
export type WebhookField =
  /** Secret part of its URL, 32 hex digits. */
  | 'ACCESS_KEY'
  /** What its plugin can do. */
  | 'CAPABILITY'
  /** When it was created. */
  | 'CREATED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Display name, unique in its project. */
  | 'NAME'
  /** Plugin that reads its events. */
  | 'PLUGIN_INFO'
  /** Identifier of `project`: project its alerts belong to. */
  | 'PROJECT'
  /** Whether its URL accepts events. */
  | 'STATE'
  /** Labels of the caller. */
  | 'TAGS'
  /** URL to which the monitoring system sends events. */
  | 'WEBHOOK_URL';

/** A field of `Webhook`, or a value inside it. */
export type WebhookFieldInput = {
  /** The field. */
  readonly field: WebhookField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on webhooks. All of them must hold. */
export type WebhookFilter = {
  /** Secret part of the URL. */
  readonly accessKey?: InputMaybe<StringFilter>;
  /** Conditions on paths in the capability of the plugin. All must hold. */
  readonly capability?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<WebhookFilter>>;
  /** Conditions on paths in the plugin, e.g. path `plugin_id`. All must hold. */
  readonly pluginInfo?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of its project; `exists: false` finds what has none. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** State it is in. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** URL that monitoring systems call. */
  readonly webhookUrl?: InputMaybe<StringFilter>;
};

/** A value that statistics compute for each group of `Webhook`. */
export type WebhookGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<WebhookConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<WebhookField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<WebhookFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `Webhook` by which statistics are grouped. */
export type WebhookGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: WebhookField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of webhooks. */
export type WebhookOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: WebhookOrderField;
};

/** Fields by which webhooks can be ordered. */
export type WebhookOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the plugin. */
  | 'PLUGIN_ID'
  /** By version of the plugin, by code point. */
  | 'PLUGIN_VERSION'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** State, alphabetically. */
  | 'STATE';

/** Plugin of a webhook, and how it is updated. */
export type WebhookPluginInfo = {
  /** Metadata of the plugin. `{}` if empty. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Options of the caller. `{}` if there are none. */
  readonly options: Scalars['JSONObject']['output'];
  /** The plugin. Null if upstream has none. */
  readonly plugin?: Maybe<Plugin>;
  /** How it is updated. */
  readonly upgradeMode: WebhookUpgradeMode;
  /** Version in use, e.g. `1.0`. */
  readonly version: Scalars['String']['output'];
};

/** Plugin of a new webhook. */
export type WebhookPluginInput = {
  /** Options of the caller. */
  readonly options?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The plugin. */
  readonly pluginId: Scalars['ID']['input'];
  /** How it is upgraded. Default: AUTO. */
  readonly upgradeMode?: InputMaybe<WebhookUpgradeModeInput>;
  /** Version to use. Default: the newest. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** Statistics of `Webhook`: either `groupBy` and `fields`, or `distinct`. */
export type WebhookStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<WebhookFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<WebhookGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<WebhookConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<WebhookConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<WebhookGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<WebhookOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<WebhookFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<WebhookConditionInput>>;
};

/** The webhook to change, and its new values. Omitted members stay as they are. */
export type WebhookUpdateInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 255 characters, unique in the project. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The webhook that was changed. */
export type WebhookUpdatePayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** The webhook whose plugin to change, and its new values. */
export type WebhookUpdatePluginInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook whose plugin to change. */
  readonly id: Scalars['ID']['input'];
  /** New options, in place of all earlier ones. */
  readonly options?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New upgrade mode of the plugin. */
  readonly upgradeMode?: InputMaybe<WebhookUpgradeModeInput>;
  /** New version of the plugin. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** The webhook whose plugin was changed. */
export type WebhookUpdatePluginPayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** How a plugin is updated. */
export type WebhookUpgradeMode =
  /** The latest version is installed automatically. */
  | 'AUTO'
  /** The version stays until it is changed. */
  | 'MANUAL'
  /** The same as MANUAL. */
  | 'NONE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** The values of `WebhookUpgradeMode` that an input takes. */
export type WebhookUpgradeModeInput =
  /** The latest version is installed automatically. */
  | 'AUTO'
  /** The version stays until it is changed. */
  | 'MANUAL'
  /** The same as MANUAL. */
  | 'NONE';

/** The webhook whose plugin to check. */
export type WebhookVerifyPluginInput = {
  /** Domain of the webhook. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Webhook whose plugin to check. */
  readonly id: Scalars['ID']['input'];
};

/** The webhook with the verified plugin. */
export type WebhookVerifyPluginPayload = {
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook after the mutation. Null if the mutation is refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** A part of a domain with its own users and projects. Managed in the directory. */
export type Workspace = {
  /**
   * Counts of the alerts of its projects by state, urgency and severity. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertCounts?: Maybe<AlertCounts>;
  /**
   * Alerts of its projects opened and resolved over time. Null if the area is unavailable.
   * Calls `monitoring.alert.stat`.
   */
  readonly alertHistogram?: Maybe<ReadonlyArray<AlertBucket>>;
  /** Alerts of its projects. Null if the area is unavailable. Calls `monitoring.alert.list`. */
  readonly alerts?: Maybe<AlertConnection>;
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAlertCountsArgs = {
  filter?: InputMaybe<AlertFilter>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAlertHistogramArgs = {
  filter?: InputMaybe<AlertFilter>;
  from: Scalars['DateTime']['input'];
  interval: AlertInterval;
  to: Scalars['DateTime']['input'];
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AlertFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AlertOrder>>;
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
  Alert: Alert;
  AlertNote: AlertNote;
  AlertService: AlertService;
  App: App;
  EscalationPolicy: EscalationPolicy;
  MaintenanceWindow: MaintenanceWindow;
  Plugin: Plugin;
  Project: Project;
  User: User;
  Webhook: Webhook;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Alert:
    ( { __typename: 'Alert' }
    & GraphQLRecursivePick<FederationTypes['Alert'], {"id":true}> );
  AlertNote:
    ( { __typename: 'AlertNote' }
    & GraphQLRecursivePick<FederationTypes['AlertNote'], {"id":true}> );
  AlertService:
    ( { __typename: 'AlertService' }
    & GraphQLRecursivePick<FederationTypes['AlertService'], {"id":true}> );
  App:
    ( { __typename: 'App' }
    & GraphQLRecursivePick<FederationTypes['App'], {"id":true}> );
  EscalationPolicy:
    ( { __typename: 'EscalationPolicy' }
    & GraphQLRecursivePick<FederationTypes['EscalationPolicy'], {"id":true}> );
  MaintenanceWindow:
    ( { __typename: 'MaintenanceWindow' }
    & GraphQLRecursivePick<FederationTypes['MaintenanceWindow'], {"id":true}> );
  Plugin:
    ( { __typename: 'Plugin' }
    & GraphQLRecursivePick<FederationTypes['Plugin'], {"id":true}> );
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

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Actor:
    | ( Reference )
    | ( Reference )
    | ( WebhookRow )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Actor']>;
  Alert: ResolverTypeWrapper<AlertRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AlertAcknowledgeInput: AlertAcknowledgeInput;
  AlertAcknowledgePayload: ResolverTypeWrapper<Omit<AlertAcknowledgePayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertAssignUserInput: AlertAssignUserInput;
  AlertAssignUserPayload: ResolverTypeWrapper<Omit<AlertAssignUserPayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertBucket: ResolverTypeWrapper<AlertBucketRow>;
  AlertChange: ResolverTypeWrapper<AlertChangeRow>;
  AlertConditionInput: AlertConditionInput;
  AlertConnection: ResolverTypeWrapper<AlertPage>;
  AlertCounts: ResolverTypeWrapper<Omit<AlertCounts, 'bySeverity'> & { bySeverity: ReadonlyArray<ResolversTypes['AlertSeverityCount']> }>;
  AlertCreateInput: AlertCreateInput;
  AlertCreatePayload: ResolverTypeWrapper<Omit<AlertCreatePayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertDeleteInput: AlertDeleteInput;
  AlertDeletePayload: ResolverTypeWrapper<AlertDeletePayload>;
  AlertEdge: ResolverTypeWrapper<Omit<AlertEdge, 'node'> & { node: ResolversTypes['Alert'] }>;
  AlertField: AlertField;
  AlertFieldInput: AlertFieldInput;
  AlertFilter: AlertFilter;
  AlertGroupFieldInput: AlertGroupFieldInput;
  AlertGroupKeyInput: AlertGroupKeyInput;
  AlertInterval: AlertInterval;
  AlertNote: ResolverTypeWrapper<AlertNoteRow>;
  AlertNoteConditionInput: AlertNoteConditionInput;
  AlertNoteConnection: ResolverTypeWrapper<AlertNotePage>;
  AlertNoteCreateInput: AlertNoteCreateInput;
  AlertNoteCreatePayload: ResolverTypeWrapper<Omit<AlertNoteCreatePayload, 'alertNote'> & { alertNote?: Maybe<ResolversTypes['AlertNote']> }>;
  AlertNoteDeleteInput: AlertNoteDeleteInput;
  AlertNoteDeletePayload: ResolverTypeWrapper<AlertNoteDeletePayload>;
  AlertNoteEdge: ResolverTypeWrapper<Omit<AlertNoteEdge, 'node'> & { node: ResolversTypes['AlertNote'] }>;
  AlertNoteField: AlertNoteField;
  AlertNoteFieldInput: AlertNoteFieldInput;
  AlertNoteFilter: AlertNoteFilter;
  AlertNoteGroupFieldInput: AlertNoteGroupFieldInput;
  AlertNoteGroupKeyInput: AlertNoteGroupKeyInput;
  AlertNoteOrder: AlertNoteOrder;
  AlertNoteOrderField: AlertNoteOrderField;
  AlertNoteStatisticsQueryInput: AlertNoteStatisticsQueryInput;
  AlertNoteUpdateInput: AlertNoteUpdateInput;
  AlertNoteUpdatePayload: ResolverTypeWrapper<Omit<AlertNoteUpdatePayload, 'alertNote'> & { alertNote?: Maybe<ResolversTypes['AlertNote']> }>;
  AlertOrder: AlertOrder;
  AlertOrderField: AlertOrderField;
  AlertResolveInput: AlertResolveInput;
  AlertResolvePayload: ResolverTypeWrapper<Omit<AlertResolvePayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertResource: ResolverTypeWrapper<AlertResourceRow>;
  AlertService: ResolverTypeWrapper<Reference>;
  AlertSeverity: ResolverTypeWrapper<string>;
  AlertSeverityCount: ResolverTypeWrapper<Omit<AlertSeverityCount, 'severity'> & { severity: ResolversTypes['AlertSeverity'] }>;
  AlertSeverityFilter: AlertSeverityFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AlertSeverityInput: AlertSeverityInput;
  AlertState: AlertState;
  AlertStateCount: ResolverTypeWrapper<AlertStateCount>;
  AlertStateFilter: AlertStateFilter;
  AlertStateInput: AlertStateInput;
  AlertStatisticsQueryInput: AlertStatisticsQueryInput;
  AlertTargetStateInput: AlertTargetStateInput;
  AlertUpdateInput: AlertUpdateInput;
  AlertUpdatePayload: ResolverTypeWrapper<Omit<AlertUpdatePayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertUpdateStateInput: AlertUpdateStateInput;
  AlertUpdateStatePayload: ResolverTypeWrapper<Omit<AlertUpdateStatePayload, 'alert'> & { alert?: Maybe<ResolversTypes['Alert']> }>;
  AlertUrgency: AlertUrgency;
  AlertUrgencyCount: ResolverTypeWrapper<AlertUrgencyCount>;
  AlertUrgencyFilter: AlertUrgencyFilter;
  AlertUrgencyInput: AlertUrgencyInput;
  App: ResolverTypeWrapper<Reference>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  EnabledState: EnabledState;
  EnabledStateFilter: EnabledStateFilter;
  EnabledStateInput: EnabledStateInput;
  EscalationPolicy: ResolverTypeWrapper<Reference>;
  FilterOperator: FilterOperator;
  FloatFilter: FloatFilter;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GroupOperator: GroupOperator;
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  MaintenanceWindow: ResolverTypeWrapper<MaintenanceWindowRow>;
  MaintenanceWindowChange: ResolverTypeWrapper<MaintenanceWindowChangeRow>;
  MaintenanceWindowCloseInput: MaintenanceWindowCloseInput;
  MaintenanceWindowClosePayload: ResolverTypeWrapper<Omit<MaintenanceWindowClosePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversTypes['MaintenanceWindow']> }>;
  MaintenanceWindowConditionInput: MaintenanceWindowConditionInput;
  MaintenanceWindowConnection: ResolverTypeWrapper<MaintenanceWindowPage>;
  MaintenanceWindowCreateInput: MaintenanceWindowCreateInput;
  MaintenanceWindowCreatePayload: ResolverTypeWrapper<Omit<MaintenanceWindowCreatePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversTypes['MaintenanceWindow']> }>;
  MaintenanceWindowEdge: ResolverTypeWrapper<Omit<MaintenanceWindowEdge, 'node'> & { node: ResolversTypes['MaintenanceWindow'] }>;
  MaintenanceWindowField: MaintenanceWindowField;
  MaintenanceWindowFieldInput: MaintenanceWindowFieldInput;
  MaintenanceWindowFilter: MaintenanceWindowFilter;
  MaintenanceWindowGroupFieldInput: MaintenanceWindowGroupFieldInput;
  MaintenanceWindowGroupKeyInput: MaintenanceWindowGroupKeyInput;
  MaintenanceWindowOrder: MaintenanceWindowOrder;
  MaintenanceWindowOrderField: MaintenanceWindowOrderField;
  MaintenanceWindowState: MaintenanceWindowState;
  MaintenanceWindowStateFilter: MaintenanceWindowStateFilter;
  MaintenanceWindowStateInput: MaintenanceWindowStateInput;
  MaintenanceWindowStatisticsQueryInput: MaintenanceWindowStatisticsQueryInput;
  MaintenanceWindowUpdateInput: MaintenanceWindowUpdateInput;
  MaintenanceWindowUpdatePayload: ResolverTypeWrapper<Omit<MaintenanceWindowUpdatePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversTypes['MaintenanceWindow']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Plugin: ResolverTypeWrapper<Reference>;
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
  SortDirection: SortDirection;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<Reference>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookConditionInput: WebhookConditionInput;
  WebhookConnection: ResolverTypeWrapper<WebhookPage>;
  WebhookCreateInput: WebhookCreateInput;
  WebhookCreatePayload: ResolverTypeWrapper<Omit<WebhookCreatePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookDeleteInput: WebhookDeleteInput;
  WebhookDeletePayload: ResolverTypeWrapper<WebhookDeletePayload>;
  WebhookDisableInput: WebhookDisableInput;
  WebhookDisablePayload: ResolverTypeWrapper<Omit<WebhookDisablePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookEdge: ResolverTypeWrapper<Omit<WebhookEdge, 'node'> & { node: ResolversTypes['Webhook'] }>;
  WebhookEnableInput: WebhookEnableInput;
  WebhookEnablePayload: ResolverTypeWrapper<Omit<WebhookEnablePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookField: WebhookField;
  WebhookFieldInput: WebhookFieldInput;
  WebhookFilter: WebhookFilter;
  WebhookGroupFieldInput: WebhookGroupFieldInput;
  WebhookGroupKeyInput: WebhookGroupKeyInput;
  WebhookOrder: WebhookOrder;
  WebhookOrderField: WebhookOrderField;
  WebhookPluginInfo: ResolverTypeWrapper<WebhookPluginInfoRow>;
  WebhookPluginInput: WebhookPluginInput;
  WebhookStatisticsQueryInput: WebhookStatisticsQueryInput;
  WebhookUpdateInput: WebhookUpdateInput;
  WebhookUpdatePayload: ResolverTypeWrapper<Omit<WebhookUpdatePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookUpdatePluginInput: WebhookUpdatePluginInput;
  WebhookUpdatePluginPayload: ResolverTypeWrapper<Omit<WebhookUpdatePluginPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookUpgradeMode: WebhookUpgradeMode;
  WebhookUpgradeModeInput: WebhookUpgradeModeInput;
  WebhookVerifyPluginInput: WebhookVerifyPluginInput;
  WebhookVerifyPluginPayload: ResolverTypeWrapper<Omit<WebhookVerifyPluginPayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  Workspace: ResolverTypeWrapper<Reference>;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: ResolversUnionTypes<ResolversParentTypes>['Actor'];
  Alert: AlertRow;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  AlertAcknowledgeInput: AlertAcknowledgeInput;
  AlertAcknowledgePayload: Omit<AlertAcknowledgePayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertAssignUserInput: AlertAssignUserInput;
  AlertAssignUserPayload: Omit<AlertAssignUserPayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertBucket: AlertBucketRow;
  AlertChange: AlertChangeRow;
  AlertConditionInput: AlertConditionInput;
  AlertConnection: AlertPage;
  AlertCounts: Omit<AlertCounts, 'bySeverity'> & { bySeverity: ReadonlyArray<ResolversParentTypes['AlertSeverityCount']> };
  AlertCreateInput: AlertCreateInput;
  AlertCreatePayload: Omit<AlertCreatePayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertDeleteInput: AlertDeleteInput;
  AlertDeletePayload: AlertDeletePayload;
  AlertEdge: Omit<AlertEdge, 'node'> & { node: ResolversParentTypes['Alert'] };
  AlertFieldInput: AlertFieldInput;
  AlertFilter: AlertFilter;
  AlertGroupFieldInput: AlertGroupFieldInput;
  AlertGroupKeyInput: AlertGroupKeyInput;
  AlertNote: AlertNoteRow;
  AlertNoteConditionInput: AlertNoteConditionInput;
  AlertNoteConnection: AlertNotePage;
  AlertNoteCreateInput: AlertNoteCreateInput;
  AlertNoteCreatePayload: Omit<AlertNoteCreatePayload, 'alertNote'> & { alertNote?: Maybe<ResolversParentTypes['AlertNote']> };
  AlertNoteDeleteInput: AlertNoteDeleteInput;
  AlertNoteDeletePayload: AlertNoteDeletePayload;
  AlertNoteEdge: Omit<AlertNoteEdge, 'node'> & { node: ResolversParentTypes['AlertNote'] };
  AlertNoteFieldInput: AlertNoteFieldInput;
  AlertNoteFilter: AlertNoteFilter;
  AlertNoteGroupFieldInput: AlertNoteGroupFieldInput;
  AlertNoteGroupKeyInput: AlertNoteGroupKeyInput;
  AlertNoteOrder: AlertNoteOrder;
  AlertNoteStatisticsQueryInput: AlertNoteStatisticsQueryInput;
  AlertNoteUpdateInput: AlertNoteUpdateInput;
  AlertNoteUpdatePayload: Omit<AlertNoteUpdatePayload, 'alertNote'> & { alertNote?: Maybe<ResolversParentTypes['AlertNote']> };
  AlertOrder: AlertOrder;
  AlertResolveInput: AlertResolveInput;
  AlertResolvePayload: Omit<AlertResolvePayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertResource: AlertResourceRow;
  AlertService: Reference;
  AlertSeverityCount: AlertSeverityCount;
  AlertSeverityFilter: AlertSeverityFilter;
  Boolean: Scalars['Boolean']['output'];
  AlertStateCount: AlertStateCount;
  AlertStateFilter: AlertStateFilter;
  AlertStatisticsQueryInput: AlertStatisticsQueryInput;
  AlertUpdateInput: AlertUpdateInput;
  AlertUpdatePayload: Omit<AlertUpdatePayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertUpdateStateInput: AlertUpdateStateInput;
  AlertUpdateStatePayload: Omit<AlertUpdateStatePayload, 'alert'> & { alert?: Maybe<ResolversParentTypes['Alert']> };
  AlertUrgencyCount: AlertUrgencyCount;
  AlertUrgencyFilter: AlertUrgencyFilter;
  App: Reference;
  BooleanFilter: BooleanFilter;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  EscalationPolicy: Reference;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  MaintenanceWindow: MaintenanceWindowRow;
  MaintenanceWindowChange: MaintenanceWindowChangeRow;
  MaintenanceWindowCloseInput: MaintenanceWindowCloseInput;
  MaintenanceWindowClosePayload: Omit<MaintenanceWindowClosePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversParentTypes['MaintenanceWindow']> };
  MaintenanceWindowConditionInput: MaintenanceWindowConditionInput;
  MaintenanceWindowConnection: MaintenanceWindowPage;
  MaintenanceWindowCreateInput: MaintenanceWindowCreateInput;
  MaintenanceWindowCreatePayload: Omit<MaintenanceWindowCreatePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversParentTypes['MaintenanceWindow']> };
  MaintenanceWindowEdge: Omit<MaintenanceWindowEdge, 'node'> & { node: ResolversParentTypes['MaintenanceWindow'] };
  MaintenanceWindowFieldInput: MaintenanceWindowFieldInput;
  MaintenanceWindowFilter: MaintenanceWindowFilter;
  MaintenanceWindowGroupFieldInput: MaintenanceWindowGroupFieldInput;
  MaintenanceWindowGroupKeyInput: MaintenanceWindowGroupKeyInput;
  MaintenanceWindowOrder: MaintenanceWindowOrder;
  MaintenanceWindowStateFilter: MaintenanceWindowStateFilter;
  MaintenanceWindowStatisticsQueryInput: MaintenanceWindowStatisticsQueryInput;
  MaintenanceWindowUpdateInput: MaintenanceWindowUpdateInput;
  MaintenanceWindowUpdatePayload: Omit<MaintenanceWindowUpdatePayload, 'maintenanceWindow'> & { maintenanceWindow?: Maybe<ResolversParentTypes['MaintenanceWindow']> };
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Plugin: Reference;
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
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Subscription: Record<PropertyKey, never>;
  URL: Scalars['URL']['output'];
  User: Reference;
  UserError: UserError;
  Webhook: WebhookRow;
  WebhookConditionInput: WebhookConditionInput;
  WebhookConnection: WebhookPage;
  WebhookCreateInput: WebhookCreateInput;
  WebhookCreatePayload: Omit<WebhookCreatePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookDeleteInput: WebhookDeleteInput;
  WebhookDeletePayload: WebhookDeletePayload;
  WebhookDisableInput: WebhookDisableInput;
  WebhookDisablePayload: Omit<WebhookDisablePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookEdge: Omit<WebhookEdge, 'node'> & { node: ResolversParentTypes['Webhook'] };
  WebhookEnableInput: WebhookEnableInput;
  WebhookEnablePayload: Omit<WebhookEnablePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookFieldInput: WebhookFieldInput;
  WebhookFilter: WebhookFilter;
  WebhookGroupFieldInput: WebhookGroupFieldInput;
  WebhookGroupKeyInput: WebhookGroupKeyInput;
  WebhookOrder: WebhookOrder;
  WebhookPluginInfo: WebhookPluginInfoRow;
  WebhookPluginInput: WebhookPluginInput;
  WebhookStatisticsQueryInput: WebhookStatisticsQueryInput;
  WebhookUpdateInput: WebhookUpdateInput;
  WebhookUpdatePayload: Omit<WebhookUpdatePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookUpdatePluginInput: WebhookUpdatePluginInput;
  WebhookUpdatePluginPayload: Omit<WebhookUpdatePluginPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookVerifyPluginInput: WebhookVerifyPluginInput;
  WebhookVerifyPluginPayload: Omit<WebhookVerifyPluginPayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  Workspace: Reference;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  __resolveType: TypeResolveFn<'App' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type AlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert'], FederationReferenceType extends FederationReferenceTypes['Alert'] = FederationReferenceTypes['Alert']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Alert']> | FederationReferenceType, FederationReferenceType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  additionalInfo?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  alertNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  escalationPolicy?: Resolver<Maybe<ResolversTypes['EscalationPolicy']>, ParentType, ContextType>;
  escalationStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  escalationTtl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['AlertNoteConnection']>, ParentType, ContextType, RequireFields<AlertNotesArgs, 'first'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resources?: Resolver<ReadonlyArray<ResolversTypes['AlertResource']>, ParentType, ContextType>;
  responder?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['AlertService']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlertState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triggeredBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['AlertUrgency'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type AlertAcknowledgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertAcknowledgePayload'] = ResolversParentTypes['AlertAcknowledgePayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertAssignUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertAssignUserPayload'] = ResolversParentTypes['AlertAssignUserPayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertBucket'] = ResolversParentTypes['AlertBucket']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AlertChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertChange'] = ResolversParentTypes['AlertChange']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  alertId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
};

export type AlertConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertConnection'] = ResolversParentTypes['AlertConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Alert']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCounts'] = ResolversParentTypes['AlertCounts']> = {
  bySeverity?: Resolver<ReadonlyArray<ResolversTypes['AlertSeverityCount']>, ParentType, ContextType>;
  byState?: Resolver<ReadonlyArray<ResolversTypes['AlertStateCount']>, ParentType, ContextType>;
  byUrgency?: Resolver<ReadonlyArray<ResolversTypes['AlertUrgencyCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertCreatePayload'] = ResolversParentTypes['AlertCreatePayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertDeletePayload'] = ResolversParentTypes['AlertDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertEdge'] = ResolversParentTypes['AlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
};

export type AlertNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNote'] = ResolversParentTypes['AlertNote'], FederationReferenceType extends FederationReferenceTypes['AlertNote'] = FederationReferenceTypes['AlertNote']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AlertNote']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type AlertNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNoteConnection'] = ResolversParentTypes['AlertNoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AlertNoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AlertNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlertNoteCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNoteCreatePayload'] = ResolversParentTypes['AlertNoteCreatePayload']> = {
  alertNote?: Resolver<Maybe<ResolversTypes['AlertNote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertNoteDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNoteDeletePayload'] = ResolversParentTypes['AlertNoteDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertNoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNoteEdge'] = ResolversParentTypes['AlertNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AlertNote'], ParentType, ContextType>;
};

export type AlertNoteUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertNoteUpdatePayload'] = ResolversParentTypes['AlertNoteUpdatePayload']> = {
  alertNote?: Resolver<Maybe<ResolversTypes['AlertNote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertResolvePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertResolvePayload'] = ResolversParentTypes['AlertResolvePayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertResource'] = ResolversParentTypes['AlertResource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertService'] = ResolversParentTypes['AlertService'], FederationReferenceType extends FederationReferenceTypes['AlertService'] = FederationReferenceTypes['AlertService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AlertService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<AlertServiceAlertCountsArgs>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<AlertServiceAlertsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AlertSeverityResolvers = EnumResolverSignature<{ CRITICAL?: any, ERROR?: any, INFO?: any, NONE?: any, NOT_AVAILABLE?: any, UNKNOWN?: any, WARNING?: any }, ResolversTypes['AlertSeverity']>;

export type AlertSeverityCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertSeverityCount'] = ResolversParentTypes['AlertSeverityCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AlertSeverity'], ParentType, ContextType>;
};

export type AlertStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertStateCount'] = ResolversParentTypes['AlertStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AlertState'], ParentType, ContextType>;
};

export type AlertUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertUpdatePayload'] = ResolversParentTypes['AlertUpdatePayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertUpdateStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertUpdateStatePayload'] = ResolversParentTypes['AlertUpdateStatePayload']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertUrgencyCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertUrgencyCount'] = ResolversParentTypes['AlertUrgencyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['AlertUrgency'], ParentType, ContextType>;
};

export type AppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['App'] = ResolversParentTypes['App'], FederationReferenceType extends FederationReferenceTypes['App'] = FederationReferenceTypes['App']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['App']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EscalationPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EscalationPolicy'] = ResolversParentTypes['EscalationPolicy'], FederationReferenceType extends FederationReferenceTypes['EscalationPolicy'] = FederationReferenceTypes['EscalationPolicy']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['EscalationPolicy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<EscalationPolicyAlertCountsArgs>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<EscalationPolicyAlertsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MaintenanceWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindow'] = ResolversParentTypes['MaintenanceWindow'], FederationReferenceType extends FederationReferenceTypes['MaintenanceWindow'] = FederationReferenceTypes['MaintenanceWindow']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MaintenanceWindow']> | FederationReferenceType, FederationReferenceType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MaintenanceWindowState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MaintenanceWindowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowChange'] = ResolversParentTypes['MaintenanceWindowChange']> = {
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  maintenanceWindow?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  maintenanceWindowId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MaintenanceWindowClosePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowClosePayload'] = ResolversParentTypes['MaintenanceWindowClosePayload']> = {
  maintenanceWindow?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MaintenanceWindowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowConnection'] = ResolversParentTypes['MaintenanceWindowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MaintenanceWindowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MaintenanceWindowCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowCreatePayload'] = ResolversParentTypes['MaintenanceWindowCreatePayload']> = {
  maintenanceWindow?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MaintenanceWindowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowEdge'] = ResolversParentTypes['MaintenanceWindowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MaintenanceWindow'], ParentType, ContextType>;
};

export type MaintenanceWindowUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MaintenanceWindowUpdatePayload'] = ResolversParentTypes['MaintenanceWindowUpdatePayload']> = {
  maintenanceWindow?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  alertAcknowledge?: Resolver<Maybe<ResolversTypes['AlertAcknowledgePayload']>, ParentType, ContextType, RequireFields<MutationAlertAcknowledgeArgs, 'input'>>;
  alertAssignUser?: Resolver<Maybe<ResolversTypes['AlertAssignUserPayload']>, ParentType, ContextType, RequireFields<MutationAlertAssignUserArgs, 'input'>>;
  alertCreate?: Resolver<Maybe<ResolversTypes['AlertCreatePayload']>, ParentType, ContextType, RequireFields<MutationAlertCreateArgs, 'input'>>;
  alertDelete?: Resolver<Maybe<ResolversTypes['AlertDeletePayload']>, ParentType, ContextType, RequireFields<MutationAlertDeleteArgs, 'input'>>;
  alertNoteCreate?: Resolver<Maybe<ResolversTypes['AlertNoteCreatePayload']>, ParentType, ContextType, RequireFields<MutationAlertNoteCreateArgs, 'input'>>;
  alertNoteDelete?: Resolver<Maybe<ResolversTypes['AlertNoteDeletePayload']>, ParentType, ContextType, RequireFields<MutationAlertNoteDeleteArgs, 'input'>>;
  alertNoteUpdate?: Resolver<Maybe<ResolversTypes['AlertNoteUpdatePayload']>, ParentType, ContextType, RequireFields<MutationAlertNoteUpdateArgs, 'input'>>;
  alertResolve?: Resolver<Maybe<ResolversTypes['AlertResolvePayload']>, ParentType, ContextType, RequireFields<MutationAlertResolveArgs, 'input'>>;
  alertUpdate?: Resolver<Maybe<ResolversTypes['AlertUpdatePayload']>, ParentType, ContextType, RequireFields<MutationAlertUpdateArgs, 'input'>>;
  alertUpdateState?: Resolver<Maybe<ResolversTypes['AlertUpdateStatePayload']>, ParentType, ContextType, RequireFields<MutationAlertUpdateStateArgs, 'input'>>;
  maintenanceWindowClose?: Resolver<Maybe<ResolversTypes['MaintenanceWindowClosePayload']>, ParentType, ContextType, RequireFields<MutationMaintenanceWindowCloseArgs, 'input'>>;
  maintenanceWindowCreate?: Resolver<Maybe<ResolversTypes['MaintenanceWindowCreatePayload']>, ParentType, ContextType, RequireFields<MutationMaintenanceWindowCreateArgs, 'input'>>;
  maintenanceWindowUpdate?: Resolver<Maybe<ResolversTypes['MaintenanceWindowUpdatePayload']>, ParentType, ContextType, RequireFields<MutationMaintenanceWindowUpdateArgs, 'input'>>;
  webhookCreate?: Resolver<Maybe<ResolversTypes['WebhookCreatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookCreateArgs, 'input'>>;
  webhookDelete?: Resolver<Maybe<ResolversTypes['WebhookDeletePayload']>, ParentType, ContextType, RequireFields<MutationWebhookDeleteArgs, 'input'>>;
  webhookDisable?: Resolver<Maybe<ResolversTypes['WebhookDisablePayload']>, ParentType, ContextType, RequireFields<MutationWebhookDisableArgs, 'input'>>;
  webhookEnable?: Resolver<Maybe<ResolversTypes['WebhookEnablePayload']>, ParentType, ContextType, RequireFields<MutationWebhookEnableArgs, 'input'>>;
  webhookUpdate?: Resolver<Maybe<ResolversTypes['WebhookUpdatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookUpdateArgs, 'input'>>;
  webhookUpdatePlugin?: Resolver<Maybe<ResolversTypes['WebhookUpdatePluginPayload']>, ParentType, ContextType, RequireFields<MutationWebhookUpdatePluginArgs, 'input'>>;
  webhookVerifyPlugin?: Resolver<Maybe<ResolversTypes['WebhookVerifyPluginPayload']>, ParentType, ContextType, RequireFields<MutationWebhookVerifyPluginArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PluginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plugin'] = ResolversParentTypes['Plugin'], FederationReferenceType extends FederationReferenceTypes['Plugin'] = FederationReferenceTypes['Plugin']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Plugin']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, RequireFields<PluginWebhooksArgs, 'first'>>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<ProjectAlertCountsArgs>>;
  alertHistogram?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AlertBucket']>>, ParentType, ContextType, RequireFields<ProjectAlertHistogramArgs, 'from' | 'interval' | 'to'>>;
  alertNotes?: Resolver<Maybe<ResolversTypes['AlertNoteConnection']>, ParentType, ContextType, RequireFields<ProjectAlertNotesArgs, 'first'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<ProjectAlertsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maintenanceWindows?: Resolver<Maybe<ResolversTypes['MaintenanceWindowConnection']>, ParentType, ContextType, RequireFields<ProjectMaintenanceWindowsArgs, 'first'>>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, RequireFields<ProjectWebhooksArgs, 'first'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  alert?: Resolver<Maybe<ResolversTypes['Alert']>, ParentType, ContextType, RequireFields<QueryAlertArgs, 'id'>>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<QueryAlertCountsArgs>>;
  alertHistogram?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AlertBucket']>>, ParentType, ContextType, RequireFields<QueryAlertHistogramArgs, 'from' | 'interval' | 'to'>>;
  alertNote?: Resolver<Maybe<ResolversTypes['AlertNote']>, ParentType, ContextType, RequireFields<QueryAlertNoteArgs, 'id'>>;
  alertNoteStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryAlertNoteStatsArgs, 'query'>>;
  alertNotes?: Resolver<Maybe<ResolversTypes['AlertNoteConnection']>, ParentType, ContextType, RequireFields<QueryAlertNotesArgs, 'first'>>;
  alertStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryAlertStatsArgs, 'query'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<QueryAlertsArgs, 'first'>>;
  maintenanceWindow?: Resolver<Maybe<ResolversTypes['MaintenanceWindow']>, ParentType, ContextType, RequireFields<QueryMaintenanceWindowArgs, 'id'>>;
  maintenanceWindowStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryMaintenanceWindowStatsArgs, 'query'>>;
  maintenanceWindows?: Resolver<Maybe<ResolversTypes['MaintenanceWindowConnection']>, ParentType, ContextType, RequireFields<QueryMaintenanceWindowsArgs, 'first'>>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhookArgs, 'id'>>;
  webhookStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryWebhookStatsArgs, 'query'>>;
  webhooks?: Resolver<Maybe<ResolversTypes['WebhookConnection']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'first'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  alertChanges?: SubscriptionResolver<ResolversTypes['AlertChange'], "alertChanges", ParentType, ContextType, Partial<SubscriptionAlertChangesArgs>>;
  maintenanceWindowChanges?: SubscriptionResolver<ResolversTypes['MaintenanceWindowChange'], "maintenanceWindowChanges", ParentType, ContextType, Partial<SubscriptionMaintenanceWindowChangesArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<UserAlertCountsArgs>>;
  alertNotes?: Resolver<Maybe<ResolversTypes['AlertNoteConnection']>, ParentType, ContextType, RequireFields<UserAlertNotesArgs, 'first'>>;
  assignedAlerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<UserAssignedAlertsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maintenanceWindows?: Resolver<Maybe<ResolversTypes['MaintenanceWindowConnection']>, ParentType, ContextType, RequireFields<UserMaintenanceWindowsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'], FederationReferenceType extends FederationReferenceTypes['Webhook'] = FederationReferenceTypes['Webhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Webhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accessKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<WebhookAlertCountsArgs>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<WebhookAlertsArgs, 'first'>>;
  capability?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pluginInfo?: Resolver<Maybe<ResolversTypes['WebhookPluginInfo']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  webhookUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookConnection'] = ResolversParentTypes['WebhookConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookCreatePayload'] = ResolversParentTypes['WebhookCreatePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeletePayload'] = ResolversParentTypes['WebhookDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDisablePayload'] = ResolversParentTypes['WebhookDisablePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEdge'] = ResolversParentTypes['WebhookEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEnablePayload'] = ResolversParentTypes['WebhookEnablePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookPluginInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookPluginInfo'] = ResolversParentTypes['WebhookPluginInfo']> = {
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  plugin?: Resolver<Maybe<ResolversTypes['Plugin']>, ParentType, ContextType>;
  upgradeMode?: Resolver<ResolversTypes['WebhookUpgradeMode'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookUpdatePayload'] = ResolversParentTypes['WebhookUpdatePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookUpdatePluginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookUpdatePluginPayload'] = ResolversParentTypes['WebhookUpdatePluginPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookVerifyPluginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookVerifyPluginPayload'] = ResolversParentTypes['WebhookVerifyPluginPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alertCounts?: Resolver<Maybe<ResolversTypes['AlertCounts']>, ParentType, ContextType, Partial<WorkspaceAlertCountsArgs>>;
  alertHistogram?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AlertBucket']>>, ParentType, ContextType, RequireFields<WorkspaceAlertHistogramArgs, 'from' | 'interval' | 'to'>>;
  alerts?: Resolver<Maybe<ResolversTypes['AlertConnection']>, ParentType, ContextType, RequireFields<WorkspaceAlertsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  Actor?: ActorResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertAcknowledgePayload?: AlertAcknowledgePayloadResolvers<ContextType>;
  AlertAssignUserPayload?: AlertAssignUserPayloadResolvers<ContextType>;
  AlertBucket?: AlertBucketResolvers<ContextType>;
  AlertChange?: AlertChangeResolvers<ContextType>;
  AlertConnection?: AlertConnectionResolvers<ContextType>;
  AlertCounts?: AlertCountsResolvers<ContextType>;
  AlertCreatePayload?: AlertCreatePayloadResolvers<ContextType>;
  AlertDeletePayload?: AlertDeletePayloadResolvers<ContextType>;
  AlertEdge?: AlertEdgeResolvers<ContextType>;
  AlertNote?: AlertNoteResolvers<ContextType>;
  AlertNoteConnection?: AlertNoteConnectionResolvers<ContextType>;
  AlertNoteCreatePayload?: AlertNoteCreatePayloadResolvers<ContextType>;
  AlertNoteDeletePayload?: AlertNoteDeletePayloadResolvers<ContextType>;
  AlertNoteEdge?: AlertNoteEdgeResolvers<ContextType>;
  AlertNoteUpdatePayload?: AlertNoteUpdatePayloadResolvers<ContextType>;
  AlertResolvePayload?: AlertResolvePayloadResolvers<ContextType>;
  AlertResource?: AlertResourceResolvers<ContextType>;
  AlertService?: AlertServiceResolvers<ContextType>;
  AlertSeverity?: AlertSeverityResolvers;
  AlertSeverityCount?: AlertSeverityCountResolvers<ContextType>;
  AlertStateCount?: AlertStateCountResolvers<ContextType>;
  AlertUpdatePayload?: AlertUpdatePayloadResolvers<ContextType>;
  AlertUpdateStatePayload?: AlertUpdateStatePayloadResolvers<ContextType>;
  AlertUrgencyCount?: AlertUrgencyCountResolvers<ContextType>;
  App?: AppResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EscalationPolicy?: EscalationPolicyResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  MaintenanceWindow?: MaintenanceWindowResolvers<ContextType>;
  MaintenanceWindowChange?: MaintenanceWindowChangeResolvers<ContextType>;
  MaintenanceWindowClosePayload?: MaintenanceWindowClosePayloadResolvers<ContextType>;
  MaintenanceWindowConnection?: MaintenanceWindowConnectionResolvers<ContextType>;
  MaintenanceWindowCreatePayload?: MaintenanceWindowCreatePayloadResolvers<ContextType>;
  MaintenanceWindowEdge?: MaintenanceWindowEdgeResolvers<ContextType>;
  MaintenanceWindowUpdatePayload?: MaintenanceWindowUpdatePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Plugin?: PluginResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookConnection?: WebhookConnectionResolvers<ContextType>;
  WebhookCreatePayload?: WebhookCreatePayloadResolvers<ContextType>;
  WebhookDeletePayload?: WebhookDeletePayloadResolvers<ContextType>;
  WebhookDisablePayload?: WebhookDisablePayloadResolvers<ContextType>;
  WebhookEdge?: WebhookEdgeResolvers<ContextType>;
  WebhookEnablePayload?: WebhookEnablePayloadResolvers<ContextType>;
  WebhookPluginInfo?: WebhookPluginInfoResolvers<ContextType>;
  WebhookUpdatePayload?: WebhookUpdatePayloadResolvers<ContextType>;
  WebhookUpdatePluginPayload?: WebhookUpdatePluginPayloadResolvers<ContextType>;
  WebhookVerifyPluginPayload?: WebhookVerifyPluginPayloadResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

