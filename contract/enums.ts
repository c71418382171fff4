/** Enumerations that several areas share. */
import { enumeration } from './members.ts';

export const AuthType = enumeration(
  'AuthType',
  ['LOCAL', 'EXTERNAL', 'MFA'],
  'Who vouches for a user: the stored password (LOCAL, the default) or the verifier of the domain (EXTERNAL). MFA repeats a LOCAL sign-in with its verify_code.',
);

export const RoleType = enumeration(
  'RoleType',
  ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER', 'USER'],
  'How far a caller reaches: the domain, a workspace, or own projects in one. USER is a signed-in user without a role in the granted scope: tokens may have it, roles, apps and agents never.',
);

export const ResourceGroup = enumeration(
  'ResourceGroup',
  ['DOMAIN', 'WORKSPACE', 'PROJECT'],
  'What a record holds for. Apps and budgets may be of all three; metrics, trusted secrets and jobs of a domain or workspace only.',
);
