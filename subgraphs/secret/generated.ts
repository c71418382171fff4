import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TrustedSecretRow, TrustedSecretDataRow, TrustedSecretPage } from './resources.ts';
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
   * Encrypts credentials and keeps them. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `secret.trusted_secret.create`.
   */
  readonly trustedSecretCreate?: Maybe<TrustedSecretCreatePayload>;
  /**
   * Removes a trusted secret; refused while a secret builds on it. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `secret.trusted_secret.delete`.
   */
  readonly trustedSecretDelete?: Maybe<TrustedSecretDeletePayload>;
  /**
   * Changes name or tags of a trusted secret. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `secret.trusted_secret.update`.
   */
  readonly trustedSecretUpdate?: Maybe<TrustedSecretUpdatePayload>;
  /**
   * Encrypts new credentials and keeps them in place of the old ones. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `secret.trusted_secret.update_data`.
   */
  readonly trustedSecretUpdateData?: Maybe<TrustedSecretUpdateDataPayload>;
};


/** Root fields of mutations. */
export type MutationTrustedSecretCreateArgs = {
  input: TrustedSecretCreateInput;
};


/** Root fields of mutations. */
export type MutationTrustedSecretDeleteArgs = {
  input: TrustedSecretDeleteInput;
};


/** Root fields of mutations. */
export type MutationTrustedSecretUpdateArgs = {
  input: TrustedSecretUpdateInput;
};


/** Root fields of mutations. */
export type MutationTrustedSecretUpdateDataArgs = {
  input: TrustedSecretUpdateDataInput;
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

/** Root fields of queries. */
export type Query = {
  /**
   * One trusted secret, without its data. Null if it does not exist or is not visible to the caller.
   * Calls `secret.trusted_secret.get`.
   */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /**
   * The data of a trusted secret, in the clear. For internal callers only, and no part of the public graph: FORBIDDEN
   * without the internal token. Calls `secret.trusted_secret.get_data`.
   */
  readonly trustedSecretData?: Maybe<TrustedSecretData>;
  /**
   * Statistics of trusted secrets: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `secret.trusted_secret.stat`.
   */
  readonly trustedSecretStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Trusted secrets of the caller's workspace, and those of the whole domain; their data is in none of them. Null if the
   * area is unavailable.
   * Calls `secret.trusted_secret.list`.
   */
  readonly trustedSecrets?: Maybe<TrustedSecretConnection>;
};


/** Root fields of queries. */
export type QueryTrustedSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryTrustedSecretDataArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryTrustedSecretStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: TrustedSecretStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryTrustedSecretsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TrustedSecretFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TrustedSecretOrder>>;
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

/** An account at a cloud provider whose credentials others build on. Managed in the directory. */
export type TrustedAccount = {
  /** Stable identifier, e.g. `ta-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Trusted secrets with its credentials. Null if the area is unavailable. Calls `secret.trusted_secret.list`. */
  readonly trustedSecrets?: Maybe<TrustedSecretConnection>;
};


/** An account at a cloud provider whose credentials others build on. Managed in the directory. */
export type TrustedAccountTrustedSecretsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TrustedSecretFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TrustedSecretOrder>>;
};

