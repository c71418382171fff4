import { isBoundToWorkspace } from '../auth/visibility.ts';
import type { Call } from '../call.ts';
import { invalid, notFound, required } from '../errors.ts';
import { entry } from './directory.ts';

/**
 * The workspace a body names must be there, and be that of the thing the record hangs on: a record lies in one workspace
 * only, and follows its project.
 */
const checkNamedWorkspace = async ({ db, domainId }: Call, workspaceId: string, thing?: { workspace_id?: string }) => {
  if (!(await entry(db, 'workspaces', domainId, workspaceId))) throw notFound('workspace_id', workspaceId);
  const { workspace_id: own = '' } = thing ?? {};
  const isElsewhere = own !== '' && own !== '*' && own !== workspaceId;
  if (isElsewhere) throw invalid('workspace_id', 'the workspace of what the record belongs to');
};

/**
 * Workspace of a new record, first match (semantics 0.2.3): that of the token; `workspace_id` of the body, for those
 * who look after the whole domain; that of the thing the record hangs on; `*`.
 *
 * @param thing what the record hangs on, where the directory knows it
 * @throws {ServiceError} ERROR_NOT_FOUND (workspace_id) for a workspace the domain has not; ERROR_INVALID_PARAMETER
 *   (workspace_id) for another one than that of the thing
 */
export const resolveWorkspace = async (call: Call, thing?: { workspace_id?: string }): Promise<string> => {
  const { workspaceId } = call;
  if (!workspaceId) return thing?.workspace_id || '*';
  if (workspaceId !== '*' && !isBoundToWorkspace(call)) await checkNamedWorkspace(call, workspaceId, thing);
  return workspaceId;
};

/**
 * Workspace of a new record that holds for a workspace or for the whole domain, as its `resource_group` says
 * (semantics 3.9.2, 3.23.1).
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER (resource_group) for PROJECT; ERROR_REQUIRED_PARAMETER (workspace_id)
 *   where WORKSPACE comes without one; ERROR_NOT_FOUND (workspace_id)
 */
export const resolveWorkspaceByGroup = async (call: Call, resourceGroup: string): Promise<string> => {
  if (resourceGroup === 'PROJECT') throw invalid('resource_group', 'DOMAIN or WORKSPACE');
  if (resourceGroup === 'DOMAIN') return '*';
  const workspaceId = await resolveWorkspace(call);
  if (workspaceId === '*') throw required('workspace_id');
  return workspaceId;
};
