/** Resolves the domain and workspace of a call: semantics 4.4 and 4.7.3. */
import type { Operation } from '../../contract/resource.ts';
import type { Caller } from '../caller.ts';
import { entry } from '../directory/directory.ts';
import { denied, notFound, required } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { checkJsonValue } from '../values/jsonValues.ts';

/** Domain and workspace of a call. */
export interface Scope {
  readonly domainId: string;
  readonly workspaceId: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A text member of a body or header. The request schema may not declare the member, so its text is checked here. */
const textOf = (named: Readonly<Record<string, unknown>>, member: string) => {
  const value = named[member];
  if (typeof value !== 'string') return '';
  checkJsonValue({ [member]: value });
  return value.trim();
};

const internalScope = (operation: Operation, body: Body, headers: Headers): Scope => {
  const domainId = textOf(body, 'domain_id') || textOf(headers, 'x-domain-id');
  if (operation.kind === 'write' && operation.auth !== 'internal' && !domainId) throw required('domain_id');
  return { domainId, workspaceId: textOf(body, 'workspace_id') || textOf(headers, 'x-workspace-id') || undefined };
};

/**
 * WORKSPACE_OWNER, WORKSPACE_MEMBER and apps of a workspace are bound to it. Reads also accept `*`, which selects
 * domain-wide rows only.
 */
const ownWorkspace = (operation: Operation, own: string, requested: string): string => {
  if (requested === '' || requested === own) return own;
  if (requested === '*' && operation.kind === 'read') return requested;
  throw denied('workspace_id is not the workspace of the token. (key = workspace_id)');
};

const isDomainWide = ({ workspaceId }: Caller) => workspaceId === '' || workspaceId === '*';

/**
 * @throws {ServiceError} ERROR_PERMISSION_DENIED where the body names another domain, or a workspace outside the
 *   caller's scope; ERROR_REQUIRED_PARAMETER where an internal write names no domain; ERROR_INVALID_PARAMETER for a
 *   text that cannot be an id
 */
export const scopeOf = (operation: Operation, caller: Caller, body: Body, headers: Headers): Scope => {
  if (caller.kind === 'internal') return internalScope(operation, body, headers);
  if (operation.auth === 'none') return { domainId: textOf(body, 'domain_id'), workspaceId: undefined };
  const domainId = textOf(body, 'domain_id');
  if (domainId !== '' && domainId !== caller.domainId) {
    throw denied('domain_id is not the domain of the token. (key = domain_id)');
  }
  const requested = textOf(body, 'workspace_id');
  const workspaceId = isDomainWide(caller)
    ? requested || undefined
    : ownWorkspace(operation, caller.workspaceId, requested);
  return { domainId: caller.domainId, workspaceId };
};

/**
 * The body with its domain filled in (semantics 4.4.1). An empty `domain_id` becomes the domain of the call. So does an
 * absent one, unless the operation requires it. An internal caller may name the domain in a header instead (4.7.3).
 */
export const withDomain = (operation: Operation, caller: Caller, { domainId }: Scope, body: Body): Body => {
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
export const checkDomain = async (db: Database, operation: Operation, caller: Caller, { domainId }: Scope) => {
  if (caller.kind !== 'internal' || operation.kind !== 'write' || domainId === '') return;
  if (!(await entry(db, 'domains', domainId, domainId))) throw notFound('domain_id', domainId);
};