/** Credentials that other accounts build on, stored encrypted. Source: `secret.trusted_secret`. */
export type TrustedSecret = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `trusted-secret-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Cloud provider of the trusted account, e.g. `aws`. Null without such an account. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Scope: the whole domain, or one workspace. */
  readonly resourceGroup: ResourceGroup;
  /** Type of its data, as its owner names it, e.g. `aws_access_key`. Null if not set. */
  readonly schemaId?: Maybe<Scalars['ID']['output']>;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Account its credentials are for. Null if there is none. */
  readonly trustedAccount?: Maybe<TrustedAccount>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `TrustedSecret`. */
export type TrustedSecretConditionInput = {
  /** The field. */
  readonly field: TrustedSecretField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of trusted secrets, and their total number. */
export type TrustedSecretConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<TrustedSecretEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<TrustedSecret>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of trusted secrets that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new trusted secret. Omitted members have their defaults. */
export type TrustedSecretCreateInput = {
  /** The credentials. They are encrypted, and never shown again. */
  readonly data: Scalars['JSONObject']['input'];
  /** Display name: not empty, at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** DOMAIN, for domain admins, or WORKSPACE. */
  readonly resourceGroup: WorkspaceOrDomainInput;
  /** Type of the data, in any form: at most 40 characters. */
  readonly schemaId?: InputMaybe<Scalars['ID']['input']>;
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Account the credentials are for; its provider becomes that of the secret. */
  readonly trustedAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** For WORKSPACE, where the token names none. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The trusted secret that was created. */
export type TrustedSecretCreatePayload = {
  /** The trusted secret after the mutation. Null if the mutation is refused. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The data of a trusted secret, for internal callers. */
export type TrustedSecretData = {
  /** The credentials. A secret. `{}` if there are none. */
  readonly data: Scalars['JSONObject']['output'];
  /** How it is encrypted. `{}` if it is not. */
  readonly encryptOptions: Scalars['JSONObject']['output'];
  /** Whether `data` is still encrypted; false from a service that decrypts. */
  readonly encrypted: Scalars['Boolean']['output'];
};

/** The trusted secret to delete. */
export type TrustedSecretDeleteInput = {
  /** Trusted secret to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type TrustedSecretDeletePayload = {
  /** Identifier of the trusted secret that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the trusted secrets on a page, with its cursor. */
export type TrustedSecretEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: TrustedSecret;
};

/** Fields of `TrustedSecret` that statistics read. */
export type TrustedSecretField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Display name. */
  | 'NAME'
  /** Cloud provider of the trusted account. */
  | 'PROVIDER'
  /** Scope: the whole domain, or one workspace. */
  | 'RESOURCE_GROUP'
  /** Type of its data, as its owner names it. */
  | 'SCHEMA_ID'
  /** Labels of the caller. */
  | 'TAGS'
  /** Identifier of `trustedAccount`: account its credentials are for. */
  | 'TRUSTED_ACCOUNT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `TrustedSecret`, or a value inside it. */
export type TrustedSecretFieldInput = {
  /** The field. */
  readonly field: TrustedSecretField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on trusted secrets. All of them must hold. */
export type TrustedSecretFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<TrustedSecretFilter>>;
  /** Name of the cloud provider, as upstream writes it, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Type of its data. */
  readonly schemaId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Account its credentials are for. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `TrustedSecret`. */
export type TrustedSecretGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<TrustedSecretConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<TrustedSecretField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<TrustedSecretFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `TrustedSecret` by which statistics are grouped. */
export type TrustedSecretGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: TrustedSecretField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of trusted secrets. */
export type TrustedSecretOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: TrustedSecretOrderField;
};

/** Fields by which trusted secrets can be ordered. */
export type TrustedSecretOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By cloud provider. */
  | 'PROVIDER'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** Type of its data. */
  | 'SCHEMA_ID'
  /** Account its credentials are for. */
  | 'TRUSTED_ACCOUNT_ID'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `TrustedSecret`: either `groupBy` and `fields`, or `distinct`. */
export type TrustedSecretStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<TrustedSecretFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<TrustedSecretGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<TrustedSecretConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<TrustedSecretConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<TrustedSecretGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<TrustedSecretOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<TrustedSecretFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<TrustedSecretConditionInput>>;
};

/** The trusted secret whose credentials to replace, and the new credentials. */
export type TrustedSecretUpdateDataInput = {
  /** New credentials, in place of all earlier ones. They are encrypted and never shown again. */
  readonly data: Scalars['JSONObject']['input'];
  /** Trusted secret whose credentials to replace. */
  readonly id: Scalars['ID']['input'];
  /** Identifier of the schema of the new credentials: at most 40 characters. */
  readonly schemaId: Scalars['ID']['input'];
};

/** The trusted secret whose data was changed. */
export type TrustedSecretUpdateDataPayload = {
  /** The trusted secret after the mutation. Null if the mutation is refused. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The trusted secret to change, and its new values. Omitted members stay as they are. */
export type TrustedSecretUpdateInput = {
  /** Trusted secret to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: at most 255 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The trusted secret that was changed. */
export type TrustedSecretUpdatePayload = {
  /** The trusted secret after the mutation. Null if the mutation is refused. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
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
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Trusted secrets that belong to it. Null if the area is unavailable. Calls `secret.trusted_secret.list`. */
  readonly trustedSecrets?: Maybe<TrustedSecretConnection>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceTrustedSecretsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TrustedSecretFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TrustedSecretOrder>>;
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
  TrustedAccount: TrustedAccount;
  TrustedSecret: TrustedSecret;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  TrustedAccount:
    ( { __typename: 'TrustedAccount' }
    & GraphQLRecursivePick<FederationTypes['TrustedAccount'], {"id":true}> );
  TrustedSecret:
    ( { __typename: 'TrustedSecret' }
    & GraphQLRecursivePick<FederationTypes['TrustedSecret'], {"id":true}> );
  Workspace:
    ( { __typename: 'Workspace' }
    & GraphQLRecursivePick<FederationTypes['Workspace'], {"id":true}> );
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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
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
  TrustedAccount: ResolverTypeWrapper<Reference>;
  TrustedSecret: ResolverTypeWrapper<TrustedSecretRow>;
  TrustedSecretConditionInput: TrustedSecretConditionInput;
  TrustedSecretConnection: ResolverTypeWrapper<TrustedSecretPage>;
  TrustedSecretCreateInput: TrustedSecretCreateInput;
  TrustedSecretCreatePayload: ResolverTypeWrapper<Omit<TrustedSecretCreatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  TrustedSecretData: ResolverTypeWrapper<TrustedSecretDataRow>;
  TrustedSecretDeleteInput: TrustedSecretDeleteInput;
  TrustedSecretDeletePayload: ResolverTypeWrapper<TrustedSecretDeletePayload>;
  TrustedSecretEdge: ResolverTypeWrapper<Omit<TrustedSecretEdge, 'node'> & { node: ResolversTypes['TrustedSecret'] }>;
  TrustedSecretField: TrustedSecretField;
  TrustedSecretFieldInput: TrustedSecretFieldInput;
  TrustedSecretFilter: TrustedSecretFilter;
  TrustedSecretGroupFieldInput: TrustedSecretGroupFieldInput;
  TrustedSecretGroupKeyInput: TrustedSecretGroupKeyInput;
  TrustedSecretOrder: TrustedSecretOrder;
  TrustedSecretOrderField: TrustedSecretOrderField;
  TrustedSecretStatisticsQueryInput: TrustedSecretStatisticsQueryInput;
  TrustedSecretUpdateDataInput: TrustedSecretUpdateDataInput;
  TrustedSecretUpdateDataPayload: ResolverTypeWrapper<Omit<TrustedSecretUpdateDataPayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  TrustedSecretUpdateInput: TrustedSecretUpdateInput;
  TrustedSecretUpdatePayload: ResolverTypeWrapper<Omit<TrustedSecretUpdatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
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
  TrustedAccount: Reference;
  TrustedSecret: TrustedSecretRow;
  TrustedSecretConditionInput: TrustedSecretConditionInput;
  TrustedSecretConnection: TrustedSecretPage;
  TrustedSecretCreateInput: TrustedSecretCreateInput;
  TrustedSecretCreatePayload: Omit<TrustedSecretCreatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  TrustedSecretData: TrustedSecretDataRow;
  TrustedSecretDeleteInput: TrustedSecretDeleteInput;
  TrustedSecretDeletePayload: TrustedSecretDeletePayload;
  TrustedSecretEdge: Omit<TrustedSecretEdge, 'node'> & { node: ResolversParentTypes['TrustedSecret'] };
  TrustedSecretFieldInput: TrustedSecretFieldInput;
  TrustedSecretFilter: TrustedSecretFilter;
  TrustedSecretGroupFieldInput: TrustedSecretGroupFieldInput;
  TrustedSecretGroupKeyInput: TrustedSecretGroupKeyInput;
  TrustedSecretOrder: TrustedSecretOrder;
  TrustedSecretStatisticsQueryInput: TrustedSecretStatisticsQueryInput;
  TrustedSecretUpdateDataInput: TrustedSecretUpdateDataInput;
  TrustedSecretUpdateDataPayload: Omit<TrustedSecretUpdateDataPayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  TrustedSecretUpdateInput: TrustedSecretUpdateInput;
  TrustedSecretUpdatePayload: Omit<TrustedSecretUpdatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  URL: Scalars['URL']['output'];
  UserError: UserError;
  Workspace: Reference;
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
  trustedSecretCreate?: Resolver<Maybe<ResolversTypes['TrustedSecretCreatePayload']>, ParentType, ContextType, RequireFields<MutationTrustedSecretCreateArgs, 'input'>>;
  trustedSecretDelete?: Resolver<Maybe<ResolversTypes['TrustedSecretDeletePayload']>, ParentType, ContextType, RequireFields<MutationTrustedSecretDeleteArgs, 'input'>>;
  trustedSecretUpdate?: Resolver<Maybe<ResolversTypes['TrustedSecretUpdatePayload']>, ParentType, ContextType, RequireFields<MutationTrustedSecretUpdateArgs, 'input'>>;
  trustedSecretUpdateData?: Resolver<Maybe<ResolversTypes['TrustedSecretUpdateDataPayload']>, ParentType, ContextType, RequireFields<MutationTrustedSecretUpdateDataArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  trustedSecret?: Resolver<Maybe<ResolversTypes['TrustedSecret']>, ParentType, ContextType, RequireFields<QueryTrustedSecretArgs, 'id'>>;
  trustedSecretData?: Resolver<Maybe<ResolversTypes['TrustedSecretData']>, ParentType, ContextType, RequireFields<QueryTrustedSecretDataArgs, 'id'>>;
  trustedSecretStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryTrustedSecretStatsArgs, 'query'>>;
  trustedSecrets?: Resolver<Maybe<ResolversTypes['TrustedSecretConnection']>, ParentType, ContextType, RequireFields<QueryTrustedSecretsArgs, 'first'>>;
};

export type TrustedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedAccount'] = ResolversParentTypes['TrustedAccount'], FederationReferenceType extends FederationReferenceTypes['TrustedAccount'] = FederationReferenceTypes['TrustedAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TrustedAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trustedSecrets?: Resolver<Maybe<ResolversTypes['TrustedSecretConnection']>, ParentType, ContextType, RequireFields<TrustedAccountTrustedSecretsArgs, 'first'>>;
};

export type TrustedSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecret'] = ResolversParentTypes['TrustedSecret'], FederationReferenceType extends FederationReferenceTypes['TrustedSecret'] = FederationReferenceTypes['TrustedSecret']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TrustedSecret']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  schemaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  trustedAccount?: Resolver<Maybe<ResolversTypes['TrustedAccount']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type TrustedSecretConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretConnection'] = ResolversParentTypes['TrustedSecretConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TrustedSecretEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TrustedSecret']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrustedSecretCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretCreatePayload'] = ResolversParentTypes['TrustedSecretCreatePayload']> = {
  trustedSecret?: Resolver<Maybe<ResolversTypes['TrustedSecret']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TrustedSecretDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretData'] = ResolversParentTypes['TrustedSecretData']> = {
  data?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  encryptOptions?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  encrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrustedSecretDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretDeletePayload'] = ResolversParentTypes['TrustedSecretDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TrustedSecretEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretEdge'] = ResolversParentTypes['TrustedSecretEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TrustedSecret'], ParentType, ContextType>;
};

export type TrustedSecretUpdateDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretUpdateDataPayload'] = ResolversParentTypes['TrustedSecretUpdateDataPayload']> = {
  trustedSecret?: Resolver<Maybe<ResolversTypes['TrustedSecret']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TrustedSecretUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecretUpdatePayload'] = ResolversParentTypes['TrustedSecretUpdatePayload']> = {
  trustedSecret?: Resolver<Maybe<ResolversTypes['TrustedSecret']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  trustedSecrets?: Resolver<Maybe<ResolversTypes['TrustedSecretConnection']>, ParentType, ContextType, RequireFields<WorkspaceTrustedSecretsArgs, 'first'>>;
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
  Query?: QueryResolvers<ContextType>;
  TrustedAccount?: TrustedAccountResolvers<ContextType>;
  TrustedSecret?: TrustedSecretResolvers<ContextType>;
  TrustedSecretConnection?: TrustedSecretConnectionResolvers<ContextType>;
  TrustedSecretCreatePayload?: TrustedSecretCreatePayloadResolvers<ContextType>;
  TrustedSecretData?: TrustedSecretDataResolvers<ContextType>;
  TrustedSecretDeletePayload?: TrustedSecretDeletePayloadResolvers<ContextType>;
  TrustedSecretEdge?: TrustedSecretEdgeResolvers<ContextType>;
  TrustedSecretUpdateDataPayload?: TrustedSecretUpdateDataPayloadResolvers<ContextType>;
  TrustedSecretUpdatePayload?: TrustedSecretUpdatePayloadResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

