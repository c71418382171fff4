import { recordOfToken } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { GrantedTokenResolvers } from '../generated.ts';
import { roles } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const GrantedToken: GrantedTokenResolvers = {
  accessToken: (token) => token.access_token,
  roleType: (token) => token.role_type,
  domain: (token) => referenceTo(token.domain_id),
  workspace: (token, _args, context, info) =>
    referencedWorkspace(context.withToken(token.access_token), token.workspace_id, info),
  // The caller may have no token yet, or another one.
  role: async (token, _args, context, info) => {
    const reader = context.withToken(token.access_token);
    const role = await recordOfToken(reader, roles, token.role_id, info);
    return role && { ...role, reader };
  },
};
