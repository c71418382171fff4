import { type ContractErrorCode, errors } from '../contract/errors.ts';

/** How a failed POST is reported: where, whether a retry may help, and the text that replaces upstream's. */
interface CatalogueEntry {
  /** `userErrors`: the caller of a mutation can correct it. `errors`: a top-level error. */
  readonly reportedIn: 'userErrors' | 'errors';
  /** Whether the same read may succeed shortly afterwards. */
  readonly transient: boolean;
  /** The message for people; null where upstream's own message is shown. */
  readonly text: string | null;
}

/** Every way a POST can fail, and how it is reported. A released code keeps its meaning. */
export const errorCatalogue = {
  BAD_USER_INPUT: { reportedIn: 'userErrors', transient: false, text: null },
  NOT_FOUND: { reportedIn: 'userErrors', transient: false, text: null },
  CONFLICT: { reportedIn: 'userErrors', transient: false, text: null },
  UNAUTHENTICATED: { reportedIn: 'errors', transient: false, text: 'No valid credential was presented.' },
  FORBIDDEN: { reportedIn: 'errors', transient: false, text: 'The caller may not do this.' },
  NOT_IMPLEMENTED: { reportedIn: 'errors', transient: false, text: 'The service does not offer this.' },
  RATE_LIMITED: { reportedIn: 'errors', transient: true, text: 'Too many calls: wait before the next.' },
  UPSTREAM_UNAVAILABLE: { reportedIn: 'errors', transient: true, text: 'The service cannot be reached now.' },
  UPSTREAM_OVERLOADED: { reportedIn: 'errors', transient: false, text: 'Too many calls to the service are waiting.' },
  UPSTREAM_TIMEOUT: { reportedIn: 'errors', transient: false, text: 'The service did not answer in time.' },
  UPSTREAM_INVALID_RESPONSE: {
    reportedIn: 'errors',
    transient: false,
    text: 'The service gave an answer that cannot be used.',
  },
  UPSTREAM_RESPONSE_TOO_LARGE: {
    reportedIn: 'errors',
    transient: false,
    text: 'The answer of the service is too large: ask for fewer rows or fields.',
  },
  REQUEST_CANCELLED: { reportedIn: 'errors', transient: false, text: 'The request was cancelled.' },
  INTERNAL_SERVER_ERROR: { reportedIn: 'errors', transient: false, text: 'The service failed.' },
} as const satisfies Record<string, CatalogueEntry>;

/** A code of the graph's errors. */
export type GraphErrorCode = keyof typeof errorCatalogue;
/** A code in the `userErrors` of a payload. */
export type UserErrorCode = 'BAD_USER_INPUT' | 'NOT_FOUND' | 'CONFLICT';

/** Whether the caller of a mutation can correct it. */
export const isUserErrorCode = (code: GraphErrorCode): code is UserErrorCode =>
  errorCatalogue[code].reportedIn === 'userErrors';

/** Details of a failure in addition to its code. */
export interface ErrorDetails {
  /** The operation, e.g. `monitoring.alert.list`. */
  readonly operation: string;
  /** Upstream's message; shown only where the catalogue has no text. */
  readonly message?: string | undefined;
  /** Upstream's code, e.g. `ERROR_NOT_FOUND`. */
  readonly upstreamCode?: string | undefined;
  readonly requestId?: string | undefined;
  /** The invalid argument, followed by members and list positions, in the graph's names. */
  readonly inputPath?: readonly string[] | undefined;
  /** Milliseconds after which upstream accepts a retry. */
  readonly retryAfterMs?: number | undefined;
  /** The permission that the operation needs. */
  readonly permission?: string | undefined;
  /** The role types that may call the operation. */
  readonly roleTypes?: readonly string[] | undefined;
  /** The member of the record or of the request that the deployment lacks. */
  readonly member?: string | undefined;
  /** Whether the same call may be sent again; the catalogue's value when absent. */
  readonly transient?: boolean | undefined;
}

/** The extensions of a client's error. A type, since an interface is not assignable to a record. */
export type ErrorExtensions = {
  readonly code: GraphErrorCode;
  readonly operation: string;
  readonly upstreamCode?: string;
  readonly requestId?: string;
  readonly inputPath?: readonly string[];
  readonly retryAfterMs?: number;
  readonly permission?: string;
  readonly roleTypes?: readonly string[];
  readonly member?: string;
};

