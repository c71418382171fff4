/** Domains: how users sign in to them, for callers without a token (reads around the API). */
import type { Static } from 'typebox';
import { enumeration, message, of, struct, text } from '../members.ts';
import { resource } from '../resource.ts';

export const ExternalAuthState = enumeration(
  'identity.ExternalAuthState',
  ['ENABLED', 'DISABLED'],
  'Whether the domain has a verifier of its own for EXTERNAL sign-in.',
);

export const DomainAuthInfo = message('identity.DomainAuthInfo', 'How one signs in to a domain.', {
  domain_id: text('Identifier of the domain, as sign-in takes it.'),
  name: text('Name of the domain.'),
  external_auth_state: of(ExternalAuthState, 'Whether EXTERNAL sign-in is open.'),
  metadata: struct('What sign-in pages need to know of the verifier; never its address or secrets.'),
  config: struct('What sign-in pages show, e.g. a logo.'),
});

/** An answer in wire form. */
export type DomainAuthRecord = Static<typeof DomainAuthInfo>;

export const DomainAuthRequest = message('identity.DomainAuthRequest', 'Names one domain.', {
  name: text('Name of the domain; its id where it has no name.'),
});

export const domain = resource(
  { area: 'identity', version: 'v2', name: 'domain', permission: null },
  {
    get_auth_info: {
      summary: 'Tells how one signs in to a domain.',
      request: DomainAuthRequest,
      response: DomainAuthInfo,
      auth: 'none',
      errors: ['ERROR_NOT_FOUND'],
    },
  },
);
