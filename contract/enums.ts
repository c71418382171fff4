/** Enumerations that several areas share. */
import { enumeration } from './members.ts';

export const AuthType = enumeration(
  'AuthType',
  ['LOCAL', 'EXTERNAL', 'MFA'],
  'How a user is authenticated: by the stored password (LOCAL, the default) or by the verifier of the domain (EXTERNAL). MFA repeats a LOCAL sign-in with a verify_code.',
);

export const RoleType = enumeration(
  'RoleType',
  ['DOMAIN_ADMIN', 'WORKSPACE_OWNER', 'WORKSPACE_MEMBER', 'USER'],
  "The scope of a caller: the domain, a workspace, or the caller's own projects in a workspace. USER is a signed-in user without a role in the granted scope; only tokens have it.",
);

export const ResourceGroup = enumeration(
  'ResourceGroup',
  ['DOMAIN', 'WORKSPACE', 'PROJECT'],
  'The scope of a record. Apps and budgets may have all three values; metrics, trusted secrets and jobs only DOMAIN or WORKSPACE.',
);
