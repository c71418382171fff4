import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProjectDashboardRow, ProjectDashboardVersionRow, ProjectDashboardPage, ProjectDashboardVersionPage } from './resources.ts';
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

/** Who may see a dashboard. */
export type DashboardViewers =
  /** Its owner. */
  | 'PRIVATE'
  /** Everybody who may see its project. */
  | 'PUBLIC'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on who may see a dashboard. */
export type DashboardViewersFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<DashboardViewersInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<DashboardViewersInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<DashboardViewersInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<DashboardViewersInput>>;
};

/** The values of `DashboardViewers` that an input takes. */
export type DashboardViewersInput =
  /** Its owner. */
  | 'PRIVATE'
  /** Everybody who may see its project. */
  | 'PUBLIC';

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

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Creates a dashboard, with its version 1. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `dashboard.project_dashboard.create`.
   */
  readonly projectDashboardCreate?: Maybe<ProjectDashboardCreatePayload>;
  /**
   * Removes a dashboard with all its versions. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `dashboard.project_dashboard.delete`.
   */
  readonly projectDashboardDelete?: Maybe<ProjectDashboardDeletePayload>;
  /**
   * Removes one version that is not the current one. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `dashboard.project_dashboard.delete_version`.
   */
  readonly projectDashboardDeleteVersion?: Maybe<ProjectDashboardDeleteVersionPayload>;
  /**
   * Creates a new version that is like an old one. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `dashboard.project_dashboard.revert_version`.
   */
  readonly projectDashboardRevertVersion?: Maybe<ProjectDashboardRevertVersionPayload>;
  /**
   * Changes a dashboard; new layouts or variables make a new version. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `dashboard.project_dashboard.update`.
   */
  readonly projectDashboardUpdate?: Maybe<ProjectDashboardUpdatePayload>;
};


/** Root fields of mutations. */
export type MutationProjectDashboardCreateArgs = {
  input: ProjectDashboardCreateInput;
};


/** Root fields of mutations. */
export type MutationProjectDashboardDeleteArgs = {
  input: ProjectDashboardDeleteInput;
};


/** Root fields of mutations. */
export type MutationProjectDashboardDeleteVersionArgs = {
  input: ProjectDashboardDeleteVersionInput;
};


/** Root fields of mutations. */
export type MutationProjectDashboardRevertVersionArgs = {
  input: ProjectDashboardRevertVersionInput;
};


/** Root fields of mutations. */
export type MutationProjectDashboardUpdateArgs = {
  input: ProjectDashboardUpdateInput;
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
  /** Dashboards that belong to it. Null if the area is unavailable. Calls `dashboard.project_dashboard.list`. */
  readonly dashboards?: Maybe<ProjectDashboardConnection>;
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectDashboardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectDashboardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectDashboardOrder>>;
};

