/**
 * Tokens: sign-in with credentials, and access tokens for a chosen scope. They are not stored, so they cannot be
 * listed.
 */
import { AuthType, RoleType } from '../enums.ts';
import { enumeration, int32, message, of, optional, struct, text, texts } from '../members.ts';
import { resource } from '../resource.ts';

export const GrantType = enumeration('GrantType', ['REFRESH_TOKEN'], 'What is handed in for an access token.');

export const Scope = enumeration(
  'Scope',
  ['DOMAIN', 'WORKSPACE', 'USER'],
  'Where an access token acts: the domain (domain admins only), one workspace, or without a role.',
);

/** Lifetime of an access token. */
const timeout = optional(int32('Seconds the access token lives: at most 604800; 1800 when left out or not positive.'));

export const IssueTokenRequest = message('identity.IssueTokenRequest', 'The credentials of a user.', {
  credentials: struct('`{user_id, password}` for LOCAL; for EXTERNAL whatever the verifier of the domain understands.'),
  domain_id: text('Domain to sign in to.'),
  auth_type: optional(of(AuthType, 'LOCAL when left out.')),
  timeout,
  verify_code: optional(
    text(
      'One-time code, required where the user has MFA enabled: 6 digits by mail, good for 300 s, or from an OTP app.',
    ),
  ),
});

export const TokenInfo = message('identity.TokenInfo', 'What a sign-in yields.', {
  access_token: text(
    'Bearer token: the domain for a domain admin, else the only workspace of the user, else role type USER.',
  ),
  refresh_token: text(
    'Opens grant only, as often as wanted, for 10800 s; longer where a domain admin has a `refresh_timeout`.',
  ),
});

export const GrantTokenRequest = message(
  'identity.GrantTokenRequest',
  'A refresh token, and the scope wanted for it.',
  {
    grant_type: of(GrantType, 'REFRESH_TOKEN.'),
    token: text('A refresh token; any other kind is refused.'),
    scope: of(Scope, 'Where the new token acts.'),
    timeout,
    permissions: optional(
      texts(
        "Patterns such as `monitoring:Alert.read` that narrow the role's permissions; left out or empty: all of them.",
      ),
    ),
    domain_id: optional(text('Domain of the refresh token; any other is refused.')),
    workspace_id: optional(text('Required for scope WORKSPACE; the user must be bound to it, or be a domain admin.')),
  },
);

export const GrantTokenInfo = message('identity.GrantTokenInfo', 'An access token, and what it acts with.', {
  access_token: text('Bearer token of the granted scope.'),
  role_type: of(RoleType, 'Type the token acts with: a domain admin acts as WORKSPACE_OWNER in a workspace.'),
  domain_id: text('Domain of the token.'),
  workspace_id: text('Workspace of the token; empty for scopes DOMAIN and USER.'),
  role_id: text('Role behind the token; empty for scope USER.'),
});

export const token = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'token',
    permission: null,
    refusals: { auth_type: 'ERROR_INVALID_AUTHENTICATION_TYPE' },
  },
  {
    issue: {
      summary: 'Issues an access token and a refresh token from user credentials; blocks for 300 s after 10 failures.',
      request: IssueTokenRequest,
      response: TokenInfo,
      auth: 'none',
      errors: [
        'ERROR_AUTHENTICATION_FAILURE',
        'ERROR_INVALID_CREDENTIALS',
        'ERROR_MFA_REQUIRED',
        'ERROR_LOGIN_BLOCKED',
        'ERROR_USER_STATE_DISABLED',
        'ERROR_DOMAIN_STATE',
        'ERROR_INVALID_AUTHENTICATION_TYPE',
        'ERROR_NOT_FOUND',
      ],
    },
    grant: {
      summary: 'Grants an access token of a chosen scope from a refresh token, which stays good.',
      request: GrantTokenRequest,
      response: GrantTokenInfo,
      auth: 'none',
      errors: [
        'ERROR_AUTHENTICATE_FAILURE',
        'ERROR_INVALID_GRANT_TYPE',
        'ERROR_PERMISSION_DENIED',
        'ERROR_REQUIRED_PARAMETER',
        'ERROR_NOT_FOUND',
        'ERROR_WORKSPACE_STATE',
        'ERROR_DOMAIN_STATE',
        'ERROR_USER_STATE_DISABLED',
      ],
    },
  },
);
