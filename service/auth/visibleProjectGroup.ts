import type { ServiceCall } from '../call.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { checkReference } from '../directory/findEntries.ts';
import { notFoundError } from '../errors.ts';
import { isBoundToWorkspace } from './visibility.ts';

/**
 * Finds the project group that a request names.
 *
 * @returns undefined where the domain has no project groups
 * @throws {ServiceError} ERROR_NOT_FOUND, also for a group of another workspace, where the caller is bound to one
 */
export const findProjectGroup = async (
  call: ServiceCall,
  project_group_id: string,
): Promise<DirectoryRecords['project_groups'] | undefined> => {
  const { db, domainId, workspaceId } = call;
  const group = await checkReference(db, 'project_groups', domainId, 'project_group_id', project_group_id);
  const isElsewhere = group && isBoundToWorkspace(call) && group.workspace_id !== workspaceId;
  if (isElsewhere) throw notFoundError('project_group_id', project_group_id);
  return group;
};
