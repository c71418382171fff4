/** Resolves the target of a budget: project, project group, workspace or domain (semantics 3.13.1, 3.13.2). */
import type { BudgetRecord, budget } from '../../contract/cost-analysis/budget.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findProjectGroup } from '../auth/visibleProjectGroup.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import type { ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { requiredParameterError, ServiceError } from '../errors.ts';

/** The members of a budget that define its target. */
export type BudgetTarget = Pick<BudgetRecord, 'workspace_id' | 'project_id'> & { project_group_id: string };

/** A request that creates a budget. */
export type BudgetCreateRequest = RequestOf<typeof budget.create>;

/** An id, empty for `*`, which budgets of a whole workspace have instead of a project. */
const idOrEmpty = (id: string | undefined) => (id === '*' ? '' : (id ?? ''));

const findProjectTarget = async (call: ServiceCall, projectId: string): Promise<BudgetTarget> => {
  const project = await checkReference(call.db, 'projects', call.domainId, 'project_id', projectId);
  return { workspace_id: await resolveWorkspace(call, project), project_id: projectId, project_group_id: '' };
};

const findGroupTarget = async (call: ServiceCall, groupId: string): Promise<BudgetTarget> => {
  const group = await findProjectGroup(call, groupId);
  return { workspace_id: await resolveWorkspace(call, group), project_id: '', project_group_id: groupId };
};

/**
 * The target of a new budget: the project or group it names, else its whole workspace or domain.
 *
 * @throws {ServiceError} ERROR_ONLY_ONF_OF_PROJECT_OR_PROJECT_GROUP, ERROR_REQUIRED_PARAMETER, ERROR_NOT_FOUND,
 *   ERROR_PERMISSION_DENIED
 */
export const findBudgetTarget = async (request: BudgetCreateRequest, call: ServiceCall): Promise<BudgetTarget> => {
  const [projectId, groupId] = [idOrEmpty(request.project_id), idOrEmpty(request.project_group_id)];
  if (projectId && groupId) {
    throw new ServiceError(
      'ERROR_ONLY_ONF_OF_PROJECT_OR_PROJECT_GROUP',
      'Only one of project_id and project_group_id may be set.',
      'project_id',
    );
  }
  if (projectId) return findProjectTarget(call, projectId);
  if (groupId) return findGroupTarget(call, groupId);
  if (request.resource_group === 'PROJECT') throw requiredParameterError('project_id or project_group_id');
  const workspaceId = request.resource_group === 'DOMAIN' ? '*' : await resolveWorkspace(call);
  return { workspace_id: workspaceId, project_id: '*', project_group_id: '' };
};
