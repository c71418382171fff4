import { listUnder } from '../../read/list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  trustedSecrets: (workspace, args, context, info) =>
    listUnder(context, trustedSecrets, 'workspace_id', workspace.id, args, info),
};
