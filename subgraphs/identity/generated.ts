import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AgentRow, ApiKeyRow, AppRow, AppAccessRow, EndpointRow, GrantedTokenRow, IdentityJobRow, LegacyEndpointRow, DomainAuthInfoRow, RoleRow, RoleBindingRow, TokenRow, ViewerRow, ViewerWorkspaceRow, WorkspaceCostRow, ProjectRow, ProjectGroupRow, ServiceAccountRow, TrustedAccountRow, UserRow, WorkspaceRow, AgentPage, ApiKeyPage, AppPage, EndpointPage, IdentityJobPage, LegacyEndpointPage, RolePage, ProjectPage, ProjectGroupPage, ServiceAccountPage, TrustedAccountPage, UserPage, WorkspacePage } from './resources.ts';
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

/** The credential of a cost-monitoring tool inside a container cluster. Source: `identity.agent`. */
export type Agent = {
  /** App it owns. Null if it is not visible to the caller. */
  readonly app?: Maybe<App>;
  /** Public identifier of the secret of its app, for verification. It changes with every new secret. Null if upstream has none. */
  readonly clientId?: Maybe<Scalars['ID']['output']>;
  /** Its bearer token. A secret: shown in the answers of `agentCreate` and `agentRegenerate`, null everywhere else. */
  readonly clientSecret?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domain it belongs to. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** When its secret expires, 365 days after its creation. Null if upstream has none. */
  readonly expiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `agent-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the service manages its app. Always true. */
  readonly isManaged: Scalars['Boolean']['output'];
  /** When its secret was last used. Null until then. */
  readonly lastAccessedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * What it is to do: `cluster_name`, the flags `kube_state_metrics` and `prometheus_node_exporter`, and what else was
   * sent. `{}` if empty.
   */
  readonly options: Scalars['JSONObject']['output'];
  /** Project of the account. Null if it has none. */
  readonly project?: Maybe<Project>;
  /** Role of its app. Null if it is not visible to the caller. */
  readonly role?: Maybe<Role>;
  /** Role type. */
  readonly roleType: RoleType;
  /** Account of its container cluster. Null if upstream has none. */
  readonly serviceAccount?: Maybe<ServiceAccount>;
  /** Whether its secret works: the state of its app. */
  readonly state: CredentialState;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** One page of agents, and their total number. */
export type AgentConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<AgentEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Agent>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of agents that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new agent. Omitted members have their defaults. */
export type AgentCreateInput = {
  /** Options of the agent, e.g. `cluster_name`. The texts `"true"` and `"false"` become flags. */
  readonly options: Scalars['JSONObject']['input'];
  /** Account of a container cluster, that is of provider `kubernetes`, without an agent yet. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** The agent that was created, with its secret. */
export type AgentCreatePayload = {
  /** The agent after the mutation. Null if the mutation is refused. */
  readonly agent?: Maybe<Agent>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The agent to delete. */
export type AgentDeleteInput = {
  /** Service account of the agent to delete. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type AgentDeletePayload = {
  /**
   * Service account whose agent was deleted; the API does not return the identifier of the agent. Null if the mutation is
   * refused.
   */
  readonly serviceAccountId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The agent to disable. */
export type AgentDisableInput = {
  /** Service account of the agent to disable. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** The disabled agent. */
export type AgentDisablePayload = {
  /** The agent after the mutation. Null if the mutation is refused. */
  readonly agent?: Maybe<Agent>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the agents on a page, with its cursor. */
export type AgentEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Agent;
};

/** The agent to enable. */
export type AgentEnableInput = {
  /** Service account of the agent to enable. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** The enabled agent. */
export type AgentEnablePayload = {
  /** The agent after the mutation. Null if the mutation is refused. */
  readonly agent?: Maybe<Agent>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Conditions on agents. All of them must hold. */
export type AgentFilter = {
  /** App it owns. */
  readonly appId?: InputMaybe<IdFilter>;
  /** Current client id. */
  readonly clientId?: InputMaybe<IdFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** When its secret expires. */
  readonly expiredAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages its app. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When its secret was last used. */
  readonly lastAccessedAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in the options, e.g. path `cluster_name`. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<AgentFilter>>;
  /** Project of the account. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Role of its app. */
  readonly roleId?: InputMaybe<IdFilter>;
  /** Role type. */
  readonly roleType?: InputMaybe<RoleTypeFilter>;
  /** Account of its container cluster. */
  readonly serviceAccountId?: InputMaybe<IdFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<CredentialStateFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of agents. */
export type AgentOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: AgentOrderField;
};

/** Fields by which agents can be ordered. */
export type AgentOrderField =
  /** By app. */
  | 'APP_ID'
  /** Client id. */
  | 'CLIENT_ID'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** When its secret expires. */
  | 'EXPIRED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** When its secret was last used. */
  | 'LAST_ACCESSED_AT'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** By identifier of the role. */
  | 'ROLE_ID'
  /** Role type, alphabetically. */
  | 'ROLE_TYPE'
  /** By identifier of the account. */
  | 'SERVICE_ACCOUNT_ID'
  /** State, alphabetically. */
  | 'STATE'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** The agent to give a new secret. */
export type AgentRegenerateInput = {
  /** Service account of the agent to give a new secret. */
  readonly serviceAccountId: Scalars['ID']['input'];
};

/** The agent, with its new secret. */
export type AgentRegeneratePayload = {
  /** The agent after the mutation. Null if the mutation is refused. */
  readonly agent?: Maybe<Agent>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertService = {
  /** Stable identifier, e.g. `service-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Projects whose alerts are its own as well, beside those of its webhooks: those that its tags name. Null if the caller
   * may not list projects, or if the deployment lacks the read. Calls `identity.project.list`.
   */
  readonly projects?: Maybe<ProjectConnection>;
};


/** Who is responsible for a group of alerts, with channels and escalation policies. Source: `alert_manager.service`. */
export type AlertServiceProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
};

/** A credential with which programs act as the user who made it. Source: `identity.api_key`. */
export type ApiKey = {
  /** The key itself, a bearer token. A secret: shown in the answer of `apiKeyCreate`, null everywhere else. */
  readonly apiKey?: Maybe<Scalars['String']['output']>;
  /** App it is linked to. Null for a key of a user, and if the app is deleted or not visible to the caller. */
  readonly app?: Maybe<App>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domain it belongs to. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** When it expires, at most 365 days after its creation. Null if upstream has none. */
  readonly expiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `api-key-5c7fe0129ab3`. Not a secret. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used; at first when it was made. Null if upstream has none. */
  readonly lastAccessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether it works. EXPIRED is final. */
  readonly state: CredentialState;
  /** Its owner, on whose behalf it acts. Null if upstream has none. */
  readonly user?: Maybe<User>;
};

