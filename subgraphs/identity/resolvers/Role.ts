import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { RoleResolvers } from '../generated.ts';
import { agents, apps, roles } from '../resources.ts';

export const Role: RoleResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, roles, id, info),
  domain: (role) => referenceTo(role.domain_id),
  apps: (role, args, context, info) => listUnder(role.reader ?? context, apps, 'role_id', role.role_id, args, info),
  agents: (role, args, context, info) => listUnder(role.reader ?? context, agents, 'role_id', role.role_id, args, info),
};
