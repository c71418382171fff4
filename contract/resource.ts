/**
 * `resource()` derives ids, paths, permissions and types from a table of operations. The service, the facade, OpenAPI
 * and the tests read the result.
 */
import type { Static, TObject, TSchema } from 'typebox';
import type { RoleType as RoleTypeSchema } from './enums.ts';
import type { ContractErrorCode } from './errors.ts';

/** The role type of a caller, or `USER` for any signed-in user (semantics 4.2). */
export type RoleType = Static<typeof RoleTypeSchema>;
/** Administrators of the whole domain (semantics 4.2). */
export const DOMAIN_ADMINS = ['DOMAIN_ADMIN'] as const;
/** Owners of a workspace, and the roles above. */
export const OWNERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER'] as const;
/** Members of a workspace, and the roles above. */
export const MEMBERS = ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] as const;
/** Any signed-in user, whatever the role type; apps and agents are refused. */
export const USERS = ['USER'] as const;

/** The declaration of one operation; `resource()` derives the rest. */
export interface OperationDeclaration {
  /** What it does, in one sentence. */
  summary: string;
  request: TObject;
  response: TSchema;
  /** Role types that may call it; absent where no token is needed or only the internal token is accepted. */
  roles?: readonly RoleType[];
  /** `token` when absent. */
  auth?: 'token' | 'none' | 'internal';
  /**
   * Members of the request that each add one `eq` condition (semantics 2.1.6): when absent, those next to `query`, and none without
   * `query`.
   */
  filters?: readonly string[];
  /** Errors beyond those of every operation (semantics 1.3): when absent, ERROR_NOT_FOUND if the request requires the id of a record. */
  errors?: readonly ContractErrorCode[];
  /** The path, where it is not the regular one. */
  path?: string;
  pathAliases?: readonly string[];
}

/** One POST of the API. Its id names it in code, logs, errors and tests. */
export interface Operation<Request extends TSchema = TSchema, Response extends TSchema = TSchema> {
  /** `monitoring.alert.list` */
  readonly id: string;
  /** `/monitoring/v1/alert/list` */
  readonly path: string;
  readonly pathAliases: readonly string[];
  /** What it does, in one sentence. */
  readonly summary: string;
  readonly kind: 'read' | 'write';
  /** Reads may be sent again after a transient failure; writes must not. */
  readonly replay: 'safe' | 'unsafe';
  readonly auth: 'token' | 'none' | 'internal';
  readonly roles: readonly RoleType[];
  /** `monitoring:Alert.read`; null where a role type is sufficient or no token is needed. */
  readonly permission: string | null;
  readonly request: Request;
  readonly response: Response;
  readonly filters: readonly string[];
  readonly errors: readonly ContractErrorCode[];
}

/** The request of an operation; of any operation unknown, which spares the compiler a comparison of all kinds of schemas. */
export type RequestOf<Op extends Operation> = Operation extends Op ? unknown : Static<Op['request']>;
/** The response of an operation; of any operation unknown. */
export type ResponseOf<Op extends Operation> = Operation extends Op ? unknown : Static<Op['response']>;

/** Properties of a record that all its operations share. */
export interface RecordDeclaration {
  /** Area as in ids: `monitoring`, `cost_analysis`, `identity_v1`. */
  area: string;
  /** Segment after the area in paths. */
  version: string;
  /** Resource as in ids: `api_key`. */
  name: string;
  /** The record; absent for resources that store none (token). */
  record?: TObject;
  /** Member that identifies a record. */
  idField?: string;
  /** Prefix of generated ids (semantics 1.4); null: ids are never generated. */
  idPrefix?: string | null;
  /** Prefixes of further ids generated with a record, by member. */
  otherPrefixes?: Readonly<Record<string, string>>;
  /** Ids of the records that every domain has from its creation (semantics 0.1.5). */
  managedIds?: readonly string[];
  /** Whether create accepts an id from the caller; it generates one otherwise. */
  callerChoosesId?: boolean;
  /** Member by which get and similar operations find a record, where it is not the id. */
  lookupField?: string;
  /**
   * Source of rows that no operation creates: the bootstrap file, or programs that feed the directory (semantics 0.1).
   */
  fedBy?: 'bootstrap' | 'ingest';
  /** Id of the resource with the same records in another form. */
  sameRecordsAs?: string;
  /** Id of the resource whose records contain these; deleting the parent deletes them. */
  parent?: string;
  /** Stem of the permission, `monitoring:Alert`; null where no permission is required. */
  permission: string | null;
  /** Which rows are visible to a caller (semantics 4.5). */
  scope?: 'global' | 'domain' | 'workspace' | 'project' | 'user';
  /** Members of a `minimal` row (semantics 1.5.3). */
  minimalFields?: readonly string[];
  /** Members a keyword is searched in (semantics 1.5.5); analyze may use others. */
  keywordFields?: readonly string[];
  keywordFieldsAnalyze?: readonly string[];
  /** Members, `-` for descending (semantics 2.4.2). */
  defaultSort?: readonly string[];
  /** Combinations of members that must be unique. */
  unique?: readonly (readonly string[])[];
  /** Maximum length per member, in characters; `permissions[]` means each entry. */
  maxLength?: Readonly<Record<string, number>>;
  /** Error code for a missing or unknown member of a nested message, by path; `[]` means each entry. */
  refusals?: Readonly<Record<string, ContractErrorCode>>;
  /** Keys that are replaced by another path in queries (semantics 2.1.4). */
  queryAliases?: Readonly<Record<string, string>>;
  /** Members that queries cannot see, and that are empty in answers unless a rule says otherwise. */
  secretFields?: readonly string[];
  /** Member that time series run over (semantics 2.8). */
  dateField?: string;
}