/** A condition on a field of `ApiKey`. */
export type ApiKeyConditionInput = {
  /** The field. */
  readonly field: ApiKeyField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of API keys, and their total number. */
export type ApiKeyConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<ApiKey>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of API keys that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new API key. Omitted members have their defaults. */
export type ApiKeyCreateInput = {
  /** When it expires: in the future, at most 365 days ahead, which is the default. */
  readonly expiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Display name: at most 40 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The API key that was created, with the key itself. */
export type ApiKeyCreatePayload = {
  /** The API key after the mutation. Null if the mutation is refused. */
  readonly apiKey?: Maybe<ApiKey>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The API key to delete. */
export type ApiKeyDeleteInput = {
  /** API key to delete: one of the caller; for domain admins any of the domain. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type ApiKeyDeletePayload = {
  /** Identifier of the API key that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The API key to disable. */
export type ApiKeyDisableInput = {
  /** API key to disable: one of the caller; for domain admins any of the domain. */
  readonly id: Scalars['ID']['input'];
};

/** The disabled API key. */
export type ApiKeyDisablePayload = {
  /** The API key after the mutation. Null if the mutation is refused. */
  readonly apiKey?: Maybe<ApiKey>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the API keys on a page, with its cursor. */
export type ApiKeyEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ApiKey;
};

/** The API key to enable. */
export type ApiKeyEnableInput = {
  /** API key of the caller. */
  readonly id: Scalars['ID']['input'];
};

/** The enabled API key. */
export type ApiKeyEnablePayload = {
  /** The API key after the mutation. Null if the mutation is refused. */
  readonly apiKey?: Maybe<ApiKey>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Fields of `ApiKey` that statistics read. */
export type ApiKeyField =
  /** Identifier of `app`: app it is linked to. */
  | 'APP'
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `domain`: domain it belongs to. */
  | 'DOMAIN'
  /** When it expires, at most 365 days after its creation. */
  | 'EXPIRED_AT'
  /** Stable identifier. */
  | 'ID'
  /** When it was last used; at first when it was made. */
  | 'LAST_ACCESSED_AT'
  /** Display name. */
  | 'NAME'
  /** Whether it works. */
  | 'STATE'
  /** Identifier of `user`: its owner, on whose behalf it acts. */
  | 'USER';

/** A field of `ApiKey`, or a value inside it. */
export type ApiKeyFieldInput = {
  /** The field. */
  readonly field: ApiKeyField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on API keys. All of them must hold. */
export type ApiKeyFilter = {
  /** App it is linked to. */
  readonly appId?: InputMaybe<IdFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** When it expires. */
  readonly expiredAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** When it was last used. */
  readonly lastAccessedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ApiKeyFilter>>;
  /** State at this moment. */
  readonly state?: InputMaybe<CredentialStateFilter>;
  /** Identifier of its user. */
  readonly userId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `ApiKey`. */
export type ApiKeyGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<ApiKeyConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<ApiKeyField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<ApiKeyFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `ApiKey` by which statistics are grouped. */
export type ApiKeyGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: ApiKeyField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of API keys. */
export type ApiKeyOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ApiKeyOrderField;
};

/** Fields by which API keys can be ordered. */
export type ApiKeyOrderField =
  /** App it is linked to. */
  | 'APP_ID'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** When it expires. */
  | 'EXPIRED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** When it was last used. */
  | 'LAST_ACCESSED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** State, alphabetically. */
  | 'STATE'
  /** By identifier of the owner. */
  | 'USER_ID';

/** Statistics of `ApiKey`: either `groupBy` and `fields`, or `distinct`. */
export type ApiKeyStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<ApiKeyFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<ApiKeyGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<ApiKeyConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<ApiKeyConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<ApiKeyGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<ApiKeyOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<ApiKeyFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<ApiKeyConditionInput>>;
};

/** The API key to change, and its new values. Omitted members stay as they are. */
export type ApiKeyUpdateInput = {
  /** API key to change, one of the caller's own. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 40 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The API key that was renamed. */
export type ApiKeyUpdatePayload = {
  /** The API key after the mutation. Null if the mutation is refused. */
  readonly apiKey?: Maybe<ApiKey>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A credential for machines, with a role of its own. Source: `identity.app`. */
export type App = {
  /** Agent that owns it. Null if none does, or if that is not visible to the caller. Calls `identity.agent.list`. */
  readonly agent?: Maybe<Agent>;
  /** API keys linked to it. Null if the area is unavailable. Calls `identity.api_key.list`. */
  readonly apiKeys?: Maybe<ApiKeyConnection>;
  /** Public identifier of its secret, for verification. It changes with every new secret. Null if upstream has none. */
  readonly clientId?: Maybe<Scalars['ID']['output']>;
  /** Its bearer token. A secret: shown in the answers of `appCreate` and `appGenerateClientSecret`, null everywhere else. */
  readonly clientSecret?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domain it belongs to. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** When its secret expires. Null if upstream has none. */
  readonly expiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `app-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to an agent. Such an app is changed through the agent only. */
  readonly isManaged: Scalars['Boolean']['output'];
  /** When it last called, or was checked. Null until then. */
  readonly lastAccessedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Display name. Null if a token names the app and the caller may not read it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The only project in its scope. Null if it is not limited to one. */
  readonly project?: Maybe<Project>;
  /** Group to whose projects, including those of groups below, it is limited. Null if there is none. */
  readonly projectGroup?: Maybe<ProjectGroup>;
  /** Scope of the record. */
  readonly resourceGroup: ResourceGroup;
  /** Role whose permissions it has at each call. Null if it is deleted or not visible to the caller. */
  readonly role?: Maybe<Role>;
  /** Role type: that of its role when it was created. */
  readonly roleType: RoleType;
  /** Whether it works. EXPIRED until it gets a new secret. */
  readonly state: CredentialState;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** Workspace it acts in. Null if it acts in the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};


/** A credential for machines, with a role of its own. Source: `identity.app`. */
export type AppApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ApiKeyOrder>>;
};

/** Current permissions of an app. */
export type AppAccess = {
  /** Those of its role, e.g. `monitoring:Alert.read`. Empty: all that its role type allows. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Projects it is limited to. Empty: no limit. */
  readonly projects: ReadonlyArray<Project>;
};

/** A condition on a field of `App`. */
export type AppConditionInput = {
  /** The field. */
  readonly field: AppField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of apps, and their total number. */
export type AppConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<AppEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<App>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of apps that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new app. Omitted members have their defaults. */
export type AppCreateInput = {
  /** When its secret expires: in the future, at most 365 days ahead, which is the default. */
  readonly expiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Display name: at most 40 characters, not empty. */
  readonly name: Scalars['String']['input'];
  /** For PROJECT: group whose projects are in its scope. Not together with `projectId`. */
  readonly projectGroupId?: InputMaybe<Scalars['ID']['input']>;
  /** For PROJECT: the only project in its scope. Not together with `projectGroupId`. */
  readonly projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Scope: DOMAIN with a DOMAIN_ADMIN role, WORKSPACE with WORKSPACE_OWNER, PROJECT with WORKSPACE_MEMBER. */
  readonly resourceGroup: ResourceGroupInput;
  /** An enabled role, of a type that fits `resourceGroup`. */
  readonly roleId: Scalars['ID']['input'];
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
  /** For WORKSPACE and PROJECT. Default: that of the token or the project. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The app that was created, with its secret. */
export type AppCreatePayload = {
  /** The app after the mutation. Null if the mutation is refused. */
  readonly app?: Maybe<App>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The app to delete. */
export type AppDeleteInput = {
  /** App to delete; not one of an agent. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type AppDeletePayload = {
  /** Identifier of the app that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The app to disable. */
export type AppDisableInput = {
  /** App to disable; not one of an agent. */
  readonly id: Scalars['ID']['input'];
};

/** The disabled app. */
export type AppDisablePayload = {
  /** The app after the mutation. Null if the mutation is refused. */
  readonly app?: Maybe<App>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the apps on a page, with its cursor. */
export type AppEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: App;
};

/** The app to enable. */
export type AppEnableInput = {
  /** App to enable; not one of an agent. */
  readonly id: Scalars['ID']['input'];
};

/** The enabled app. */
export type AppEnablePayload = {
  /** The app after the mutation. Null if the mutation is refused. */
  readonly app?: Maybe<App>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Fields of `App` that statistics read. */
export type AppField =
  /** Public identifier of its secret, for verification. */
  | 'CLIENT_ID'
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `domain`: domain it belongs to. */
  | 'DOMAIN'
  /** When its secret expires. */
  | 'EXPIRED_AT'
  /** Stable identifier. */
  | 'ID'
  /** Whether it belongs to an agent. */
  | 'IS_MANAGED'
  /** When it last called, or was checked. */
  | 'LAST_ACCESSED_AT'
  /** Display name. */
  | 'NAME'
  /** Identifier of `project`: the only project in its scope. */
  | 'PROJECT'
  /** Identifier of `projectGroup`: group to whose projects, including those of groups below, it is limited. */
  | 'PROJECT_GROUP'
  /** Scope of the record. */
  | 'RESOURCE_GROUP'
  /** Identifier of `role`: role whose permissions it has at each call. */
  | 'ROLE'
  /** Role type: that of its role when it was created. */
  | 'ROLE_TYPE'
  /** Whether it works. */
  | 'STATE'
  /** Labels of the caller. */
  | 'TAGS'
  /** Identifier of `workspace`: workspace it acts in. */
  | 'WORKSPACE';

/** A field of `App`, or a value inside it. */
export type AppFieldInput = {
  /** The field. */
  readonly field: AppField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on apps. All of them must hold. */
export type AppFilter = {
  /** Current client id. */
  readonly clientId?: InputMaybe<IdFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** When its secret expires. */
  readonly expiredAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether it belongs to an agent. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When it last called, or was checked. */
  readonly lastAccessedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<AppFilter>>;
  /** Project group it is limited to. */
  readonly projectGroupId?: InputMaybe<IdFilter>;
  /** Project it is limited to. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Identifier of its role. */
  readonly roleId?: InputMaybe<IdFilter>;
  /** Role type. */
  readonly roleType?: InputMaybe<RoleTypeFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<CredentialStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** The app to give a new secret, and when the secret expires. */
export type AppGenerateClientSecretInput = {
  /** When the new secret expires: in the future, at most 365 days ahead, which is the default. */
  readonly expiredAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** App to give a new secret; not one of an agent. */
  readonly id: Scalars['ID']['input'];
};

/** The app, with its new secret. */
export type AppGenerateClientSecretPayload = {
  /** The app after the mutation. Null if the mutation is refused. */
  readonly app?: Maybe<App>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A value that statistics compute for each group of `App`. */
export type AppGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<AppConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<AppField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<AppFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `App` by which statistics are grouped. */
export type AppGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: AppField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of apps. */
export type AppOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: AppOrderField;
};

/** Fields by which apps can be ordered. */
export type AppOrderField =
  /** Client id. */
  | 'CLIENT_ID'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** When its secret expires. */
  | 'EXPIRED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether it belongs to an agent: false first. */
  | 'IS_MANAGED'
  /** When it last called, or was checked. */
  | 'LAST_ACCESSED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the project group. */
  | 'PROJECT_GROUP_ID'
  /** By identifier of the project. */
  | 'PROJECT_ID'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** By identifier of the role. */
  | 'ROLE_ID'
  /** Role type, alphabetically. */
  | 'ROLE_TYPE'
  /** State, alphabetically. */
  | 'STATE'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `App`: either `groupBy` and `fields`, or `distinct`. */
export type AppStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<AppFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<AppGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<AppConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<AppConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<AppGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<AppFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<AppConditionInput>>;
};

/** The app to change, and its new values. Omitted members stay as they are. */
export type AppUpdateInput = {
  /** App to change. */
  readonly id: Scalars['ID']['input'];
  /** New display name: at most 40 characters, not empty. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The app that was changed. */
export type AppUpdatePayload = {
  /** The app after the mutation. Null if the mutation is refused. */
  readonly app?: Maybe<App>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
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

/** Whether a credential, or a role, works. */
export type CredentialState =
  /** Disabled: it is refused. */
  | 'DISABLED'
  /** It is valid. */
  | 'ENABLED'
  /** Expired: it is refused. */
  | 'EXPIRED'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether a credential or role works. */
export type CredentialStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<CredentialStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<CredentialStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<CredentialStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<CredentialStateInput>>;
};

/** The values of `CredentialState` that an input takes. */
export type CredentialStateInput =
  /** Disabled: it is refused. */
  | 'DISABLED'
  /** It is valid. */
  | 'ENABLED'
  /** Expired: it is refused. */
  | 'EXPIRED';

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

/** A tenant: everything belongs to one domain. Managed in the directory. */
export type Domain = {
  /** Stable identifier, e.g. `domain-demo`. */
  readonly id: Scalars['ID']['output'];
};

/** How one signs in to a domain. Source: `identity.domain`. */
export type DomainAuthInfo = {
  /** Settings of sign-in pages, e.g. a logo. */
  readonly config: Scalars['JSONObject']['output'];
  /** The identifier of the domain, for sign-in. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** Whether users of another system may sign in. */
  readonly externalAuthState: EnabledState;
  /** Settings of the other system, for sign-in pages. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Name of the domain. */
  readonly name: Scalars['String']['output'];
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

/** The URL of a component of the service. Source: `identity.endpoint`. */
export type Endpoint = {
  /** Its public URL. Null if INTERNAL was requested, or if it has none. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Its internal URL. Null unless INTERNAL was requested. */
  readonly internalEndpoint?: Maybe<Scalars['String']['output']>;
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Component, as the service's table names it, e.g. `identity`. */
  readonly service: Scalars['String']['output'];
  /** Whether it is in operation. */
  readonly state: EndpointState;
  /** Its version. Null if not set. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** One page of components, and their total number. */
export type EndpointConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<EndpointEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Endpoint>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of components that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the components on a page, with its cursor. */
export type EndpointEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Endpoint;
};

/** Conditions on components. All of them must hold. */
export type EndpointFilter = {
  /** Public URL. */
  readonly endpoint?: InputMaybe<StringFilter>;
  /** Internal URL. */
  readonly internalEndpoint?: InputMaybe<StringFilter>;
  /** Display name. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<EndpointFilter>>;
  /** Name of the component, e.g. `identity`. */
  readonly service?: InputMaybe<StringFilter>;
  /** Whether it is in operation. */
  readonly state?: InputMaybe<EndpointStateFilter>;
  /** Version of the component, as text. */
  readonly version?: InputMaybe<StringFilter>;
};

/** One step of the order of components. */
export type EndpointOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: EndpointOrderField;
};

/** Fields by which components can be ordered. */
export type EndpointOrderField =
  /** Public URL. */
  | 'ENDPOINT'
  /** Internal URL. */
  | 'INTERNAL_ENDPOINT'
  /** Display name. */
  | 'NAME'
  /** By component. */
  | 'SERVICE'
  /** Whether it is in operation, alphabetically. */
  | 'STATE'
  /** By version, as text: `1.10` before `1.9`. */
  | 'VERSION';

/** Whether a component is in operation. */
export type EndpointState =
  /** In operation. */
  | 'ACTIVE'
  /** Not in operation. */
  | 'INACTIVE'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether a component is in operation. */
export type EndpointStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<EndpointStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<EndpointStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<EndpointStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<EndpointStateInput>>;
};

/** The values of `EndpointState` that an input takes. */
export type EndpointStateInput =
  /** In operation. */
  | 'ACTIVE'
  /** Not in operation. */
  | 'INACTIVE';

/** Kinds of URLs of a component. */
export type EndpointType =
  /** The internal URL. */
  | 'INTERNAL'
  /** The public URL. */
  | 'PUBLIC';

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

/** An access token, and its scope. */
export type GrantedToken = {
  /** Bearer token for calls. A secret. */
  readonly accessToken: Scalars['String']['output'];
  /** Domain of the token. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /**
   * Role behind it, read with this token. Null if there is none. Where its bearer may not read roles, its `id` is there
   * and nothing else: names are null, lists empty and enumerations UNKNOWN.
   */
  readonly role?: Maybe<Role>;
  /** Role type of the token. */
  readonly roleType: RoleType;
  /**
   * Workspace it is limited to, read with this token where `tokenGrant` is the only mutation of identity in the operation.
   * Null if it is not.
   */
  readonly workspace?: Maybe<Workspace>;
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

/** One run that synchronised accounts through a plugin. Source: `identity.job`. */
export type IdentityJob = {
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domain it belongs to. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** Why it failed. Null if it did not. */
  readonly errorMessage?: Maybe<Scalars['String']['output']>;
  /** When it succeeded, failed or was cancelled. Null until then. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `job-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** What the plugin was started with. `{}` if empty. */
  readonly options: Scalars['JSONObject']['output'];
  /** Plugin of the run. Null if upstream has none. */
  readonly plugin?: Maybe<Plugin>;
  /** Scope of the record. */
  readonly resourceGroup: ResourceGroup;
  /** Progress or result. */
  readonly status: IdentityJobStatus;
  /** Account of the run. Null if upstream has none. */
  readonly trustedAccount?: Maybe<TrustedAccount>;
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Workspace it belongs to. Null if it is of the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `IdentityJob`. */
export type IdentityJobConditionInput = {
  /** The field. */
  readonly field: IdentityJobField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of runs, and their total number. */
export type IdentityJobConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<IdentityJobEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<IdentityJob>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of runs that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The job to delete. */
export type IdentityJobDeleteInput = {
  /** Job to delete. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type IdentityJobDeletePayload = {
  /** Identifier of the job that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the runs on a page, with its cursor. */
export type IdentityJobEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: IdentityJob;
};

/** Fields of `IdentityJob` that statistics read. */
export type IdentityJobField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `domain`: domain it belongs to. */
  | 'DOMAIN'
  /** Why it failed. */
  | 'ERROR_MESSAGE'
  /** When it succeeded, failed or was cancelled. */
  | 'FINISHED_AT'
  /** Stable identifier. */
  | 'ID'
  /** What the plugin was started with. */
  | 'OPTIONS'
  /** Identifier of `plugin`: plugin of the run. */
  | 'PLUGIN'
  /** Scope of the record. */
  | 'RESOURCE_GROUP'
  /** Progress or result. */
  | 'STATUS'
  /** Identifier of `trustedAccount`: account of the run. */
  | 'TRUSTED_ACCOUNT'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** Identifier of `workspace`: workspace it belongs to. */
  | 'WORKSPACE';

/** A field of `IdentityJob`, or a value inside it. */
export type IdentityJobFieldInput = {
  /** The field. */
  readonly field: IdentityJobField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on runs that synchronised accounts. All of them must hold. */
export type IdentityJobFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Why it failed. */
  readonly errorMessage?: InputMaybe<StringFilter>;
  /** When it ended. */
  readonly finishedAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Conditions on paths in the options. All must hold. */
  readonly options?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<IdentityJobFilter>>;
  /** Plugin of the run. */
  readonly pluginId?: InputMaybe<IdFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Progress of the run. */
  readonly status?: InputMaybe<IdentityJobStatusFilter>;
  /** Account of the run. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A value that statistics compute for each group of `IdentityJob`. */
export type IdentityJobGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<IdentityJobConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<IdentityJobField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<IdentityJobFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `IdentityJob` by which statistics are grouped. */
export type IdentityJobGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: IdentityJobField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of runs that synchronised accounts. */
export type IdentityJobOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: IdentityJobOrderField;
};

/** Fields by which runs that synchronised accounts can be ordered. */
export type IdentityJobOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By error message, by code point. */
  | 'ERROR_MESSAGE'
  /** When it ended. */
  | 'FINISHED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By identifier of the plugin. */
  | 'PLUGIN_ID'
  /** Scope, alphabetically. */
  | 'RESOURCE_GROUP'
  /** Status, alphabetically. */
  | 'STATUS'
  /** Account of the run. */
  | 'TRUSTED_ACCOUNT_ID'
  /** When it was last changed. */
  | 'UPDATED_AT'
  /** By identifier of the workspace. */
  | 'WORKSPACE_ID';

/** Statistics of `IdentityJob`: either `groupBy` and `fields`, or `distinct`. */
export type IdentityJobStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<IdentityJobFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<IdentityJobGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<IdentityJobConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<IdentityJobConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<IdentityJobGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<IdentityJobOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<IdentityJobFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<IdentityJobConditionInput>>;
};

/** Progress or result of a run that synchronises accounts. */
export type IdentityJobStatus =
  /** It was canceled. */
  | 'CANCELED'
  /** It failed. An older spelling, which a filter on FAILURE does not match. */
  | 'ERROR'
  /** It failed. */
  | 'FAILURE'
  /** It is running. */
  | 'IN_PROGRESS'
  /** It is pending. */
  | 'PENDING'
  /** It succeeded. */
  | 'SUCCESS'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on the status of a run. */
export type IdentityJobStatusFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<IdentityJobStatusInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<IdentityJobStatusInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<IdentityJobStatusInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<IdentityJobStatusInput>>;
};

/** The values of `IdentityJobStatus` that an input takes. */
export type IdentityJobStatusInput =
  /** It was canceled. */
  | 'CANCELED'
  /** It failed. An older spelling, which a filter on FAILURE does not match. */
  | 'ERROR'
  /** It failed. */
  | 'FAILURE'
  /** It is running. */
  | 'IN_PROGRESS'
  /** It is pending. */
  | 'PENDING'
  /** It succeeded. */
  | 'SUCCESS';

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

/** The URL of a component of the service, in the legacy form. Source: `identity_v1.endpoint`. */
export type LegacyEndpoint = {
  /** The requested URL. Null if it has none. */
  readonly endpoint?: Maybe<Scalars['String']['output']>;
  /** Display name. Null if it has no name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Component, as the service's table names it, e.g. `identity`. */
  readonly service: Scalars['String']['output'];
  /** Whether it is in operation. */
  readonly state: EndpointState;
  /** Its version. Null if not set. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** One page of components, and their total number. */
export type LegacyEndpointConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<LegacyEndpointEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<LegacyEndpoint>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of components that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the components on a page, with its cursor. */
export type LegacyEndpointEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: LegacyEndpoint;
};

/** Conditions on components in the legacy form. All of them must hold. */
export type LegacyEndpointFilter = {
  /** The requested URL. */
  readonly endpoint?: InputMaybe<StringFilter>;
  /** Display name. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<LegacyEndpointFilter>>;
  /** Name of the component, e.g. `identity`. */
  readonly service?: InputMaybe<StringFilter>;
  /** Whether it is in operation. */
  readonly state?: InputMaybe<EndpointStateFilter>;
  /** Version of the component, as text. */
  readonly version?: InputMaybe<StringFilter>;
};

/** One step of the order of components in the legacy form. */
export type LegacyEndpointOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: LegacyEndpointOrderField;
};

/** Fields by which components in the legacy form can be ordered. */
export type LegacyEndpointOrderField =
  /** The requested URL. */
  | 'ENDPOINT'
  /** Display name. */
  | 'NAME'
  /** By component. */
  | 'SERVICE'
  /** Whether it is in operation, alphabetically. */
  | 'STATE'
  /** By version, as text: `1.10` before `1.9`. */
  | 'VERSION';

/** Root fields of mutations. */
export type Mutation = {
  /**
   * Creates the agent of a service account, with an app of its own, and shows the secret. Null if the mutation fails for a
   * reason that the caller cannot correct.
   * Calls `identity.agent.create`.
   */
  readonly agentCreate?: Maybe<AgentCreatePayload>;
  /**
   * Removes an agent together with its app. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.agent.delete`.
   */
  readonly agentDelete?: Maybe<AgentDeletePayload>;
  /**
   * Stops the secret of an agent from working until it is enabled. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `identity.agent.disable`.
   */
  readonly agentDisable?: Maybe<AgentDisablePayload>;
  /**
   * Lets the secret of a disabled agent work again. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `identity.agent.enable`.
   */
  readonly agentEnable?: Maybe<AgentEnablePayload>;
  /**
   * Gives an agent a new client id and secret, good for 365 days, and shows it; the old one stops working at once. Null if
   * the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.agent.regenerate`.
   */
  readonly agentRegenerate?: Maybe<AgentRegeneratePayload>;
  /**
   * Creates an API key for the calling user, and shows it this once; not for callers who present an API key. Null if the
   * mutation fails for a reason that the caller cannot correct.
   * Calls `identity.api_key.create`.
   */
  readonly apiKeyCreate?: Maybe<ApiKeyCreatePayload>;
  /**
   * Removes an API key; it stops working at once. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.api_key.delete`.
   */
  readonly apiKeyDelete?: Maybe<ApiKeyDeletePayload>;
  /**
   * Stops an API key from working until it is enabled. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `identity.api_key.disable`.
   */
  readonly apiKeyDisable?: Maybe<ApiKeyDisablePayload>;
  /**
   * Lets a disabled API key work again; an expired one stays expired. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `identity.api_key.enable`.
   */
  readonly apiKeyEnable?: Maybe<ApiKeyEnablePayload>;
  /**
   * Renames an API key. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.api_key.update`.
   */
  readonly apiKeyUpdate?: Maybe<ApiKeyUpdatePayload>;
  /**
   * Creates an app, and shows its secret. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.app.create`.
   */
  readonly appCreate?: Maybe<AppCreatePayload>;
  /**
   * Removes an app; it stops working at once. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.app.delete`.
   */
  readonly appDelete?: Maybe<AppDeletePayload>;
  /**
   * Stops an app from working until it is enabled. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.app.disable`.
   */
  readonly appDisable?: Maybe<AppDisablePayload>;
  /**
   * Lets a disabled app work again; an expired one stays expired. Null if the mutation fails for a reason that the caller
   * cannot correct.
   * Calls `identity.app.enable`.
   */
  readonly appEnable?: Maybe<AppEnablePayload>;
  /**
   * Gives an app a new client id and secret, and shows it; the old one stops working at once. An expired app works again.
   * Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.app.generate_client_secret`.
   */
  readonly appGenerateClientSecret?: Maybe<AppGenerateClientSecretPayload>;
  /**
   * Changes name or tags of an app. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.app.update`.
   */
  readonly appUpdate?: Maybe<AppUpdatePayload>;
  /**
   * Removes the record of a run, whatever its status. Null if the mutation fails for a reason that the caller cannot
   * correct.
   * Calls `identity.job.delete`.
   */
  readonly identityJobDelete?: Maybe<IdentityJobDeletePayload>;
  /**
   * Creates a role; it is enabled from the start. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.role.create`.
   */
  readonly roleCreate?: Maybe<RoleCreatePayload>;
  /**
   * Removes a role; refused while a user is bound to it or an app has it. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `identity.role.delete`.
   */
  readonly roleDelete?: Maybe<RoleDeletePayload>;
  /**
   * Keeps a role from being given to apps; refused while a user is bound to it. Null if the mutation fails for a reason
   * that the caller cannot correct.
   * Calls `identity.role.disable`.
   */
  readonly roleDisable?: Maybe<RoleDisablePayload>;
  /**
   * Lets a role be given to apps again. Null if the mutation fails for a reason that the caller cannot correct.
   * Calls `identity.role.enable`.
   */
  readonly roleEnable?: Maybe<RoleEnablePayload>;
  /**
   * Changes a role: for apps at once, for users from their next token on. Null if the mutation fails for a reason that the
   * caller cannot correct.
   * Calls `identity.role.update`.
   */
  readonly roleUpdate?: Maybe<RoleUpdatePayload>;
  /**
   * Trades a refresh token for an access token of a certain scope. Needs no token. Null if the mutation fails for a reason
   * that the caller cannot correct.
   * Calls `identity.token.grant`.
   */
  readonly tokenGrant?: Maybe<TokenGrantPayload>;
  /**
   * Signs in: trades credentials for an access token and a refresh token. Needs no token. Null if the mutation fails for a
   * reason that the caller cannot correct.
   * Calls `identity.token.issue`.
   */
  readonly tokenIssue?: Maybe<TokenIssuePayload>;
};


/** Root fields of mutations. */
export type MutationAgentCreateArgs = {
  input: AgentCreateInput;
};


/** Root fields of mutations. */
export type MutationAgentDeleteArgs = {
  input: AgentDeleteInput;
};


/** Root fields of mutations. */
export type MutationAgentDisableArgs = {
  input: AgentDisableInput;
};


/** Root fields of mutations. */
export type MutationAgentEnableArgs = {
  input: AgentEnableInput;
};


/** Root fields of mutations. */
export type MutationAgentRegenerateArgs = {
  input: AgentRegenerateInput;
};


/** Root fields of mutations. */
export type MutationApiKeyCreateArgs = {
  input: ApiKeyCreateInput;
};


/** Root fields of mutations. */
export type MutationApiKeyDeleteArgs = {
  input: ApiKeyDeleteInput;
};


/** Root fields of mutations. */
export type MutationApiKeyDisableArgs = {
  input: ApiKeyDisableInput;
};


/** Root fields of mutations. */
export type MutationApiKeyEnableArgs = {
  input: ApiKeyEnableInput;
};


/** Root fields of mutations. */
export type MutationApiKeyUpdateArgs = {
  input: ApiKeyUpdateInput;
};


/** Root fields of mutations. */
export type MutationAppCreateArgs = {
  input: AppCreateInput;
};


/** Root fields of mutations. */
export type MutationAppDeleteArgs = {
  input: AppDeleteInput;
};


/** Root fields of mutations. */
export type MutationAppDisableArgs = {
  input: AppDisableInput;
};


/** Root fields of mutations. */
export type MutationAppEnableArgs = {
  input: AppEnableInput;
};


/** Root fields of mutations. */
export type MutationAppGenerateClientSecretArgs = {
  input: AppGenerateClientSecretInput;
};


/** Root fields of mutations. */
export type MutationAppUpdateArgs = {
  input: AppUpdateInput;
};


/** Root fields of mutations. */
export type MutationIdentityJobDeleteArgs = {
  input: IdentityJobDeleteInput;
};


/** Root fields of mutations. */
export type MutationRoleCreateArgs = {
  input: RoleCreateInput;
};


/** Root fields of mutations. */
export type MutationRoleDeleteArgs = {
  input: RoleDeleteInput;
};


/** Root fields of mutations. */
export type MutationRoleDisableArgs = {
  input: RoleDisableInput;
};


/** Root fields of mutations. */
export type MutationRoleEnableArgs = {
  input: RoleEnableInput;
};


/** Root fields of mutations. */
export type MutationRoleUpdateArgs = {
  input: RoleUpdateInput;
};


/** Root fields of mutations. */
export type MutationTokenGrantArgs = {
  input: TokenGrantInput;
};


/** Root fields of mutations. */
export type MutationTokenIssueArgs = {
  input: TokenIssueInput;
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
  /** Runs in which it did the work. Null if the area is unavailable. Calls `identity.job.list`. */
  readonly identityJobs?: Maybe<IdentityJobConnection>;
};


/** A program that connects an external system. Managed in the directory. */
export type PluginIdentityJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<IdentityJobOrder>>;
};

/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type Project = {
  /** Agents of its accounts. Null if the area is unavailable. Calls `identity.agent.list`. */
  readonly agents?: Maybe<AgentConnection>;
  /** Apps that are limited to it. Null if the area is unavailable. Calls `identity.app.list`. */
  readonly apps?: Maybe<AppConnection>;
  /** When it was created. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** User who created it. Null if unknown. */
  readonly createdBy?: Maybe<Actor>;
  /** Stable identifier, e.g. `project-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the service manages it. Null if unknown. */
  readonly isManaged?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `identity.project.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Group it belongs to. Null at the top, or if unknown. */
  readonly projectGroup?: Maybe<ProjectGroup>;
  /** Who may see it. Null if unknown. */
  readonly projectType?: Maybe<ProjectType>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Its users, who see it if it is PRIVATE. Empty if unknown. */
  readonly users: ReadonlyArray<User>;
  /** Workspace it belongs to. Null if unknown. */
  readonly workspace?: Maybe<Workspace>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AgentOrder>>;
};


/** A project, to which alerts, dashboards, budgets and cost belong. Managed in the directory. */
export type ProjectAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
};

/** One page of projects, and their total number. */
export type ProjectConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Project>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of projects that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the projects on a page, with its cursor. */
export type ProjectEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Project;
};

/** Conditions on projects. All of them must hold. */
export type ProjectFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the user or app that created it. */
  readonly createdById?: InputMaybe<IdFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When it was last synchronised. */
  readonly lastSyncedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectFilter>>;
  /** Identifier of the group it belongs to. */
  readonly projectGroupId?: InputMaybe<IdFilter>;
  /** Who may see it. */
  readonly projectType?: InputMaybe<ProjectTypeFilter>;
  /** Identifier in the system of origin. */
  readonly referenceId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of the trusted account. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Identifiers of the users it names: some of them. */
  readonly userIds?: InputMaybe<IdFilter>;
  /** Identifier of its workspace. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** A group of projects. Managed in the directory. */
export type ProjectGroup = {
  /** Apps that are limited to its projects. Null if the area is unavailable. Calls `identity.app.list`. */
  readonly apps?: Maybe<AppConnection>;
  /**
   * Groups right below it. Null if the caller may not list them, or if the deployment lacks the read.
   * Calls `identity.project_group.list`.
   */
  readonly childGroups?: Maybe<ProjectGroupConnection>;
  /** When it was created. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `pg-1a`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `identity.project_group.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Group above it. Null at the top, or if unknown. */
  readonly parentGroup?: Maybe<ProjectGroup>;
  /**
   * Projects right in it. Null if the caller may not list them, or if the deployment lacks the read.
   * Calls `identity.project.list`.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Workspace it belongs to. Null if unknown. */
  readonly workspace?: Maybe<Workspace>;
};


/** A group of projects. Managed in the directory. */
export type ProjectGroupAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
};


/** A group of projects. Managed in the directory. */
export type ProjectGroupChildGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectGroupFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectGroupOrder>>;
};


/** A group of projects. Managed in the directory. */
export type ProjectGroupProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
};

/** One page of project groups, and their total number. */
export type ProjectGroupConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ProjectGroupEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<ProjectGroup>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of project groups that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the project groups on a page, with its cursor. */
export type ProjectGroupEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProjectGroup;
};

/** Conditions on project groups. All of them must hold. */
export type ProjectGroupFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When it was last synchronised. */
  readonly lastSyncedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ProjectGroupFilter>>;
  /** Identifier of the group above. */
  readonly parentGroupId?: InputMaybe<IdFilter>;
  /** Identifier in the system of origin. */
  readonly referenceId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of the trusted account. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Identifiers of the users it names: some of them. */
  readonly userIds?: InputMaybe<IdFilter>;
  /** Identifier of its workspace. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of project groups. */
export type ProjectGroupOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ProjectGroupOrderField;
};