/** A failed POST or a refused argument. Callers branch on `code`, never on the message. */
export class OperationError extends Error {
  readonly code: GraphErrorCode;
  readonly transient: boolean;
  readonly retryAfterMs: number | null;
  /** GraphQL sends these to the client. */
  readonly extensions: ErrorExtensions;
  /** Whether the message is upstream's. */
  readonly hasUpstreamMessage: boolean;

  constructor(code: GraphErrorCode, { message, retryAfterMs, transient, ...known }: ErrorDetails) {
    const entry: CatalogueEntry = errorCatalogue[code];
    super((entry.text ?? message ?? 'The service refused this.') + printMissing(known));
    this.hasUpstreamMessage = entry.text === null && message !== undefined;
    this.name = 'OperationError';
    this.code = code;
    this.transient = transient ?? entry.transient;
    this.retryAfterMs = retryAfterMs ?? null;
    this.extensions = { code, ...omitUndefined({ ...known, retryAfterMs }) };
  }
}

/**
 * The error of an argument that is refused without a call to upstream, e.g. a cursor of another list.
 *
 * @param inputPath the argument, followed by members and list positions
 */
export const badInput = (operation: string, message: string, inputPath?: readonly string[]): OperationError =>
  new OperationError('BAD_USER_INPUT', { operation, message, inputPath });

/** Names what the caller or the deployment lacks, in upstream's form. */
const printMissing = ({
  permission,
  roleTypes,
  member,
}: Pick<ErrorDetails, 'permission' | 'roleTypes' | 'member'>): string => {
  if (member !== undefined) return ` (member = ${member})`;
  if (roleTypes !== undefined) return ` (role_type = ${roleTypes.join(' or ') || 'none'})`;
  return permission === undefined ? '' : ` (permission = ${permission})`;
};

type WithoutUndefined<Members> = { [Name in keyof Members]: Exclude<Members[Name], undefined> };

const omitUndefined = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as WithoutUndefined<Members>;

/** Upstream codes whose meaning differs from the HTTP status of their family. */
const graphCodeByUpstreamCode: Partial<Record<ContractErrorCode, GraphErrorCode>> = {
  ERROR_UNSUPPORTED_API: 'NOT_IMPLEMENTED',
};

const graphCodeByStatus: Readonly<Record<number, GraphErrorCode>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_IMPLEMENTED',
  409: 'CONFLICT',
  413: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};

/** Whether an upstream code belongs to the contract. Only then is upstream's message shown to clients. */
export const isContractCode = (code: string | undefined): code is ContractErrorCode =>
  code !== undefined && Object.hasOwn(errors, code);

/**
 * The graph's code for a failed answer. The code in the body takes precedence over the status, which proxies and other
 * implementations may set differently (semantics 1.3).
 *
 * @param upstreamCode `detail.code` of the body; undefined where the body is not an error body
 */
export const toGraphCode = (status: number, upstreamCode: string | undefined): GraphErrorCode => {
  if (isContractCode(upstreamCode))
    return (
      graphCodeByUpstreamCode[upstreamCode] ?? graphCodeByStatus[errors[upstreamCode].status] ?? 'INTERNAL_SERVER_ERROR'
    );
  // The body does not come from the service: the server that answered does not know the path.
  if (status === 404 && upstreamCode === undefined) return 'NOT_IMPLEMENTED';
  return graphCodeByStatus[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'UPSTREAM_INVALID_RESPONSE');
};

/** For lookups: a missing record is not an error. */
export const nullWhereNotFound = (error: unknown): null => nullWhere(error, 'NOT_FOUND');

/** For references: neither a missing record nor one that the caller may not see is an error. */
export const nullWhereNotVisible = (error: unknown): null => nullWhere(error, 'NOT_FOUND', 'FORBIDDEN');

/**
 * For references by an optional read: a record that the deployment cannot look up is not an error either, but what needs a
 * member that the deployment lacks is.
 */
export const nullWhereNotAvailable = (error: unknown): null => {
  if (error instanceof OperationError && error.extensions.member !== undefined) throw error;
  return nullWhere(error, 'NOT_FOUND', 'FORBIDDEN', 'NOT_IMPLEMENTED');
};

const nullWhere = (error: unknown, ...codes: readonly GraphErrorCode[]) => {
  if (error instanceof OperationError && codes.includes(error.code)) return null;
  throw error;
};
