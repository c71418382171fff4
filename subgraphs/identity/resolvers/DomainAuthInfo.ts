import { referenceTo } from '../../reference.ts';
import type { DomainAuthInfoResolvers } from '../generated.ts';

export const DomainAuthInfo: DomainAuthInfoResolvers = {
  domain: (info) => referenceTo(info.domain_id),
  name: (info) => info.name || null,
  externalAuthState: (info) => info.external_auth_state ?? 'UNKNOWN',
  metadata: (info) => info.metadata ?? {},
  config: (info) => info.config ?? {},
};
