/** Enumerations that several resources of identity share. */
import { enumeration } from '../members.ts';

export const State = enumeration(
  'identity.State',
  ['ENABLED', 'DISABLED', 'EXPIRED'],
  'State of a credential or role. EXPIRED: past its `expired_at`, for API keys, apps and agents; never for roles.',
);

export const EndpointState = enumeration(
  'EndpointState',
  ['ACTIVE', 'INACTIVE'],
  'State of a component; ACTIVE unless the bootstrap file sets another one.',
);
