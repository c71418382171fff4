import { listByLinkOrNull, listUnder, listUnderOrNull } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { RoleResolvers } from '../generated.ts';
import { agents, apps, roles, usersFor, workspaceUsers } from '../resources.ts';
import { loadRoleUsers } from '../roleUsers.ts';

/** Identifies the lists of this link. Users of the domain have their roles by assignments. */
const LINK_NAME = 'role_bindings.role_id';

export const Role: RoleResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, roles, id, info),
  domain: (role) => toReference(role.domain_id),
  users: async ({ role_id, reader }, args, given, info) => {
    const context = reader ?? given;
    const users = usersFor(context);
    return users === workspaceUsers
      ? listUnderOrNull(context, users, 'role_binding_info.role_id', role_id, args, info)
      : listByLinkOrNull(
          context,
          users,
          { name: LINK_NAME, link: await loadRoleUsers(context, role_id) },
          role_id,
          args,
          info,
        );
  },
  apps: (role, args, context, info) => listUnder(role.reader ?? context, apps, 'role_id', role.role_id, args, info),
  agents: (role, args, context, info) => listUnder(role.reader ?? context, agents, 'role_id', role.role_id, args, info),
};
