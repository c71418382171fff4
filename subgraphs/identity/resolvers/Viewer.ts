import { recordOfToken } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { ViewerResolvers } from '../generated.ts';
import { apps } from '../resources.ts';

export const Viewer: ViewerResolvers = {
  user: (claims) => (claims.own === 'APP' ? null : referenceTo(claims.aud)),
  app: (claims, _args, context, info) => (claims.own === 'APP' ? recordOfToken(context, apps, claims.aud, info) : null),
  roleType: (claims) => claims.rol ?? 'UNKNOWN',
  domain: (claims) => referenceTo(claims.did),
  workspace: (claims) => referenceTo(claims.wid),
  permissions: (claims) => claims.permissions ?? [],
  expiresAt: (claims) => (claims.exp ? new Date(claims.exp * 1000).toISOString() : null),
};
