/** Resolves the domain and workspace of a call: semantics 4.4 and 4.7.3. */
import type { Operation } from '../../contract/resource.ts';
import type { ServiceCaller } from '../caller.ts';
import { findEntry } from '../directory/findEntries.ts';
import { notFoundError, permissionDeniedError, requiredParameterError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { checkJsonValue } from '../values/jsonValues.ts';

/** Domain and workspace of a call. */
export interface CallScope {
  readonly domainId: string;
  readonly workspaceId: string | undefined;
}

type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A text member of a body or header. The request schema may not declare the member, so its text is checked here. */
const readText = (named: Readonly<Record<string, unknown>>, member: string) => {
  const value = named[member];
  if (typeof value !== 'string') return '';
  checkJsonValue({ [member]: value });
  return value.trim();
};

const readInternalScope = (operation: Operation, body: Readonly<JsonMembers>, headers: RequestHeaders): CallScope => {
  const domainId = readText(body, 'domain_id') || readText(headers, 'x-domain-id');
  if (operation.kind === 'write' && operation.auth !== 'internal' && !domainId)
    throw requiredParameterError('domain_id');
  return { domainId, workspaceId: readText(body, 'workspace_id') || readText(headers, 'x-workspace-id') || undefined };
};

/**
 * WORKSPACE_OWNER, WORKSPACE_MEMBER and apps of a workspace are bound to it. Reads also accept `*`, which selects
 * domain-wide rows only.
 */
const checkWorkspace = (operation: Operation, own: string, requested: string): string => {
  if (requested === '' || requested === own) return own;
  if (requested === '*' && operation.kind === 'read') return requested;
  throw permissionDeniedError('workspace_id is not the workspace of the token. (key = workspace_id)');
};

const isDomainWide = ({ workspaceId }: ServiceCaller) => workspaceId === '' || workspaceId === '*';

/**
 * @throws {ServiceError} ERROR_PERMISSION_DENIED where the body names another domain, or a workspace outside the
 *   caller's scope; ERROR_REQUIRED_PARAMETER where an internal write names no domain; ERROR_INVALID_PARAMETER for a
 *   text that cannot be an id
 */
export const resolveScope = (
  operation: Operation,
  caller: ServiceCaller,
  body: Readonly<JsonMembers>,
  headers: RequestHeaders,
): CallScope => {
  if (caller.kind === 'internal') return readInternalScope(operation, body, headers);
  if (operation.auth === 'none') return { domainId: readText(body, 'domain_id'), workspaceId: undefined };
  const domainId = readText(body, 'domain_id');
  if (domainId !== '' && domainId !== caller.domainId) {
    throw permissionDeniedError('domain_id is not the domain of the token. (key = domain_id)');
  }
  const requested = readText(body, 'workspace_id');
  const workspaceId = isDomainWide(caller)
    ? requested || undefined
    : checkWorkspace(operation, caller.workspaceId, requested);
  return { domainId: caller.domainId, workspaceId };
};

/**
 * The body with its domain filled in (semantics 4.4.1). An empty `domain_id` becomes the domain of the call. So does an
 * absent one, unless the operation requires it. An internal caller may name the domain in a header instead (4.7.3).
 */
export const fillDomain = (
  operation: Operation,
  caller: ServiceCaller,
  { domainId }: CallScope,
  body: Readonly<JsonMembers>,
): Readonly<JsonMembers> => {
  const { domain_id: given } = body;
  const isEmpty = typeof given === 'string' && given.trim() === '';
  const isAbsent = given === undefined || given === null;
  const isRequired = (operation.request as { required?: readonly string[] }).required?.includes('domain_id') ?? false;
  const fillsDomain = isEmpty || (isAbsent && (!isRequired || caller.kind === 'internal'));
  return fillsDomain && domainId !== '' ? { ...body, domain_id: domainId } : body;
};

/**
 * Checks that the domain of an internal write exists (semantics 0.1.3). The domain of a token was checked with the
 * token.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND
 */
export const checkDomain = async (
  db: Database,
  operation: Operation,
  caller: ServiceCaller,
  { domainId }: CallScope,
) => {
  if (caller.kind !== 'internal' || operation.kind !== 'write' || domainId === '') return;
  if (!(await findEntry(db, 'domains', domainId, domainId))) throw notFoundError('domain_id', domainId);
};
