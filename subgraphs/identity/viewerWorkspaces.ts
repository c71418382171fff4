/** The caller's own user, workspaces, and roles in these workspaces. */
import { userProfile } from '../../contract/identity/userProfile.ts';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import { compileFilter, compileOrder } from '../read/condition.ts';
import { listKnownRecords, listRecords } from '../read/list.ts';
import type { ListArguments } from '../read/lists/listRequest.ts';
import type { ConnectionPage } from '../read/page.ts';
import { canEvaluate } from '../read/queryRows.ts';
import { getRecordLoader, loadReferencedRecord, lookUpRootRecord } from '../read/records.ts';
import { findSelectedMembers, type SelectionInfo } from '../read/selection.ts';
import { markUnknown } from '../read/unknownRecords.ts';
import { RequestCache } from '../requestCache.ts';
import { readPage } from '../upstream/answer.ts';
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
export const loadViewerWorkspaces = async (
  { own }: ViewerRow,
  context: Context,
): Promise<ViewerWorkspaceRow[] | null> => {
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
    const { rows } = readPage<ViewerWorkspaceRow>(answer, userProfile.get_workspaces.id);
    return new Map(rows.map((row) => [row.workspace_id, row]));
  });

/** Role types of users who may not list workspaces, but may list their own. */
const OWN_ONLY: ReadonlySet<string | undefined> = new Set(['WORKSPACE_OWNER', 'WORKSPACE_MEMBER', 'USER']);

/** Whether the caller may list the own workspaces only. */
const mayListOwnOnly = ({ claims }: Context) => claims?.own !== 'APP' && OWN_ONLY.has(claims?.rol);

/**
 * The workspace that a record references. Users who may not list workspaces get what the list of their own ones has, and unknown members
 * otherwise (`loadReferencedRecord`).
 */
export const loadReferencedWorkspace = (
  context: Context,
  id: string | undefined,
  info: SelectionInfo,
): WorkspaceRow | Promise<WorkspaceRow | null> | null => {
  const isOwn = mayListOwnOnly(context) && findSelectedMembers(workspaces, info).size > 1;
  return id && id !== '*' && isOwn
    ? loadOwnWorkspace(context, id, info)
    : loadReferencedRecord(context, workspaces, id, info);
};

const loadOwnWorkspace = async (context: Context, id: string, info: SelectionInfo): Promise<WorkspaceRow | null> => {
  const row = (await fetchOwnWorkspaces(context))?.get(id);
  return row ? loadWorkspace(row, context, info) : loadReferencedRecord(context, workspaces, id, info);
};

/**
 * The workspace that a query starts at. Users who may not list workspaces find it among their own.
 *
 * @returns as `lookUpRootRecord`; the workspace of the token exists, so that nothing is fetched for its identifier alone
 */
export const lookUpRootWorkspace = async (
  context: Context,
  id: string,
  info: SelectionInfo,
): Promise<WorkspaceRow | null> => {
  if (!id || id === '*') return null;
  const isIdOnly = findSelectedMembers(workspaces, info).size === 1;
  if (isIdOnly && id === context.claims?.wid) return workspaces.stub(id);
  if (!mayListOwnOnly(context)) return lookUpRootRecord(context, workspaces, id, info);
  const rows = await (isIdOnly ? fetchOwnWorkspaces(context).catch(() => null) : fetchOwnWorkspaces(context));
  if (rows === null) return lookUpRootRecord(context, workspaces, id, info);
  const row = rows.get(id);
  return row ? loadWorkspace(row, context, info) : null;
};

/**
 * A page of workspaces. Users who may not list them get their own ones, where these have what filter and order need.
 *
 * @throws {OperationError} as `list`
 */
export const listRootWorkspaces = async (
  context: Context,
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<WorkspaceRow>> => {
  const own = mayListOwnOnly(context) && isAnswerableByProfile(args) ? await fetchOwnWorkspaces(context) : null;
  if (own === null) return listRecords(context, workspaces, args, info);
  return listKnownRecords(context, ownWorkspaces, [...own.values()].map(toWorkspaceRow), args, info);
};

const isAnswerableByProfile = ({ filter, orderBy }: ListArguments): boolean => {
  const { filter: all, filter_or: any } = compileFilter(workspaces, filter);
  const keys = compileOrder(workspaces, orderBy).map(({ key }) => key.split('.', 1)[0] ?? key);
  return (
    [...all, ...any].every((condition) => canEvaluate(condition, WORKSPACE_MEMBERS_IN_PROFILE)) &&
    keys.every((key) => WORKSPACE_MEMBERS_IN_PROFILE.has(key))
  );
};

/** Members that the profile does not have are null. */
const toWorkspaceRow = (row: ViewerWorkspaceRow): WorkspaceRow => markUnknown({ tags: {}, is_managed: false, ...row });

/**
 * The user that a query starts at.
 *
 * @returns as `lookUpRootRecord`; the caller exists, so that nothing is fetched for the identifier alone
 */
export const lookUpRootUser = (
  context: Context,
  id: string,
  info: SelectionInfo,
): UserRow | Promise<UserRow | null> => {
  const { own, aud } = context.claims ?? {};
  const isCaller = own !== 'APP' && id === aud && findSelectedMembers(users, info).size === 1;
  return isCaller ? users.stub(id) : lookUpRootRecord(context, usersFor(context), id, info);
};

const NAME_MEMBERS: ReadonlySet<string> = new Set(['user_id', 'name', 'email']);

/** The caller's user record with identifier, name and e-mail address; null for apps. */
export const loadViewerUser = ({ own, aud }: ViewerRow, context: Context): Promise<UserRow | null> | null =>
  own === 'APP' || !aud
    ? null
    : getRecordLoader(context, usersFor(context), null).loadReferenced(aud, NAME_MEMBERS, NAME_MEMBERS);

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
 * The workspace of a row of `loadViewerWorkspaces`. Members of the row are available also to callers who may not read
 * workspaces; the record is fetched only when others are selected.
 */
export const loadWorkspace = async (
  row: ViewerWorkspaceRow,
  context: Context,
  info: SelectionInfo,
): Promise<WorkspaceRow> => {
  if (findSelectedMembers(workspaces, info).isSubsetOf(WORKSPACE_MEMBERS_IN_PROFILE)) return row;
  const found = await loadReferencedRecord(context, workspaces, row.workspace_id, info);
  return found ? Object.assign(found, row) : row;
};

/** Members of a role that `identity.user_profile.get_workspaces` returns. */
const ROLE_MEMBERS_IN_PROFILE: ReadonlySet<string> = new Set(['role_id', 'name', 'role_type']);

/** The caller's role in a workspace. Its name and type are available also to callers who may not read roles. */
export const loadRole = async (
  row: ViewerWorkspaceRow,
  context: Context,
  info: SelectionInfo,
): Promise<RoleRow | null> => {
  const { role_id, role_name: name = '', role_type } = row;
  if (!role_id) return null;
  const knownRole: RoleRow = { role_id, name, ...(role_type && { role_type }) };
  if (findSelectedMembers(roles, info).isSubsetOf(ROLE_MEMBERS_IN_PROFILE)) return knownRole;
  return (await loadReferencedRecord(context, roles, role_id, info)) ?? knownRole;
};
