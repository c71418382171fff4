import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TrustedSecretRow, TrustedSecretDataRow, TrustedSecretPage } from './resources.ts';
import type { Reference } from '../reference.ts';
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
  /**
   * An instant: ISO 8601 in UTC, e.g. `2024-05-01T08:30:00.000Z`. Inputs may have an offset or none (UTC), decimals or none,
   * a
   * space for the `T`, or be a date: `2024-05-01` is its midnight in UTC. Years 0001 to 9999.
   */
  DateTime: { input: string; output: string; }
  /** Any JSON value, kept as it is; at most 200 levels deep in inputs, its numbers finite. */
  JSON: { input: unknown; output: unknown; }
  /** A JSON object, kept as it is; its keys are never renamed. In inputs at most 200 levels deep, its numbers finite. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A month: `YYYY-MM`, e.g. `2024-05`. */
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

/** One condition. Keys are dotted paths of members as on the wire, e.g. `created_at` or `tags.team`. */
export type ConditionInput = {
  /** Path of the member. */
  readonly key: Scalars['String']['input'];
  /** How to compare. */
  readonly operator: FilterOperator;
  /** What to compare with, of the type the operator wants. Left out: null. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
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
  /** At another instant, or not set. Null: set. */
  readonly not?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Whether something is in use. */
export type EnabledState =
  /** It is not, until it is enabled. */
  | 'DISABLED'
  /** It is. */
  | 'ENABLED'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether something is in use. */
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
  /** It is not, until it is enabled. */
  | 'DISABLED'
  /** It is. */
  | 'ENABLED';

/** How a condition compares, as on the wire. */
export type FilterOperator =
  /** Contains the text, in whatever case. */
  | 'contain'
  /** Contains one of a list of texts. */
  | 'contain_in'
  /** Later than the time. */
  | 'datetime_gt'
  /** At the time or later. */
  | 'datetime_gte'
  /** Earlier than the time. */
  | 'datetime_lt'
  /** At the time or earlier. */
  | 'datetime_lte'
  /** Some value equals; null: not set. */
  | 'eq'
  /** True: set. False: not set. */
  | 'exists'
  /** Some value is greater. */
  | 'gt'
  /** Greater or equal. */
  | 'gte'
  /** Equals one of a list. */
  | 'in'
  /** Some value is less. */
  | 'lt'
  /** Less or equal. */
  | 'lte'
  /** Is an object that has these members with these values. */
  | 'match'
  /** `eq` does not hold. */
  | 'not'
  /** `contain` does not hold. */
  | 'not_contain'
  /** Contains none of a list of texts. */
  | 'not_contain_in'
  /** Equals none of a list. */
  | 'not_in'
  /** Matches the pattern, in whatever case. */
  | 'regex'
  /** Matches one of a list of patterns. */
  | 'regex_in'
  /** Later than a relative time, e.g. `now/d - 14d`. */
  | 'timediff_gt'
  /** At a relative time or later. */
  | 'timediff_gte'
  /** Earlier than a relative time. */
  | 'timediff_lt'
  /** At a relative time or earlier. */
  | 'timediff_lte';

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

/** What a fold computes, as on the wire. */
export type GroupOperator =
  /** List of the distinct values. */
  | 'add_to_set'
  /** Average of the numbers; null of none. */
  | 'average'
  /** Number of rows. */
  | 'count'
  /** First value in row order. */
  | 'first'
  /** Last value in row order. */
  | 'last'
  /** Largest value. */
  | 'max'
  /** One object of all; later members win. */
  | 'merge_objects'
  /** Smallest value. */
  | 'min'
  /** List of the values. */
  | 'push'
  /** Sum of the numbers; 0 of none. */
  | 'sum';

/** Conditions on an identifier. */
export type IdFilter = {
  /** Contains this text, in whatever case. */
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
  /** Matches this ECMAScript pattern somewhere, in whatever case; at most 256 characters. */
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

/** Conditions on something inside a free-form or nested value. A step into a list applies to every element. */
export type JsonFilter = {
  /** Contains this text, in whatever case. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** Equal, also in type. Null: not set. */
  readonly eq?: InputMaybe<Scalars['JSON']['input']>;
  /** Whether it is there and not null. */
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
  /** Dotted path inside the value, spelt as on the wire, e.g. `team` of tags. Left out: the value itself. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Matches this ECMAScript pattern somewhere, in whatever case; at most 256 characters. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type Mutation = {
  /**
   * Encrypts credentials and keeps them. Null when it failed for a reason that the caller cannot correct.
   * Calls `secret.trusted_secret.create`.
   */
  readonly trustedSecretCreate?: Maybe<TrustedSecretCreatePayload>;
  /**
   * Removes a trusted secret; refused while a secret builds on it. Null when it failed for a reason that the caller
   * cannot correct. Calls `secret.trusted_secret.delete`.
   */
  readonly trustedSecretDelete?: Maybe<TrustedSecretDeletePayload>;
  /**
   * Changes name or tags of a trusted secret. Null when it failed for a reason that the caller cannot correct.
   * Calls `secret.trusted_secret.update`.
   */
  readonly trustedSecretUpdate?: Maybe<TrustedSecretUpdatePayload>;
  /**
   * Encrypts new credentials and keeps them in place of the old ones. Null when it failed for a reason that the caller
   * cannot correct. Calls `secret.trusted_secret.update_data`.
   */
  readonly trustedSecretUpdateData?: Maybe<TrustedSecretUpdateDataPayload>;
};


/** What can be changed. */
export type MutationTrustedSecretCreateArgs = {
  input: TrustedSecretCreateInput;
};


/** What can be changed. */
export type MutationTrustedSecretDeleteArgs = {
  input: TrustedSecretDeleteInput;
};


/** What can be changed. */
export type MutationTrustedSecretUpdateArgs = {
  input: TrustedSecretUpdateInput;
};


/** What can be changed. */
export type MutationTrustedSecretUpdateDataArgs = {
  input: TrustedSecretUpdateDataInput;
};

/** Position of a page in its list. */
export type PageInfo = {
  /** Cursor of the last row. Null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are rows before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row. Null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A cut of rows by number. */
export type PageInput = {
  /** Rows, at most 1000. Default 1000. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** First row, counted from 1. Default 1. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
};

/** What a kept member is computed by, as on the wire. */
export type ProjectOperator =
  /** Sum of the operands. */
  | 'add'
  /** Object of a list of pairs. */
  | 'array_to_object'
  /** First operand by the second; null by zero. */
  | 'divide'
  /** Product of the operands. */
  | 'multiply'
  /** List of `{k, v}` of an object. */
  | 'object_to_array'
  /** Length of a list. */
  | 'size'
  /** First operand less the second. */
  | 'subtract'
  /** Sum of a list of numbers. */
  | 'sum';

/** What can be read. */
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
   * Figures over trusted secrets: `{"results": […], "total_count": …}`. Null when they cannot be had now.
   * Calls `secret.trusted_secret.stat`.
   */
  readonly trustedSecretStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Trusted secrets of the caller's workspace, and those of the whole domain; their data is in none of them. Null when
   * they cannot be had now. Calls `secret.trusted_secret.list`.
   */
  readonly trustedSecrets?: Maybe<TrustedSecretConnection>;
};


/** What can be read. */
export type QueryTrustedSecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTrustedSecretDataArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTrustedSecretStatsArgs = {
  domainId?: InputMaybe<Scalars['ID']['input']>;
  query: StatisticsQueryInput;
};


/** What can be read. */
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

/** How far a record reaches. */
export type ResourceGroup =
  /** The whole domain. */
  | 'DOMAIN'
  /** One project. */
  | 'PROJECT'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** One workspace. */
  | 'WORKSPACE';

/** Conditions on how far a record reaches. */
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

/** Which way to order. */
export type SortDirection =
  /** Smallest, earliest, or not set, first. */
  | 'ASC'
  /** Largest or latest first; not set last. */
  | 'DESC';

/** One step of an order. */
export type SortInput = {
  /** Largest first. Default false. */
  readonly desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path, or name of an output. */
  readonly key: Scalars['String']['input'];
};

/** One condition of a computation. */
export type StatisticsConditionInput = {
  /** Path of the member. */
  readonly key: Scalars['String']['input'];
  /** `eq`, `not`, `gt`, `gte`, `lt` or `lte`. */
  readonly operator: Scalars['String']['input'];
  /** What to compare with; not null. */
  readonly value: Scalars['JSON']['input'];
};

/** Where the number of rows goes. */
export type StatisticsCountInput = {
  /** Name in the answer. */
  readonly name: Scalars['String']['input'];
};

/** One computation of a fold. */
export type StatisticsGroupFieldInput = {
  /** With `count`, `sum` and `average`: only rows that meet all of these. */
  readonly conditions?: InputMaybe<ReadonlyArray<StatisticsConditionInput>>;
  /** With `push`: members of each object. */
  readonly fields?: InputMaybe<ReadonlyArray<StatisticsSubFieldInput>>;
  /** Path of the member. Not needed for `count`. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** Name in the answer. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
};

/** By what to fold rows, and what to compute of each fold. */
export type StatisticsGroupInput = {
  /** What to compute. */
  readonly fields?: InputMaybe<ReadonlyArray<StatisticsGroupFieldInput>>;
  /** By these. Left out: all rows in one. */
  readonly keys?: InputMaybe<ReadonlyArray<StatisticsGroupKeyInput>>;
};

/** One key of a fold. */
export type StatisticsGroupKeyInput = {
  /** For times: `year`, `month`, `day` give numbers; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** Path of the member. */
  readonly key: Scalars['String']['input'];
  /** Name in the answer. */
  readonly name: Scalars['String']['input'];
};

/** One member that stays. */
export type StatisticsProjectFieldInput = {
  /** Operands of arithmetic: names, numbers, or nested `{operator, fields}`. */
  readonly fields?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  /** Member to copy, or to compute from. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
  /** Name in the answer. */
  readonly name: Scalars['String']['input'];
  /** What to compute. Left out: copy. */
  readonly operator?: InputMaybe<ProjectOperator>;
};

/** Members that stay. */
export type StatisticsProjectInput = {
  /** Drops the keys of the fold. Default false. */
  readonly excludeKeys?: InputMaybe<Scalars['Boolean']['input']>;
  /** Members to keep or compute. */
  readonly fields: ReadonlyArray<StatisticsProjectFieldInput>;
};

/**
 * What to compute over records: either `aggregate` or `distinct`. Keys are dotted paths of members as on the wire,
 * e.g. `created_at` or `tags.team`.
 */
export type StatisticsQueryInput = {
  /** Stages, worked off in order on the rows; the first sees whole records. */
  readonly aggregate?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** Path of which every value is listed once, ascending. Ignored beside `aggregate`. */
  readonly distinct?: InputMaybe<Scalars['String']['input']>;
  /** Conditions that choose the records; all must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<ConditionInput>>;
  /** Conditions of which at least one must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<ConditionInput>>;
  /** Words of which a record must contain one, in whatever case. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Cuts the final rows; with a limit the answer has `total_count`. */
  readonly page?: InputMaybe<PageInput>;
  /** Order of the final rows. */
  readonly sort?: InputMaybe<ReadonlyArray<SortInput>>;
};

/** One stage: exactly one member is given. */
export type StatisticsStageInput = {
  /** Folds all rows into their number. */
  readonly count?: InputMaybe<StatisticsCountInput>;
  /** Folds rows with equal keys. */
  readonly group?: InputMaybe<StatisticsGroupInput>;
  /** Keeps so many rows. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** Keeps and computes members. */
  readonly project?: InputMaybe<StatisticsProjectInput>;
  /** Drops so many rows in front. */
  readonly skip?: InputMaybe<Scalars['Int']['input']>;
  /** Orders the rows. */
  readonly sort?: InputMaybe<ReadonlyArray<SortInput>>;
  /** Makes one row of every element of a list. */
  readonly unwind?: InputMaybe<UnwindInput>;
};

/** One member of a pushed object. */
export type StatisticsSubFieldInput = {
  /** Path of the member. */
  readonly key: Scalars['String']['input'];
  /** Name in the object. */
  readonly name: Scalars['String']['input'];
};

/** Conditions on a text; greater and less go by code point. */
export type StringFilter = {
  /** Contains this text, in whatever case. */
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
  /** Matches this ECMAScript pattern somewhere, in whatever case; at most 256 characters. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
};

/** An account at a cloud provider whose credentials others build on. Managed in the directory. */
export type TrustedAccount = {
  /** Stable identifier, e.g. `ta-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Trusted secrets with its credentials. Null when they cannot be had now. Calls `secret.trusted_secret.list`. */
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

/** Credentials on which others build, kept encrypted. Source: `secret.trusted_secret`. */
export type TrustedSecret = {
  /** When it was created. Null if the API returns none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `trusted-secret-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Display name. */
  readonly name: Scalars['String']['output'];
  /** Cloud provider of the trusted account, e.g. `aws`. Null without such an account. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** How far it reaches: the whole domain, or one workspace. */
  readonly resourceGroup: ResourceGroup;
  /** What its data looks like, in the words of its owner, e.g. `aws_access_key`. Null if not set. */
  readonly schemaId?: Maybe<Scalars['String']['output']>;
  /** Labels of the caller's own. `{}` when there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Account its credentials are for. Null when there is none. */
  readonly trustedAccount?: Maybe<TrustedAccount>;
  /** Workspace it belongs to. Null when it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** One page of trusted secrets, and how many there are in all. */
export type TrustedSecretConnection = {
  /** The page with cursors, for clients that go on from a row. */
  readonly edges: ReadonlyArray<TrustedSecretEdge>;
  /** The page without cursors, for clients that do not. */
  readonly nodes: ReadonlyArray<TrustedSecret>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** How many trusted secrets match, on all pages together. Asked for alone, no rows travel. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Which credentials to keep. */
export type TrustedSecretCreateInput = {
  /** The credentials. They are encrypted, and never shown again. */
  readonly data: Scalars['JSONObject']['input'];
  /** Display name: at most 255 characters. */
  readonly name: Scalars['String']['input'];
  /** DOMAIN, for domain admins, or WORKSPACE. */
  readonly resourceGroup: WorkspaceOrDomainInput;
  /** What the data looks like, in any words: at most 40 characters. */
  readonly schemaId?: InputMaybe<Scalars['String']['input']>;
  /** Labels of the caller's own. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Account the credentials are for; its provider becomes that of the secret. */
  readonly trustedAccountId?: InputMaybe<Scalars['ID']['input']>;
  /** For WORKSPACE, where the token names none. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The trusted secret that was made. */
export type TrustedSecretCreatePayload = {
  /** The trusted secret as it is now. Null on refusal. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** What the caller can put right. Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The data of a trusted secret, for internal callers. */
export type TrustedSecretData = {
  /** The credentials. A secret. `{}` when there are none. */
  readonly data: Scalars['JSONObject']['output'];
  /** How it is encrypted. `{}` when it is not. */
  readonly encryptOptions: Scalars['JSONObject']['output'];
  /** Whether `data` is still encrypted; false from a service that decrypts. */
  readonly encrypted: Scalars['Boolean']['output'];
};

/** Which trusted secret to remove. */
export type TrustedSecretDeleteInput = {
  /** The trusted secret. */
  readonly id: Scalars['ID']['input'];
};

/** What was removed. */
export type TrustedSecretDeletePayload = {
  /** Identifier of the trusted secret that was deleted. Null on refusal. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** What the caller can put right. Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the trusted secrets on a page, with its place. */
export type TrustedSecretEdge = {
  /** Opaque mark of the place in this very list: same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: TrustedSecret;
};

/** Conditions on trusted secrets. All that are given must hold. */
export type TrustedSecretFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier; by `in` up to 1000 of them. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<TrustedSecretFilter>>;
  /** Name of the cloud provider, as upstream writes it, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** How far it reaches. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** What its data looks like. */
  readonly schemaId?: InputMaybe<StringFilter>;
  /** Anything in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Account its credentials are for. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of trusted secrets. */
export type TrustedSecretOrder = {
  /** Which way. Default ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** What to compare. */
  readonly field: TrustedSecretOrderField;
};

/** What trusted secrets can be ordered by. */
export type TrustedSecretOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: an order that means nothing, but is always the same. */
  | 'ID'
  /** By name, by code point: capitals before small letters. */
  | 'NAME'
  /** By cloud provider: groups records of the same one. */
  | 'PROVIDER'
  /** How far it reaches, by the letters of its name. */
  | 'RESOURCE_GROUP'
  /** What its data looks like. */
  | 'SCHEMA_ID'
  /** Account its credentials are for. */
  | 'TRUSTED_ACCOUNT_ID'
  /** By identifier of the workspace: groups records of the same one. */
  | 'WORKSPACE_ID';

/** Which credentials to keep from now on. */
export type TrustedSecretUpdateDataInput = {
  /** The credentials, replaced as a whole. They are encrypted, and never shown again. */
  readonly data: Scalars['JSONObject']['input'];
  /** The trusted secret. */
  readonly id: Scalars['ID']['input'];
  /** What the new data looks like: at most 40 characters. */
  readonly schemaId: Scalars['String']['input'];
};

/** The trusted secret whose data was changed. */
export type TrustedSecretUpdateDataPayload = {
  /** The trusted secret as it is now. Null on refusal. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** What the caller can put right. Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What to change of a trusted secret. */
export type TrustedSecretUpdateInput = {
  /** The trusted secret. */
  readonly id: Scalars['ID']['input'];
  /** Display name: at most 255 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Labels, replaced as a whole. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The trusted secret that was changed. */
export type TrustedSecretUpdatePayload = {
  /** The trusted secret as it is now. Null on refusal. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
  /** What the caller can put right. Empty when it was done. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One row per element of a list. */
export type UnwindInput = {
  /** Conditions that the elements must meet; keys are full paths. */
  readonly filter?: InputMaybe<ReadonlyArray<ConditionInput>>;
  /** Path of the list. */
  readonly path: Scalars['String']['input'];
};

/** Why a mutation was refused, as far as the caller can put it right. */
export type UserError = {
  /** What kind of refusal it is. */
  readonly code: UserErrorCode;
  /** What is wrong, in words for people; they may change. Members are named as in the input; values are not repeated. */
  readonly message: Scalars['String']['output'];
  /** Member of `input` that is to blame, outermost first, e.g. `["projectId"]`. Null when none is named. */
  readonly path?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * The service's own code, e.g. `ERROR_BUDGET_ALREADY_EXIST`, to tell refusals of one kind apart. Null where the graph
   * refused
   * the input without asking the service.
   */
  readonly upstreamCode?: Maybe<Scalars['String']['output']>;
};

/** Kinds of refusals that the caller can put right. */
export type UserErrorCode =
  /** A member of the input is missing, or has a value that is not allowed. */
  | 'BAD_USER_INPUT'
  /** A value that must be unique is taken. */
  | 'CONFLICT'
  /** The record, or one that the input names, does not exist or is not visible to the caller. */
  | 'NOT_FOUND';

/** A part of a domain with people and projects of its own. Managed in the directory. */
export type Workspace = {
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Trusted secrets that belong to it. Null when they cannot be had now. Calls `secret.trusted_secret.list`. */
  readonly trustedSecrets?: Maybe<TrustedSecretConnection>;
};


/** A part of a domain with people and projects of its own. Managed in the directory. */
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

/** How far a record reaches that is not of one project. */
export type WorkspaceOrDomainInput =
  /** The whole domain. */
  | 'DOMAIN'
  /** One workspace. */
  | 'WORKSPACE';



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
  ConditionInput: ConditionInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
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
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IntFilter: IntFilter;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageInput: PageInput;
  ProjectOperator: ProjectOperator;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResourceGroup: ResourceGroup;
  ResourceGroupFilter: ResourceGroupFilter;
  ResourceGroupInput: ResourceGroupInput;
  SortDirection: SortDirection;
  SortInput: SortInput;
  StatisticsConditionInput: StatisticsConditionInput;
  StatisticsCountInput: StatisticsCountInput;
  StatisticsGroupFieldInput: StatisticsGroupFieldInput;
  StatisticsGroupInput: StatisticsGroupInput;
  StatisticsGroupKeyInput: StatisticsGroupKeyInput;
  StatisticsProjectFieldInput: StatisticsProjectFieldInput;
  StatisticsProjectInput: StatisticsProjectInput;
  StatisticsQueryInput: StatisticsQueryInput;
  StatisticsStageInput: StatisticsStageInput;
  StatisticsSubFieldInput: StatisticsSubFieldInput;
  StringFilter: StringFilter;
  TrustedAccount: ResolverTypeWrapper<Reference>;
  TrustedSecret: ResolverTypeWrapper<TrustedSecretRow>;
  TrustedSecretConnection: ResolverTypeWrapper<TrustedSecretPage>;
  TrustedSecretCreateInput: TrustedSecretCreateInput;
  TrustedSecretCreatePayload: ResolverTypeWrapper<Omit<TrustedSecretCreatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  TrustedSecretData: ResolverTypeWrapper<TrustedSecretDataRow>;
  TrustedSecretDeleteInput: TrustedSecretDeleteInput;
  TrustedSecretDeletePayload: ResolverTypeWrapper<TrustedSecretDeletePayload>;
  TrustedSecretEdge: ResolverTypeWrapper<Omit<TrustedSecretEdge, 'node'> & { node: ResolversTypes['TrustedSecret'] }>;
  TrustedSecretFilter: TrustedSecretFilter;
  TrustedSecretOrder: TrustedSecretOrder;
  TrustedSecretOrderField: TrustedSecretOrderField;
  TrustedSecretUpdateDataInput: TrustedSecretUpdateDataInput;
  TrustedSecretUpdateDataPayload: ResolverTypeWrapper<Omit<TrustedSecretUpdateDataPayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  TrustedSecretUpdateInput: TrustedSecretUpdateInput;
  TrustedSecretUpdatePayload: ResolverTypeWrapper<Omit<TrustedSecretUpdatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversTypes['TrustedSecret']> }>;
  UnwindInput: UnwindInput;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  Workspace: ResolverTypeWrapper<Reference>;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BooleanFilter: BooleanFilter;
  Boolean: Scalars['Boolean']['output'];
  ConditionInput: ConditionInput;
  String: Scalars['String']['output'];
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  EnabledStateFilter: EnabledStateFilter;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  IDFilter: IdFilter;
  ID: Scalars['ID']['output'];
  IntFilter: IntFilter;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PageInput: PageInput;
  Query: Record<PropertyKey, never>;
  ResourceGroupFilter: ResourceGroupFilter;
  SortInput: SortInput;
  StatisticsConditionInput: StatisticsConditionInput;
  StatisticsCountInput: StatisticsCountInput;
  StatisticsGroupFieldInput: StatisticsGroupFieldInput;
  StatisticsGroupInput: StatisticsGroupInput;
  StatisticsGroupKeyInput: StatisticsGroupKeyInput;
  StatisticsProjectFieldInput: StatisticsProjectFieldInput;
  StatisticsProjectInput: StatisticsProjectInput;
  StatisticsQueryInput: StatisticsQueryInput;
  StatisticsStageInput: StatisticsStageInput;
  StatisticsSubFieldInput: StatisticsSubFieldInput;
  StringFilter: StringFilter;
  TrustedAccount: Reference;
  TrustedSecret: TrustedSecretRow;
  TrustedSecretConnection: TrustedSecretPage;
  TrustedSecretCreateInput: TrustedSecretCreateInput;
  TrustedSecretCreatePayload: Omit<TrustedSecretCreatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  TrustedSecretData: TrustedSecretDataRow;
  TrustedSecretDeleteInput: TrustedSecretDeleteInput;
  TrustedSecretDeletePayload: TrustedSecretDeletePayload;
  TrustedSecretEdge: Omit<TrustedSecretEdge, 'node'> & { node: ResolversParentTypes['TrustedSecret'] };
  TrustedSecretFilter: TrustedSecretFilter;
  TrustedSecretOrder: TrustedSecretOrder;
  TrustedSecretUpdateDataInput: TrustedSecretUpdateDataInput;
  TrustedSecretUpdateDataPayload: Omit<TrustedSecretUpdateDataPayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  TrustedSecretUpdateInput: TrustedSecretUpdateInput;
  TrustedSecretUpdatePayload: Omit<TrustedSecretUpdatePayload, 'trustedSecret'> & { trustedSecret?: Maybe<ResolversParentTypes['TrustedSecret']> };
  UnwindInput: UnwindInput;
  UserError: UserError;
  Workspace: Reference;
  YearMonth: Scalars['YearMonth']['output'];
};

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
  schemaId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  UserError?: UserErrorResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

