/** The workspaces of the caller: which they are, and as what the caller works there. */
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

/** Workspaces for which the caller may be granted a token; null where the token, or the deployment, cannot tell. */
export const viewerWorkspaces = async ({ own }: ViewerRow, context: Context): Promise<ViewerWorkspaceRow[] | null> => {
  if (own === 'APP') return null;
  const answer = await context.post(userProfile.get_workspaces, {}).catch(nullWhereNotAvailable);
  return answer && [...rowsOf<ViewerWorkspaceRow>(answer, userProfile.get_workspaces.id).rows];
};

const NAMES: ReadonlySet<string> = new Set(['user_id', 'name', 'email']);

/** Who the caller is, as far as names go; null for machines. */
export const viewerUser = ({ own, aud }: ViewerRow, context: Context): Promise<UserRow | null> | null =>
  own === 'APP' || !aud ? null : recordLoaderFor(context, usersFor(context), null).loadReferenced(aud, NAMES, NAMES);

/** Members of a workspace that the list of the caller's workspaces has as well. */
const TOLD: ReadonlySet<string> = new Set(['workspace_id', 'name', 'state', 'tags', 'is_managed', 'created_at']);

/** One of those workspaces. What is told with the list is there also for callers who may not read workspaces. */
export const workspaceOf = async (row: ViewerWorkspaceRow, context: Context, info: Info): Promise<WorkspaceRow> => {
  if (selectedMembers(workspaces, info).isSubsetOf(TOLD)) return row;
  const found = await referencedRecord(context, workspaces, row.workspace_id, info);
  return found ? Object.assign(found, row) : row;
};

const ROLE_TOLD: ReadonlySet<string> = new Set(['role_id', 'name', 'role_type']);

/** The caller's role in one of those workspaces. Its name is there also for callers who may not read roles. */
export const roleIn = async (row: ViewerWorkspaceRow, context: Context, info: Info): Promise<RoleRow | null> => {
  const { role_id, role_name: name = '', role_type } = row;
  if (!role_id) return null;
  const told: RoleRow = { role_id, name, ...(role_type && { role_type }) };
  if (selectedMembers(roles, info).isSubsetOf(ROLE_TOLD)) return told;
  return (await referencedRecord(context, roles, role_id, info)) ?? told;
};
