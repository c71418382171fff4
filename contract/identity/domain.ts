/** Domains: how users sign in to them, for callers without a token (reads around the API). */
import type { Static } from 'typebox';
import { enumeration, message, nested, struct, text } from '../members.ts';
import { resource } from '../resource.ts';

export const ExternalAuthState = enumeration(
  'identity.ExternalAuthState',
  ['ENABLED', 'DISABLED'],
  'Whether the domain has a verifier for EXTERNAL sign-in.',
);

export const DomainAuthInfo = message('identity.DomainAuthInfo', 'How users sign in to a domain.', {
  domain_id: text('Identifier of the domain, for sign-in.'),
  name: text('Name of the domain.'),
  external_auth_state: nested(ExternalAuthState, 'Whether EXTERNAL sign-in is available.'),
  metadata: struct('Data of the verifier for sign-in pages; never its address or secrets.'),
  config: struct('Settings of sign-in pages, e.g. a logo.'),
});

/** An answer in wire form. */
export type DomainAuthRecord = Static<typeof DomainAuthInfo>;

export const DomainAuthRequest = message('identity.DomainAuthRequest', 'Identifies one domain.', {
  name: text('Name of the domain; its id if it has no name.'),
});

export const domain = resource(
  { area: 'identity', version: 'v2', name: 'domain', permission: null },
  {
    get_auth_info: {
      summary: 'Returns how users sign in to a domain.',
      request: DomainAuthRequest,
      response: DomainAuthInfo,
      auth: 'none',
      errors: ['ERROR_NOT_FOUND'],
    },
  },
);
