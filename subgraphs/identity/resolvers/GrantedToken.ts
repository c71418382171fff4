import { referred } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { GrantedTokenResolvers } from '../generated.ts';
import { roles } from '../kinds.ts';

export const GrantedToken: GrantedTokenResolvers = {
  accessToken: (token) => token.access_token,
  roleType: (token) => token.role_type,
  domain: (token) => referenceTo(token.domain_id),
  workspace: (token) => referenceTo(token.workspace_id),
  role: (token, _args, context, info) => referred(context, roles, token.role_id, info),
};
