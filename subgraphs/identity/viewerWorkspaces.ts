/** The caller's own user, workspaces, and roles in these workspaces. */
import { userProfile } from '../../contract/identity/user-profile.ts';
import { rowsOf } from '../answer.ts';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import { recordLoaderFor, referencedRecord } from '../records.ts';
import { type Info, selectedMembers } from '../selection.ts';
import {
  type RoleRow,
  roles,
  type UserRow,
  usersFor,
  type ViewerRow,
  type ViewerWorkspaceRow,
  type WorkspaceRow,
  workspaces,
} from './resources.ts';

/** Workspaces for which the caller may be granted a token; null for apps and for deployments without this operation. */
export const viewerWorkspaces = async ({ own }: ViewerRow, context: Context): Promise<ViewerWorkspaceRow[] | null> => {
  if (own === 'APP') return null;
  const answer = await context.post(userProfile.get_workspaces, {}).catch(nullWhereNotAvailable);
  return answer && [...rowsOf<ViewerWorkspaceRow>(answer, userProfile.get_workspaces.id).rows];
};

const NAME_MEMBERS: ReadonlySet<string> = new Set(['user_id', 'name', 'email']);

/** The caller's user record with identifier, name and e-mail address; null for apps. */
export const viewerUser = ({ own, aud }: ViewerRow, context: Context): Promise<UserRow | null> | null =>
  own === 'APP' || !aud
    ? null
    : recordLoaderFor(context, usersFor(context), null).loadReferenced(aud, NAME_MEMBERS, NAME_MEMBERS);

/** Members of a workspace that `identity.user_profile.get_workspaces` returns. */
const WORKSPACE_MEMBERS_IN_PROFILE: ReadonlySet<string> = new Set([
  'workspace_id',
  'name',
  'state',
  'tags',
  'is_managed',
  'created_at',
]);

/**
 * The workspace of a row of `viewerWorkspaces`. Members of the row are available also to callers who may not read
 * workspaces; the record is fetched only when others are selected.
 */
export const workspaceOf = async (row: ViewerWorkspaceRow, context: Context, info: Info): Promise<WorkspaceRow> => {
  if (selectedMembers(workspaces, info).isSubsetOf(WORKSPACE_MEMBERS_IN_PROFILE)) return row;
  const found = await referencedRecord(context, workspaces, row.workspace_id, info);
  return found ? Object.assign(found, row) : row;
};

/** Members of a role that `identity.user_profile.get_workspaces` returns. */
const ROLE_MEMBERS_IN_PROFILE: ReadonlySet<string> = new Set(['role_id', 'name', 'role_type']);

/** The caller's role in a workspace. Its name and type are available also to callers who may not read roles. */
export const roleIn = async (row: ViewerWorkspaceRow, context: Context, info: Info): Promise<RoleRow | null> => {
  const { role_id, role_name: name = '', role_type } = row;
  if (!role_id) return null;
  const knownRole: RoleRow = { role_id, name, ...(role_type && { role_type }) };
  if (selectedMembers(roles, info).isSubsetOf(ROLE_MEMBERS_IN_PROFILE)) return knownRole;
  return (await referencedRecord(context, roles, role_id, info)) ?? knownRole;
};
