/**
 * `resource()` turns a table of operations into ids, paths, permissions and types:
 * everything that is said once here is read by the service, the facade, OpenAPI and the tests.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { RoleType as RoleTypeSchema } from './enums.ts';
import type { ErrorCode } from './errors.ts';

/** Who acts: the type of a role, or `USER` for anybody signed in (semantics 4.2). */
export type RoleType = Static<typeof RoleTypeSchema>;
/** Who looks after the whole domain (semantics 4.2). */
export const DOMAIN_ADMINS = ['DOMAIN_ADMIN'] as const;
/** Who looks after a workspace, and those above. */
export const OWNERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER'] as const;
/** Who works in a workspace, and those above. */
export const MEMBERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;
/** Any signed-in user, whatever the role type; apps and agents are refused. */
export const USERS = ['USER'] as const;

/** What one operation says of itself; `resource()` works out the rest. */
export interface OperationTerms {
  /** What it does, in one sentence. */
  summary: string;
  request: TObject;
  response: TSchema;
  /** Role types that may call; left out where no token is needed or only the internal one opens it. */
  roles?: readonly RoleType[];
  /** `token` unless said otherwise. */
  auth?: 'token' | 'none' | 'internal';
  /** Members of a list request that each add one `eq` condition (semantics 2.1.6). */
  filters?: readonly string[];
  /** Errors beyond those every operation may answer (semantics 1.3). */
  errors?: readonly ErrorCode[];
  /** Where the path is not the regular one. */
  path?: string;
  pathAliases?: readonly string[];
}

/** One POST of the API. Its id is its only name in code, logs, errors and tests. */
export interface Operation<Request extends TSchema = TSchema, Response extends TSchema = TSchema> {
  /** `monitoring.alert.list` */
  readonly id: string;
  /** `/monitoring/v1/alert/list` */
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly kind: 'read' | 'write';
  /** Reads may be sent again after a transient failure; writes never. */
  readonly replay: 'safe' | 'unsafe';
  readonly auth: 'token' | 'none' | 'internal';
  readonly roles: readonly RoleType[];
  /** `monitoring:Alert.read`; null where a role type, or no token, is all it takes. */
  readonly permission: string | null;
  readonly request: Request;
  readonly response: Response;
  readonly filters: readonly string[];
  readonly errors: readonly ErrorCode[];
}

/** What a caller sends: the request of an operation. */
export type RequestOf<Op extends Operation> = Static<Op['request']>;
/** What a caller gets: the response of an operation. */
export type ResponseOf<Op extends Operation> = Static<Op['response']>;

/** What holds for a record, whichever operation touches it. */
export interface RecordTerms {
  /** Area as ids spell it: `monitoring`, `cost_analysis`, `identity_v1`. */
  area: string;
  /** Segment after the area in paths. */
  version: string;
  /** Resource as ids spell it: `api_key`. */
  name: string;
  /** The record; left out by resources that keep none (token). */
  record?: TObject;
  /** Member that identifies a record. */
  idField?: string;
  /** Generated ids begin so (semantics 1.4); null: never generated. */
  idPrefix?: string | null;
  /** Further ids generated with a record, by member, and how they begin. */
  otherPrefixes?: Readonly<Record<string, string>>;
  /** Ids of the records that stand in every domain from its first moment (semantics 0.1.5). */
  managedIds?: readonly string[];
  /** Whether create takes an id from the caller; it generates one otherwise. */
  callerChoosesId?: boolean;
  /** Member by which get and the like find a record, where it is not the id. */
  lookupField?: string;
  /** Where rows come from that no operation makes: the bootstrap file, or whoever feeds the directory (semantics 0.1). */
  fedBy?: 'bootstrap' | 'ingest';
  /** Id of the resource of which this one is another form, over the same records. */
  sameRecordsAs?: string;
  /** Id of the resource whose records hold these and take them along when deleted. */
  parent?: string;
  /** Stem of the permission, `monitoring:Alert`; null where none is asked for. */
  permission: string | null;
  /** Who sees which rows (semantics 4.5). */
  scope?: 'global' | 'domain' | 'workspace' | 'project' | 'user';
  /** Members of a `minimal` row (semantics 1.5.3). */
  minimalFields?: readonly string[];
  /** Members a keyword is looked for in (semantics 1.5.5); analyze may differ. */
  keywordFields?: readonly string[];
  keywordFieldsAnalyze?: readonly string[];
  /** Members, `-` for descending (semantics 2.4.2). */
  defaultSort?: readonly string[];
  /** Combinations that may stand only once. */
  unique?: readonly (readonly string[])[];
  /** Longest text per member, in characters; `permissions[]` means each entry. */
  maxLength?: Readonly<Record<string, number>>;
  /** What is answered where a member of a nested message is missing or unknown; `[]` means each entry. */
  refusals?: Readonly<Record<string, ErrorCode>>;
  /** Keys that stand for another path in queries (semantics 2.1.4). */
  queryAliases?: Readonly<Record<string, string>>;
  /** Members that do not exist for queries, and are empty in answers unless a rule says otherwise. */
  secretFields?: readonly string[];
  /** Member that time series run over (semantics 2.8). */
  dateField?: string;
}

/** A resource of the API, whatever its operations are called. */
export interface Resource extends RecordTerms {
  /** `monitoring.alert` */
  readonly id: string;
  readonly operations: readonly Operation[];
}

/** A resource with its operations by name. */
export type Declared<Terms extends RecordTerms, Operations extends Record<string, OperationTerms>> = Terms &
  Resource & {
    readonly [Name in keyof Operations & string]: Operation<Operations[Name]['request'], Operations[Name]['response']>;
  };

const hyphenated = (name: string) => name.replaceAll('_', '-');

/** `/monitoring/v1/alert/assign-user`: an underscore of a name becomes a hyphen (semantics 1.1.1). */
const regularPath = (area: string, version: string, resource: string, operation: string) =>
  `/${hyphenated(area.replace(/_v1$/, ''))}/${version}/${hyphenated(resource)}/${hyphenated(operation)}`;

/** Operations whose name begins so only look. */
const reads = /^(get|list|stat|analyze|check|test)/;

/**
 * Declares a resource with its operations. Id, path, permission and replay safety follow from the names.
 *
 * @example alert.list.path === '/monitoring/v1/alert/list'
 */
export const resource = <const Terms extends RecordTerms, const Operations extends Record<string, OperationTerms>>(
  terms: Terms,
  operations: Operations,
): Declared<Terms, Operations> => {
  const declared = Object.entries(operations).map(([name, operation]): [string, Operation] => {
    const kind = reads.test(name) ? 'read' : 'write';
    const auth = operation.auth ?? 'token';
    return [
      name,
      {
        id: `${terms.area}.${terms.name}.${name}`,
        path: operation.path ?? regularPath(terms.area, terms.version, terms.name, name),
        pathAliases: operation.pathAliases ?? [],
        summary: operation.summary,
        kind,
        replay: kind === 'read' ? 'safe' : 'unsafe',
        auth,
        roles: operation.roles ?? [],
        permission: auth === 'token' && terms.permission ? `${terms.permission}.${kind}` : null,
        request: operation.request,
        response: operation.response,
        filters: operation.filters ?? [],
        errors: operation.errors ?? [],
      },
    ];
  });
  return {
    ...terms,
    id: `${terms.area}.${terms.name}`,
    operations: declared.map(([, operation]) => operation),
    ...Object.fromEntries(declared),
  } as unknown as Declared<Terms, Operations>;
};