/** A dashboard of a project, with versions. Source: `dashboard.project_dashboard`. */
export type ProjectDashboard = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `project-dash-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Keywords for searches. Empty if there are none. */
  readonly labels: ReadonlyArray<Scalars['JSON']['output']>;
  /** Widgets and their places. Empty if there are none. */
  readonly layouts: ReadonlyArray<Scalars['JSON']['output']>;
  /** Display name, unique per project and owner. */
  readonly name: Scalars['String']['output'];
  /** Project it belongs to. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Settings such as the date range. `{}` if there are none. */
  readonly settings: Scalars['JSONObject']['output'];
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its owner. Null if it is public. */
  readonly user?: Maybe<User>;
  /** Values of its variables. `{}` if there are none. */
  readonly variables: Scalars['JSONObject']['output'];
  /** Definitions of its variables. `{}` if there are none. */
  readonly variablesSchema: Scalars['JSONObject']['output'];
  /** Number of the current version, from 1. */
  readonly version: Scalars['Int']['output'];
  /**
   * Its versions, the current one included. Null if the area is unavailable.
   * Calls `dashboard.project_dashboard.list_versions`.
   */
  readonly versions?: Maybe<ProjectDashboardVersionConnection>;
  /** Who may see it. */
  readonly viewers: DashboardViewers;
};


/** A dashboard of a project, with versions. Source: `dashboard.project_dashboard`. */
export type ProjectDashboardVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectDashboardVersionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectDashboardVersionOrder>>;
};

/** A condition on a field of `ProjectDashboard`. */
export type ProjectDashboardConditionInput = {
  /** The field. */
  readonly field: ProjectDashboardField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of dashboards, and their total number. */
export type ProjectDashboardConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectDashboardEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<ProjectDashboard>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of dashboards that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new dashboard. Omitted members have their defaults. */
export type ProjectDashboardCreateInput = {
  /** Domain of the dashboard. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Keywords for searches. Default: none. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Widgets and their places. */
  readonly layouts: ReadonlyArray<Scalars['JSON']['input']>;
  /** Display name: not empty, at most 100 characters, unique per project and owner. */
  readonly name: Scalars['String']['input'];
  /** Project that the dashboard belongs to. */
  readonly projectId: Scalars['ID']['input'];
  /** Settings, such as the date range. Default: none. */
  readonly settings?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Values of its variables. Default: none. */
  readonly variables?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Definition of its variables. Default: none. */
  readonly variablesSchema?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Who may see it. It never changes. */
  readonly viewers: DashboardViewersInput;
};

/** The dashboard that was created. */
export type ProjectDashboardCreatePayload = {
  /** The dashboard after the mutation. Null if the mutation is refused. */
  readonly projectDashboard?: Maybe<ProjectDashboard>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The dashboard to delete. */
export type ProjectDashboardDeleteInput = {
  /** Domain of the dashboard. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Dashboard to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type ProjectDashboardDeletePayload = {
  /** Identifier of the dashboard that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The dashboard of which to delete a version, and the version. */
export type ProjectDashboardDeleteVersionInput = {
  /** Domain of the dashboard. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Dashboard of which to delete a version. */
  readonly id: Scalars['ID']['input'];
  /** Number of the version; not the current one. */
  readonly version: Scalars['Int']['input'];
};

/** Payload of a deletion. */
export type ProjectDashboardDeleteVersionPayload = {
  /** Number of the version that was deleted. Null if the mutation is refused. */
  readonly deletedVersion?: Maybe<Scalars['Int']['output']>;
  /** Dashboard whose version was deleted; the dashboard itself stays. Null if the mutation is refused. */
  readonly projectDashboardId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the dashboards on a page, with its cursor. */
export type ProjectDashboardEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProjectDashboard;
};

/** Fields of `ProjectDashboard` that statistics read. */
export type ProjectDashboardField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Keywords for searches. */
  | 'LABELS'
  /** Widgets and their places. */
  | 'LAYOUTS'
  /** Display name, unique per project and owner. */
  | 'NAME'
  /** Identifier of `project`: project it belongs to. */
  | 'PROJECT'
  /** Settings such as the date range. */
  | 'SETTINGS'
  /** Labels of the caller. */
  | 'TAGS'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `user`: its owner. */
  | 'USER'
  /** Values of its variables. */
  | 'VARIABLES'
  /** Definitions of its variables. */
  | 'VARIABLES_SCHEMA'
  /** Number of the current version, from 1. */
  | 'VERSION'
  /** Who may see it. */
  | 'VIEWERS';

/** A field of `ProjectDashboard`, or a value inside it. */
export type ProjectDashboardFieldInput = {
  /** The field. */
  readonly field: ProjectDashboardField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on dashboards. All of them must hold. */
export type ProjectDashboardFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on paths in the labels. All must hold. */
  readonly labels?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the layouts. All must hold. */
  readonly layouts?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectDashboardFilter>>;
  /** Identifier of its project; `exists: false` finds what has none. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the settings. All must hold. */
  readonly settings?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of its user. */
  readonly userId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the variables. All must hold. */
  readonly variables?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the schema of the variables. All must hold. */
  readonly variablesSchema?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Number of the current version. */
  readonly version?: InputMaybe<IntFilter>;
  /** Who may see it. */
  readonly viewers?: InputMaybe<DashboardViewersFilter>;
};

/** A value that statistics compute for each group of `ProjectDashboard`. */
export type ProjectDashboardGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<ProjectDashboardConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<ProjectDashboardField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<ProjectDashboardFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `ProjectDashboard` by which statistics are grouped. */
export type ProjectDashboardGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: ProjectDashboardField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of dashboards. */
export type ProjectDashboardOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ProjectDashboardOrderField;
};

/** Fields by which dashboards can be ordered. */
export type ProjectDashboardOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the owner. */
  | 'USER_ID'
  /** Number of the current version. */
  | 'VERSION'
  /** Who may see it, alphabetically. */
  | 'VIEWERS';

/** The dashboard to revert to an earlier version, and the version. */
export type ProjectDashboardRevertVersionInput = {
  /** Domain of the dashboard. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Dashboard to revert to an earlier version. */
  readonly id: Scalars['ID']['input'];
  /** Number of the version. */
  readonly version: Scalars['Int']['input'];
};

/** The reverted dashboard. */
export type ProjectDashboardRevertVersionPayload = {
  /** The dashboard after the mutation. Null if the mutation is refused. */
  readonly projectDashboard?: Maybe<ProjectDashboard>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Statistics of `ProjectDashboard`: either `groupBy` and `fields`, or `distinct`. */
export type ProjectDashboardStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<ProjectDashboardFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<ProjectDashboardGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<ProjectDashboardConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<ProjectDashboardConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<ProjectDashboardGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<ProjectDashboardOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<ProjectDashboardFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<ProjectDashboardConditionInput>>;
};

/** The dashboard to change, and its new values. Omitted members stay as they are. */
export type ProjectDashboardUpdateInput = {
  /** Domain of the dashboard. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Dashboard to change. */
  readonly id: Scalars['ID']['input'];
  /** New keywords for searches. */
  readonly labels?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** New widgets and their places, in place of all earlier ones. They make a new version. */
  readonly layouts?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** New display name: not empty, at most 100 characters, unique per project and owner. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Changed settings, such as the date range. Omitted settings stay as they are. */
  readonly settings?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New values of its variables. They make a new version. */
  readonly variables?: InputMaybe<Scalars['JSONObject']['input']>;
  /** New definition of its variables. */
  readonly variablesSchema?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The dashboard that was changed. */
export type ProjectDashboardUpdatePayload = {
  /** The dashboard after the mutation. Null if the mutation is refused. */
  readonly projectDashboard?: Maybe<ProjectDashboard>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A dashboard at the time of a change. */
export type ProjectDashboardVersion = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the current one. */
  readonly latest: Scalars['Boolean']['output'];
  /** Widgets and their places. Empty if there are none. */
  readonly layouts: ReadonlyArray<Scalars['JSON']['output']>;
  /** Settings such as the date range. `{}` if there are none. */
  readonly settings: Scalars['JSONObject']['output'];
  /** Values of its variables. `{}` if there are none. */
  readonly variables: Scalars['JSONObject']['output'];
  /** Definitions of its variables. `{}` if there are none. */
  readonly variablesSchema: Scalars['JSONObject']['output'];
  /** Its number, from 1. Never used twice. */
  readonly version: Scalars['Int']['output'];
};

/** One page of versions, and their total number. */
export type ProjectDashboardVersionConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectDashboardVersionEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<ProjectDashboardVersion>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of versions that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the versions on a page, with its cursor. */
export type ProjectDashboardVersionEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProjectDashboardVersion;
};

/** Conditions on versions of a dashboard. All of them must hold. */
export type ProjectDashboardVersionFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Whether it is the current one. */
  readonly latest?: InputMaybe<BooleanFilter>;
  /** Conditions on paths in the layouts. All must hold. */
  readonly layouts?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectDashboardVersionFilter>>;
  /** Conditions on paths in the settings. All must hold. */
  readonly settings?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the variables. All must hold. */
  readonly variables?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Conditions on paths in the schema of the variables. All must hold. */
  readonly variablesSchema?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Number of the version, from 1 on. */
  readonly version?: InputMaybe<IntFilter>;
};

/** One step of the order of versions of a dashboard. */
export type ProjectDashboardVersionOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ProjectDashboardVersionOrderField;
};

/** Fields by which versions of a dashboard can be ordered. */
export type ProjectDashboardVersionOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** Whether it is the current one. */
  | 'LATEST'
  /** By number. */
  | 'VERSION';

/** Root fields of queries. */
export type Query = {
  /**
   * One dashboard. Null if it does not exist or is not visible to the caller; a private one of another user is FORBIDDEN.
   * Calls `dashboard.project_dashboard.get`.
   */
  readonly projectDashboard?: Maybe<ProjectDashboard>;
  /**
   * Statistics of dashboards: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `dashboard.project_dashboard.stat`.
   */
  readonly projectDashboardStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * One version of a dashboard. Null if it does not exist or is not visible to the caller.
   * Calls `dashboard.project_dashboard.get_version`.
   */
  readonly projectDashboardVersion?: Maybe<ProjectDashboardVersion>;
  /** Versions of a dashboard. Null if the area is unavailable. Calls `dashboard.project_dashboard.list_versions`. */
  readonly projectDashboardVersions?: Maybe<ProjectDashboardVersionConnection>;
  /**
   * Dashboards that are visible to the caller: public ones, and the caller's own. Null if the area is unavailable.
   * Calls `dashboard.project_dashboard.list`.
   */
  readonly projectDashboards?: Maybe<ProjectDashboardConnection>;
};


/** Root fields of queries. */
export type QueryProjectDashboardArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryProjectDashboardStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: ProjectDashboardStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryProjectDashboardVersionArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Root fields of queries. */
export type QueryProjectDashboardVersionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProjectDashboardVersionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectDashboardVersionOrder>>;
};


/** Root fields of queries. */
export type QueryProjectDashboardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ProjectDashboardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectDashboardOrder>>;
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

/** A user. Managed in the directory. */
export type User = {
  /**
   * Private dashboards of the user, for the user alone to see. Null if the area is unavailable.
   * Calls `dashboard.project_dashboard.list`.
   */
  readonly dashboards?: Maybe<ProjectDashboardConnection>;
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
};


/** A user. Managed in the directory. */
export type UserDashboardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectDashboardFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectDashboardOrder>>;
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
  Project: Project;
  ProjectDashboard: ProjectDashboard;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  ProjectDashboard:
    ( { __typename: 'ProjectDashboard' }
    & GraphQLRecursivePick<FederationTypes['ProjectDashboard'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeKind: ChangeKind;
  DashboardViewers: DashboardViewers;
  DashboardViewersFilter: DashboardViewersFilter;
  DashboardViewersInput: DashboardViewersInput;
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IntFilter: IntFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Project: ResolverTypeWrapper<Reference>;
  ProjectDashboard: ResolverTypeWrapper<ProjectDashboardRow>;
  ProjectDashboardConditionInput: ProjectDashboardConditionInput;
  ProjectDashboardConnection: ResolverTypeWrapper<ProjectDashboardPage>;
  ProjectDashboardCreateInput: ProjectDashboardCreateInput;
  ProjectDashboardCreatePayload: ResolverTypeWrapper<Omit<ProjectDashboardCreatePayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversTypes['ProjectDashboard']> }>;
  ProjectDashboardDeleteInput: ProjectDashboardDeleteInput;
  ProjectDashboardDeletePayload: ResolverTypeWrapper<ProjectDashboardDeletePayload>;
  ProjectDashboardDeleteVersionInput: ProjectDashboardDeleteVersionInput;
  ProjectDashboardDeleteVersionPayload: ResolverTypeWrapper<ProjectDashboardDeleteVersionPayload>;
  ProjectDashboardEdge: ResolverTypeWrapper<Omit<ProjectDashboardEdge, 'node'> & { node: ResolversTypes['ProjectDashboard'] }>;
  ProjectDashboardField: ProjectDashboardField;
  ProjectDashboardFieldInput: ProjectDashboardFieldInput;
  ProjectDashboardFilter: ProjectDashboardFilter;
  ProjectDashboardGroupFieldInput: ProjectDashboardGroupFieldInput;
  ProjectDashboardGroupKeyInput: ProjectDashboardGroupKeyInput;
  ProjectDashboardOrder: ProjectDashboardOrder;
  ProjectDashboardOrderField: ProjectDashboardOrderField;
  ProjectDashboardRevertVersionInput: ProjectDashboardRevertVersionInput;
  ProjectDashboardRevertVersionPayload: ResolverTypeWrapper<Omit<ProjectDashboardRevertVersionPayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversTypes['ProjectDashboard']> }>;
  ProjectDashboardStatisticsQueryInput: ProjectDashboardStatisticsQueryInput;
  ProjectDashboardUpdateInput: ProjectDashboardUpdateInput;
  ProjectDashboardUpdatePayload: ResolverTypeWrapper<Omit<ProjectDashboardUpdatePayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversTypes['ProjectDashboard']> }>;
  ProjectDashboardVersion: ResolverTypeWrapper<ProjectDashboardVersionRow>;
  ProjectDashboardVersionConnection: ResolverTypeWrapper<ProjectDashboardVersionPage>;
  ProjectDashboardVersionEdge: ResolverTypeWrapper<Omit<ProjectDashboardVersionEdge, 'node'> & { node: ResolversTypes['ProjectDashboardVersion'] }>;
  ProjectDashboardVersionFilter: ProjectDashboardVersionFilter;
  ProjectDashboardVersionOrder: ProjectDashboardVersionOrder;
  ProjectDashboardVersionOrderField: ProjectDashboardVersionOrderField;
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
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<Reference>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: Scalars['Boolean']['output'];
  DashboardViewersFilter: DashboardViewersFilter;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  IDFilter: IdFilter;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  IntFilter: IntFilter;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Project: Reference;
  ProjectDashboard: ProjectDashboardRow;
  ProjectDashboardConditionInput: ProjectDashboardConditionInput;
  ProjectDashboardConnection: ProjectDashboardPage;
  ProjectDashboardCreateInput: ProjectDashboardCreateInput;
  ProjectDashboardCreatePayload: Omit<ProjectDashboardCreatePayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversParentTypes['ProjectDashboard']> };
  ProjectDashboardDeleteInput: ProjectDashboardDeleteInput;
  ProjectDashboardDeletePayload: ProjectDashboardDeletePayload;
  ProjectDashboardDeleteVersionInput: ProjectDashboardDeleteVersionInput;
  ProjectDashboardDeleteVersionPayload: ProjectDashboardDeleteVersionPayload;
  ProjectDashboardEdge: Omit<ProjectDashboardEdge, 'node'> & { node: ResolversParentTypes['ProjectDashboard'] };
  ProjectDashboardFieldInput: ProjectDashboardFieldInput;
  ProjectDashboardFilter: ProjectDashboardFilter;
  ProjectDashboardGroupFieldInput: ProjectDashboardGroupFieldInput;
  ProjectDashboardGroupKeyInput: ProjectDashboardGroupKeyInput;
  ProjectDashboardOrder: ProjectDashboardOrder;
  ProjectDashboardRevertVersionInput: ProjectDashboardRevertVersionInput;
  ProjectDashboardRevertVersionPayload: Omit<ProjectDashboardRevertVersionPayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversParentTypes['ProjectDashboard']> };
  ProjectDashboardStatisticsQueryInput: ProjectDashboardStatisticsQueryInput;
  ProjectDashboardUpdateInput: ProjectDashboardUpdateInput;
  ProjectDashboardUpdatePayload: Omit<ProjectDashboardUpdatePayload, 'projectDashboard'> & { projectDashboard?: Maybe<ResolversParentTypes['ProjectDashboard']> };
  ProjectDashboardVersion: ProjectDashboardVersionRow;
  ProjectDashboardVersionConnection: ProjectDashboardVersionPage;
  ProjectDashboardVersionEdge: Omit<ProjectDashboardVersionEdge, 'node'> & { node: ResolversParentTypes['ProjectDashboardVersion'] };
  ProjectDashboardVersionFilter: ProjectDashboardVersionFilter;
  ProjectDashboardVersionOrder: ProjectDashboardVersionOrder;
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
  URL: Scalars['URL']['output'];
  User: Reference;
  UserError: UserError;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
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

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  projectDashboardCreate?: Resolver<Maybe<ResolversTypes['ProjectDashboardCreatePayload']>, ParentType, ContextType, RequireFields<MutationProjectDashboardCreateArgs, 'input'>>;
  projectDashboardDelete?: Resolver<Maybe<ResolversTypes['ProjectDashboardDeletePayload']>, ParentType, ContextType, RequireFields<MutationProjectDashboardDeleteArgs, 'input'>>;
  projectDashboardDeleteVersion?: Resolver<Maybe<ResolversTypes['ProjectDashboardDeleteVersionPayload']>, ParentType, ContextType, RequireFields<MutationProjectDashboardDeleteVersionArgs, 'input'>>;
  projectDashboardRevertVersion?: Resolver<Maybe<ResolversTypes['ProjectDashboardRevertVersionPayload']>, ParentType, ContextType, RequireFields<MutationProjectDashboardRevertVersionArgs, 'input'>>;
  projectDashboardUpdate?: Resolver<Maybe<ResolversTypes['ProjectDashboardUpdatePayload']>, ParentType, ContextType, RequireFields<MutationProjectDashboardUpdateArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dashboards?: Resolver<Maybe<ResolversTypes['ProjectDashboardConnection']>, ParentType, ContextType, RequireFields<ProjectDashboardsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProjectDashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboard'] = ResolversParentTypes['ProjectDashboard'], FederationReferenceType extends FederationReferenceTypes['ProjectDashboard'] = FederationReferenceTypes['ProjectDashboard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProjectDashboard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  layouts?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  variablesSchema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Maybe<ResolversTypes['ProjectDashboardVersionConnection']>, ParentType, ContextType, RequireFields<ProjectDashboardVersionsArgs, 'first'>>;
  viewers?: Resolver<ResolversTypes['DashboardViewers'], ParentType, ContextType>;
};

export type ProjectDashboardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardConnection'] = ResolversParentTypes['ProjectDashboardConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProjectDashboardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProjectDashboard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectDashboardCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardCreatePayload'] = ResolversParentTypes['ProjectDashboardCreatePayload']> = {
  projectDashboard?: Resolver<Maybe<ResolversTypes['ProjectDashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectDashboardDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardDeletePayload'] = ResolversParentTypes['ProjectDashboardDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectDashboardDeleteVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardDeleteVersionPayload'] = ResolversParentTypes['ProjectDashboardDeleteVersionPayload']> = {
  deletedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  projectDashboardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectDashboardEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardEdge'] = ResolversParentTypes['ProjectDashboardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProjectDashboard'], ParentType, ContextType>;
};

export type ProjectDashboardRevertVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardRevertVersionPayload'] = ResolversParentTypes['ProjectDashboardRevertVersionPayload']> = {
  projectDashboard?: Resolver<Maybe<ResolversTypes['ProjectDashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectDashboardUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardUpdatePayload'] = ResolversParentTypes['ProjectDashboardUpdatePayload']> = {
  projectDashboard?: Resolver<Maybe<ResolversTypes['ProjectDashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectDashboardVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardVersion'] = ResolversParentTypes['ProjectDashboardVersion']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layouts?: Resolver<ReadonlyArray<ResolversTypes['JSON']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  variablesSchema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectDashboardVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardVersionConnection'] = ResolversParentTypes['ProjectDashboardVersionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProjectDashboardVersionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProjectDashboardVersion']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectDashboardVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectDashboardVersionEdge'] = ResolversParentTypes['ProjectDashboardVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProjectDashboardVersion'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  projectDashboard?: Resolver<Maybe<ResolversTypes['ProjectDashboard']>, ParentType, ContextType, RequireFields<QueryProjectDashboardArgs, 'id'>>;
  projectDashboardStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryProjectDashboardStatsArgs, 'query'>>;
  projectDashboardVersion?: Resolver<Maybe<ResolversTypes['ProjectDashboardVersion']>, ParentType, ContextType, RequireFields<QueryProjectDashboardVersionArgs, 'id' | 'version'>>;
  projectDashboardVersions?: Resolver<Maybe<ResolversTypes['ProjectDashboardVersionConnection']>, ParentType, ContextType, RequireFields<QueryProjectDashboardVersionsArgs, 'first' | 'id'>>;
  projectDashboards?: Resolver<Maybe<ResolversTypes['ProjectDashboardConnection']>, ParentType, ContextType, RequireFields<QueryProjectDashboardsArgs, 'first'>>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dashboards?: Resolver<Maybe<ResolversTypes['ProjectDashboardConnection']>, ParentType, ContextType, RequireFields<UserDashboardsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectDashboard?: ProjectDashboardResolvers<ContextType>;
  ProjectDashboardConnection?: ProjectDashboardConnectionResolvers<ContextType>;
  ProjectDashboardCreatePayload?: ProjectDashboardCreatePayloadResolvers<ContextType>;
  ProjectDashboardDeletePayload?: ProjectDashboardDeletePayloadResolvers<ContextType>;
  ProjectDashboardDeleteVersionPayload?: ProjectDashboardDeleteVersionPayloadResolvers<ContextType>;
  ProjectDashboardEdge?: ProjectDashboardEdgeResolvers<ContextType>;
  ProjectDashboardRevertVersionPayload?: ProjectDashboardRevertVersionPayloadResolvers<ContextType>;
  ProjectDashboardUpdatePayload?: ProjectDashboardUpdatePayloadResolvers<ContextType>;
  ProjectDashboardVersion?: ProjectDashboardVersionResolvers<ContextType>;
  ProjectDashboardVersionConnection?: ProjectDashboardVersionConnectionResolvers<ContextType>;
  ProjectDashboardVersionEdge?: ProjectDashboardVersionEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