/** Fields by which project groups can be ordered. */
export type ProjectGroupOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** When it was last synchronised: `DESC` puts the latest first. */
  | 'LAST_SYNCED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the group above. */
  | 'PARENT_GROUP_ID'
  /** By identifier in the system of origin. */
  | 'REFERENCE_ID'
  /** By identifier of the trusted account. */
  | 'TRUSTED_ACCOUNT_ID'
  /** By identifier of its workspace. */
  | 'WORKSPACE_ID';

/** One step of the order of projects. */
export type ProjectOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ProjectOrderField;
};

/** Fields by which projects can be ordered. */
export type ProjectOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier of the user or app that created it. */
  | 'CREATED_BY'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** When it was last synchronised: `DESC` puts the latest first. */
  | 'LAST_SYNCED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of the group it belongs to. */
  | 'PROJECT_GROUP_ID'
  /** Who may see it, alphabetically. */
  | 'PROJECT_TYPE'
  /** By identifier in the system of origin. */
  | 'REFERENCE_ID'
  /** By identifier of the trusted account. */
  | 'TRUSTED_ACCOUNT_ID'
  /** By identifier of its workspace. */
  | 'WORKSPACE_ID';

/** Who may see a project. */
export type ProjectType =
  /** Its users, and owners of the workspace. */
  | 'PRIVATE'
  /** All members of its workspace. */
  | 'PUBLIC'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on who may see a project. */
export type ProjectTypeFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<ProjectTypeInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<ProjectTypeInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<ProjectTypeInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<ProjectTypeInput>>;
};

/** The values of `ProjectType` that an input takes. */
export type ProjectTypeInput =
  /** Its users, and owners of the workspace. */
  | 'PRIVATE'
  /** All members of its workspace. */
  | 'PUBLIC';

/** Root fields of queries. */
export type Query = {
  /** The agent of a service account. Null if it does not exist or is not visible to the caller. Calls `identity.agent.get`. */
  readonly agent?: Maybe<Agent>;
  /** Agents that are visible to the caller. Null if the area is unavailable. Calls `identity.agent.list`. */
  readonly agents?: Maybe<AgentConnection>;
  /** One API key. Null if it does not exist or is not visible to the caller. Calls `identity.api_key.get`. */
  readonly apiKey?: Maybe<ApiKey>;
  /**
   * Statistics of API keys: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `identity.api_key.stat`.
   */
  readonly apiKeyStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * API keys of the caller; for domain admins those of everybody in the domain. Null if the area is unavailable.
   * Calls `identity.api_key.list`.
   */
  readonly apiKeys?: Maybe<ApiKeyConnection>;
  /** One app. Null if it does not exist or is not visible to the caller. Calls `identity.app.get`. */
  readonly app?: Maybe<App>;
  /**
   * What the app behind a client id may do at this moment. For domain admins and internal callers; FORBIDDEN when the app
   * is unknown or does not work. Calls `identity.app.check`.
   */
  readonly appAccess?: Maybe<AppAccess>;
  /**
   * Statistics of apps: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `identity.app.stat`.
   */
  readonly appStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Apps of the caller's workspace; for domain admins all of the domain. Null if the area is unavailable.
   * Calls `identity.app.list`.
   */
  readonly apps?: Maybe<AppConnection>;
  /**
   * Roles of the domain for anybody signed in: `permissions`, `pageAccess` and `tags` come empty. Null if the area is
   * unavailable.
   * Calls `identity.role.list_basic_role`.
   */
  readonly basicRoles?: Maybe<RoleConnection>;
  /**
   * How one signs in to a domain. Needs no token. Null if there is none of that name; NOT_IMPLEMENTED if the deployment
   * lacks the read.
   * Calls `identity.domain.get_auth_info`.
   */
  readonly domainAuthInfo?: Maybe<DomainAuthInfo>;
  /**
   * URLs of the components of the service. Needs no token. Null if the area is unavailable.
   * Calls `identity.endpoint.list`.
   */
  readonly endpoints?: Maybe<EndpointConnection>;
  /** One run. Null if it does not exist or is not visible to the caller. Calls `identity.job.get`. */
  readonly identityJob?: Maybe<IdentityJob>;
  /**
   * Statistics of runs: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `identity.job.stat`.
   */
  readonly identityJobStats?: Maybe<Scalars['JSON']['output']>;
  /**
   * Runs that synchronised accounts, that are visible to the caller. Null if the area is unavailable.
   * Calls `identity.job.list`.
   */
  readonly identityJobs?: Maybe<IdentityJobConnection>;
  /**
   * URLs of the components of the service, in the legacy form. Null if the area is unavailable.
   * Calls `identity_v1.endpoint.list`.
   */
  readonly legacyEndpoints?: Maybe<LegacyEndpointConnection>;
  /**
   * The caller, according to the token. UNAUTHENTICATED without a token, or with one that is unreadable or expired.
   * Calls nothing: reads the token.
   */
  readonly me?: Maybe<Viewer>;
  /**
   * A project to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.project.list`.
   */
  readonly project?: Maybe<Project>;
  /**
   * A project group to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.project_group.list`.
   */
  readonly projectGroup?: Maybe<ProjectGroup>;
  /**
   * Project groups that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment
   * lacks the read.
   * Calls `identity.project_group.list`.
   */
  readonly projectGroups?: Maybe<ProjectGroupConnection>;
  /**
   * Projects that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment lacks the
   * read.
   * Calls `identity.project.list`.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** One role. Null if it does not exist or is not visible to the caller. Calls `identity.role.get`. */
  readonly role?: Maybe<Role>;
  /**
   * Statistics of roles: `{"results": […], "totalCount": …}`. Null if the area is unavailable.
   * Calls `identity.role.stat`.
   */
  readonly roleStats?: Maybe<Scalars['JSON']['output']>;
  /** Roles of the domain. Null if the area is unavailable. Calls `identity.role.list`. */
  readonly roles?: Maybe<RoleConnection>;
  /**
   * A service account to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.service_account.list`.
   */
  readonly serviceAccount?: Maybe<ServiceAccount>;
  /**
   * Service accounts that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment
   * lacks the read.
   * Calls `identity.service_account.list`.
   */
  readonly serviceAccounts?: Maybe<ServiceAccountConnection>;
  /**
   * A trusted account to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.trusted_account.list`.
   */
  readonly trustedAccount?: Maybe<TrustedAccount>;
  /**
   * Trusted accounts that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment
   * lacks the read.
   * Calls `identity.trusted_account.list`.
   */
  readonly trustedAccounts?: Maybe<TrustedAccountConnection>;
  /**
   * A user to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.user.list`, for callers with a workspace `identity.workspace_user.list`.
   */
  readonly user?: Maybe<User>;
  /**
   * Users of the domain; for callers with a workspace, users of the workspace, by `identity.workspace_user.list`. Null if
   * the area is unavailable; NOT_IMPLEMENTED if the deployment lacks the read.
   * Calls `identity.user.list`.
   */
  readonly users?: Maybe<UserConnection>;
  /**
   * A workspace to start from. Calls nothing for its `id` and the lists under it; its other fields take
   * `identity.workspace.list` or `identity.user_profile.get_workspaces`.
   */
  readonly workspace?: Maybe<Workspace>;
  /**
   * Workspaces that are visible to the caller. Null if the area is unavailable; NOT_IMPLEMENTED if the deployment lacks
   * the read.
   * Calls `identity.workspace.list`.
   */
  readonly workspaces?: Maybe<WorkspaceConnection>;
};


/** Root fields of queries. */
export type QueryAgentArgs = {
  serviceAccountId: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AgentOrder>>;
};


/** Root fields of queries. */
export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryApiKeyStatsArgs = {
  query: ApiKeyStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ApiKeyOrder>>;
};


/** Root fields of queries. */
export type QueryAppArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryAppAccessArgs = {
  clientId: Scalars['ID']['input'];
  domainId?: InputMaybe<Scalars['ID']['input']>;
};


/** Root fields of queries. */
export type QueryAppStatsArgs = {
  query: AppStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
};


/** Root fields of queries. */
export type QueryBasicRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RoleOrder>>;
};


/** Root fields of queries. */
export type QueryDomainAuthInfoArgs = {
  name: Scalars['String']['input'];
};


/** Root fields of queries. */
export type QueryEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endpointType?: InputMaybe<EndpointType>;
  filter?: InputMaybe<EndpointFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<EndpointOrder>>;
};


/** Root fields of queries. */
export type QueryIdentityJobArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryIdentityJobStatsArgs = {
  query: IdentityJobStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryIdentityJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<IdentityJobOrder>>;
};


/** Root fields of queries. */
export type QueryLegacyEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  domainId?: InputMaybe<Scalars['ID']['input']>;
  endpointType?: InputMaybe<EndpointType>;
  filter?: InputMaybe<LegacyEndpointFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<LegacyEndpointOrder>>;
};


/** Root fields of queries. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryProjectGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryProjectGroupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectGroupFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectGroupOrder>>;
};


/** Root fields of queries. */
export type QueryProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
};


/** Root fields of queries. */
export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryRoleStatsArgs = {
  query: RoleStatisticsQueryInput;
};


/** Root fields of queries. */
export type QueryRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<RoleOrder>>;
};


/** Root fields of queries. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryServiceAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ServiceAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ServiceAccountOrder>>;
};


/** Root fields of queries. */
export type QueryTrustedAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryTrustedAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TrustedAccountFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<TrustedAccountOrder>>;
};


