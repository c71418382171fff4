import type { ServiceCall } from '../call.ts';
import { findEntry } from '../directory/findEntries.ts';
import { invalidParameterError, notFoundError, requiredParameterError } from '../errors.ts';
import { isBoundToWorkspace } from './visibility.ts';

/**
 * Checks that the workspace of the body exists and is that of the parent record. A record belongs to one workspace,
 * that of its project.
 */
const checkNamedWorkspace = async (
  { db, domainId }: ServiceCall,
  workspaceId: string,
  parent?: { workspace_id?: string },
) => {
  if (!(await findEntry(db, 'workspaces', domainId, workspaceId))) throw notFoundError('workspace_id', workspaceId);
  const { workspace_id: own = '' } = parent ?? {};
  const isElsewhere = own !== '' && own !== '*' && own !== workspaceId;
  if (isElsewhere)
    throw invalidParameterError('workspace_id', 'expected the workspace of the record that it belongs to');
};

/**
 * Workspace of a new record, first match (semantics 0.2.3): the workspace of the token; `workspace_id` of the body, for
 * domain-wide callers; the workspace of the parent record; `*`.
 *
 * @param parent the record that the new one belongs to, where the directory has it
 * @throws {ServiceError} ERROR_NOT_FOUND (workspace_id) for a workspace that does not exist in the domain;
 *   ERROR_INVALID_PARAMETER (workspace_id) when it differs from the workspace of the parent
 */
export const resolveWorkspace = async (call: ServiceCall, parent?: { workspace_id?: string }): Promise<string> => {
  const { workspaceId } = call;
  if (!workspaceId) return parent?.workspace_id || '*';
  if (workspaceId !== '*' && !isBoundToWorkspace(call)) await checkNamedWorkspace(call, workspaceId, parent);
  return workspaceId;
};

/**
 * Workspace of a new record that belongs to a workspace or to the whole domain, as its `resource_group` says (semantics
 * 3.9.2, 3.23.1).
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER (resource_group) for PROJECT; ERROR_REQUIRED_PARAMETER (workspace_id)
 *   where WORKSPACE comes without one; ERROR_NOT_FOUND (workspace_id)
 */
export const resolveWorkspaceByGroup = async (call: ServiceCall, resourceGroup: string): Promise<string> => {
  if (resourceGroup === 'PROJECT') throw invalidParameterError('resource_group', 'expected DOMAIN or WORKSPACE');
  if (resourceGroup === 'DOMAIN') return '*';
  const workspaceId = await resolveWorkspace(call);
  if (workspaceId === '*') throw requiredParameterError('workspace_id');
  return workspaceId;
};
