import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PluginRow, RepositoryRow, PluginPage, RepositoryPage } from './resources.ts';
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
  /** Keywords for searches. Empty if unknown. */
  readonly labels: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `repository.plugin.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Cloud provider, e.g. `aws`. Null if it is of none, or if unknown. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Resource type that it extends, e.g. `monitoring.Webhook`. Null if not set or unknown. */
  readonly resourceType?: Maybe<Scalars['String']['output']>;
  /** Whether it is enabled. Null if unknown. */
  readonly state?: Maybe<EnabledState>;
};

/** One page of plug-ins, and their total number. */
export type PluginConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<PluginEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Plugin>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of plug-ins that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the plug-ins on a page, with its cursor. */
export type PluginEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Plugin;
};

/** Conditions on plug-ins. All of them must hold. */
export type PluginFilter = {
  /** Conditions on paths in its capability. All must hold. */
  readonly capability?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in its links to documentation. All must hold. */
  readonly docs?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Image it is started from. */
  readonly image?: InputMaybe<StringFilter>;
  /** Keywords for searches: some of them. */
  readonly labels?: InputMaybe<StringFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<PluginFilter>>;
  /** Cloud provider, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Resource type that it extends, e.g. `monitoring.Webhook`. */
  readonly resourceType?: InputMaybe<StringFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** One step of the order of plug-ins. */
export type PluginOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: PluginOrderField;
};

/** Fields by which plug-ins can be ordered. */
export type PluginOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By image it is started from. */
  | 'IMAGE'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By cloud provider. */
  | 'PROVIDER'
  /** By the resource type that it extends. */
  | 'RESOURCE_TYPE'
  /** Current state, alphabetically. */
  | 'STATE'
  /** When it last changed: `DESC` puts the latest first. */
  | 'UPDATED_AT';

/** Root fields of queries. */
export type Query = {
  /**
   * A plug-in to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `repository.plugin.list`.
   */
  readonly plugin?: Maybe<Plugin>;
  /**
   * Plug-ins that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment lacks the
   * read.
   * Calls `repository.plugin.list`.
   */
  readonly plugins?: Maybe<PluginConnection>;
  /**
   * Sources of deployable plugins, the same in every domain. Null if the area is unavailable.
   * Calls `repository.repository.list`.
   */
  readonly repositories?: Maybe<RepositoryConnection>;
};


/** Root fields of queries. */
export type QueryPluginArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryPluginsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PluginFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<PluginOrder>>;
};


/** Root fields of queries. */
export type QueryRepositoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RepositoryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RepositoryOrder>>;
};

/** Sources of deployable plugins. Source: `repository.repository`. */
export type Repository = {
  /** URL of its service. Null if it has none. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Stable identifier, e.g. `repo-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Any text; usually LOCAL, MANAGED or REMOTE. */
  readonly repositoryType: Scalars['String']['output'];
};

/** One page of repositories, and their total number. */
export type RepositoryConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<RepositoryEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Repository>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of repositories that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the repositories on a page, with its cursor. */
export type RepositoryEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Repository;
};

/** Conditions on repositories. All of them must hold. */
export type RepositoryFilter = {
  /** Its URL. */
  readonly endpoint?: InputMaybe<StringFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<RepositoryFilter>>;
  /** Type, e.g. MANAGED. */
  readonly repositoryType?: InputMaybe<StringFilter>;
};

/** One step of the order of repositories. */
export type RepositoryOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: RepositoryOrderField;
};

/** Fields by which repositories can be ordered. */
export type RepositoryOrderField =
  /** By URL. */
  | 'ENDPOINT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By type. */
  | 'REPOSITORY_TYPE';

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
  Plugin: Plugin;
  Repository: Repository;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Plugin:
    ( { __typename: 'Plugin' }
    & GraphQLRecursivePick<FederationTypes['Plugin'], {"id":true}> );
  Repository:
    ( { __typename: 'Repository' }
    & GraphQLRecursivePick<FederationTypes['Repository'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeKind: ChangeKind;
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
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Plugin: ResolverTypeWrapper<PluginRow>;
  PluginConnection: ResolverTypeWrapper<PluginPage>;
  PluginEdge: ResolverTypeWrapper<Omit<PluginEdge, 'node'> & { node: ResolversTypes['Plugin'] }>;
  PluginFilter: PluginFilter;
  PluginOrder: PluginOrder;
  PluginOrderField: PluginOrderField;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Repository: ResolverTypeWrapper<RepositoryRow>;
  RepositoryConnection: ResolverTypeWrapper<RepositoryPage>;
  RepositoryEdge: ResolverTypeWrapper<Omit<RepositoryEdge, 'node'> & { node: ResolversTypes['Repository'] }>;
  RepositoryFilter: RepositoryFilter;
  RepositoryOrder: RepositoryOrder;
  RepositoryOrderField: RepositoryOrderField;
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
  PageInfo: PageInfo;
  Plugin: PluginRow;
  PluginConnection: PluginPage;
  PluginEdge: Omit<PluginEdge, 'node'> & { node: ResolversParentTypes['Plugin'] };
  PluginFilter: PluginFilter;
  PluginOrder: PluginOrder;
  Query: Record<PropertyKey, never>;
  Repository: RepositoryRow;
  RepositoryConnection: RepositoryPage;
  RepositoryEdge: Omit<RepositoryEdge, 'node'> & { node: ResolversParentTypes['Repository'] };
  RepositoryFilter: RepositoryFilter;
  RepositoryOrder: RepositoryOrder;
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

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PluginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plugin'] = ResolversParentTypes['Plugin'], FederationReferenceType extends FederationReferenceTypes['Plugin'] = FederationReferenceTypes['Plugin']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Plugin']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EnabledState']>, ParentType, ContextType>;
};

export type PluginConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PluginConnection'] = ResolversParentTypes['PluginConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PluginEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Plugin']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PluginEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PluginEdge'] = ResolversParentTypes['PluginEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Plugin'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  plugin?: Resolver<Maybe<ResolversTypes['Plugin']>, ParentType, ContextType, RequireFields<QueryPluginArgs, 'id'>>;
  plugins?: Resolver<Maybe<ResolversTypes['PluginConnection']>, ParentType, ContextType, RequireFields<QueryPluginsArgs, 'first'>>;
  repositories?: Resolver<Maybe<ResolversTypes['RepositoryConnection']>, ParentType, ContextType, RequireFields<QueryRepositoriesArgs, 'first'>>;
};

export type RepositoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Repository'] = ResolversParentTypes['Repository'], FederationReferenceType extends FederationReferenceTypes['Repository'] = FederationReferenceTypes['Repository']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Repository']> | FederationReferenceType, FederationReferenceType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repositoryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepositoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepositoryConnection'] = ResolversParentTypes['RepositoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RepositoryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Repository']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepositoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepositoryEdge'] = ResolversParentTypes['RepositoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Repository'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

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
  PageInfo?: PageInfoResolvers<ContextType>;
  Plugin?: PluginResolvers<ContextType>;
  PluginConnection?: PluginConnectionResolvers<ContextType>;
  PluginEdge?: PluginEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Repository?: RepositoryResolvers<ContextType>;
  RepositoryConnection?: RepositoryConnectionResolvers<ContextType>;
  RepositoryEdge?: RepositoryEdgeResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