/** Root fields of queries. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<UserOrder>>;
};


/** Root fields of queries. */
export type QueryWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** Root fields of queries. */
export type QueryWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<WorkspaceOrder>>;
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

/** A named set of permissions. Source: `identity.role`. */
export type Role = {
  /** Agents that have it. Null if the area is unavailable. Calls `identity.agent.list`. */
  readonly agents?: Maybe<AgentConnection>;
  /** Apps that have it. Null if the area is unavailable. Calls `identity.app.list`. */
  readonly apps?: Maybe<AppConnection>;
  /** When it was created. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Domain it belongs to. Null if upstream has none. */
  readonly domain?: Maybe<Domain>;
  /** Stable identifier, e.g. `role-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
  /** Whether the service manages it, so that callers cannot change it. */
  readonly isManaged: Scalars['Boolean']['output'];
  /** Display name, unique in the domain. Null if a token names the role and the caller may not read it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** For user interfaces: `<page>:<level>.*`, levels `restricted`, `readonly`, `writable`. Under `basicRoles` always empty. */
  readonly pageAccess: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Patterns, e.g. `monitoring:Alert.read` or `monitoring:*`. Empty: all that the role type allows; under `basicRoles`
   * always empty.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Scope of the record. It never changes. */
  readonly roleType: RoleType;
  /** Whether apps can be given it. */
  readonly state: EnabledState;
  /** Labels of the caller. `{}` if there are none. */
  readonly tags: Scalars['JSONObject']['output'];
  /** When it was last changed. Null if upstream has none. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A named set of permissions. Source: `identity.role`. */
export type RoleAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AgentOrder>>;
};


/** A named set of permissions. Source: `identity.role`. */
export type RoleAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
};

/** A role that a user has, and where. Source: `identity.role_binding`. */
export type RoleBinding = {
  /** When it was given. Null if upstream has none. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scope of the record. */
  readonly resourceGroup: ResourceGroup;
  /** The role. Null if there is none, or if it is not visible to the caller. */
  readonly role?: Maybe<Role>;
  /** Role type of the role. */
  readonly roleType: RoleType;
  /** Workspace in which it holds. Null if it holds in the whole domain. */
  readonly workspace?: Maybe<Workspace>;
};

