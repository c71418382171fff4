/**
 * Projects, workspaces and users, and how they are fetched: one resource type each for all areas, so that what one of them has fetched
 * in a request another need not fetch again.
 */
import { type ProjectRecord, project } from '../contract/identity/project.ts';
import { type UserRecord, user } from '../contract/identity/user.ts';
import { type WorkspaceRecord, workspace } from '../contract/identity/workspace.ts';
import { workspaceUser } from '../contract/identity/workspaceUser.ts';
import type { Context } from './context.ts';
import { type ResourceType, resourceType, type Selected } from './resourceType.ts';

/** A project, with the selected members. */
export type ProjectRow = Selected<ProjectRecord, 'project_id'>;
/** A workspace, with the selected members. */
export type WorkspaceRow = Selected<WorkspaceRecord, 'workspace_id'>;
/** A user, with the selected members. */
export type UserRow = Selected<UserRecord, 'user_id'>;

/** Projects, and how they are fetched. */
export const projects = resourceType<ProjectRow>('Project', project, (project_id) => ({
  project_id,
}));
/** Workspaces, and how they are fetched. */
export const workspaces = resourceType<WorkspaceRow>(
  'Workspace',
  {
    ...workspace,
    fields: { cost: ['cost_info'] },
    orderPaths: { COST_DAY: 'cost_info.day', COST_MONTH: 'cost_info.month' },
  },
  (workspace_id) => ({ workspace_id }),
);
/** Users of the domain, and how they are fetched. */
export const users = resourceType<UserRow>('User', user, (user_id) => ({ user_id }));
/** Users of a workspace, and how they are fetched. */
export const workspaceUsers = resourceType<UserRow>('User', workspaceUser, (user_id) => ({ user_id }));

/** The users that a caller may read: users of the caller's workspace; users of the domain for domain admins and callers without a workspace. */
export const usersFor = ({ claims }: Context): ResourceType<UserRow> =>
  claims?.wid && claims.wid !== '*' && claims.rol !== 'DOMAIN_ADMIN' ? workspaceUsers : users;
