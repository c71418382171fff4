import { recordOfToken, referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { ViewerResolvers } from '../generated.ts';
import { apps, usersFor } from '../resources.ts';
import { referencedWorkspace, viewerUser, viewerWorkspaces } from '../viewerWorkspaces.ts';

export const Viewer: ViewerResolvers = {
  user: (claims, _args, context, info) =>
    claims.own === 'APP' ? null : referencedRecord(context, usersFor(context), claims.aud, info),
  name: async (claims, _args, context) => (await viewerUser(claims, context))?.name || null,
  email: async (claims, _args, context) => (await viewerUser(claims, context))?.email || null,
  workspaces: (claims, _args, context) => viewerWorkspaces(claims, context),
  app: (claims, _args, context, info) => (claims.own === 'APP' ? recordOfToken(context, apps, claims.aud, info) : null),
  roleType: (claims) => claims.rol ?? 'UNKNOWN',
  domain: (claims) => referenceTo(claims.did),
  workspace: (claims, _args, context, info) => referencedWorkspace(context, claims.wid, info),
  permissions: (claims) => claims.permissions ?? [],
  expiresAt: (claims) => (claims.exp ? new Date(claims.exp * 1000).toISOString() : null),
};