/** A condition on a field of `Role`. */
export type RoleConditionInput = {
  /** The field. */
  readonly field: RoleField;
  /** How to compare. */
  readonly operator: FilterOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
  /** Value to compare with, of the type that the operator takes. Default: null, which is not set. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>;
};

/** One page of roles, and their total number. */
export type RoleConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<RoleEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Role>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of roles that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Values of the new role. Omitted members have their defaults. */
export type RoleCreateInput = {
  /** Display name: not empty, at most 255 characters, unique in the domain. */
  readonly name: Scalars['String']['input'];
  /** For user interfaces: `<page>:<level>.*`, levels `restricted`, `readonly`, `writable`. */
  readonly pageAccess?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Patterns, at most 255 characters each. If omitted or empty, all that the role type allows. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Scope, which cannot be changed later. Not USER. */
  readonly roleType: RoleTypeInput;
  /** Labels. Default: none. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The role that was created. */
export type RoleCreatePayload = {
  /** The role after the mutation. Null if the mutation is refused. */
  readonly role?: Maybe<Role>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The role to delete. */
export type RoleDeleteInput = {
  /** Role to delete; not a managed one. */
  readonly id: Scalars['ID']['input'];
};

/** Payload of a deletion. */
export type RoleDeletePayload = {
  /** Identifier of the role that was deleted. Null if the mutation is refused. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The role to disable. */
export type RoleDisableInput = {
  /** Role to disable. */
  readonly id: Scalars['ID']['input'];
};

/** The disabled role. */
export type RoleDisablePayload = {
  /** The role after the mutation. Null if the mutation is refused. */
  readonly role?: Maybe<Role>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** One of the roles on a page, with its cursor. */
export type RoleEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Role;
};

/** The role to enable. */
export type RoleEnableInput = {
  /** Role to enable. */
  readonly id: Scalars['ID']['input'];
};

/** The enabled role. */
export type RoleEnablePayload = {
  /** The role after the mutation. Null if the mutation is refused. */
  readonly role?: Maybe<Role>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Fields of `Role` that statistics read. */
export type RoleField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Identifier of `domain`: domain it belongs to. */
  | 'DOMAIN'
  /** Stable identifier. */
  | 'ID'
  /** Whether the service manages it, so that callers cannot change it. */
  | 'IS_MANAGED'
  /** Display name, unique in the domain. */
  | 'NAME'
  /** For user interfaces: `<page>:<level>.*`, levels `restricted`, `readonly`, `writable`. */
  | 'PAGE_ACCESS'
  /** Patterns. Empty: all that the role type allows; under `basicRoles` always empty. */
  | 'PERMISSIONS'
  /** Scope of the record. */
  | 'ROLE_TYPE'
  /** Whether apps can be given it. */
  | 'STATE'
  /** Labels of the caller. */
  | 'TAGS'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** A field of `Role`, or a value inside it. */
export type RoleFieldInput = {
  /** The field. */
  readonly field: RoleField;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** Conditions on roles. All of them must hold. */
export type RoleFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<RoleFilter>>;
  /** One of its entries for user interfaces. */
  readonly pageAccess?: InputMaybe<StringFilter>;
  /** One of its permissions. */
  readonly permissions?: InputMaybe<StringFilter>;
  /** Scope of the record. */
  readonly roleType?: InputMaybe<RoleTypeFilter>;
  /** Whether apps can be given it. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was last changed. */
  readonly updatedAt?: InputMaybe<DateTimeFilter>;
};

/** A value that statistics compute for each group of `Role`. */
export type RoleGroupFieldInput = {
  /** With COUNT, SUM and AVERAGE: only records that meet all of these, by EQUALS, NOT_EQUALS and the operators of size. */
  readonly conditions?: InputMaybe<ReadonlyArray<RoleConditionInput>>;
  /** The field. Required, except with COUNT and with `members`. */
  readonly field?: InputMaybe<RoleField>;
  /** With PUSH: the members of each object, instead of `field`. */
  readonly members?: InputMaybe<ReadonlyArray<RoleFieldInput>>;
  /** Name in the rows. */
  readonly name: Scalars['String']['input'];
  /** What to compute. */
  readonly operator: GroupOperator;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** A field of `Role` by which statistics are grouped. */
export type RoleGroupKeyInput = {
  /** For times: `year`, `month` or `day` as a number; any other text is a pattern such as `%Y-%m`. */
  readonly dateFormat?: InputMaybe<Scalars['String']['input']>;
  /** The field. */
  readonly field: RoleField;
  /** Name in the rows. Default: the last step of the path, else the field, e.g. `createdAt`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Dotted path below the field, e.g. `team` below tags. Keys of free-form values are not renamed. */
  readonly path?: InputMaybe<Scalars['String']['input']>;
};

/** One step of the order of roles. */
export type RoleOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: RoleOrderField;
};

/** Fields by which roles can be ordered. */
export type RoleOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** Scope, alphabetically. */
  | 'ROLE_TYPE'
  /** State, alphabetically. */
  | 'STATE'
  /** When it was last changed. */
  | 'UPDATED_AT';

/** Statistics of `Role`: either `groupBy` and `fields`, or `distinct`. */
export type RoleStatisticsQueryInput = {
  /** Lists each value of this field once, ascending. */
  readonly distinct?: InputMaybe<RoleFieldInput>;
  /** Values to compute for each row. */
  readonly fields?: InputMaybe<ReadonlyArray<RoleGroupFieldInput>>;
  /** Conditions, all of which must hold. */
  readonly filter?: InputMaybe<ReadonlyArray<RoleConditionInput>>;
  /** Conditions, at least one of which must hold. */
  readonly filterOr?: InputMaybe<ReadonlyArray<RoleConditionInput>>;
  /** Rows to return, 1 to 1000. With it, the answer has `totalCount`. If omitted, all rows; with `offset`, 1000. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** One row for each combination of these. If omitted, one row of all records. */
  readonly groupBy?: InputMaybe<ReadonlyArray<RoleGroupKeyInput>>;
  /** Words separated by spaces; a record must contain one of them, case-insensitive. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Rows left out in front, 0 or more. */
  readonly offset?: InputMaybe<Scalars['Int']['input']>;
  /** Order of the rows, the first entry counting most. */
  readonly orderBy?: InputMaybe<ReadonlyArray<RowOrderInput>>;
  /** Order of the records, which FIRST, LAST and PUSH follow. */
  readonly recordOrderBy?: InputMaybe<ReadonlyArray<RoleOrder>>;
  /** Further steps, applied to the rows in this order. */
  readonly stages?: InputMaybe<ReadonlyArray<StatisticsStageInput>>;
  /** A list of which each element makes a row of its own, before grouping. */
  readonly unwind?: InputMaybe<RoleFieldInput>;
  /** Conditions that the elements of `unwind` must meet. */
  readonly unwindFilter?: InputMaybe<ReadonlyArray<RoleConditionInput>>;
};

/** Role type of a caller. */
export type RoleType =
  /** Administers the whole domain. */
  | 'DOMAIN_ADMIN'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN'
  /** Signed in, without a role. */
  | 'USER'
  /** Works on projects of a workspace. */
  | 'WORKSPACE_MEMBER'
  /** Administers a workspace. */
  | 'WORKSPACE_OWNER';

/** Conditions on the role type. */
export type RoleTypeFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<RoleTypeInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<RoleTypeInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<RoleTypeInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<RoleTypeInput>>;
};

/** The values of `RoleType` that an input takes. */
export type RoleTypeInput =
  /** Administers the whole domain. */
  | 'DOMAIN_ADMIN'
  /** Works on projects of a workspace. */
  | 'WORKSPACE_MEMBER'
  /** Administers a workspace. */
  | 'WORKSPACE_OWNER';

/** The role to change, and its new values. Omitted members stay as they are. */
export type RoleUpdateInput = {
  /** Role to change; not a managed one. */
  readonly id: Scalars['ID']['input'];
  /** New display name: not empty, at most 255 characters, unique in the domain. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** New entries for user interfaces, in place of all earlier ones. */
  readonly pageAccess?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** New permission patterns, in place of all earlier ones. Empty: all that the role type allows. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** New labels, in place of all earlier ones. Null removes them. */
  readonly tags?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** The role that was changed. */
export type RoleUpdatePayload = {
  /** The role after the mutation. Null if the mutation is refused. */
  readonly role?: Maybe<Role>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

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
  /**
   * Agent made from it. Null if it does not exist or is not visible to the caller. Calls `identity.agent.get`, for several
   * accounts `identity.agent.list`.
   */
  readonly agent?: Maybe<Agent>;
  /** When it was created. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `sa-1a`. */
  readonly id: Scalars['ID']['output'];
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `identity.service_account.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Project it belongs to. Null if it belongs to none, or if unknown. */
  readonly project?: Maybe<Project>;
  /** Cloud provider, e.g. `aws`. Null if unknown. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Whether it is enabled. Null if unknown. */
  readonly state?: Maybe<ServiceAccountState>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Trusted account that it uses. Null if there is none, or if unknown. */
  readonly trustedAccount?: Maybe<TrustedAccount>;
  /** Workspace it belongs to. Null if unknown. */
  readonly workspace?: Maybe<Workspace>;
};

/** One page of service accounts, and their total number. */
export type ServiceAccountConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<ServiceAccountEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<ServiceAccount>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of service accounts that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the service accounts on a page, with its cursor. */
export type ServiceAccountEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ServiceAccount;
};

/** Conditions on service accounts. All of them must hold. */
export type ServiceAccountFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in its data at the provider. All must hold. */
  readonly data?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When it was last synchronised. */
  readonly lastSyncedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<ServiceAccountFilter>>;
  /** Identifier of its project. */
  readonly projectId?: InputMaybe<IdFilter>;
  /** Cloud provider, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Identifier in the system of origin. */
  readonly referenceId?: InputMaybe<IdFilter>;
  /** Identifier of its secret. */
  readonly secretId?: InputMaybe<IdFilter>;
  /** Identifier of the schema of its secret. */
  readonly secretSchemaId?: InputMaybe<IdFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<ServiceAccountStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of the trusted account. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Identifier of its workspace. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of service accounts. */
export type ServiceAccountOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: ServiceAccountOrderField;
};

/** Fields by which service accounts can be ordered. */
export type ServiceAccountOrderField =
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** When it was last synchronised: `DESC` puts the latest first. */
  | 'LAST_SYNCED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** By identifier of its project. */
  | 'PROJECT_ID'
  /** By cloud provider. */
  | 'PROVIDER'
  /** By identifier in the system of origin. */
  | 'REFERENCE_ID'
  /** By identifier of its secret. */
  | 'SECRET_ID'
  /** By identifier of the schema of its secret. */
  | 'SECRET_SCHEMA_ID'
  /** Current state, alphabetically. */
  | 'STATE'
  /** By identifier of the trusted account. */
  | 'TRUSTED_ACCOUNT_ID'
  /** By identifier of its workspace. */
  | 'WORKSPACE_ID';

/** Whether a service account is in use. */
export type ServiceAccountState =
  /** In use. */
  | 'ACTIVE'
  /** The account is deleted. */
  | 'DELETED'
  /** Not in use. */
  | 'INACTIVE'
  /** Not in use yet. */
  | 'PENDING'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether a service account is in use. */
export type ServiceAccountStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<ServiceAccountStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<ServiceAccountStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<ServiceAccountStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<ServiceAccountStateInput>>;
};

/** The values of `ServiceAccountState` that an input takes. */
export type ServiceAccountStateInput =
  /** In use. */
  | 'ACTIVE'
  /** The account is deleted. */
  | 'DELETED'
  /** Not in use. */
  | 'INACTIVE'
  /** Not in use yet. */
  | 'PENDING';

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

/** An access token and a refresh token. */
export type Token = {
  /** Bearer token for calls. A secret. */
  readonly accessToken: Scalars['String']['output'];
  /** Refresh token for `tokenGrant`, valid for three hours. A secret. */
  readonly refreshToken: Scalars['String']['output'];
};

/** How a user is authenticated. */
export type TokenAuthType =
  /** By a system of the domain's own. */
  | 'EXTERNAL'
  /** By a password that the service stores. */
  | 'LOCAL'
  /** By the second factor of a sign-in. */
  | 'MFA';

/** The refresh token, and the scope of the new access token. */
export type TokenGrantInput = {
  /** Domain; must be that of the token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Kind of the grant. */
  readonly grantType: TokenGrantType;
  /** Permissions to keep, fewer than the role has. Default: all of them. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Scope of the new token. */
  readonly scope: TokenScope;
  /** Lifetime of the access token in seconds, at most 604800. Default 1800. */
  readonly timeout?: InputMaybe<Scalars['Int']['input']>;
  /** The refresh token. */
  readonly token: Scalars['String']['input'];
  /** Workspace. Needed for scope WORKSPACE. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** The new token. */
export type TokenGrantPayload = {
  /** The token. Null if the mutation is refused. */
  readonly token?: Maybe<GrantedToken>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Kinds of grants for an access token. */
export type TokenGrantType =
  /** A refresh token. */
  | 'REFRESH_TOKEN';

/** The credentials of a user, and the lifetime of the tokens. */
export type TokenIssueInput = {
  /** How the user is authenticated. Default: LOCAL. */
  readonly authType?: InputMaybe<TokenAuthType>;
  /** `{"user_id": …, "password": …}` for LOCAL. */
  readonly credentials: Scalars['JSONObject']['input'];
  /** Domain of the user. Default: the domain of the caller's token. */
  readonly domainId?: InputMaybe<Scalars['ID']['input']>;
  /** Lifetime of the access token in seconds, at most 604800. Default 1800. */
  readonly timeout?: InputMaybe<Scalars['Int']['input']>;
  /** Second factor, when the user has one. */
  readonly verifyCode?: InputMaybe<Scalars['String']['input']>;
};

/** The issued tokens. */
export type TokenIssuePayload = {
  /** The tokens. Null if the mutation is refused. */
  readonly token?: Maybe<Token>;
  /** Errors that the caller can correct. Empty if the mutation succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Scope of a token. */
export type TokenScope =
  /** The whole domain, for its administrators. */
  | 'DOMAIN'
  /** The user alone, without a role. */
  | 'USER'
  /** One workspace. */
  | 'WORKSPACE';

/** An account at a cloud provider whose credentials others build on. Managed in the directory. */
export type TrustedAccount = {
  /** When it was created. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `ta-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Runs that worked with it. Null if the area is unavailable. Calls `identity.job.list`. */
  readonly identityJobs?: Maybe<IdentityJobConnection>;
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `identity.trusted_account.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Cloud provider, e.g. `aws`. Null if unknown. */
  readonly provider?: Maybe<Scalars['String']['output']>;
  /** Scope of the record. Null if unknown. */
  readonly resourceGroup?: Maybe<ResourceGroup>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Its trusted secret. Null if it has none, or if unknown. */
  readonly trustedSecret?: Maybe<TrustedSecret>;
};


/** An account at a cloud provider whose credentials others build on. Managed in the directory. */
export type TrustedAccountIdentityJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<IdentityJobOrder>>;
};

/** One page of trusted accounts, and their total number. */
export type TrustedAccountConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<TrustedAccountEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<TrustedAccount>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of trusted accounts that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the trusted accounts on a page, with its cursor. */
export type TrustedAccountEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: TrustedAccount;
};

/** Conditions on trusted accounts. All of them must hold. */
export type TrustedAccountFilter = {
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in its data at the provider. All must hold. */
  readonly data?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<TrustedAccountFilter>>;
  /** Cloud provider, e.g. `aws`. */
  readonly provider?: InputMaybe<StringFilter>;
  /** Scope of the record. */
  readonly resourceGroup?: InputMaybe<ResourceGroupFilter>;
  /** Identifier of the schema of its secret. */
  readonly secretSchemaId?: InputMaybe<IdFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of its trusted secret. */
  readonly trustedSecretId?: InputMaybe<IdFilter>;
  /** Workspace; `*` is the whole domain. */
  readonly workspaceId?: InputMaybe<IdFilter>;
};

/** One step of the order of trusted accounts. */
export type TrustedAccountOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: TrustedAccountOrderField;
};

/** Fields by which trusted accounts can be ordered. */
export type TrustedAccountOrderField =
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
  /** By identifier of the schema of its secret. */
  | 'SECRET_SCHEMA_ID'
  /** By identifier of its trusted secret. */
  | 'TRUSTED_SECRET_ID'
  /** By identifier of its workspace. */
  | 'WORKSPACE_ID';

/** Credentials that other accounts build on, stored encrypted. Source: `secret.trusted_secret`. */
export type TrustedSecret = {
  /** Stable identifier, e.g. `trusted-secret-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};

/** A user. Managed in the directory. */
export type User = {
  /**
   * API keys of the user; others' for domain admins only. Null if the area is unavailable.
   * Calls `identity.api_key.list`.
   */
  readonly apiKeys?: Maybe<ApiKeyConnection>;
  /** How the user is authenticated. Null if unknown. */
  readonly authType?: Maybe<UserAuthType>;
  /** When the user was added. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mail address. Null if not set or unknown. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Stable identifier, chosen by the domain, e.g. `admin@example.com`. */
  readonly id: Scalars['ID']['output'];
  /** Language of user interfaces, e.g. `en`. Null if not set or unknown. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** When the user last signed in. Null if unknown. */
  readonly lastAccessedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Display name. Null if the user has none, is deleted or not visible to the caller, or if the deployment lacks the read.
   * Callers with a workspace see the users of the workspace. Calls `identity.workspace_user.list`, without a workspace
   * `identity.user.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Roles of the user, that are visible to the caller. Empty if unknown. Calls `identity.role_binding.list`. */
  readonly roleBindings: ReadonlyArray<RoleBinding>;
  /** Whether the user can sign in. Null if unknown. */
  readonly state?: Maybe<UserState>;
  /** Time zone of user interfaces, e.g. `UTC`. Null if not set or unknown. */
  readonly timezone?: Maybe<Scalars['String']['output']>;
};


/** A user. Managed in the directory. */
export type UserApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ApiKeyOrder>>;
};

/** How a user is authenticated. */
export type UserAuthType =
  /** A system of the domain's own. */
  | 'EXTERNAL'
  /** A password that the service stores. */
  | 'LOCAL'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on how a user is authenticated. */
export type UserAuthTypeFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<UserAuthTypeInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<UserAuthTypeInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<UserAuthTypeInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<UserAuthTypeInput>>;
};

/** The values of `UserAuthType` that an input takes. */
export type UserAuthTypeInput =
  /** A system of the domain's own. */
  | 'EXTERNAL'
  /** A password that the service stores. */
  | 'LOCAL';

/** One page of users, and their total number. */
export type UserConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<UserEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<User>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of users that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of the users on a page, with its cursor. */
export type UserEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: User;
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

/** Conditions on users. All of them must hold. */
export type UserFilter = {
  /** How the user is authenticated. */
  readonly authType?: InputMaybe<UserAuthTypeFilter>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Mail address. */
  readonly email?: InputMaybe<StringFilter>;
  /** Whether the mail address is verified. */
  readonly emailVerified?: InputMaybe<BooleanFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Language of user interfaces, e.g. `en`. */
  readonly language?: InputMaybe<StringFilter>;
  /** When the user last signed in. */
  readonly lastAccessedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<UserFilter>>;
  /** State at this moment. */
  readonly state?: InputMaybe<UserStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Time zone of user interfaces, e.g. `UTC`. */
  readonly timezone?: InputMaybe<StringFilter>;
};

/** One step of the order of users. */
export type UserOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: UserOrderField;
};

/** Fields by which users can be ordered. */
export type UserOrderField =
  /** How the user is authenticated, alphabetically. */
  | 'AUTH_TYPE'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By mail address. */
  | 'EMAIL'
  /** Whether the mail address is verified: false first. */
  | 'EMAIL_VERIFIED'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** By language of user interfaces. */
  | 'LANGUAGE'
  /** When the user last signed in: `DESC` puts the latest first. */
  | 'LAST_ACCESSED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** Current state, alphabetically. */
  | 'STATE'
  /** By time zone of user interfaces. */
  | 'TIMEZONE';

/** Whether a user can sign in. */
export type UserState =
  /** The user cannot sign in until enabled. */
  | 'DISABLED'
  /** The user can sign in. */
  | 'ENABLED'
  /** The user has not accepted the invitation yet. */
  | 'PENDING'
  /** A value that this graph does not know yet. */
  | 'UNKNOWN';

/** Conditions on whether a user can sign in. */
export type UserStateFilter = {
  /** Is this one. Null: is not set. */
  readonly eq?: InputMaybe<UserStateInput>;
  /** True: is set. False: is not set. */
  readonly exists?: InputMaybe<Scalars['Boolean']['input']>;
  /** Is one of these. */
  readonly in?: InputMaybe<ReadonlyArray<UserStateInput>>;
  /** Is another one, or not set. Null: is set. */
  readonly not?: InputMaybe<UserStateInput>;
  /** Is none of these, or not set. */
  readonly notIn?: InputMaybe<ReadonlyArray<UserStateInput>>;
};

/** The values of `UserState` that an input takes. */
export type UserStateInput =
  /** The user cannot sign in until enabled. */
  | 'DISABLED'
  /** The user can sign in. */
  | 'ENABLED'
  /** The user has not accepted the invitation yet. */
  | 'PENDING';

/** The caller, according to the claims of the token. */
export type Viewer = {
  /**
   * The machine's credential. Null if the token is a user's. Where the machine may not read apps, its `id` is there and
   * nothing else: names are null, lists empty and enumerations UNKNOWN.
   */
  readonly app?: Maybe<App>;
  /** Domain of the token. Null if it names none. */
  readonly domain?: Maybe<Domain>;
  /** Mail address of the user. Null if the token is of an app, or if the address is not set or unknown. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** When the token ends. Null if it does not. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Display name of the user. Null if the token is of an app, or if the name is not set or unknown. Calls
   * `identity.workspace_user.list`, without a workspace `identity.user.list`.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Permissions, e.g. `monitoring:Alert.read`. Empty: all that the role type allows. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Role type of the token. */
  readonly roleType: RoleType;
  /** The user. Null if the token is of an app. */
  readonly user?: Maybe<User>;
  /** Workspace the token is limited to. Null if it is not. */
  readonly workspace?: Maybe<Workspace>;
  /**
   * Workspaces that the user may be granted a token for, by name. Null without the token of `tokenIssue`, or if the
   * deployment lacks the read.
   * Calls `identity.user_profile.get_workspaces`.
   */
  readonly workspaces?: Maybe<ReadonlyArray<ViewerWorkspace>>;
};

/** A workspace of the caller, and the caller's role in it. */
export type ViewerWorkspace = {
  /** Role of the caller in it. Null if upstream has none. */
  readonly role?: Maybe<Role>;
  /** Role type of the role. */
  readonly roleType: RoleType;
  /** The workspace. */
  readonly workspace: Workspace;
};

/** A receiver of events of a monitoring system, with a URL of its own. Source: `monitoring.webhook`. */
export type Webhook = {
  /** Stable identifier, e.g. `webhook-5c7fe0129ab3`. */
  readonly id: Scalars['ID']['output'];
};

/** A part of a domain with its own users and projects. Managed in the directory. */
export type Workspace = {
  /** Agents of its accounts. Null if the area is unavailable. Calls `identity.agent.list`. */
  readonly agents?: Maybe<AgentConnection>;
  /** Apps that act in it. Null if the area is unavailable. Calls `identity.app.list`. */
  readonly apps?: Maybe<AppConnection>;
  /** Its cost. Null if unknown. */
  readonly cost?: Maybe<WorkspaceCost>;
  /** When it was created. Null if unknown. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable identifier, e.g. `workspace-1a`. */
  readonly id: Scalars['ID']['output'];
  /** Runs that synchronised its accounts. Null if the area is unavailable. Calls `identity.job.list`. */
  readonly identityJobs?: Maybe<IdentityJobConnection>;
  /** Whether the service manages it. Null if unknown. */
  readonly isManaged?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Display name. Null if it has none, if it is deleted or not visible to the caller, or if the deployment lacks the read.
   * Calls `identity.workspace.list`; for users who may not, `identity.user_profile.get_workspaces`, which also has `state`,
   * `tags`, `isManaged` and `createdAt` of their own workspaces.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * Projects in it. Null if the caller may not list them, or if the deployment lacks the read.
   * Calls `identity.project.list`.
   */
  readonly projects?: Maybe<ProjectConnection>;
  /** Service accounts in it. Null if unknown. */
  readonly serviceAccountCount?: Maybe<Scalars['Int']['output']>;
  /** Whether it is enabled. Null if unknown. */
  readonly state?: Maybe<EnabledState>;
  /** Labels set by the system that manages it. Null if unknown. */
  readonly tags?: Maybe<Scalars['JSONObject']['output']>;
  /** Users bound to it. Null if unknown. */
  readonly userCount?: Maybe<Scalars['Int']['output']>;
  /**
   * Users bound to it. Null if the caller may not list them, or if the deployment lacks the read.
   * Calls `identity.workspace_user.list`.
   */
  readonly users?: Maybe<UserConnection>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AgentOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<AppOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceIdentityJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<IdentityJobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<IdentityJobOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceProjectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProjectFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<ProjectOrder>>;
};


/** A part of a domain with its own users and projects. Managed in the directory. */
export type WorkspaceUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReadonlyArray<UserOrder>>;
};

/** One page of workspaces, and their total number. */
export type WorkspaceConnection = {
  /** Rows of the page, each with its cursor. */
  readonly edges: ReadonlyArray<WorkspaceEdge>;
  /** Rows of the page. */
  readonly nodes: ReadonlyArray<Workspace>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
  /** Number of workspaces that match, on all pages. If only this field is selected, no rows are fetched. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Cost of a workspace in US dollars. */
export type WorkspaceCost = {
  /** Cost of the last day; 0 if unknown. */
  readonly day: Scalars['Float']['output'];
  /** Cost of this month so far. */
  readonly month: Scalars['Float']['output'];
};

/** One of the workspaces on a page, with its cursor. */
export type WorkspaceEdge = {
  /** Opaque position in the list. Valid only with the same filter, keyword, order and parent. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: Workspace;
};

/** Conditions on workspaces. All of them must hold. */
export type WorkspaceFilter = {
  /** When it joined or left a group of workspaces. */
  readonly changedAt?: InputMaybe<DateTimeFilter>;
  /** Conditions on paths in its cost: `day` or `month`. All must hold. */
  readonly costInfo?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** When it was created; `gte` and `lt` make a span of it. */
  readonly createdAt?: InputMaybe<DateTimeFilter>;
  /** Identifier of the user or app that created it. */
  readonly createdById?: InputMaybe<IdFilter>;
  /** Days until a dormant one is removed. */
  readonly dormantTtl?: InputMaybe<IntFilter>;
  /** When it was last found dormant or not. */
  readonly dormantUpdatedAt?: InputMaybe<DateTimeFilter>;
  /** Its identifier. `in` takes up to 1000. */
  readonly id?: InputMaybe<IdFilter>;
  /** Whether it has not been used for a long time. */
  readonly isDormant?: InputMaybe<BooleanFilter>;
  /** Whether the service manages it. */
  readonly isManaged?: InputMaybe<BooleanFilter>;
  /** When it was last synchronised. */
  readonly lastSyncedAt?: InputMaybe<DateTimeFilter>;
  /** Its name. `contains` and `regex` are case-insensitive, the others case-sensitive. */
  readonly name?: InputMaybe<StringFilter>;
  /** At least one of these must hold as well. Each holds exactly one condition, and no `or` of its own. */
  readonly or?: InputMaybe<ReadonlyArray<WorkspaceFilter>>;
  /** Identifiers of its packages: some of them. */
  readonly packageIds?: InputMaybe<IdFilter>;
  /** Identifiers in the systems of origin: some of them. */
  readonly referenceIds?: InputMaybe<IdFilter>;
  /** Service accounts in it. */
  readonly serviceAccountCount?: InputMaybe<IntFilter>;
  /** State at this moment. */
  readonly state?: InputMaybe<EnabledStateFilter>;
  /** Conditions on paths in the tags. All must hold. */
  readonly tags?: InputMaybe<ReadonlyArray<JsonFilter>>;
  /** Identifier of the trusted account. */
  readonly trustedAccountId?: InputMaybe<IdFilter>;
  /** Users bound to it. */
  readonly userCount?: InputMaybe<IntFilter>;
  /** Identifier of the group of workspaces it is in. */
  readonly workspaceGroupId?: InputMaybe<IdFilter>;
};

/** Scope of a record that does not belong to one project. */
export type WorkspaceOrDomainInput =
  /** The whole domain. */
  | 'DOMAIN'
  /** One workspace. */
  | 'WORKSPACE';

/** One step of the order of workspaces. */
export type WorkspaceOrder = {
  /** Direction. Default: ASC. */
  readonly direction?: InputMaybe<SortDirection>;
  /** The member to compare. */
  readonly field: WorkspaceOrderField;
};

/** Fields by which workspaces can be ordered. */
export type WorkspaceOrderField =
  /** When it joined or left a group of workspaces: `DESC` puts the latest first. */
  | 'CHANGED_AT'
  /** Cost of the last day: `DESC` puts the highest first. */
  | 'COST_DAY'
  /** Cost of this month so far: `DESC` puts the highest first. */
  | 'COST_MONTH'
  /** When it was created: `DESC` puts the latest first. */
  | 'CREATED_AT'
  /** By identifier of the user or app that created it. */
  | 'CREATED_BY'
  /** Days until a dormant one is removed: `DESC` puts the most first. */
  | 'DORMANT_TTL'
  /** When it was last found dormant or not: `DESC` puts the latest first. */
  | 'DORMANT_UPDATED_AT'
  /** By identifier: a stable order without a meaning. */
  | 'ID'
  /** Whether it has not been used for a long time: false first. */
  | 'IS_DORMANT'
  /** Whether the service manages it: false first. */
  | 'IS_MANAGED'
  /** When it was last synchronised: `DESC` puts the latest first. */
  | 'LAST_SYNCED_AT'
  /** By name, by code point: upper case before lower case. */
  | 'NAME'
  /** Service accounts in it: `DESC` puts the most first. */
  | 'SERVICE_ACCOUNT_COUNT'
  /** Current state, alphabetically. */
  | 'STATE'
  /** By identifier of the trusted account. */
  | 'TRUSTED_ACCOUNT_ID'
  /** Users bound to it: `DESC` puts the most first. */
  | 'USER_COUNT'
  /** By identifier of the group of workspaces it is in. */
  | 'WORKSPACE_GROUP_ID';

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
  Agent: Agent;
  AlertService: AlertService;
  ApiKey: ApiKey;
  App: App;
  Domain: Domain;
  IdentityJob: IdentityJob;
  Plugin: Plugin;
  Project: Project;
  ProjectGroup: ProjectGroup;
  Role: Role;
  ServiceAccount: ServiceAccount;
  TrustedAccount: TrustedAccount;
  TrustedSecret: TrustedSecret;
  User: User;
  Webhook: Webhook;
  Workspace: Workspace;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Agent:
    ( { __typename: 'Agent' }
    & GraphQLRecursivePick<FederationTypes['Agent'], {"id":true}> );
  AlertService:
    ( { __typename: 'AlertService' }
    & GraphQLRecursivePick<FederationTypes['AlertService'], {"id":true}> );
  ApiKey:
    ( { __typename: 'ApiKey' }
    & GraphQLRecursivePick<FederationTypes['ApiKey'], {"id":true}> );
  App:
    ( { __typename: 'App' }
    & GraphQLRecursivePick<FederationTypes['App'], {"id":true}> );
  Domain:
    ( { __typename: 'Domain' }
    & GraphQLRecursivePick<FederationTypes['Domain'], {"id":true}> );
  IdentityJob:
    ( { __typename: 'IdentityJob' }
    & GraphQLRecursivePick<FederationTypes['IdentityJob'], {"id":true}> );
  Plugin:
    ( { __typename: 'Plugin' }
    & GraphQLRecursivePick<FederationTypes['Plugin'], {"id":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  ProjectGroup:
    ( { __typename: 'ProjectGroup' }
    & GraphQLRecursivePick<FederationTypes['ProjectGroup'], {"id":true}> );
  Role:
    ( { __typename: 'Role' }
    & GraphQLRecursivePick<FederationTypes['Role'], {"id":true}> );
  ServiceAccount:
    ( { __typename: 'ServiceAccount' }
    & GraphQLRecursivePick<FederationTypes['ServiceAccount'], {"id":true}> );
  TrustedAccount:
    ( { __typename: 'TrustedAccount' }
    & GraphQLRecursivePick<FederationTypes['TrustedAccount'], {"id":true}> );
  TrustedSecret:
    ( { __typename: 'TrustedSecret' }
    & GraphQLRecursivePick<FederationTypes['TrustedSecret'], {"id":true}> );
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
    | ( AppRow )
    | ( UserRow )
    | ( Reference )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Actor: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Actor']>;
  Agent: ResolverTypeWrapper<AgentRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AgentConnection: ResolverTypeWrapper<AgentPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AgentCreateInput: AgentCreateInput;
  AgentCreatePayload: ResolverTypeWrapper<Omit<AgentCreatePayload, 'agent'> & { agent?: Maybe<ResolversTypes['Agent']> }>;
  AgentDeleteInput: AgentDeleteInput;
  AgentDeletePayload: ResolverTypeWrapper<AgentDeletePayload>;
  AgentDisableInput: AgentDisableInput;
  AgentDisablePayload: ResolverTypeWrapper<Omit<AgentDisablePayload, 'agent'> & { agent?: Maybe<ResolversTypes['Agent']> }>;
  AgentEdge: ResolverTypeWrapper<Omit<AgentEdge, 'node'> & { node: ResolversTypes['Agent'] }>;
  AgentEnableInput: AgentEnableInput;
  AgentEnablePayload: ResolverTypeWrapper<Omit<AgentEnablePayload, 'agent'> & { agent?: Maybe<ResolversTypes['Agent']> }>;
  AgentFilter: AgentFilter;
  AgentOrder: AgentOrder;
  AgentOrderField: AgentOrderField;
  AgentRegenerateInput: AgentRegenerateInput;
  AgentRegeneratePayload: ResolverTypeWrapper<Omit<AgentRegeneratePayload, 'agent'> & { agent?: Maybe<ResolversTypes['Agent']> }>;
  AlertService: ResolverTypeWrapper<Reference>;
  ApiKey: ResolverTypeWrapper<ApiKeyRow>;
  ApiKeyConditionInput: ApiKeyConditionInput;
  ApiKeyConnection: ResolverTypeWrapper<ApiKeyPage>;
  ApiKeyCreateInput: ApiKeyCreateInput;
  ApiKeyCreatePayload: ResolverTypeWrapper<Omit<ApiKeyCreatePayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  ApiKeyDeleteInput: ApiKeyDeleteInput;
  ApiKeyDeletePayload: ResolverTypeWrapper<ApiKeyDeletePayload>;
  ApiKeyDisableInput: ApiKeyDisableInput;
  ApiKeyDisablePayload: ResolverTypeWrapper<Omit<ApiKeyDisablePayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiKeyEnableInput: ApiKeyEnableInput;
  ApiKeyEnablePayload: ResolverTypeWrapper<Omit<ApiKeyEnablePayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  ApiKeyField: ApiKeyField;
  ApiKeyFieldInput: ApiKeyFieldInput;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyGroupFieldInput: ApiKeyGroupFieldInput;
  ApiKeyGroupKeyInput: ApiKeyGroupKeyInput;
  ApiKeyOrder: ApiKeyOrder;
  ApiKeyOrderField: ApiKeyOrderField;
  ApiKeyStatisticsQueryInput: ApiKeyStatisticsQueryInput;
  ApiKeyUpdateInput: ApiKeyUpdateInput;
  ApiKeyUpdatePayload: ResolverTypeWrapper<Omit<ApiKeyUpdatePayload, 'apiKey'> & { apiKey?: Maybe<ResolversTypes['ApiKey']> }>;
  App: ResolverTypeWrapper<AppRow>;
  AppAccess: ResolverTypeWrapper<AppAccessRow>;
  AppConditionInput: AppConditionInput;
  AppConnection: ResolverTypeWrapper<AppPage>;
  AppCreateInput: AppCreateInput;
  AppCreatePayload: ResolverTypeWrapper<Omit<AppCreatePayload, 'app'> & { app?: Maybe<ResolversTypes['App']> }>;
  AppDeleteInput: AppDeleteInput;
  AppDeletePayload: ResolverTypeWrapper<AppDeletePayload>;
  AppDisableInput: AppDisableInput;
  AppDisablePayload: ResolverTypeWrapper<Omit<AppDisablePayload, 'app'> & { app?: Maybe<ResolversTypes['App']> }>;
  AppEdge: ResolverTypeWrapper<Omit<AppEdge, 'node'> & { node: ResolversTypes['App'] }>;
  AppEnableInput: AppEnableInput;
  AppEnablePayload: ResolverTypeWrapper<Omit<AppEnablePayload, 'app'> & { app?: Maybe<ResolversTypes['App']> }>;
  AppField: AppField;
  AppFieldInput: AppFieldInput;
  AppFilter: AppFilter;
  AppGenerateClientSecretInput: AppGenerateClientSecretInput;
  AppGenerateClientSecretPayload: ResolverTypeWrapper<Omit<AppGenerateClientSecretPayload, 'app'> & { app?: Maybe<ResolversTypes['App']> }>;
  AppGroupFieldInput: AppGroupFieldInput;
  AppGroupKeyInput: AppGroupKeyInput;
  AppOrder: AppOrder;
  AppOrderField: AppOrderField;
  AppStatisticsQueryInput: AppStatisticsQueryInput;
  AppUpdateInput: AppUpdateInput;
  AppUpdatePayload: ResolverTypeWrapper<Omit<AppUpdatePayload, 'app'> & { app?: Maybe<ResolversTypes['App']> }>;
  BooleanFilter: BooleanFilter;
  ChangeKind: ChangeKind;
  CredentialState: CredentialState;
  CredentialStateFilter: CredentialStateFilter;
  CredentialStateInput: CredentialStateInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFilter: DateFilter;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateTimeFilter: DateTimeFilter;
  Domain: ResolverTypeWrapper<Reference>;
  DomainAuthInfo: ResolverTypeWrapper<DomainAuthInfoRow>;
  EnabledState: EnabledState;
  EnabledStateFilter: EnabledStateFilter;
  EnabledStateInput: EnabledStateInput;
  Endpoint: ResolverTypeWrapper<EndpointRow>;
  EndpointConnection: ResolverTypeWrapper<EndpointPage>;
  EndpointEdge: ResolverTypeWrapper<Omit<EndpointEdge, 'node'> & { node: ResolversTypes['Endpoint'] }>;
  EndpointFilter: EndpointFilter;
  EndpointOrder: EndpointOrder;
  EndpointOrderField: EndpointOrderField;
  EndpointState: EndpointState;
  EndpointStateFilter: EndpointStateFilter;
  EndpointStateInput: EndpointStateInput;
  EndpointType: EndpointType;
  FilterOperator: FilterOperator;
  FloatFilter: FloatFilter;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GrantedToken: ResolverTypeWrapper<GrantedTokenRow>;
  GroupOperator: GroupOperator;
  IDFilter: IdFilter;
  IdentityJob: ResolverTypeWrapper<IdentityJobRow>;
  IdentityJobConditionInput: IdentityJobConditionInput;
  IdentityJobConnection: ResolverTypeWrapper<IdentityJobPage>;
  IdentityJobDeleteInput: IdentityJobDeleteInput;
  IdentityJobDeletePayload: ResolverTypeWrapper<IdentityJobDeletePayload>;
  IdentityJobEdge: ResolverTypeWrapper<Omit<IdentityJobEdge, 'node'> & { node: ResolversTypes['IdentityJob'] }>;
  IdentityJobField: IdentityJobField;
  IdentityJobFieldInput: IdentityJobFieldInput;
  IdentityJobFilter: IdentityJobFilter;
  IdentityJobGroupFieldInput: IdentityJobGroupFieldInput;
  IdentityJobGroupKeyInput: IdentityJobGroupKeyInput;
  IdentityJobOrder: IdentityJobOrder;
  IdentityJobOrderField: IdentityJobOrderField;
  IdentityJobStatisticsQueryInput: IdentityJobStatisticsQueryInput;
  IdentityJobStatus: IdentityJobStatus;
  IdentityJobStatusFilter: IdentityJobStatusFilter;
  IdentityJobStatusInput: IdentityJobStatusInput;
  IntFilter: IntFilter;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  JSONFilter: JsonFilter;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  LegacyEndpoint: ResolverTypeWrapper<LegacyEndpointRow>;
  LegacyEndpointConnection: ResolverTypeWrapper<LegacyEndpointPage>;
  LegacyEndpointEdge: ResolverTypeWrapper<Omit<LegacyEndpointEdge, 'node'> & { node: ResolversTypes['LegacyEndpoint'] }>;
  LegacyEndpointFilter: LegacyEndpointFilter;
  LegacyEndpointOrder: LegacyEndpointOrder;
  LegacyEndpointOrderField: LegacyEndpointOrderField;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Plugin: ResolverTypeWrapper<Reference>;
  Project: ResolverTypeWrapper<ProjectRow>;
  ProjectConnection: ResolverTypeWrapper<ProjectPage>;
  ProjectEdge: ResolverTypeWrapper<Omit<ProjectEdge, 'node'> & { node: ResolversTypes['Project'] }>;
  ProjectFilter: ProjectFilter;
  ProjectGroup: ResolverTypeWrapper<ProjectGroupRow>;
  ProjectGroupConnection: ResolverTypeWrapper<ProjectGroupPage>;
  ProjectGroupEdge: ResolverTypeWrapper<Omit<ProjectGroupEdge, 'node'> & { node: ResolversTypes['ProjectGroup'] }>;
  ProjectGroupFilter: ProjectGroupFilter;
  ProjectGroupOrder: ProjectGroupOrder;
  ProjectGroupOrderField: ProjectGroupOrderField;
  ProjectOrder: ProjectOrder;
  ProjectOrderField: ProjectOrderField;
  ProjectType: ProjectType;
  ProjectTypeFilter: ProjectTypeFilter;
  ProjectTypeInput: ProjectTypeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResourceGroup: ResourceGroup;
  ResourceGroupFilter: ResourceGroupFilter;
  ResourceGroupInput: ResourceGroupInput;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleBinding: ResolverTypeWrapper<RoleBindingRow>;
  RoleConditionInput: RoleConditionInput;
  RoleConnection: ResolverTypeWrapper<RolePage>;
  RoleCreateInput: RoleCreateInput;
  RoleCreatePayload: ResolverTypeWrapper<Omit<RoleCreatePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RoleDeleteInput: RoleDeleteInput;
  RoleDeletePayload: ResolverTypeWrapper<RoleDeletePayload>;
  RoleDisableInput: RoleDisableInput;
  RoleDisablePayload: ResolverTypeWrapper<Omit<RoleDisablePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RoleEdge: ResolverTypeWrapper<Omit<RoleEdge, 'node'> & { node: ResolversTypes['Role'] }>;
  RoleEnableInput: RoleEnableInput;
  RoleEnablePayload: ResolverTypeWrapper<Omit<RoleEnablePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RoleField: RoleField;
  RoleFieldInput: RoleFieldInput;
  RoleFilter: RoleFilter;
  RoleGroupFieldInput: RoleGroupFieldInput;
  RoleGroupKeyInput: RoleGroupKeyInput;
  RoleOrder: RoleOrder;
  RoleOrderField: RoleOrderField;
  RoleStatisticsQueryInput: RoleStatisticsQueryInput;
  RoleType: ResolverTypeWrapper<string>;
  RoleTypeFilter: RoleTypeFilter;
  RoleTypeInput: RoleTypeInput;
  RoleUpdateInput: RoleUpdateInput;
  RoleUpdatePayload: ResolverTypeWrapper<Omit<RoleUpdatePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RowArithmeticInput: RowArithmeticInput;
  RowConditionInput: RowConditionInput;
  RowFieldInput: RowFieldInput;
  RowGroupFieldInput: RowGroupFieldInput;
  RowGroupInput: RowGroupInput;
  RowOperandInput: RowOperandInput;
  RowOperator: RowOperator;
  RowOrderInput: RowOrderInput;
  RowProjectInput: RowProjectInput;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountRow>;
  ServiceAccountConnection: ResolverTypeWrapper<ServiceAccountPage>;
  ServiceAccountEdge: ResolverTypeWrapper<Omit<ServiceAccountEdge, 'node'> & { node: ResolversTypes['ServiceAccount'] }>;
  ServiceAccountFilter: ServiceAccountFilter;
  ServiceAccountOrder: ServiceAccountOrder;
  ServiceAccountOrderField: ServiceAccountOrderField;
  ServiceAccountState: ServiceAccountState;
  ServiceAccountStateFilter: ServiceAccountStateFilter;
  ServiceAccountStateInput: ServiceAccountStateInput;
  SortDirection: SortDirection;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Token: ResolverTypeWrapper<TokenRow>;
  TokenAuthType: TokenAuthType;
  TokenGrantInput: TokenGrantInput;
  TokenGrantPayload: ResolverTypeWrapper<Omit<TokenGrantPayload, 'token'> & { token?: Maybe<ResolversTypes['GrantedToken']> }>;
  TokenGrantType: TokenGrantType;
  TokenIssueInput: TokenIssueInput;
  TokenIssuePayload: ResolverTypeWrapper<Omit<TokenIssuePayload, 'token'> & { token?: Maybe<ResolversTypes['Token']> }>;
  TokenScope: TokenScope;
  TrustedAccount: ResolverTypeWrapper<TrustedAccountRow>;
  TrustedAccountConnection: ResolverTypeWrapper<TrustedAccountPage>;
  TrustedAccountEdge: ResolverTypeWrapper<Omit<TrustedAccountEdge, 'node'> & { node: ResolversTypes['TrustedAccount'] }>;
  TrustedAccountFilter: TrustedAccountFilter;
  TrustedAccountOrder: TrustedAccountOrder;
  TrustedAccountOrderField: TrustedAccountOrderField;
  TrustedSecret: ResolverTypeWrapper<Reference>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  User: ResolverTypeWrapper<UserRow>;
  UserAuthType: UserAuthType;
  UserAuthTypeFilter: UserAuthTypeFilter;
  UserAuthTypeInput: UserAuthTypeInput;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  UserOrderField: UserOrderField;
  UserState: UserState;
  UserStateFilter: UserStateFilter;
  UserStateInput: UserStateInput;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  ViewerWorkspace: ResolverTypeWrapper<ViewerWorkspaceRow>;
  Webhook: ResolverTypeWrapper<Reference>;
  Workspace: ResolverTypeWrapper<WorkspaceRow>;
  WorkspaceConnection: ResolverTypeWrapper<WorkspacePage>;
  WorkspaceCost: ResolverTypeWrapper<WorkspaceCostRow>;
  WorkspaceEdge: ResolverTypeWrapper<Omit<WorkspaceEdge, 'node'> & { node: ResolversTypes['Workspace'] }>;
  WorkspaceFilter: WorkspaceFilter;
  WorkspaceOrDomainInput: WorkspaceOrDomainInput;
  WorkspaceOrder: WorkspaceOrder;
  WorkspaceOrderField: WorkspaceOrderField;
  YearMonth: ResolverTypeWrapper<Scalars['YearMonth']['output']>;
  YearMonthFilter: YearMonthFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Actor: ResolversUnionTypes<ResolversParentTypes>['Actor'];
  Agent: AgentRow;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  AgentConnection: AgentPage;
  Int: Scalars['Int']['output'];
  AgentCreateInput: AgentCreateInput;
  AgentCreatePayload: Omit<AgentCreatePayload, 'agent'> & { agent?: Maybe<ResolversParentTypes['Agent']> };
  AgentDeleteInput: AgentDeleteInput;
  AgentDeletePayload: AgentDeletePayload;
  AgentDisableInput: AgentDisableInput;
  AgentDisablePayload: Omit<AgentDisablePayload, 'agent'> & { agent?: Maybe<ResolversParentTypes['Agent']> };
  AgentEdge: Omit<AgentEdge, 'node'> & { node: ResolversParentTypes['Agent'] };
  AgentEnableInput: AgentEnableInput;
  AgentEnablePayload: Omit<AgentEnablePayload, 'agent'> & { agent?: Maybe<ResolversParentTypes['Agent']> };
  AgentFilter: AgentFilter;
  AgentOrder: AgentOrder;
  AgentRegenerateInput: AgentRegenerateInput;
  AgentRegeneratePayload: Omit<AgentRegeneratePayload, 'agent'> & { agent?: Maybe<ResolversParentTypes['Agent']> };
  AlertService: Reference;
  ApiKey: ApiKeyRow;
  ApiKeyConditionInput: ApiKeyConditionInput;
  ApiKeyConnection: ApiKeyPage;
  ApiKeyCreateInput: ApiKeyCreateInput;
  ApiKeyCreatePayload: Omit<ApiKeyCreatePayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  ApiKeyDeleteInput: ApiKeyDeleteInput;
  ApiKeyDeletePayload: ApiKeyDeletePayload;
  ApiKeyDisableInput: ApiKeyDisableInput;
  ApiKeyDisablePayload: Omit<ApiKeyDisablePayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiKeyEnableInput: ApiKeyEnableInput;
  ApiKeyEnablePayload: Omit<ApiKeyEnablePayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  ApiKeyFieldInput: ApiKeyFieldInput;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyGroupFieldInput: ApiKeyGroupFieldInput;
  ApiKeyGroupKeyInput: ApiKeyGroupKeyInput;
  ApiKeyOrder: ApiKeyOrder;
  ApiKeyStatisticsQueryInput: ApiKeyStatisticsQueryInput;
  ApiKeyUpdateInput: ApiKeyUpdateInput;
  ApiKeyUpdatePayload: Omit<ApiKeyUpdatePayload, 'apiKey'> & { apiKey?: Maybe<ResolversParentTypes['ApiKey']> };
  App: AppRow;
  AppAccess: AppAccessRow;
  AppConditionInput: AppConditionInput;
  AppConnection: AppPage;
  AppCreateInput: AppCreateInput;
  AppCreatePayload: Omit<AppCreatePayload, 'app'> & { app?: Maybe<ResolversParentTypes['App']> };
  AppDeleteInput: AppDeleteInput;
  AppDeletePayload: AppDeletePayload;
  AppDisableInput: AppDisableInput;
  AppDisablePayload: Omit<AppDisablePayload, 'app'> & { app?: Maybe<ResolversParentTypes['App']> };
  AppEdge: Omit<AppEdge, 'node'> & { node: ResolversParentTypes['App'] };
  AppEnableInput: AppEnableInput;
  AppEnablePayload: Omit<AppEnablePayload, 'app'> & { app?: Maybe<ResolversParentTypes['App']> };
  AppFieldInput: AppFieldInput;
  AppFilter: AppFilter;
  AppGenerateClientSecretInput: AppGenerateClientSecretInput;
  AppGenerateClientSecretPayload: Omit<AppGenerateClientSecretPayload, 'app'> & { app?: Maybe<ResolversParentTypes['App']> };
  AppGroupFieldInput: AppGroupFieldInput;
  AppGroupKeyInput: AppGroupKeyInput;
  AppOrder: AppOrder;
  AppStatisticsQueryInput: AppStatisticsQueryInput;
  AppUpdateInput: AppUpdateInput;
  AppUpdatePayload: Omit<AppUpdatePayload, 'app'> & { app?: Maybe<ResolversParentTypes['App']> };
  BooleanFilter: BooleanFilter;
  CredentialStateFilter: CredentialStateFilter;
  Date: Scalars['Date']['output'];
  DateFilter: DateFilter;
  DateTime: Scalars['DateTime']['output'];
  DateTimeFilter: DateTimeFilter;
  Domain: Reference;
  DomainAuthInfo: DomainAuthInfoRow;
  EnabledStateFilter: EnabledStateFilter;
  Endpoint: EndpointRow;
  EndpointConnection: EndpointPage;
  EndpointEdge: Omit<EndpointEdge, 'node'> & { node: ResolversParentTypes['Endpoint'] };
  EndpointFilter: EndpointFilter;
  EndpointOrder: EndpointOrder;
  EndpointStateFilter: EndpointStateFilter;
  FloatFilter: FloatFilter;
  Float: Scalars['Float']['output'];
  GrantedToken: GrantedTokenRow;
  IDFilter: IdFilter;
  IdentityJob: IdentityJobRow;
  IdentityJobConditionInput: IdentityJobConditionInput;
  IdentityJobConnection: IdentityJobPage;
  IdentityJobDeleteInput: IdentityJobDeleteInput;
  IdentityJobDeletePayload: IdentityJobDeletePayload;
  IdentityJobEdge: Omit<IdentityJobEdge, 'node'> & { node: ResolversParentTypes['IdentityJob'] };
  IdentityJobFieldInput: IdentityJobFieldInput;
  IdentityJobFilter: IdentityJobFilter;
  IdentityJobGroupFieldInput: IdentityJobGroupFieldInput;
  IdentityJobGroupKeyInput: IdentityJobGroupKeyInput;
  IdentityJobOrder: IdentityJobOrder;
  IdentityJobStatisticsQueryInput: IdentityJobStatisticsQueryInput;
  IdentityJobStatusFilter: IdentityJobStatusFilter;
  IntFilter: IntFilter;
  JSON: Scalars['JSON']['output'];
  JSONFilter: JsonFilter;
  JSONObject: Scalars['JSONObject']['output'];
  LegacyEndpoint: LegacyEndpointRow;
  LegacyEndpointConnection: LegacyEndpointPage;
  LegacyEndpointEdge: Omit<LegacyEndpointEdge, 'node'> & { node: ResolversParentTypes['LegacyEndpoint'] };
  LegacyEndpointFilter: LegacyEndpointFilter;
  LegacyEndpointOrder: LegacyEndpointOrder;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Plugin: Reference;
  Project: ProjectRow;
  ProjectConnection: ProjectPage;
  ProjectEdge: Omit<ProjectEdge, 'node'> & { node: ResolversParentTypes['Project'] };
  ProjectFilter: ProjectFilter;
  ProjectGroup: ProjectGroupRow;
  ProjectGroupConnection: ProjectGroupPage;
  ProjectGroupEdge: Omit<ProjectGroupEdge, 'node'> & { node: ResolversParentTypes['ProjectGroup'] };
  ProjectGroupFilter: ProjectGroupFilter;
  ProjectGroupOrder: ProjectGroupOrder;
  ProjectOrder: ProjectOrder;
  ProjectTypeFilter: ProjectTypeFilter;
  Query: Record<PropertyKey, never>;
  ResourceGroupFilter: ResourceGroupFilter;
  Role: RoleRow;
  RoleBinding: RoleBindingRow;
  RoleConditionInput: RoleConditionInput;
  RoleConnection: RolePage;
  RoleCreateInput: RoleCreateInput;
  RoleCreatePayload: Omit<RoleCreatePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RoleDeleteInput: RoleDeleteInput;
  RoleDeletePayload: RoleDeletePayload;
  RoleDisableInput: RoleDisableInput;
  RoleDisablePayload: Omit<RoleDisablePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RoleEdge: Omit<RoleEdge, 'node'> & { node: ResolversParentTypes['Role'] };
  RoleEnableInput: RoleEnableInput;
  RoleEnablePayload: Omit<RoleEnablePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RoleFieldInput: RoleFieldInput;
  RoleFilter: RoleFilter;
  RoleGroupFieldInput: RoleGroupFieldInput;
  RoleGroupKeyInput: RoleGroupKeyInput;
  RoleOrder: RoleOrder;
  RoleStatisticsQueryInput: RoleStatisticsQueryInput;
  RoleTypeFilter: RoleTypeFilter;
  RoleUpdateInput: RoleUpdateInput;
  RoleUpdatePayload: Omit<RoleUpdatePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RowArithmeticInput: RowArithmeticInput;
  RowConditionInput: RowConditionInput;
  RowFieldInput: RowFieldInput;
  RowGroupFieldInput: RowGroupFieldInput;
  RowGroupInput: RowGroupInput;
  RowOperandInput: RowOperandInput;
  RowOrderInput: RowOrderInput;
  RowProjectInput: RowProjectInput;
  ServiceAccount: ServiceAccountRow;
  ServiceAccountConnection: ServiceAccountPage;
  ServiceAccountEdge: Omit<ServiceAccountEdge, 'node'> & { node: ResolversParentTypes['ServiceAccount'] };
  ServiceAccountFilter: ServiceAccountFilter;
  ServiceAccountOrder: ServiceAccountOrder;
  ServiceAccountStateFilter: ServiceAccountStateFilter;
  StatisticsStageInput: StatisticsStageInput;
  StringFilter: StringFilter;
  Token: TokenRow;
  TokenGrantInput: TokenGrantInput;
  TokenGrantPayload: Omit<TokenGrantPayload, 'token'> & { token?: Maybe<ResolversParentTypes['GrantedToken']> };
  TokenIssueInput: TokenIssueInput;
  TokenIssuePayload: Omit<TokenIssuePayload, 'token'> & { token?: Maybe<ResolversParentTypes['Token']> };
  TrustedAccount: TrustedAccountRow;
  TrustedAccountConnection: TrustedAccountPage;
  TrustedAccountEdge: Omit<TrustedAccountEdge, 'node'> & { node: ResolversParentTypes['TrustedAccount'] };
  TrustedAccountFilter: TrustedAccountFilter;
  TrustedAccountOrder: TrustedAccountOrder;
  TrustedSecret: Reference;
  URL: Scalars['URL']['output'];
  User: UserRow;
  UserAuthTypeFilter: UserAuthTypeFilter;
  UserConnection: UserPage;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: UserError;
  UserFilter: UserFilter;
  UserOrder: UserOrder;
  UserStateFilter: UserStateFilter;
  Viewer: ViewerRow;
  ViewerWorkspace: ViewerWorkspaceRow;
  Webhook: Reference;
  Workspace: WorkspaceRow;
  WorkspaceConnection: WorkspacePage;
  WorkspaceCost: WorkspaceCostRow;
  WorkspaceEdge: Omit<WorkspaceEdge, 'node'> & { node: ResolversParentTypes['Workspace'] };
  WorkspaceFilter: WorkspaceFilter;
  WorkspaceOrder: WorkspaceOrder;
  YearMonth: Scalars['YearMonth']['output'];
  YearMonthFilter: YearMonthFilter;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  __resolveType: TypeResolveFn<'App' | 'User' | 'Webhook', ParentType, ContextType>;
};

export type AgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent'], FederationReferenceType extends FederationReferenceTypes['Agent'] = FederationReferenceTypes['Agent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Agent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAccessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CredentialState'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type AgentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentConnection'] = ResolversParentTypes['AgentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AgentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Agent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentCreatePayload'] = ResolversParentTypes['AgentCreatePayload']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentDeletePayload'] = ResolversParentTypes['AgentDeletePayload']> = {
  serviceAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentDisablePayload'] = ResolversParentTypes['AgentDisablePayload']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentEdge'] = ResolversParentTypes['AgentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Agent'], ParentType, ContextType>;
};

export type AgentEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentEnablePayload'] = ResolversParentTypes['AgentEnablePayload']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentRegeneratePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRegeneratePayload'] = ResolversParentTypes['AgentRegeneratePayload']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AlertServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertService'] = ResolversParentTypes['AlertService'], FederationReferenceType extends FederationReferenceTypes['AlertService'] = FederationReferenceTypes['AlertService']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AlertService']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<AlertServiceProjectsArgs, 'first'>>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey'], FederationReferenceType extends FederationReferenceTypes['ApiKey'] = FederationReferenceTypes['ApiKey']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiKey']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAccessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CredentialState'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyCreatePayload'] = ResolversParentTypes['ApiKeyCreatePayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyDeletePayload'] = ResolversParentTypes['ApiKeyDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyDisablePayload'] = ResolversParentTypes['ApiKeyDisablePayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEnablePayload'] = ResolversParentTypes['ApiKeyEnablePayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApiKeyUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyUpdatePayload'] = ResolversParentTypes['ApiKeyUpdatePayload']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['App'] = ResolversParentTypes['App'], FederationReferenceType extends FederationReferenceTypes['App'] = FederationReferenceTypes['App']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['App']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<AppApiKeysArgs, 'first'>>;
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAccessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  projectGroup?: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CredentialState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppAccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppAccess'] = ResolversParentTypes['AppAccess']> = {
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type AppConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppConnection'] = ResolversParentTypes['AppConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AppEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['App']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppCreatePayload'] = ResolversParentTypes['AppCreatePayload']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppDeletePayload'] = ResolversParentTypes['AppDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppDisablePayload'] = ResolversParentTypes['AppDisablePayload']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppEdge'] = ResolversParentTypes['AppEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['App'], ParentType, ContextType>;
};

export type AppEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppEnablePayload'] = ResolversParentTypes['AppEnablePayload']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppGenerateClientSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppGenerateClientSecretPayload'] = ResolversParentTypes['AppGenerateClientSecretPayload']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppUpdatePayload'] = ResolversParentTypes['AppUpdatePayload']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DomainResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain'], FederationReferenceType extends FederationReferenceTypes['Domain'] = FederationReferenceTypes['Domain']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Domain']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DomainAuthInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DomainAuthInfo'] = ResolversParentTypes['DomainAuthInfo']> = {
  config?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  externalAuthState?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Endpoint'] = ResolversParentTypes['Endpoint']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalEndpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EndpointState'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EndpointConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointConnection'] = ResolversParentTypes['EndpointConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndpointEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Endpoint']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndpointEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndpointEdge'] = ResolversParentTypes['EndpointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Endpoint'], ParentType, ContextType>;
};

export type GrantedTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedToken'] = ResolversParentTypes['GrantedToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type IdentityJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityJob'] = ResolversParentTypes['IdentityJob'], FederationReferenceType extends FederationReferenceTypes['IdentityJob'] = FederationReferenceTypes['IdentityJob']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IdentityJob']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  plugin?: Resolver<Maybe<ResolversTypes['Plugin']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IdentityJobStatus'], ParentType, ContextType>;
  trustedAccount?: Resolver<Maybe<ResolversTypes['TrustedAccount']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type IdentityJobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityJobConnection'] = ResolversParentTypes['IdentityJobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['IdentityJobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['IdentityJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityJobDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityJobDeletePayload'] = ResolversParentTypes['IdentityJobDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IdentityJobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityJobEdge'] = ResolversParentTypes['IdentityJobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IdentityJob'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type LegacyEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyEndpoint'] = ResolversParentTypes['LegacyEndpoint']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EndpointState'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LegacyEndpointConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyEndpointConnection'] = ResolversParentTypes['LegacyEndpointConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LegacyEndpointEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LegacyEndpoint']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegacyEndpointEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegacyEndpointEdge'] = ResolversParentTypes['LegacyEndpointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LegacyEndpoint'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  agentCreate?: Resolver<Maybe<ResolversTypes['AgentCreatePayload']>, ParentType, ContextType, RequireFields<MutationAgentCreateArgs, 'input'>>;
  agentDelete?: Resolver<Maybe<ResolversTypes['AgentDeletePayload']>, ParentType, ContextType, RequireFields<MutationAgentDeleteArgs, 'input'>>;
  agentDisable?: Resolver<Maybe<ResolversTypes['AgentDisablePayload']>, ParentType, ContextType, RequireFields<MutationAgentDisableArgs, 'input'>>;
  agentEnable?: Resolver<Maybe<ResolversTypes['AgentEnablePayload']>, ParentType, ContextType, RequireFields<MutationAgentEnableArgs, 'input'>>;
  agentRegenerate?: Resolver<Maybe<ResolversTypes['AgentRegeneratePayload']>, ParentType, ContextType, RequireFields<MutationAgentRegenerateArgs, 'input'>>;
  apiKeyCreate?: Resolver<Maybe<ResolversTypes['ApiKeyCreatePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyCreateArgs, 'input'>>;
  apiKeyDelete?: Resolver<Maybe<ResolversTypes['ApiKeyDeletePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyDeleteArgs, 'input'>>;
  apiKeyDisable?: Resolver<Maybe<ResolversTypes['ApiKeyDisablePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyDisableArgs, 'input'>>;
  apiKeyEnable?: Resolver<Maybe<ResolversTypes['ApiKeyEnablePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyEnableArgs, 'input'>>;
  apiKeyUpdate?: Resolver<Maybe<ResolversTypes['ApiKeyUpdatePayload']>, ParentType, ContextType, RequireFields<MutationApiKeyUpdateArgs, 'input'>>;
  appCreate?: Resolver<Maybe<ResolversTypes['AppCreatePayload']>, ParentType, ContextType, RequireFields<MutationAppCreateArgs, 'input'>>;
  appDelete?: Resolver<Maybe<ResolversTypes['AppDeletePayload']>, ParentType, ContextType, RequireFields<MutationAppDeleteArgs, 'input'>>;
  appDisable?: Resolver<Maybe<ResolversTypes['AppDisablePayload']>, ParentType, ContextType, RequireFields<MutationAppDisableArgs, 'input'>>;
  appEnable?: Resolver<Maybe<ResolversTypes['AppEnablePayload']>, ParentType, ContextType, RequireFields<MutationAppEnableArgs, 'input'>>;
  appGenerateClientSecret?: Resolver<Maybe<ResolversTypes['AppGenerateClientSecretPayload']>, ParentType, ContextType, RequireFields<MutationAppGenerateClientSecretArgs, 'input'>>;
  appUpdate?: Resolver<Maybe<ResolversTypes['AppUpdatePayload']>, ParentType, ContextType, RequireFields<MutationAppUpdateArgs, 'input'>>;
  identityJobDelete?: Resolver<Maybe<ResolversTypes['IdentityJobDeletePayload']>, ParentType, ContextType, RequireFields<MutationIdentityJobDeleteArgs, 'input'>>;
  roleCreate?: Resolver<Maybe<ResolversTypes['RoleCreatePayload']>, ParentType, ContextType, RequireFields<MutationRoleCreateArgs, 'input'>>;
  roleDelete?: Resolver<Maybe<ResolversTypes['RoleDeletePayload']>, ParentType, ContextType, RequireFields<MutationRoleDeleteArgs, 'input'>>;
  roleDisable?: Resolver<Maybe<ResolversTypes['RoleDisablePayload']>, ParentType, ContextType, RequireFields<MutationRoleDisableArgs, 'input'>>;
  roleEnable?: Resolver<Maybe<ResolversTypes['RoleEnablePayload']>, ParentType, ContextType, RequireFields<MutationRoleEnableArgs, 'input'>>;
  roleUpdate?: Resolver<Maybe<ResolversTypes['RoleUpdatePayload']>, ParentType, ContextType, RequireFields<MutationRoleUpdateArgs, 'input'>>;
  tokenGrant?: Resolver<Maybe<ResolversTypes['TokenGrantPayload']>, ParentType, ContextType, RequireFields<MutationTokenGrantArgs, 'input'>>;
  tokenIssue?: Resolver<Maybe<ResolversTypes['TokenIssuePayload']>, ParentType, ContextType, RequireFields<MutationTokenIssueArgs, 'input'>>;
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
  identityJobs?: Resolver<Maybe<ResolversTypes['IdentityJobConnection']>, ParentType, ContextType, RequireFields<PluginIdentityJobsArgs, 'first'>>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agents?: Resolver<Maybe<ResolversTypes['AgentConnection']>, ParentType, ContextType, RequireFields<ProjectAgentsArgs, 'first'>>;
  apps?: Resolver<Maybe<ResolversTypes['AppConnection']>, ParentType, ContextType, RequireFields<ProjectAppsArgs, 'first'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectGroup?: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  projectType?: Resolver<Maybe<ResolversTypes['ProjectType']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type ProjectConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectConnection'] = ResolversParentTypes['ProjectConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProjectEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Project']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectEdge'] = ResolversParentTypes['ProjectEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProjectGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGroup'] = ResolversParentTypes['ProjectGroup'], FederationReferenceType extends FederationReferenceTypes['ProjectGroup'] = FederationReferenceTypes['ProjectGroup']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProjectGroup']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apps?: Resolver<Maybe<ResolversTypes['AppConnection']>, ParentType, ContextType, RequireFields<ProjectGroupAppsArgs, 'first'>>;
  childGroups?: Resolver<Maybe<ResolversTypes['ProjectGroupConnection']>, ParentType, ContextType, RequireFields<ProjectGroupChildGroupsArgs, 'first'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentGroup?: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<ProjectGroupProjectsArgs, 'first'>>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type ProjectGroupConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGroupConnection'] = ResolversParentTypes['ProjectGroupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProjectGroupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProjectGroup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectGroupEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectGroupEdge'] = ResolversParentTypes['ProjectGroupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProjectGroup'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType, RequireFields<QueryAgentArgs, 'serviceAccountId'>>;
  agents?: Resolver<Maybe<ResolversTypes['AgentConnection']>, ParentType, ContextType, RequireFields<QueryAgentsArgs, 'first'>>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'id'>>;
  apiKeyStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryApiKeyStatsArgs, 'query'>>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'first'>>;
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType, RequireFields<QueryAppArgs, 'id'>>;
  appAccess?: Resolver<Maybe<ResolversTypes['AppAccess']>, ParentType, ContextType, RequireFields<QueryAppAccessArgs, 'clientId'>>;
  appStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryAppStatsArgs, 'query'>>;
  apps?: Resolver<Maybe<ResolversTypes['AppConnection']>, ParentType, ContextType, RequireFields<QueryAppsArgs, 'first'>>;
  basicRoles?: Resolver<Maybe<ResolversTypes['RoleConnection']>, ParentType, ContextType, RequireFields<QueryBasicRolesArgs, 'first'>>;
  domainAuthInfo?: Resolver<Maybe<ResolversTypes['DomainAuthInfo']>, ParentType, ContextType, RequireFields<QueryDomainAuthInfoArgs, 'name'>>;
  endpoints?: Resolver<Maybe<ResolversTypes['EndpointConnection']>, ParentType, ContextType, RequireFields<QueryEndpointsArgs, 'first'>>;
  identityJob?: Resolver<Maybe<ResolversTypes['IdentityJob']>, ParentType, ContextType, RequireFields<QueryIdentityJobArgs, 'id'>>;
  identityJobStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryIdentityJobStatsArgs, 'query'>>;
  identityJobs?: Resolver<Maybe<ResolversTypes['IdentityJobConnection']>, ParentType, ContextType, RequireFields<QueryIdentityJobsArgs, 'first'>>;
  legacyEndpoints?: Resolver<Maybe<ResolversTypes['LegacyEndpointConnection']>, ParentType, ContextType, RequireFields<QueryLegacyEndpointsArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projectGroup?: Resolver<Maybe<ResolversTypes['ProjectGroup']>, ParentType, ContextType, RequireFields<QueryProjectGroupArgs, 'id'>>;
  projectGroups?: Resolver<Maybe<ResolversTypes['ProjectGroupConnection']>, ParentType, ContextType, RequireFields<QueryProjectGroupsArgs, 'first'>>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<QueryProjectsArgs, 'first'>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  roleStats?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, RequireFields<QueryRoleStatsArgs, 'query'>>;
  roles?: Resolver<Maybe<ResolversTypes['RoleConnection']>, ParentType, ContextType, RequireFields<QueryRolesArgs, 'first'>>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<QueryServiceAccountArgs, 'id'>>;
  serviceAccounts?: Resolver<Maybe<ResolversTypes['ServiceAccountConnection']>, ParentType, ContextType, RequireFields<QueryServiceAccountsArgs, 'first'>>;
  trustedAccount?: Resolver<Maybe<ResolversTypes['TrustedAccount']>, ParentType, ContextType, RequireFields<QueryTrustedAccountArgs, 'id'>>;
  trustedAccounts?: Resolver<Maybe<ResolversTypes['TrustedAccountConnection']>, ParentType, ContextType, RequireFields<QueryTrustedAccountsArgs, 'first'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<QueryWorkspaceArgs, 'id'>>;
  workspaces?: Resolver<Maybe<ResolversTypes['WorkspaceConnection']>, ParentType, ContextType, RequireFields<QueryWorkspacesArgs, 'first'>>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role'], FederationReferenceType extends FederationReferenceTypes['Role'] = FederationReferenceTypes['Role']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Role']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agents?: Resolver<Maybe<ResolversTypes['AgentConnection']>, ParentType, ContextType, RequireFields<RoleAgentsArgs, 'first'>>;
  apps?: Resolver<Maybe<ResolversTypes['AppConnection']>, ParentType, ContextType, RequireFields<RoleAppsArgs, 'first'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageAccess?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EnabledState'], ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RoleBindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleBinding'] = ResolversParentTypes['RoleBinding']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resourceGroup?: Resolver<ResolversTypes['ResourceGroup'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type RoleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleConnection'] = ResolversParentTypes['RoleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RoleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleCreatePayload'] = ResolversParentTypes['RoleCreatePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleDeletePayload'] = ResolversParentTypes['RoleDeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleDisablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleDisablePayload'] = ResolversParentTypes['RoleDisablePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleEdge'] = ResolversParentTypes['RoleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type RoleEnablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleEnablePayload'] = ResolversParentTypes['RoleEnablePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleTypeResolvers = EnumResolverSignature<{ DOMAIN_ADMIN?: any, UNKNOWN?: any, USER?: any, WORKSPACE_MEMBER?: any, WORKSPACE_OWNER?: any }, ResolversTypes['RoleType']>;

export type RoleUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleUpdatePayload'] = ResolversParentTypes['RoleUpdatePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount'], FederationReferenceType extends FederationReferenceTypes['ServiceAccount'] = FederationReferenceTypes['ServiceAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ServiceAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agent?: Resolver<Maybe<ResolversTypes['Agent']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['ServiceAccountState']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  trustedAccount?: Resolver<Maybe<ResolversTypes['TrustedAccount']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};

export type ServiceAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountConnection'] = ResolversParentTypes['ServiceAccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ServiceAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountEdge'] = ResolversParentTypes['ServiceAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type TokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenGrantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenGrantPayload'] = ResolversParentTypes['TokenGrantPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['GrantedToken']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TokenIssuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenIssuePayload'] = ResolversParentTypes['TokenIssuePayload']> = {
  token?: Resolver<Maybe<ResolversTypes['Token']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TrustedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedAccount'] = ResolversParentTypes['TrustedAccount'], FederationReferenceType extends FederationReferenceTypes['TrustedAccount'] = FederationReferenceTypes['TrustedAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TrustedAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityJobs?: Resolver<Maybe<ResolversTypes['IdentityJobConnection']>, ParentType, ContextType, RequireFields<TrustedAccountIdentityJobsArgs, 'first'>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceGroup?: Resolver<Maybe<ResolversTypes['ResourceGroup']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  trustedSecret?: Resolver<Maybe<ResolversTypes['TrustedSecret']>, ParentType, ContextType>;
};

export type TrustedAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedAccountConnection'] = ResolversParentTypes['TrustedAccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TrustedAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TrustedAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrustedAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedAccountEdge'] = ResolversParentTypes['TrustedAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TrustedAccount'], ParentType, ContextType>;
};

export type TrustedSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedSecret'] = ResolversParentTypes['TrustedSecret'], FederationReferenceType extends FederationReferenceTypes['TrustedSecret'] = FederationReferenceTypes['TrustedSecret']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TrustedSecret']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<UserApiKeysArgs, 'first'>>;
  authType?: Resolver<Maybe<ResolversTypes['UserAuthType']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAccessedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleBindings?: Resolver<ReadonlyArray<ResolversTypes['RoleBinding']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['UserState']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  upstreamCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  app?: Resolver<Maybe<ResolversTypes['App']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaces?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ViewerWorkspace']>>, ParentType, ContextType>;
};

export type ViewerWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerWorkspace'] = ResolversParentTypes['ViewerWorkspace']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'], FederationReferenceType extends FederationReferenceTypes['Webhook'] = FederationReferenceTypes['Webhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Webhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace'], FederationReferenceType extends FederationReferenceTypes['Workspace'] = FederationReferenceTypes['Workspace']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Workspace']> | FederationReferenceType, FederationReferenceType, ContextType>;
  agents?: Resolver<Maybe<ResolversTypes['AgentConnection']>, ParentType, ContextType, RequireFields<WorkspaceAgentsArgs, 'first'>>;
  apps?: Resolver<Maybe<ResolversTypes['AppConnection']>, ParentType, ContextType, RequireFields<WorkspaceAppsArgs, 'first'>>;
  cost?: Resolver<Maybe<ResolversTypes['WorkspaceCost']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identityJobs?: Resolver<Maybe<ResolversTypes['IdentityJobConnection']>, ParentType, ContextType, RequireFields<WorkspaceIdentityJobsArgs, 'first'>>;
  isManaged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projects?: Resolver<Maybe<ResolversTypes['ProjectConnection']>, ParentType, ContextType, RequireFields<WorkspaceProjectsArgs, 'first'>>;
  serviceAccountCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EnabledState']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  userCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<WorkspaceUsersArgs, 'first'>>;
};

export type WorkspaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceConnection'] = ResolversParentTypes['WorkspaceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceCost'] = ResolversParentTypes['WorkspaceCost']> = {
  day?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WorkspaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceEdge'] = ResolversParentTypes['WorkspaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};

export interface YearMonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['YearMonth'], any> {
  name: 'YearMonth';
}

export type Resolvers<ContextType = Context> = {
  Actor?: ActorResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  AgentConnection?: AgentConnectionResolvers<ContextType>;
  AgentCreatePayload?: AgentCreatePayloadResolvers<ContextType>;
  AgentDeletePayload?: AgentDeletePayloadResolvers<ContextType>;
  AgentDisablePayload?: AgentDisablePayloadResolvers<ContextType>;
  AgentEdge?: AgentEdgeResolvers<ContextType>;
  AgentEnablePayload?: AgentEnablePayloadResolvers<ContextType>;
  AgentRegeneratePayload?: AgentRegeneratePayloadResolvers<ContextType>;
  AlertService?: AlertServiceResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyCreatePayload?: ApiKeyCreatePayloadResolvers<ContextType>;
  ApiKeyDeletePayload?: ApiKeyDeletePayloadResolvers<ContextType>;
  ApiKeyDisablePayload?: ApiKeyDisablePayloadResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyEnablePayload?: ApiKeyEnablePayloadResolvers<ContextType>;
  ApiKeyUpdatePayload?: ApiKeyUpdatePayloadResolvers<ContextType>;
  App?: AppResolvers<ContextType>;
  AppAccess?: AppAccessResolvers<ContextType>;
  AppConnection?: AppConnectionResolvers<ContextType>;
  AppCreatePayload?: AppCreatePayloadResolvers<ContextType>;
  AppDeletePayload?: AppDeletePayloadResolvers<ContextType>;
  AppDisablePayload?: AppDisablePayloadResolvers<ContextType>;
  AppEdge?: AppEdgeResolvers<ContextType>;
  AppEnablePayload?: AppEnablePayloadResolvers<ContextType>;
  AppGenerateClientSecretPayload?: AppGenerateClientSecretPayloadResolvers<ContextType>;
  AppUpdatePayload?: AppUpdatePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Domain?: DomainResolvers<ContextType>;
  DomainAuthInfo?: DomainAuthInfoResolvers<ContextType>;
  Endpoint?: EndpointResolvers<ContextType>;
  EndpointConnection?: EndpointConnectionResolvers<ContextType>;
  EndpointEdge?: EndpointEdgeResolvers<ContextType>;
  GrantedToken?: GrantedTokenResolvers<ContextType>;
  IdentityJob?: IdentityJobResolvers<ContextType>;
  IdentityJobConnection?: IdentityJobConnectionResolvers<ContextType>;
  IdentityJobDeletePayload?: IdentityJobDeletePayloadResolvers<ContextType>;
  IdentityJobEdge?: IdentityJobEdgeResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  LegacyEndpoint?: LegacyEndpointResolvers<ContextType>;
  LegacyEndpointConnection?: LegacyEndpointConnectionResolvers<ContextType>;
  LegacyEndpointEdge?: LegacyEndpointEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Plugin?: PluginResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectConnection?: ProjectConnectionResolvers<ContextType>;
  ProjectEdge?: ProjectEdgeResolvers<ContextType>;
  ProjectGroup?: ProjectGroupResolvers<ContextType>;
  ProjectGroupConnection?: ProjectGroupConnectionResolvers<ContextType>;
  ProjectGroupEdge?: ProjectGroupEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleBinding?: RoleBindingResolvers<ContextType>;
  RoleConnection?: RoleConnectionResolvers<ContextType>;
  RoleCreatePayload?: RoleCreatePayloadResolvers<ContextType>;
  RoleDeletePayload?: RoleDeletePayloadResolvers<ContextType>;
  RoleDisablePayload?: RoleDisablePayloadResolvers<ContextType>;
  RoleEdge?: RoleEdgeResolvers<ContextType>;
  RoleEnablePayload?: RoleEnablePayloadResolvers<ContextType>;
  RoleType?: RoleTypeResolvers;
  RoleUpdatePayload?: RoleUpdatePayloadResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountConnection?: ServiceAccountConnectionResolvers<ContextType>;
  ServiceAccountEdge?: ServiceAccountEdgeResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  TokenGrantPayload?: TokenGrantPayloadResolvers<ContextType>;
  TokenIssuePayload?: TokenIssuePayloadResolvers<ContextType>;
  TrustedAccount?: TrustedAccountResolvers<ContextType>;
  TrustedAccountConnection?: TrustedAccountConnectionResolvers<ContextType>;
  TrustedAccountEdge?: TrustedAccountEdgeResolvers<ContextType>;
  TrustedSecret?: TrustedSecretResolvers<ContextType>;
  URL?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerWorkspace?: ViewerWorkspaceResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceConnection?: WorkspaceConnectionResolvers<ContextType>;
  WorkspaceCost?: WorkspaceCostResolvers<ContextType>;
  WorkspaceEdge?: WorkspaceEdgeResolvers<ContextType>;
  YearMonth?: GraphQLScalarType;
};

