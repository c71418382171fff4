/** Enumerations that several resources of identity share. */
import { enumeration } from '../members.ts';

export const State = enumeration(
  'identity.State',
  ['ENABLED', 'DISABLED', 'EXPIRED'],
  'Whether a credential or role works. EXPIRED: past its `expired_at`, for API keys, apps and agents; never for roles.',
);

export const EndpointState = enumeration(
  'EndpointState',
  ['ACTIVE', 'INACTIVE'],
  'Whether a component is in service; ACTIVE unless the bootstrap file says otherwise.',
);
