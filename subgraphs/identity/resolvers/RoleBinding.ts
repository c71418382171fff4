import { referencedRecord } from '../../read/records.ts';
import type { RoleBindingResolvers } from '../generated.ts';
import { roles } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const RoleBinding: RoleBindingResolvers = {
  role: (binding, _args, context, info) => referencedRecord(context, roles, binding.role_id, info),
  workspace: (binding, _args, context, info) => referencedWorkspace(context, binding.workspace_id, info),
};
