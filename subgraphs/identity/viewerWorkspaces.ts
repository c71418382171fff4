/** The caller's own user, workspaces, and roles in these workspaces. */
import { userProfile } from '../../contract/identity/userProfile.ts';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import { conditionsOf, sortOf } from '../read/condition.ts';
import { list, listKnown } from '../read/list.ts';
import type { ListArguments } from '../read/lists/listRequest.ts';
import type { Page } from '../read/page.ts';
import { isTellable } from '../read/queryRows.ts';
import { recordLoaderFor, referencedRecord, rootRecord } from '../read/records.ts';
import { type Info, selectedMembers } from '../read/selection.ts';
import { markUnknown } from '../read/unknownRecords.ts';
import { RequestCache } from '../requestCache.ts';
import { rowsOf } from '../upstream/answer.ts';
import {
  ownWorkspaces,
  type RoleRow,
  roles,
  type UserRow,
  users,
  usersFor,
  type ViewerRow,
  type ViewerWorkspaceRow,
  type WorkspaceRow,
  workspaces,
} from './resources.ts';

/** Workspaces for which the caller may be granted a token; null for apps and for deployments without this operation. */
export const viewerWorkspaces = async ({ own }: ViewerRow, context: Context): Promise<ViewerWorkspaceRow[] | null> => {
  if (own === 'APP') return null;
  const rows = await fetchOwnWorkspaces(context);
  return rows && [...rows.values()];
};

const ownWorkspacesCache = new RequestCache<'own', Promise<ReadonlyMap<string, ViewerWorkspaceRow> | null>>();

/** The workspaces of the caller by identifier, fetched once per request. */
const fetchOwnWorkspaces = (context: Context) =>
  ownWorkspacesCache.getOrCreate(context, 'own', async () => {
    const answer = await context.post(userProfile.get_workspaces, {}).catch(nullWhereNotAvailable);
    if (answer === null) return null;
    const { rows } = rowsOf<ViewerWorkspaceRow>(answer, userProfile.get_workspaces.id);
    return new Map(rows.map((row) => [row.workspace_id, row]));
  });

/** Role types of users who may not list workspaces, but may list their own. */
const OWN_ONLY: ReadonlySet<string | undefined> = new Set(['WORKSPACE_OWNER', 'WORKSPACE_MEMBER', 'USER']);

/** Whether the caller may list the own workspaces only. */
const mayListOwnOnly = ({ claims }: Context) => claims?.own !== 'APP' && OWN_ONLY.has(claims?.rol);

/**
 * The workspace that a record references. Users who may not list workspaces get what the list of their own ones tells,
 * and unknown members otherwise (`referencedRecord`).
 */
export const referencedWorkspace = (
  context: Context,
  id: string | undefined,
  info: Info,
): WorkspaceRow | Promise<WorkspaceRow | null> | null => {
  const isOwn = mayListOwnOnly(context) && selectedMembers(workspaces, info).size > 1;
  return id && id !== '*' && isOwn ? ownWorkspace(context, id, info) : referencedRecord(context, workspaces, id, info);
};

const ownWorkspace = async (context: Context, id: string, info: Info): Promise<WorkspaceRow | null> => {
  const row = (await fetchOwnWorkspaces(context))?.get(id);
  return row ? workspaceOf(row, context, info) : referencedRecord(context, workspaces, id, info);
};

/**
 * The workspace that a query starts at. Users who may not list workspaces find it among their own.
 *
 * @returns as `rootRecord`; the workspace of the token exists, so that nothing is fetched for its identifier alone
 */
export const rootWorkspace = async (context: Context, id: string, info: Info): Promise<WorkspaceRow | null> => {
  if (!id || id === '*') return null;
  const isIdOnly = selectedMembers(workspaces, info).size === 1;
  if (isIdOnly && id === context.claims?.wid) return workspaces.stub(id);
  if (!mayListOwnOnly(context)) return rootRecord(context, workspaces, id, info);
  const rows = await (isIdOnly ? fetchOwnWorkspaces(context).catch(() => null) : fetchOwnWorkspaces(context));
  if (rows === null) return rootRecord(context, workspaces, id, info);
  const row = rows.get(id);
  return row ? workspaceOf(row, context, info) : null;
};

/**
 * A page of workspaces. Users who may not list them get their own ones, where these tell what the filter and the order ask.
 *
 * @throws {OperationError} as `list`
 */
export const rootWorkspaces = async (
  context: Context,
  args: ListArguments,
  info: Info,
): Promise<Page<WorkspaceRow>> => {
  const own = mayListOwnOnly(context) && isToldByProfile(args) ? await fetchOwnWorkspaces(context) : null;
  if (own === null) return list(context, workspaces, args, info);
  return listKnown(context, ownWorkspaces, [...own.values()].map(ownRecord), args, info);
};

const isToldByProfile = ({ filter, orderBy }: ListArguments): boolean => {
  const { filter: all, filter_or: any } = conditionsOf(workspaces, filter);
  const keys = sortOf(workspaces, orderBy).map(({ key }) => key.split('.', 1)[0] ?? key);
  return (
    [...all, ...any].every((condition) => isTellable(condition, WORKSPACE_MEMBERS_IN_PROFILE)) &&
    keys.every((key) => WORKSPACE_MEMBERS_IN_PROFILE.has(key))
  );
};

/** Members that the profile does not tell are null. */
const ownRecord = (row: ViewerWorkspaceRow): WorkspaceRow => markUnknown({ tags: {}, is_managed: false, ...row });

/**
 * The user that a query starts at.
 *
 * @returns as `rootRecord`; the caller exists, so that nothing is fetched for the identifier alone
 */
export const rootUser = (context: Context, id: string, info: Info): UserRow | Promise<UserRow | null> => {
  const { own, aud } = context.claims ?? {};
  const isCaller = own !== 'APP' && id === aud && selectedMembers(users, info).size === 1;
  return isCaller ? users.stub(id) : rootRecord(context, usersFor(context), id, info);
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