/** A resource of the API, without the types of its operations. */
export interface Resource extends RecordDeclaration {
  /** `monitoring.alert` */
  readonly id: string;
  readonly operations: readonly Operation[];
}

/** A resource with its operations by name. */
export type DeclaredResource<
  Declaration extends RecordDeclaration,
  Operations extends Record<string, OperationDeclaration>,
> = Declaration &
  Resource & {
    readonly [Name in keyof Operations & string]: Operation<Operations[Name]['request'], Operations[Name]['response']>;
  };

const hyphenate = (name: string) => name.replaceAll('_', '-');

/** `/monitoring/v1/alert/assign-user`: underscores of names become hyphens (semantics 1.1.1). */
const formatPath = (area: string, version: string, resource: string, operation: string) =>
  `/${hyphenate(area.replace(/_v1$/, ''))}/${version}/${hyphenate(resource)}/${hyphenate(operation)}`;

const deriveFilters = ({ properties }: TObject): readonly string[] =>
  'query' in properties ? Object.keys(properties).filter((name) => name !== 'query' && name !== 'domain_id') : [];

const deriveErrors = (
  { lookupField, idField }: RecordDeclaration,
  { required }: TObject,
): readonly ContractErrorCode[] =>
  (required as readonly string[] | undefined)?.includes(lookupField ?? idField ?? '') ? ['ERROR_NOT_FOUND'] : [];

/** Operations whose name starts like this only read. */
const READ_NAME = /^(get|list|stat|analyze|check|test)/;

/**
 * Declares a resource with its operations. Id, path, permission and replay safety follow from the names; filters and errors, where an
 * operation does not state them, from its request.
 *
 * @example alert.list.path === '/monitoring/v1/alert/list'
 */
export const resource = <
  const Declaration extends RecordDeclaration,
  const Operations extends Record<string, OperationDeclaration>,
>(
  declaration: Declaration,
  operations: Operations,
): DeclaredResource<Declaration, Operations> => {
  const declared = Object.entries(operations).map(([name, operation]): [string, Operation] => {
    const kind = READ_NAME.test(name) ? 'read' : 'write';
    const auth = operation.auth ?? 'token';
    return [
      name,
      {
        id: `${declaration.area}.${declaration.name}.${name}`,
        path: operation.path ?? formatPath(declaration.area, declaration.version, declaration.name, name),
        pathAliases: operation.pathAliases ?? [],
        summary: operation.summary,
        kind,
        replay: kind === 'read' ? 'safe' : 'unsafe',
        auth,
        roles: operation.roles ?? [],
        permission: auth === 'token' && declaration.permission ? `${declaration.permission}.${kind}` : null,
        request: operation.request,
        response: operation.response,
        filters: operation.filters ?? deriveFilters(operation.request),
        errors: operation.errors ?? deriveErrors(declaration, operation.request),
      },
    ];
  });
  return {
    ...declaration,
    id: `${declaration.area}.${declaration.name}`,
    operations: declared.map(([, operation]) => operation),
    ...Object.fromEntries(declared),
  } as unknown as DeclaredResource<Declaration, Operations>;
};
