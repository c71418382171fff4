/** Validates a new app: role and location must match its resource group (semantics 3.3.2, 3.3.3). */
import type { AppRecord, app } from '../../contract/identity/app.ts';
import type { RoleRecord } from '../../contract/identity/role.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { roles } from '../auth/tables.ts';
import { findProjectGroup } from '../auth/visibleProjectGroup.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import type { ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { invalidParameterError, notFoundError, requiredParameterError, ServiceError } from '../errors.ts';
import { findRow, memberEquals } from '../store/records.ts';

type AppCreateRequest = RequestOf<typeof app.create>;

const ROLE_TYPES = { DOMAIN: 'DOMAIN_ADMIN', WORKSPACE: 'WORKSPACE_OWNER', PROJECT: 'WORKSPACE_MEMBER' } as const;

/**
 * The role of a new app. It is locked, so that it cannot be deleted or disabled before the app is created.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_NOT_ALLOWED_ROLE_TYPE; ERROR_INVALID_PARAMETER for a disabled role
 */
export const findAppRole = async (request: AppCreateRequest, call: ServiceCall): Promise<RoleRecord> => {
  const { role_id, resource_group } = request;
  const where = [memberEquals(roles, 'domain_id', call.domainId), memberEquals(roles, 'role_id', role_id)];
  const role = await findRow(call.db, roles, where, { lock: true });
  if (!role) throw notFoundError('role_id', role_id);
  const { role_type, state } = role;
  if (role_type !== ROLE_TYPES[resource_group]) {
    const reason = `${resource_group} needs a role of type ${ROLE_TYPES[resource_group]}.`;
    throw new ServiceError('ERROR_NOT_ALLOWED_ROLE_TYPE', reason, 'role_id');
  }
  if (state !== 'ENABLED') throw invalidParameterError('role_id', 'the role is disabled');
  return role;
};

/**
 * The project or group the app names, which must exist and be visible to the caller. The new app gets its workspace.
 * The workspace of a project was checked before.
 */
const findParent = async (call: ServiceCall, { project_id, project_group_id }: AppCreateRequest) => {
  const { db, domainId } = call;
  const project = project_id ? await checkReference(db, 'projects', domainId, 'project_id', project_id) : undefined;
  const group = project_group_id ? await findProjectGroup(call, project_group_id) : undefined;
  return project ?? group;
};

const checkExactlyOne = ({ project_id, project_group_id }: AppCreateRequest) => {
  if (project_id === '' && project_group_id === '') throw requiredParameterError('project_id or project_group_id');
  if (project_id !== '' && project_group_id !== '')
    throw invalidParameterError('project_id', 'expected only one of project_id and project_group_id');
};

/**
 * Workspace, project and project group of a new app.
 *
 * @throws {ServiceError} ERROR_REQUIRED_PARAMETER, ERROR_INVALID_PARAMETER, ERROR_NOT_FOUND
 */
export const findAppLocation = async (
  request: AppCreateRequest,
  call: ServiceCall,
): Promise<Pick<AppRecord, 'workspace_id' | 'project_id' | 'project_group_id'>> => {
  const { resource_group, project_id, project_group_id } = request;
  if (resource_group === 'PROJECT') checkExactlyOne(request);
  const parent = await findParent(call, request);
  const workspace_id = resource_group === 'DOMAIN' ? '*' : await resolveWorkspace(call, parent);
  if (resource_group !== 'DOMAIN' && workspace_id === '*') throw requiredParameterError('workspace_id');
  return { workspace_id, project_id, project_group_id };
};
