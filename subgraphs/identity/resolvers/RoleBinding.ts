import { referencedRecord } from '../../records.ts';
import type { RoleBindingResolvers } from '../generated.ts';
import { roles, workspaces } from '../resources.ts';

export const RoleBinding: RoleBindingResolvers = {
  role: (binding, _args, context, info) => referencedRecord(context, roles, binding.role_id, info),
  workspace: (binding, _args, context, info) => referencedRecord(context, workspaces, binding.workspace_id, info),
};
