import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { InventoryJobRow, InventoryJobChangeRow, MetricRow, RecordNoteRow, InventoryJobPage, MetricPage, RecordNotePage } from './resources.ts';
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

/** A user, app or webhook that did something. */
export type Actor = App | User | Webhook;

/** A condition on the records that a metric analyses. */
export type AnalyzeConditionInput = {
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Path of the value. */
  readonly path: Scalars['String']['input'];
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** A value that a metric computes for each group. */
export type AnalyzeFieldInput = {
  /** With PUSH: the members of each object, instead of `path`. */
  readonly members?: InputMaybe<ReadonlyArray<AnalyzeMemberInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Path of the value. Required, except with COUNT and with `members`. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A value by which a metric groups. */
export type AnalyzeKeyInput = {
  /** Further members of the entry, as in `labelsInfo` of the metric. */
  readonly attributes?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Name in the rows. Default: the last step of the path. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Path of the value. */
  readonly path: Scalars['String']['input'];
};

/** A member of the objects that PUSH lists. */
export type AnalyzeMemberInput = {
  /** Name in the object. Default: the last step of the path. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Path of the value. */
  readonly path: Scalars['String']['input'];
};

/**
 * What a metric computes from the records that it analyses. Paths use the names of the graph, e.g. `regionCode`; keys below
 * `data` and `tags` are not renamed.
 */
export type AnalyzeQueryInput = {
  /** Names of groups to fold: each field becomes a list of `{value, …}`, and of `cost` the row has `totalCost`. */
  readonly fieldGroup?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Values to compute for each row; by convention one, called `value`. */
  readonly fields: ReadonlyArray<AnalyzeFieldInput>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<AnalyzeConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<AnalyzeConditionInput>>;
  /** Rows to return, 1 to 1000. If omitted, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<AnalyzeKeyInput>>;
  /** Keywords, separated by spaces. One of them must occur in a record, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Number of rows to skip, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry takes precedence. A folded field is ordered by its total. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Values to keep or compute from those of the row. If omitted, all values of `groupBy` and `fields`. */
  readonly select?: InputMaybe<ReadonlyArray<RowFieldInput>>;
  /** Path of a list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<Scalars['String']['input']>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<AnalyzeConditionInput>>;
};

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

/** A cloud resource that was collected. Managed in the directory. */
export type CloudService = {
  /** Stable identifier, e.g. `cloud-svc-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Notes on its changes. Null if the area is unavailable. Calls `inventory.note.list`. */
  readonly notes?: Maybe<RecordNoteConnection>;
};


/** A cloud resource that was collected. Managed in the directory. */
export type CloudServiceNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecordNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
};

/** A collector of cloud resources through plugins. Managed outside this API. */
export type Collector = {
  /** Stable identifier, e.g. `collector-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Its runs. Null if the area is unavailable. Calls `inventory_v2.job.list`. */
  readonly inventoryJobs?: Maybe<InventoryJobConnection>;
};


/** A collector of cloud resources through plugins. Managed outside this API. */
export type CollectorInventoryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<InventoryJobOrder>>;
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

/** One run that collected cloud resources through a plugin. Source: `inventory_v2.job`. */
export type InventoryJob = {
  /** The collector that ran. Null if upstream has none. */
  readonly collector?: Maybe<Collector>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Tasks that failed. */
  readonly failureTasks: Scalars['Int']['output'];
  /** When it ended. Null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `job-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Plugin of the run. Null if upstream has none. */
  readonly plugin?: Maybe<Plugin>;
  /** Tasks not finished yet. It ends at 0. */
  readonly remainedTasks: Scalars['Int']['output'];
  /** Secret of the run. Null if none was named. */
  readonly requestSecretId?: Maybe<Scalars['ID']['output']>;
  /** Workspace of the run. Null if none was named. */
  readonly requestWorkspace?: Maybe<Workspace>;
  /** Scope of the record. */
  readonly resourceGroup: ResourceGroup;
  /** Progress or result. */
  readonly status: InventoryJobStatus;
  /** Tasks that succeeded. */
  readonly successTasks: Scalars['Int']['output'];
  /** Tasks it is made of. */
  readonly totalTasks: Scalars['Int']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A value that an analysis computes for each group of `InventoryJob`. */
export type InventoryJobAnalysisFieldInput = {
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<InventoryJobField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<InventoryJobFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `InventoryJob` by which an analysis is grouped. */
export type InventoryJobAnalysisKeyInput = {
  /** The field. */
  readonly field: InventoryJobField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** An analysis of `InventoryJob`. */
export type InventoryJobAnalysisQueryInput = {
  /** Names of groups to fold: each field becomes a list of `{value, …}`, and of `cost` the row has `totalCost`. */
  readonly fieldGroup?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Values to compute for each row. */
  readonly fields: ReadonlyArray<InventoryJobAnalysisFieldInput>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
  /** Rows to return, 1 to 1000. `more` of the answer tells whether rows remain. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<InventoryJobAnalysisKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most; of a folded field, its total counts. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Values to keep or compute from those of the row. If omitted, all values of `groupBy` and `fields`. */
  readonly select?: InputMaybe<ReadonlyArray<RowFieldInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<InventoryJobFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
};

/** A change of a job that collects cloud resources. */
export type InventoryJobChange = {
  /** The job after the change. Null if it was deleted or is no longer visible to the caller. */
  readonly inventoryJob?: Maybe<InventoryJob>;
  /** Identifier of the job. */
  readonly inventoryJobId: Scalars['ID']['output'];
  /** What happened. */
  readonly kind: ChangeKind;
};

/** A condition on a field of `InventoryJob`. */
export type InventoryJobConditionInput = {
  /** The field. */
  readonly field: InventoryJobField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of runs, and their total number. */
export type InventoryJobConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<InventoryJobEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<InventoryJob>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of runs that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The job to delete. */
export type InventoryJobDeleteInput = {
  /** Job to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type InventoryJobDeletePayload = {
  /** Identifier of the job that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the runs on a page, with its cursor. */
export type InventoryJobEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: InventoryJob;
};

/** Fields of `InventoryJob` that statistics read. */
export type InventoryJobField =
  /** Identifier of `collector`: the collector that ran. */
  | 'COLLECTOR'
  /** When it was created. */
  | 'CREATED_AT'
  /** Tasks that failed. */
  | 'FAILURE_TASKS'
  /** When it ended. */
  | 'FINISHED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Identifier of `plugin`: plugin of the run. */
  | 'PLUGIN'
  /** Tasks not finished yet. */
  | 'REMAINED_TASKS'
  /** Secret of the run. */
  | 'REQUEST_SECRET_ID'
  /** Identifier of `requestWorkspace`: workspace of the run. */
  | 'REQUEST_WORKSPACE'
  /** Scope of the record. */
  | 'RESOURCE_GROUP'
  /** Progress or result. */
  | 'STATUS'
  /** Tasks that succeeded. */
  | 'SUCCESS_TASKS'
  /** Tasks it is made of. */
  | 'TOTAL_TASKS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `InventoryJob`, or a value inside it. */
export type InventoryJobFieldInput = {
  /** The field. */
  readonly field: InventoryJobField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on runs that collected cloud resources. All of them must hold. */
export type InventoryJobFilter = {
  /** The collector that ran. */
  readonly collectorId?: InputMaybe<IdFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Tasks that failed. */
  readonly failureTasks?: InputMaybe<IntFilter>;
  /** When it ended. */
  readonly finishedAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<InventoryJobFilter>>;
  /** Plugin of the run. */
  readonly pluginId?: InputMaybe<IdFilter>;
  /** Tasks not finished yet. */
  readonly remainedTasks?: InputMaybe<IntFilter>;
  /** Secret of the run. */
  readonly requestSecretId?: InputMaybe<IdFilter>;
  /** Workspace of the run. */
  readonly requestWorkspaceId?: InputMaybe<IdFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Progress of the run. */
  readonly status?: InputMaybe<InventoryJobStatusFilter>;
  /** Tasks that succeeded. */
  readonly successTasks?: InputMaybe<IntFilter>;
  /** Tasks it is made of. */
  readonly totalTasks?: InputMaybe<IntFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `InventoryJob`. */
export type InventoryJobGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<InventoryJobField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<InventoryJobFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `InventoryJob` by which statistics are grouped. */
export type InventoryJobGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: InventoryJobField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of runs that collected cloud resources. */
export type InventoryJobOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: InventoryJobOrderField;
};

/** Fields by which runs that collected cloud resources can be ordered. */
export type InventoryJobOrderField =
  /** The collector that ran. */
  | 'COLLECTOR_ID'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** Tasks that failed. */
  | 'FAILURE_TASKS'
  /** When it ended. */
  | 'FINISHED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By identifier of the plugin. */
  | 'PLUGIN_ID'
  /** Tasks not finished yet. */
  | 'REMAINED_TASKS'
  /** Secret of the run. */
  | 'REQUEST_SECRET_ID'
  /** Workspace of the run. */
  | 'REQUEST_WORKSPACE_ID'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** Status, alphabetically. */
  | 'STATUS'
  /** Tasks that succeeded. */
  | 'SUCCESS_TASKS'
  /** Tasks it is made of. */
  | 'TOTAL_TASKS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `InventoryJob`: either `groupBy` and `fields`, or `distinct`. */
export type InventoryJobStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<InventoryJobFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<InventoryJobGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<InventoryJobGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<InventoryJobOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<InventoryJobFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<InventoryJobConditionInput>>;
};

/** Progress or result of a run that collects cloud resources. */
export type InventoryJobStatus =
  /** It was canceled. */
  | 'CANCELED'
  /** A task failed, or the run did not end. */
  | 'FAILURE'
  /** It is running. */
  | 'IN_PROGRESS'
  /** All its tasks succeeded. */
  | 'SUCCESS'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on the status of a run. */
export type InventoryJobStatusFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<InventoryJobStatusInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<InventoryJobStatusInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<InventoryJobStatusInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<InventoryJobStatusInput>>;
};

/** The values of `InventoryJobStatus` that an input takes. */
export type InventoryJobStatusInput =
  /** It was canceled. */
  | 'CANCELED'
  /** A task failed, or the run did not end. */
  | 'FAILURE'
  /** It is running. */
  | 'IN_PROGRESS'
  /** All its tasks succeeded. */
  | 'SUCCESS';

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

/** A stored analysis of what was collected, run to give data points. Source: `inventory.metric`. */
export type Metric = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the time by which a COUNTER counts, e.g. `createdAt`. Null if not set, as for most GAUGEs. */
  readonly dateField?: Maybe<Scalars['String']['output']>;
  /** Stable identifier, e.g. `metric-5c7fe0129ab3`, or one that the caller chose. */
  readonly id: Scalars['ID']['output'];
  /** Whether the service manages it, so that callers cannot change it. */
  readonly isManaged: Scalars['Boolean']['output'];
  /**
   * Keys by which its values can be grouped: objects with `key`, `name`, and where they apply `searchKey`, the path in the
   * analysed records, and `reference`. Further members are the `attributes` of its `groupBy`.
   */
  readonly labelsInfo: ReadonlyArray<Scalars['JSONObject']['output']>;
  /** What a run counts. */
  readonly metricType: MetricType;
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Category of the metric. Null if upstream has none. */
  readonly namespace?: Maybe<Namespace>;
  /** The analysis, as a value of `AnalyzeQueryInput`: it can be sent back as it is. By convention it has one field, `value`. */
  readonly queryOptions: Scalars['JSONObject']['output'];
  /** Scope of its data: the whole domain, or its own workspace. */
  readonly resourceGroup: ResourceGroup;
  /** What is analysed, e.g. `inventory.CloudService:aws.EC2.Instance` or `identity.User`. */
  readonly resourceType: Scalars['String']['output'];
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Unit of its values. Null if not set. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `Metric`. */
export type MetricConditionInput = {
  /** The field. */
  readonly field: MetricField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of metrics, and their total number. */
export type MetricConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<MetricEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Metric>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of metrics that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new metric. Omitted members have their defaults. */
export type MetricCreateInput = {
  /** Path of the time by which it counts. Default for a COUNTER: `createdAt`. */
  readonly dateField?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the caller's choice, at most 80 characters, unique in the domain. Default: a generated one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** What a run counts. It cannot be changed later. */
  readonly metricType: MetricTypeInput;
  /** Display name: not empty, at most 80 characters. */
  readonly name: Scalars['String']['input'];
  /** Heading to file it under. */
  readonly namespaceId: Scalars['ID']['input'];
  /** The analysis; it is run once, and refused when that fails. */
  readonly queryOptions: AnalyzeQueryInput;
  /** DOMAIN, or WORKSPACE for a metric that sees its own workspace only. */
  readonly resourceGroup: WorkspaceOrDomainInput;
  /** What to analyse. Default: that of the namespace, else `inventory.CloudService`. */
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Unit of its values, for display. */
  readonly unit?: InputMaybe<Scalars['String']['input']>;
  /** For WORKSPACE, where the token names none. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The metric that was created. */
export type MetricCreatePayload = {
  /** The metric after the mutation. Null if the mutation is refused. */
  readonly metric?: Maybe<Metric>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The metric to delete. */
export type MetricDeleteInput = {
  /** Metric to delete; not a managed one. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type MetricDeletePayload = {
  /** Identifier of the metric that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the metrics on a page, with its cursor. */
export type MetricEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Metric;
};

/** Fields of `Metric` that statistics read. */
export type MetricField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Path of the time by which a COUNTER counts. */
  | 'DATE_FIELD'
  /** Stable identifieror one that the caller chose. */
  | 'ID'
  /** Whether the service manages it, so that callers cannot change it. */
  | 'IS_MANAGED'
  /** Keys by which its values can be grouped: objects with `key`, `name`, and where they apply `searchKey`, the path in the analysed records, and `reference`. */
  | 'LABELS_INFO'
  /** What a run counts. */
  | 'METRIC_TYPE'
  /** Display name. */
  | 'NAME'
  /** Identifier of `namespace`: category of the metric. */
  | 'NAMESPACE'
  /** The analysis, as a value of `AnalyzeQueryInput`: it can be sent back as it is. */
  | 'QUERY_OPTIONS'
  /** Scope of its data: the whole domain, or its own workspace. */
  | 'RESOURCE_GROUP'
  /** What is analysed. */
  | 'RESOURCE_TYPE'
  /** Labels of the caller. */
  | 'TAGS'
  /** Unit of its values. */
  | 'UNIT'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `Metric`, or a value inside it. */
export type MetricFieldInput = {
  /** The field. */
  readonly field: MetricField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on metrics. All of them must hold. */
export type MetricFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /**
   * Path of the time by which it counts, e.g. `createdAt`; for `contains`, `regex` and comparisons of order as in the POST
   * API, `created_at`.
   */
  readonly dateField?: InputMaybe<StringFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** Conditions on paths in the stored labels, as in the POST API: `search_key`. All must hold. */
  readonly labelsInfo?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** What a run counts. */
  readonly metricType?: InputMaybe<MetricTypeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** Group of the metric. */
  readonly namespaceId?: InputMaybe<IdFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<MetricFilter>>;
  /** Conditions on paths in the stored analysis, as in the POST API: `group_by.key`. All must hold. */
  readonly queryOptions?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Resource type of the analysed records. */
  readonly resourceType?: InputMaybe<StringFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Unit of its values. */
  readonly unit?: InputMaybe<StringFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `Metric`. */
export type MetricGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<MetricConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<MetricField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<MetricFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `Metric` by which statistics are grouped. */
export type MetricGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: MetricField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of metrics. */
export type MetricOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: MetricOrderField;
};

/** Fields by which metrics can be ordered. */
export type MetricOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** Path of the time by which it counts, alphabetically, as in the POST API. */
  | 'DATE_FIELD'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** What a run counts, alphabetically. */
  | 'METRIC_TYPE'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** Category of the metric. */
  | 'NAMESPACE_ID'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** Resource type of the analysed records. */
  | 'RESOURCE_TYPE'
  /** By unit. */
  | 'UNIT'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** The metric to run. */
export type MetricRunInput = {
  /** Metric to run. */
  readonly id: Scalars['ID']['input'];
};

/** The metric that was run. */
export type MetricRunPayload = {
  /** The metric after the mutation. Null if the mutation is refused. */
  readonly metric?: Maybe<Metric>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Statistics of `Metric`: either `groupBy` and `fields`, or `distinct`. */
export type MetricStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<MetricFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<MetricGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<MetricConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<MetricConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<MetricGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<MetricOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<MetricFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<MetricConditionInput>>;
};

/** What a run of a metric counts. */
export type MetricType =
  /** The number of records whose time is in the last full day, in UTC. */
  | 'COUNTER'
  /** The current number of records. */
  | 'GAUGE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on what a run of a metric counts. */
export type MetricTypeFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<MetricTypeInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<MetricTypeInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<MetricTypeInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<MetricTypeInput>>;
};

/** The values of `MetricType` that an input takes. */
export type MetricTypeInput =
  /** The number of records whose time is in the last full day, in UTC. */
  | 'COUNTER'
  /** The current number of records. */
  | 'GAUGE';

/** The metric to change, and its new values. Omitted members stay as they are. */
export type MetricUpdateInput = {
  /** New path of the time by which it counts. */
  readonly dateField?: InputMaybe<Scalars['String']['input']>;
  /** Metric to change; not a managed one. */
  readonly id: Scalars['ID']['input'];
  /** New display name: at most 80 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New analysis. It runs at once, and the data points of the earlier one are dropped. */
  readonly queryOptions?: InputMaybe<AnalyzeQueryInput>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New unit of its values, for display. */
  readonly unit?: InputMaybe<Scalars['String']['input']>;
};

/** The metric that was changed. */
export type MetricUpdatePayload = {
  /** The metric after the mutation. Null if the mutation is refused. */
  readonly metric?: Maybe<Metric>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Removes the record of a run, whatever its status. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `inventory_v2.job.delete`.
   */
  readonly inventoryJobDelete?: Maybe<InventoryJobDeletePayload>;
  /**
   * Creates a metric, once its analysis has run. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `inventory.metric.create`.
   */
  readonly metricCreate?: Maybe<MetricCreatePayload>;
  /**
   * Removes a metric with its data points. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `inventory.metric.delete`.
   */
  readonly metricDelete?: Maybe<MetricDeletePayload>;
  /**
   * Runs the analysis of a metric and stores its data points, in place of any of the same day. Null if the mutation fails
   * for a reason that the caller cannot correct.
   * Calls `inventory.metric.run`.
   */
  readonly metricRun?: Maybe<MetricRunPayload>;
  /**
   * Changes a metric; a new analysis drops its data points and runs at once. Null if the mutation fails for a reason that
   * the caller cannot correct.
   * Calls `inventory.metric.update`.
   */
  readonly metricUpdate?: Maybe<MetricUpdatePayload>;
  /**
   * Writes a note on a change of a cloud service. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `inventory.note.create`.
   */
  readonly recordNoteCreate?: Maybe<RecordNoteCreatePayload>;
  /**
   * Removes a note, including notes of other authors. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `inventory.note.delete`.
   */
  readonly recordNoteDelete?: Maybe<RecordNoteDeletePayload>;
  /**
   * Changes the text of a note, including notes of other authors. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `inventory.note.update`.
   */
  readonly recordNoteUpdate?: Maybe<RecordNoteUpdatePayload>;
};


/** Root fields of mutations. */
export type MutationInventoryJobDeleteArgs = {
  input: InventoryJobDeleteInput;
};


/** Root fields of mutations. */
export type MutationMetricCreateArgs = {
  input: MetricCreateInput;
};


/** Root fields of mutations. */
export type MutationMetricDeleteArgs = {
  input: MetricDeleteInput;
};


/** Root fields of mutations. */
export type MutationMetricRunArgs = {
  input: MetricRunInput;
};


/** Root fields of mutations. */
export type MutationMetricUpdateArgs = {
  input: MetricUpdateInput;
};


/** Root fields of mutations. */
export type MutationRecordNoteCreateArgs = {
  input: RecordNoteCreateInput;
};


/** Root fields of mutations. */
export type MutationRecordNoteDeleteArgs = {
  input: RecordNoteDeleteInput;
};


/** Root fields of mutations. */
export type MutationRecordNoteUpdateArgs = {
  input: RecordNoteUpdateInput;
};

/** A category of metrics. Managed in the directory. */
export type Namespace = {
  /** Stable identifier, e.g. `ns-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Metrics in it. Null if the area is unavailable. Calls `inventory.metric.list`. */
  readonly metrics?: Maybe<MetricConnection>;
};


/** A category of metrics. Managed in the directory. */
export type NamespaceMetricsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MetricFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MetricOrder>>;
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
  /** Runs in which it did the work. Null if the area is unavailable. Calls `inventory_v2.job.list`. */
  readonly inventoryJobs?: Maybe<InventoryJobConnection>;
};


/** A program that connects an external system. Managed in the directory. */
export type PluginInventoryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<InventoryJobOrder>>;
};

/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type Project = {
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Notes on changes of its cloud services. Null if the area is unavailable. Calls `inventory.note.list`. */
  readonly recordNotes?: Maybe<RecordNoteConnection>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectRecordNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecordNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
};

/** Root fields of queries. */
export type Query = {
  /** One run. Null if it does not exist or is not visible to the caller. Calls `inventory_v2.job.get`. */
  readonly inventoryJob?: Maybe<InventoryJob>;
  /**
   * Runs, grouped and computed over: `{"results": […], "more": …}`. Null if the area is unavailable.
   * Calls `inventory_v2.job.analyze`.
   */
  readonly inventoryJobAnalysis?: Maybe<Scalars['JSON']['output']>;
  /**
   * Statistics of runs: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `inventory_v2.job.stat`.
   */
  readonly inventoryJobStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Runs that collected cloud resources, that are visible to the caller. Null if the area is unavailable.
   * Calls `inventory_v2.job.list`.
   */
  readonly inventoryJobs?: Maybe<InventoryJobConnection>;
  /** One metric. Null if it does not exist or is not visible to the caller. Calls `inventory.metric.get`. */
  readonly metric?: Maybe<Metric>;
  /**
   * Statistics of metrics: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `inventory.metric.stat`.
   */
  readonly metricStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Tries an analysis in the place of a metric's own, and stores nothing: `{"results": […], "more": false}`. Null if it
   * cannot be run.
   * Calls `inventory.metric.test`.
   */
  readonly metricTest?: Maybe<Scalars['JSON']['output']>;
  /**
   * Metrics of the caller's workspace, and those of the whole domain. Null if the area is unavailable.
   * Calls `inventory.metric.list`.
   */
  readonly metrics?: Maybe<MetricConnection>;
  /**
   * One note on a change of a cloud service. Null if it does not exist or is not visible to the caller.
   * Calls `inventory.note.get`.
   */
  readonly recordNote?: Maybe<RecordNote>;
  /**
   * Statistics of notes: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `inventory.note.stat`.
   */
  readonly recordNoteStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Notes on change records of cloud services that are visible to the caller. Null if the area is unavailable.
   * Calls `inventory.note.list`.
   */
  readonly recordNotes?: Maybe<RecordNoteConnection>;
};


/** Root fields of queries. */
export type QueryInventoryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryInventoryJobAnalysisArgs = {
  query: InventoryJobAnalysisQueryInput;
};


/** Root fields of queries. */
export type QueryInventoryJobStatsArgs = {
  query: InventoryJobStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryInventoryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<InventoryJobOrder>>;
};


/** Root fields of queries. */
export type QueryMetricArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryMetricStatsArgs = {
  query: MetricStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryMetricTestArgs = {
  id: Scalars['ID']['input'];
  queryOptions: AnalyzeQueryInput;
};


/** Root fields of queries. */
export type QueryMetricsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MetricFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MetricOrder>>;
};


/** Root fields of queries. */
export type QueryRecordNoteArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryRecordNoteStatsArgs = {
  query: RecordNoteStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryRecordNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecordNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
};

/** A note on a change record of a cloud service. It remains after the record is deleted. Source: `inventory.note`. */
export type RecordNote = {
  /** Cloud service that changed. Null if it is not known. */
  readonly cloudService?: Maybe<CloudService>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Author. Null if upstream has none, or if the app or webhook is deleted or not visible to the caller. */
  readonly createdBy?: Maybe<Actor>;
  /** Stable identifier, e.g. `note-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** The text. */
  readonly note: Scalars['String']['output'];
  /** Project of the cloud service. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Change record of the note, e.g. `record-5c7fe0129ab3`. Null if upstream has none. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `RecordNote`. */
export type RecordNoteConditionInput = {
  /** The field. */
  readonly field: RecordNoteField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of notes, and their total number. */
export type RecordNoteConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<RecordNoteEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<RecordNote>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of notes that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new note. Omitted members have their defaults. */
export type RecordNoteCreateInput = {
  /** The text. Not empty. */
  readonly note: Scalars['String']['input'];
  /** Change record of the note, which determines cloud service, project and workspace. */
  readonly recordId: Scalars['ID']['input'];
};

/** The note that was written. */
export type RecordNoteCreatePayload = {
  /** The note after the mutation. Null if the mutation is refused. */
  readonly recordNote?: Maybe<RecordNote>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The note to delete. */
export type RecordNoteDeleteInput = {
  /** Note to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type RecordNoteDeletePayload = {
  /** Identifier of the note that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the notes on a page, with its cursor. */
export type RecordNoteEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: RecordNote;
};

/** Fields of `RecordNote` that statistics read. */
export type RecordNoteField =
  /** Identifier of `cloudService`: cloud service that changed. */
  | 'CLOUD_SERVICE'
  /** When it was created. */
  | 'CREATED_AT'
  /** Author. Null if upstream has none, or if the app or webhook is deleted or not visible to the caller. */
  | 'CREATED_BY'
  /** Stable identifier. */
  | 'ID'
  /** The text. */
  | 'NOTE'
  /** Identifier of `project`: project of the cloud service. */
  | 'PROJECT'
  /** Change record of the note. */
  | 'RECORD_ID'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `RecordNote`, or a value inside it. */
export type RecordNoteFieldInput = {
  /** The field. */
  readonly field: RecordNoteField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on notes on change records of cloud services. All of them must hold. */
export type RecordNoteFilter = {
  /** Cloud service that changed. */
  readonly cloudServiceId?: InputMaybe<IdFilter>;
  /** When it was written. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the author. */
  readonly createdById?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on its text. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly note?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<RecordNoteFilter>>;
  /** Project of the cloud service. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Change record of the note. */
  readonly recordId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `RecordNote`. */
export type RecordNoteGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<RecordNoteConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<RecordNoteField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<RecordNoteFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `RecordNote` by which statistics are grouped. */
export type RecordNoteGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: RecordNoteField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of notes on change records of cloud services. */
export type RecordNoteOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: RecordNoteOrderField;
};

/** Fields by which notes on change records of cloud services can be ordered. */
export type RecordNoteOrderField =
  /** Cloud service that changed. */
  | 'CLOUD_SERVICE_ID'
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
  /** Change record of the note. */
  | 'RECORD_ID'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `RecordNote`: either `groupBy` and `fields`, or `distinct`. */
export type RecordNoteStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<RecordNoteFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<RecordNoteGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<RecordNoteConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<RecordNoteConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<RecordNoteGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<RecordNoteFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<RecordNoteConditionInput>>;
};

/** The note to change, and its new values. Omitted members stay as they are. */
export type RecordNoteUpdateInput = {
  /** Note to change. */
  readonly id: Scalars['ID']['input'];
  /** New text. Not empty. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** The note that was changed. */
export type RecordNoteUpdatePayload = {
  /** The note after the mutation. Null if the mutation is refused. */
  readonly recordNote?: Maybe<RecordNote>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
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
   * Changes of jobs that collect cloud resources that are visible to the caller: one event per change, with the state at that time. Changes of one
   * record keep their order. A slow reader gets the latest state only. Polls `inventory_v2.job.list`.
   */
  readonly inventoryJobChanges: InventoryJobChange;
};


/** Root fields of subscriptions. Their answers are streams. */
export type SubscriptionInventoryJobChangesArgs = {
  filter?: InputMaybe<InventoryJobFilter>;
};

/** A user. Managed in the directory. */
export type User = {
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Notes on change records of cloud services that the user wrote. Null if the area is unavailable.
   * Calls `inventory.note.list`.
   */
  readonly recordNotes?: Maybe<RecordNoteConnection>;
};


/** A user. Managed in the directory. */
export type UserRecordNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecordNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
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
  /** Stable identifier, e.g. `webhook-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};

/** A part of a domain with its own users and projects. Managed in the directory. */
export type Workspace = {
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Runs that collected for it. Null if the area is unavailable. Calls `inventory_v2.job.list`. */
  readonly inventoryJobs?: Maybe<InventoryJobConnection>;
  /** Metrics that belong to it. Null if the area is unavailable. Calls `inventory.metric.list`. */
  readonly metrics?: Maybe<MetricConnection>;
  /** Notes on changes of its cloud services. Null if the area is unavailable. Calls `inventory.note.list`. */
  readonly recordNotes?: Maybe<RecordNoteConnection>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceInventoryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InventoryJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<InventoryJobOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceMetricsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MetricFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<MetricOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceRecordNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecordNoteFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RecordNoteOrder>>;
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
  App: App;
  CloudService: CloudService;
  Collector: Collector;
  InventoryJob: InventoryJob;
  Metric: Metric;
  Namespace: Namespace;
  Plugin: Plugin;
  Project: Project;
  RecordNote: RecordNote;
  User: User;
  Webhook: Webhook;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  App:
    ( { __typename: 'App' }
    & GraphQLRecursivePick<FederationTypes['App'], {"id":true}> );
  CloudService:
    ( { __typename: 'CloudService' }
    & GraphQLRecursivePick<FederationTypes['CloudService'], {"id":true}> );
  Collector:
    ( { __typename: 'Collector' }
    & GraphQLRecursivePick<FederationTypes['Collector'], {"id":true}> );
  InventoryJob:
    ( { __typename: 'InventoryJob' }
    & GraphQLRecursivePick<FederationTypes['InventoryJob'], {"id":true}> );
  Metric:
    ( { __typename: 'Metric' }
    & GraphQLRecursivePick<FederationTypes['Metric'], {"id":true}> );
  Namespace:
    ( { __typename: 'Namespace' }
    & GraphQLRecursivePick<FederationTypes['Namespace'], {"id":true}> );
  Plugin:
    ( { __typename: 'Plugin' }
    & GraphQLRecursivePick<FederationTypes['Plugin'], {"id":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  RecordNote:
    ( { __typename: 'RecordNote' }
    & GraphQLRecursivePick<FederationTypes['RecordNote'], {"id":true}> );
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
    | ( Reference )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Actor']>;
  AnalyzeConditionInput: AnalyzeConditionInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AnalyzeFieldInput: AnalyzeFieldInput;
  AnalyzeKeyInput: AnalyzeKeyInput;
  AnalyzeMemberInput: AnalyzeMemberInput;
  AnalyzeQueryInput: AnalyzeQueryInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  App: ResolverTypeWrapper<Reference>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  BooleanFilter: BooleanFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeKind: ChangeKind;
  CloudService: ResolverTypeWrapper<Reference>;
  Collector: ResolverTypeWrapper<Reference>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  EnabledState: EnabledState;
  EnabledStateFilter: EnabledStateFilter;
  EnabledStateInput: EnabledStateInput;
  FilterOperator: FilterOperator;
  FloatFilter: FloatFilter;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GroupOperator: GroupOperator;
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  InventoryJob: ResolverTypeWrapper<InventoryJobRow>;
  InventoryJobAnalysisFieldInput: InventoryJobAnalysisFieldInput;
  InventoryJobAnalysisKeyInput: InventoryJobAnalysisKeyInput;
  InventoryJobAnalysisQueryInput: InventoryJobAnalysisQueryInput;
  InventoryJobChange: ResolverTypeWrapper<InventoryJobChangeRow>;
  InventoryJobConditionInput: InventoryJobConditionInput;
  InventoryJobConnection: ResolverTypeWrapper<InventoryJobPage>;
  InventoryJobDeleteInput: InventoryJobDeleteInput;
  InventoryJobDeletePayload: ResolverTypeWrapper<InventoryJobDeletePayload>;
  InventoryJobEdge: ResolverTypeWrapper<Omit<InventoryJobEdge, 'node'> & { node: ResolversTypes['InventoryJob'] }>;
  InventoryJobField: InventoryJobField;
  InventoryJobFieldInput: InventoryJobFieldInput;
  InventoryJobFilter: InventoryJobFilter;
  InventoryJobGroupFieldInput: InventoryJobGroupFieldInput;
  InventoryJobGroupKeyInput: InventoryJobGroupKeyInput;
  InventoryJobOrder: InventoryJobOrder;
  InventoryJobOrderField: InventoryJobOrderField;
  InventoryJobStatisticsQueryInput: InventoryJobStatisticsQueryInput;
  InventoryJobStatus: InventoryJobStatus;
  InventoryJobStatusFilter: InventoryJobStatusFilter;
  InventoryJobStatusInput: InventoryJobStatusInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Metric: ResolverTypeWrapper<MetricRow>;
  MetricConditionInput: MetricConditionInput;
  MetricConnection: ResolverTypeWrapper<MetricPage>;
  MetricCreateInput: MetricCreateInput;
  MetricCreatePayload: ResolverTypeWrapper<Omit<MetricCreatePayload, 'metric'> & { metric?: Maybe<ResolversTypes['Metric']> }>;
  MetricDeleteInput: MetricDeleteInput;
  MetricDeletePayload: ResolverTypeWrapper<MetricDeletePayload>;
  MetricEdge: ResolverTypeWrapper<Omit<MetricEdge, 'node'> & { node: ResolversTypes['Metric'] }>;
  MetricField: MetricField;
  MetricFieldInput: MetricFieldInput;
  MetricFilter: MetricFilter;
  MetricGroupFieldInput: MetricGroupFieldInput;
  MetricGroupKeyInput: MetricGroupKeyInput;
  MetricOrder: MetricOrder;
  MetricOrderField: MetricOrderField;
  MetricRunInput: MetricRunInput;
  MetricRunPayload: ResolverTypeWrapper<Omit<MetricRunPayload, 'metric'> & { metric?: Maybe<ResolversTypes['Metric']> }>;
  MetricStatisticsQueryInput: MetricStatisticsQueryInput;
  MetricType: MetricType;
  MetricTypeFilter: MetricTypeFilter;
  MetricTypeInput: MetricTypeInput;
  MetricUpdateInput: MetricUpdateInput;
  MetricUpdatePayload: ResolverTypeWrapper<Omit<MetricUpdatePayload, 'metric'> & { metric?: Maybe<ResolversTypes['Metric']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Namespace: ResolverTypeWrapper<Reference>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Plugin: ResolverTypeWrapper<Reference>;
  Project: ResolverTypeWrapper<Reference>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordNote: ResolverTypeWrapper<RecordNoteRow>;
  RecordNoteConditionInput: RecordNoteConditionInput;
  RecordNoteConnection: ResolverTypeWrapper<RecordNotePage>;
  RecordNoteCreateInput: RecordNoteCreateInput;
  RecordNoteCreatePayload: ResolverTypeWrapper<Omit<RecordNoteCreatePayload, 'recordNote'> & { recordNote?: Maybe<ResolversTypes['RecordNote']> }>;
  RecordNoteDeleteInput: RecordNoteDeleteInput;
  RecordNoteDeletePayload: ResolverTypeWrapper<RecordNoteDeletePayload>;
  RecordNoteEdge: ResolverTypeWrapper<Omit<RecordNoteEdge, 'node'> & { node: ResolversTypes['RecordNote'] }>;
  RecordNoteField: RecordNoteField;
  RecordNoteFieldInput: RecordNoteFieldInput;
  RecordNoteFilter: RecordNoteFilter;
  RecordNoteGroupFieldInput: RecordNoteGroupFieldInput;
  RecordNoteGroupKeyInput: RecordNoteGroupKeyInput;
  RecordNoteOrder: RecordNoteOrder;
  RecordNoteOrderField: RecordNoteOrderField;
  RecordNoteStatisticsQueryInput: RecordNoteStatisticsQueryInput;
  RecordNoteUpdateInput: RecordNoteUpdateInput;
  RecordNoteUpdatePayload: ResolverTypeWrapper<Omit<RecordNoteUpdatePayload, 'recordNote'> & { recordNote?: Maybe<ResolversTypes['RecordNote']> }>;
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
  Webhook: ResolverTypeWrapper<Reference>;
  Workspace: ResolverTypeWrapper<Reference>;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: ResolversUnionTypes<ResolversParentTypes>['Actor'];
  AnalyzeConditionInput: AnalyzeConditionInput;
  String: Scalars['String']['output'];
  AnalyzeFieldInput: AnalyzeFieldInput;
  AnalyzeKeyInput: AnalyzeKeyInput;
  AnalyzeMemberInput: AnalyzeMemberInput;
  AnalyzeQueryInput: AnalyzeQueryInput;
  Int: Scalars['Int']['output'];
  App: Reference;
  ID: Scalars['ID']['output'];
  BooleanFilter: BooleanFilter;
  Boolean: Scalars['Boolean']['output'];
  CloudService: Reference;
  Collector: Reference;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  IDFilter: IdFilter;
  IntFilter: IntFilter;
  InventoryJob: InventoryJobRow;
  InventoryJobAnalysisFieldInput: InventoryJobAnalysisFieldInput;
  InventoryJobAnalysisKeyInput: InventoryJobAnalysisKeyInput;
  InventoryJobAnalysisQueryInput: InventoryJobAnalysisQueryInput;
  InventoryJobChange: InventoryJobChangeRow;
  InventoryJobConditionInput: InventoryJobConditionInput;
  InventoryJobConnection: InventoryJobPage;
  InventoryJobDeleteInput: InventoryJobDeleteInput;
  InventoryJobDeletePayload: InventoryJobDeletePayload;
  InventoryJobEdge: Omit<InventoryJobEdge, 'node'> & { node: ResolversParentTypes['InventoryJob'] };
  InventoryJobFieldInput: InventoryJobFieldInput;
  InventoryJobFilter: InventoryJobFilter;
  InventoryJobGroupFieldInput: InventoryJobGroupFieldInput;
  InventoryJobGroupKeyInput: InventoryJobGroupKeyInput;
  InventoryJobOrder: InventoryJobOrder;
  InventoryJobStatisticsQueryInput: InventoryJobStatisticsQueryInput;
  InventoryJobStatusFilter: InventoryJobStatusFilter;
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Metric: MetricRow;
  MetricConditionInput: MetricConditionInput;
  MetricConnection: MetricPage;
  MetricCreateInput: MetricCreateInput;
  MetricCreatePayload: Omit<MetricCreatePayload, 'metric'> & { metric?: Maybe<ResolversParentTypes['Metric']> };
  MetricDeleteInput: MetricDeleteInput;
  MetricDeletePayload: MetricDeletePayload;
  MetricEdge: Omit<MetricEdge, 'node'> & { node: ResolversParentTypes['Metric'] };
  MetricFieldInput: MetricFieldInput;
  MetricFilter: MetricFilter;
  MetricGroupFieldInput: MetricGroupFieldInput;
  MetricGroupKeyInput: MetricGroupKeyInput;
  MetricOrder: MetricOrder;
  MetricRunInput: MetricRunInput;
  MetricRunPayload: Omit<MetricRunPayload, 'metric'> & { metric?: Maybe<ResolversParentTypes['Metric']> };
  MetricStatisticsQueryInput: MetricStatisticsQueryInput;
  MetricTypeFilter: MetricTypeFilter;
  MetricUpdateInput: MetricUpdateInput;
  MetricUpdatePayload: Omit<MetricUpdatePayload, 'metric'> & { metric?: Maybe<ResolversParentTypes['Metric']> };
  Mutation: Record<PropertyKey, never>;
  Namespace: Reference;
  PageInfo: PageInfo;
  Plugin: Reference;
  Project: Reference;
  Query: Record<PropertyKey, never>;
  RecordNote: RecordNoteRow;
  RecordNoteConditionInput: RecordNoteConditionInput;
  RecordNoteConnection: RecordNotePage;
  RecordNoteCreateInput: RecordNoteCreateInput;
  RecordNoteCreatePayload: Omit<RecordNoteCreatePayload, 'recordNote'> & { recordNote?: Maybe<ResolversParentTypes['RecordNote']> };
  RecordNoteDeleteInput: RecordNoteDeleteInput;
  RecordNoteDeletePayload: RecordNoteDeletePayload;
  RecordNoteEdge: Omit<RecordNoteEdge, 'node'> & { node: ResolversParentTypes['RecordNote'] };
  RecordNoteFieldInput: RecordNoteFieldInput;
  RecordNoteFilter: RecordNoteFilter;
  RecordNoteGroupFieldInput: RecordNoteGroupFieldInput;
  RecordNoteGroupKeyInput: RecordNoteGroupKeyInput;
  RecordNoteOrder: RecordNoteOrder;
  RecordNoteStatisticsQueryInput: RecordNoteStatisticsQueryInput;
  RecordNoteUpdateInput: RecordNoteUpdateInput;
  RecordNoteUpdatePayload: Omit<RecordNoteUpdatePayload, 'recordNote'> & { recordNote?: Maybe<ResolversParentTypes['RecordNote']> };
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
  Webhook: Reference;
  Workspace: Reference;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  __resolveType: TypeResolveFn<'App' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type AppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['App'] = ResolversParentTypes['App'], FederationReferenceType extends FederationReferenceTypes['App'] = FederationReferenceTypes['App']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['App']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloudServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloudService'] = ResolversParentTypes['CloudService'], FederationReferenceType extends FederationReferenceTypes['CloudService'] = FederationReferenceTypes['CloudService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CloudService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['RecordNoteConnection']>, ParentType, ContextType, RequireFields<CloudServiceNotesArgs, 'first'>>;
};

export type CollectorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collector'] = ResolversParentTypes['Collector'], FederationReferenceType extends FederationReferenceTypes['Collector'] = FederationReferenceTypes['Collector']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Collector']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inventoryJobs?: Resolver<Maybe<ResolversTypes['InventoryJobConnection']>, ParentType, ContextType, RequireFields<CollectorInventoryJobsArgs, 'first'>>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type InventoryJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryJob'] = ResolversParentTypes['InventoryJob'], FederationReferenceType extends FederationReferenceTypes['InventoryJob'] = FederationReferenceTypes['InventoryJob']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['InventoryJob']> | FederationReferenceType, FederationReferenceType, ContextType>;
  collector?: Resolver<Maybe<ResolversTypes['Collector']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failureTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plugin?: Resolver<Maybe<ResolversTypes['Plugin']>, ParentType, ContextType>;
  remainedTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestSecretId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestWorkspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InventoryJobStatus'], ParentType, ContextType>;
  successTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type InventoryJobChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryJobChange'] = ResolversParentTypes['InventoryJobChange']> = {
  inventoryJob?: Resolver<Maybe<ResolversTypes['InventoryJob']>, ParentType, ContextType>;
  inventoryJobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
};

export type InventoryJobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryJobConnection'] = ResolversParentTypes['InventoryJobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InventoryJobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['InventoryJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryJobDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryJobDeletePayload'] = ResolversParentTypes['InventoryJobDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InventoryJobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryJobEdge'] = ResolversParentTypes['InventoryJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InventoryJob'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric'], FederationReferenceType extends FederationReferenceTypes['Metric'] = FederationReferenceTypes['Metric']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Metric']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labelsInfo?: Resolver<ReadonlyArray<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  metricType?: Resolver<ResolversTypes['MetricType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<Maybe<ResolversTypes['Namespace']>, ParentType, ContextType>;
  queryOptions?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type MetricConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricConnection'] = ResolversParentTypes['MetricConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MetricEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Metric']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetricCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricCreatePayload'] = ResolversParentTypes['MetricCreatePayload']> = {
  metric?: Resolver<Maybe<ResolversTypes['Metric']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MetricDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricDeletePayload'] = ResolversParentTypes['MetricDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MetricEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricEdge'] = ResolversParentTypes['MetricEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Metric'], ParentType, ContextType>;
};

export type MetricRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricRunPayload'] = ResolversParentTypes['MetricRunPayload']> = {
  metric?: Resolver<Maybe<ResolversTypes['Metric']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MetricUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricUpdatePayload'] = ResolversParentTypes['MetricUpdatePayload']> = {
  metric?: Resolver<Maybe<ResolversTypes['Metric']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  inventoryJobDelete?: Resolver<Maybe<ResolversTypes['InventoryJobDeletePayload']>, ParentType, ContextType, RequireFields<MutationInventoryJobDeleteArgs, 'input'>>;
  metricCreate?: Resolver<Maybe<ResolversTypes['MetricCreatePayload']>, ParentType, ContextType, RequireFields<MutationMetricCreateArgs, 'input'>>;
  metricDelete?: Resolver<Maybe<ResolversTypes['MetricDeletePayload']>, ParentType, ContextType, RequireFields<MutationMetricDeleteArgs, 'input'>>;
  metricRun?: Resolver<Maybe<ResolversTypes['MetricRunPayload']>, ParentType, ContextType, RequireFields<MutationMetricRunArgs, 'input'>>;
  metricUpdate?: Resolver<Maybe<ResolversTypes['MetricUpdatePayload']>, ParentType, ContextType, RequireFields<MutationMetricUpdateArgs, 'input'>>;
  recordNoteCreate?: Resolver<Maybe<ResolversTypes['RecordNoteCreatePayload']>, ParentType, ContextType, RequireFields<MutationRecordNoteCreateArgs, 'input'>>;
  recordNoteDelete?: Resolver<Maybe<ResolversTypes['RecordNoteDeletePayload']>, ParentType, ContextType, RequireFields<MutationRecordNoteDeleteArgs, 'input'>>;
  recordNoteUpdate?: Resolver<Maybe<ResolversTypes['RecordNoteUpdatePayload']>, ParentType, ContextType, RequireFields<MutationRecordNoteUpdateArgs, 'input'>>;
};

export type NamespaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Namespace'] = ResolversParentTypes['Namespace'], FederationReferenceType extends FederationReferenceTypes['Namespace'] = FederationReferenceTypes['Namespace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Namespace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metrics?: Resolver<Maybe<ResolversTypes['MetricConnection']>, ParentType, ContextType, RequireFields<NamespaceMetricsArgs, 'first'>>;
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
  inventoryJobs?: Resolver<Maybe<ResolversTypes['InventoryJobConnection']>, ParentType, ContextType, RequireFields<PluginInventoryJobsArgs, 'first'>>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordNotes?: Resolver<Maybe<ResolversTypes['RecordNoteConnection']>, ParentType, ContextType, RequireFields<ProjectRecordNotesArgs, 'first'>>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  inventoryJob?: Resolver<Maybe<ResolversTypes['InventoryJob']>, ParentType, ContextType, RequireFields<QueryInventoryJobArgs, 'id'>>;
  inventoryJobAnalysis?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryInventoryJobAnalysisArgs, 'query'>>;
  inventoryJobStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryInventoryJobStatsArgs, 'query'>>;
  inventoryJobs?: Resolver<Maybe<ResolversTypes['InventoryJobConnection']>, ParentType, ContextType, RequireFields<QueryInventoryJobsArgs, 'first'>>;
  metric?: Resolver<Maybe<ResolversTypes['Metric']>, ParentType, ContextType, RequireFields<QueryMetricArgs, 'id'>>;
  metricStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryMetricStatsArgs, 'query'>>;
  metricTest?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryMetricTestArgs, 'id' | 'queryOptions'>>;
  metrics?: Resolver<Maybe<ResolversTypes['MetricConnection']>, ParentType, ContextType, RequireFields<QueryMetricsArgs, 'first'>>;
  recordNote?: Resolver<Maybe<ResolversTypes['RecordNote']>, ParentType, ContextType, RequireFields<QueryRecordNoteArgs, 'id'>>;
  recordNoteStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryRecordNoteStatsArgs, 'query'>>;
  recordNotes?: Resolver<Maybe<ResolversTypes['RecordNoteConnection']>, ParentType, ContextType, RequireFields<QueryRecordNotesArgs, 'first'>>;
};

export type RecordNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNote'] = ResolversParentTypes['RecordNote'], FederationReferenceType extends FederationReferenceTypes['RecordNote'] = FederationReferenceTypes['RecordNote']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['RecordNote']> | FederationReferenceType, FederationReferenceType, ContextType>;
  cloudService?: Resolver<Maybe<ResolversTypes['CloudService']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type RecordNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoteConnection'] = ResolversParentTypes['RecordNoteConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RecordNoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RecordNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordNoteCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoteCreatePayload'] = ResolversParentTypes['RecordNoteCreatePayload']> = {
  recordNote?: Resolver<Maybe<ResolversTypes['RecordNote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordNoteDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoteDeletePayload'] = ResolversParentTypes['RecordNoteDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RecordNoteEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoteEdge'] = ResolversParentTypes['RecordNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RecordNote'], ParentType, ContextType>;
};

export type RecordNoteUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNoteUpdatePayload'] = ResolversParentTypes['RecordNoteUpdatePayload']> = {
  recordNote?: Resolver<Maybe<ResolversTypes['RecordNote']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  inventoryJobChanges?: SubscriptionResolver<ResolversTypes['InventoryJobChange'], "inventoryJobChanges", ParentType, ContextType, Partial<SubscriptionInventoryJobChangesArgs>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordNotes?: Resolver<Maybe<ResolversTypes['RecordNoteConnection']>, ParentType, ContextType, RequireFields<UserRecordNotesArgs, 'first'>>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inventoryJobs?: Resolver<Maybe<ResolversTypes['InventoryJobConnection']>, ParentType, ContextType, RequireFields<WorkspaceInventoryJobsArgs, 'first'>>;
  metrics?: Resolver<Maybe<ResolversTypes['MetricConnection']>, ParentType, ContextType, RequireFields<WorkspaceMetricsArgs, 'first'>>;
  recordNotes?: Resolver<Maybe<ResolversTypes['RecordNoteConnection']>, ParentType, ContextType, RequireFields<WorkspaceRecordNotesArgs, 'first'>>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  Actor?: ActorResolvers<ContextType>;
  App?: AppResolvers<ContextType>;
  CloudService?: CloudServiceResolvers<ContextType>;
  Collector?: CollectorResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  InventoryJob?: InventoryJobResolvers<ContextType>;
  InventoryJobChange?: InventoryJobChangeResolvers<ContextType>;
  InventoryJobConnection?: InventoryJobConnectionResolvers<ContextType>;
  InventoryJobDeletePayload?: InventoryJobDeletePayloadResolvers<ContextType>;
  InventoryJobEdge?: InventoryJobEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Metric?: MetricResolvers<ContextType>;
  MetricConnection?: MetricConnectionResolvers<ContextType>;
  MetricCreatePayload?: MetricCreatePayloadResolvers<ContextType>;
  MetricDeletePayload?: MetricDeletePayloadResolvers<ContextType>;
  MetricEdge?: MetricEdgeResolvers<ContextType>;
  MetricRunPayload?: MetricRunPayloadResolvers<ContextType>;
  MetricUpdatePayload?: MetricUpdatePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Namespace?: NamespaceResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Plugin?: PluginResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordNote?: RecordNoteResolvers<ContextType>;
  RecordNoteConnection?: RecordNoteConnectionResolvers<ContextType>;
  RecordNoteCreatePayload?: RecordNoteCreatePayloadResolvers<ContextType>;
  RecordNoteDeletePayload?: RecordNoteDeletePayloadResolvers<ContextType>;
  RecordNoteEdge?: RecordNoteEdgeResolvers<ContextType>;
  RecordNoteUpdatePayload?: RecordNoteUpdatePayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

