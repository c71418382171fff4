import { referenceTo } from '../../read/reference.ts';
import type { DomainAuthInfoResolvers } from '../generated.ts';

export const DomainAuthInfo: DomainAuthInfoResolvers = {
  domain: (info) => referenceTo(info.domain_id),
};
