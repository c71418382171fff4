import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { RoleResolvers } from '../generated.ts';
import { agents, apps, roles } from '../resources.ts';

export const Role: RoleResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, roles, id, info),
  id: (role) => role.role_id,
  name: (role) => role.name || null,
  roleType: (role) => role.role_type ?? 'UNKNOWN',
  state: (role) => role.state ?? 'UNKNOWN',
  permissions: (role) => role.permissions ?? [],
  pageAccess: (role) => role.page_access ?? [],
  tags: (role) => role.tags ?? {},
  isManaged: (role) => role.is_managed ?? false,
  domain: (role) => referenceTo(role.domain_id),
  createdAt: (role) => role.created_at || null,
  updatedAt: (role) => role.updated_at || null,
  apps: (role, args, context, info) => listUnder(role.reader ?? context, apps, 'role_id', role.role_id, args, info),
  agents: (role, args, context, info) => listUnder(role.reader ?? context, agents, 'role_id', role.role_id, args, info),
};
