import { loadRecordOfToken, loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { ViewerResolvers } from '../generated.ts';
import { apps, usersFor } from '../resources.ts';
import { loadReferencedWorkspace, loadViewerUser, loadViewerWorkspaces } from '../viewerWorkspaces.ts';

export const Viewer: ViewerResolvers = {
  user: (claims, _args, context, info) =>
    claims.own === 'APP' ? null : loadReferencedRecord(context, usersFor(context), claims.aud, info),
  name: async (claims, _args, context) => (await loadViewerUser(claims, context))?.name || null,
  email: async (claims, _args, context) => (await loadViewerUser(claims, context))?.email || null,
  workspaces: (claims, _args, context) => loadViewerWorkspaces(claims, context),
  app: (claims, _args, context, info) =>
    claims.own === 'APP' ? loadRecordOfToken(context, apps, claims.aud, info) : null,
  roleType: (claims) => claims.rol ?? 'UNKNOWN',
  domain: (claims) => toReference(claims.did),
  workspace: (claims, _args, context, info) => loadReferencedWorkspace(context, claims.wid, info),
  permissions: (claims) => claims.permissions ?? [],
  expiresAt: (claims) => (claims.exp ? new Date(claims.exp * 1000).toISOString() : null),
};
