import { loadReferencedRecord } from '../../read/records.ts';
import type { RoleBindingResolvers } from '../generated.ts';
import { roles } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const RoleBinding: RoleBindingResolvers = {
  role: (binding, _args, context, info) => loadReferencedRecord(context, roles, binding.role_id, info),
  workspace: (binding, _args, context, info) => loadReferencedWorkspace(context, binding.workspace_id, info),
};
