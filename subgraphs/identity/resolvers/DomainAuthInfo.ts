import { toReference } from '../../read/reference.ts';
import type { DomainAuthInfoResolvers } from '../generated.ts';

export const DomainAuthInfo: DomainAuthInfoResolvers = {
  domain: (info) => toReference(info.domain_id),
};
