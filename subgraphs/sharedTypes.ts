/**
 * Projects, groups of them, workspaces and users, and how they are fetched: one resource type each for all areas, so that in a request no
 * area fetches again what another one has fetched.
 */
import { type ProjectRecord, project } from '../contract/identity/project.ts';
import { type ProjectGroupRecord, projectGroup } from '../contract/identity/projectGroup.ts';
import { type RoleBindingRecord, roleBinding } from '../contract/identity/roleBinding.ts';
import { type UserRecord, user } from '../contract/identity/user.ts';
import { type WorkspaceRecord, workspace } from '../contract/identity/workspace.ts';
import { workspaceUser } from '../contract/identity/workspaceUser.ts';
import type { Context } from './context.ts';
import type { FilterLookup } from './read/loaders.ts';
import { filterByAnyOf, filterByNoneOf, findValues } from './read/lookedUpValues.ts';
import { type ResourceType, resourceType, type SelectedRow } from './resourceType.ts';

/** A project, with the selected members. */
export type ProjectRow = SelectedRow<ProjectRecord, 'project_id'>;
/** A group of projects, with the selected members. */
export type ProjectGroupRow = SelectedRow<ProjectGroupRecord, 'project_group_id'>;
/** A workspace, with the selected members. */
export type WorkspaceRow = SelectedRow<WorkspaceRecord, 'workspace_id'>;
/** A role that is assigned to a user, with the selected members. */
export type RoleBindingRow = SelectedRow<RoleBindingRecord, 'role_binding_id'>;
/** A user, with the selected members. */
export type UserRow = SelectedRow<UserRecord, 'user_id'>;

/** Projects, and how they are fetched. */
export const projects = resourceType<ProjectRow>('Project', project, (project_id) => ({
  project_id,
}));
/** Members by which groups are a tree (`projectGroups.ts`), where all groups are known. */
const IN_TREE = ['name', 'parent_group_id'];

/** Groups of projects, and how they are fetched. */
export const projectGroups = resourceType<ProjectGroupRow>(
  'ProjectGroup',
  {
    ...projectGroup,
    readElsewhere: Object.fromEntries(
      ['alerts', 'alertCounts', 'alertHistogram', 'costSeries'].map((field) => [`ProjectGroup.${field}`, IN_TREE]),
    ),
  },
  (project_group_id) => ({ project_group_id }),
);
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
/** Role assignments, and how they are listed. */
export const roleBindings = resourceType<RoleBindingRow>('RoleBinding', roleBinding, (role_binding_id) => ({
  role_binding_id,
}));

/**
 * The condition on the roles of users: of those who have such a role somewhere or, with a negative operator, nowhere. Takes one more call
 * for each operator, or one for each 1,000 role assignments.
 */
const createRoleLookup = (field: 'roleId' | 'roleType'): FilterLookup => ({
  filtersFor: (context: Context, condition: object) =>
    Promise.all(
      Object.entries(condition)
        .filter(([operator, value]) => value !== null || operator === 'eq' || operator === 'not')
        .map(async ([operator, value]) => {
          const { test, isNegative } = toPositiveTest(operator, value);
          const found = await findValues(context, roleBindings, 'user_id', { [field]: test });
          return isNegative ? filterByNoneOf('id', found) : filterByAnyOf('id', found);
        }),
    ),
});

/** What a role must be for an operator to hold, or not to hold if it is negative: for users without roles. */
const toPositiveTest = (operator: string, value: unknown): { readonly test: object; readonly isNegative: boolean } => {
  if (value === null) return { test: { exists: true }, isNegative: operator === 'eq' };
  if (operator === 'exists') return { test: { exists: true }, isNegative: value === false };
  if (operator === 'not') return { test: { eq: value }, isNegative: true };
  if (operator === 'notIn') return { test: { in: value }, isNegative: true };
  return { test: { [operator]: value }, isNegative: false };
};

/** Users of the domain, and how they are fetched. */
export const users = resourceType<UserRow>(
  'User',
  { ...user, lookups: { roleId: createRoleLookup('roleId'), roleType: createRoleLookup('roleType') } },
  (user_id) => ({ user_id }),
);
/** Users of a workspace, each with the role in it, and how they are fetched. */
export const workspaceUsers = resourceType<UserRow>(
  'User',
  { ...workspaceUser, queryAliases: { role_id: 'role_binding_info.role_id' } },
  (user_id) => ({ user_id }),
);

/** The users that a caller may read: users of the caller's workspace; users of the domain for domain admins and callers without a workspace. */
export const usersVisibleTo = ({ claims }: Context): ResourceType<UserRow> =>
  claims?.wid && claims.wid !== '*' && claims.rol !== 'DOMAIN_ADMIN' ? workspaceUsers : users;

/**
 * The condition `project` of records that name a project: those of the projects that meet a filter. Takes one more call, or one for each
 * 1,000 projects.
 *
 * @param field of the filter that compares the identifier of the project
 */
export const createProjectLookup = (field = 'projectId'): FilterLookup => ({
  filtersFor: async (context: Context, condition: object) => [
    filterByAnyOf(field, await findValues(context, projects, 'project_id', condition)),
  ],
});
