import { loadRecordOfToken } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { GrantedTokenResolvers } from '../generated.ts';
import { roles } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const GrantedToken: GrantedTokenResolvers = {
  accessToken: (token) => token.access_token,
  roleType: (token) => token.role_type,
  domain: (token) => toReference(token.domain_id),
  workspace: (token, _args, context, info) =>
    loadReferencedWorkspace(context.withToken(token.access_token), token.workspace_id, info),
  // The caller may have no token yet, or another one.
  role: async (token, _args, context, info) => {
    const reader = context.withToken(token.access_token);
    const role = await loadRecordOfToken(reader, roles, token.role_id, info);
    return role && { ...role, reader };
  },
};
