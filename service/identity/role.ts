/** Operations on roles: semantics 3.5. The directory stores which users have which role. */
import { type RoleRecord, role } from '../../contract/identity/role.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { coversPermissions } from '../auth/coversPermissions.ts';
import { basicRoles, roles } from '../auth/tables.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { checkRoleUnassigned, checkRoleUnused } from '../directory/roleHolders.ts';
import { invalidParameterError, permissionDeniedError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { checkDelegation } from './delegation.ts';
import { readRoleLists } from './roleRules.ts';

type RoleRequest = RequestOf<typeof role.get>;

const toWireRole = (row: RoleRecord) => toWireRecord(roles, row) as RoleRecord;

type RoleGrant = Pick<RoleRecord, 'role_type' | 'permissions'>;

/**
 * Checks the rights of a role for the whole domain: it may be assigned in any workspace, and changes take effect at
 * once on apps that have it.
 */
const checkRoleDelegation = (call: ServiceCall, { role_type: roleType, permissions }: RoleGrant) =>
  checkDelegation(call, { roleType, workspaceId: '*', permissions });

/** Checks only added permissions. Removing permissions from a role needs no right to delegate the others. */
const checkChangeDelegation = async (
  call: ServiceCall,
  found: RoleRecord,
  permissions: readonly string[] | undefined,
) => {
  if (!permissions || coversPermissions(found.permissions, permissions)) return;
  const added = permissions.filter((entry) => !coversPermissions(found.permissions, [entry]));
  await checkRoleDelegation(call, { ...found, permissions: added });
};

const create = async (request: RequestOf<typeof role.create>, call: ServiceCall) => {
  const { name, role_type, tags = {} } = request;
  if (role_type === 'USER')
    throw invalidParameterError('role_type', 'expected DOMAIN_ADMIN, WORKSPACE_OWNER or WORKSPACE_MEMBER');
  const lists = { permissions: [], page_access: [], ...readRoleLists(request) };
  await checkRoleDelegation(call, { role_type, permissions: lists.permissions });
  const stored = await insertRow(call.db, roles, {
    role_id: newRecordId(role),
    ...{ name, role_type, tags, ...lists },
    is_managed: false,
    state: 'ENABLED',
    domain_id: call.domainId,
    created_at: call.now,
    updated_at: call.now,
  });
  return toWireRole(stored);
};

const changeRole = async (call: ServiceCall, found: RoleRecord, changes: Partial<RoleRecord>) =>
  Object.keys(changes).length === 0
    ? toWireRole(found)
    : toWireRole(await changeRow(call.db, roles, found, { ...changes, updated_at: call.now }));

const checkNotManaged = ({ is_managed }: RoleRecord) => {
  if (is_managed) throw permissionDeniedError('A managed role cannot be changed.');
};

const update = async ({ role_id, name, tags, ...lists }: RequestOf<typeof role.update>, call: ServiceCall) => {
  const found = await findVisible(call, roles, role_id, 'write');
  checkNotManaged(found);
  const changedLists = readRoleLists(lists);
  await checkChangeDelegation(call, found, changedLists.permissions);
  return changeRole(call, found, { ...(name && { name }), ...(tags && { tags }), ...changedLists });
};

const enable = async ({ role_id }: RoleRequest, call: ServiceCall) => {
  const found = await findVisible(call, roles, role_id, 'write');
  if (found.state !== 'ENABLED') await checkRoleDelegation(call, found);
  return changeRole(call, found, { state: 'ENABLED' });
};

const disable = async ({ role_id }: RoleRequest, call: ServiceCall) => {
  const found = await findVisible(call, roles, role_id, 'write');
  await checkRoleUnassigned(call.db, found);
  return changeRole(call, found, { state: 'DISABLED' });
};

const remove = async ({ role_id }: RoleRequest, call: ServiceCall) => {
  const found = await findVisible(call, roles, role_id, 'write');
  checkNotManaged(found);
  await checkRoleUnused(call.db, found);
  await removeRow(call.db, roles, found);
  return {};
};

export const roleHandlers = implementResource(role, {
  create,
  update,
  enable,
  disable,
  get: answerGet(roles),
  delete: remove,
  list: answerList(roles, role.list),
  list_basic_role: answerList(basicRoles, role.list_basic_role),
  stat: answerStat(roles),
});
