/**
 * Tokens: sign-in with credentials, and access tokens for a chosen scope. They are not stored, so they cannot be
 * listed.
 */
import { AuthType, RoleType } from '../enums.ts';
import { enumeration, int32, message, nested, optional, struct, text, texts } from '../members.ts';
import { resource } from '../resource.ts';

export const GrantType = enumeration('GrantType', ['REFRESH_TOKEN'], 'What is exchanged for an access token.');

export const Scope = enumeration(
  'Scope',
  ['DOMAIN', 'WORKSPACE', 'USER'],
  'Scope of an access token: the domain (domain admins only), one workspace, or the user without a role.',
);

/** Lifetime of an access token. */
const timeout = optional(
  int32('Lifetime of the access token in seconds: at most 604800; 1800 by default, or if not positive.'),
);

export const IssueTokenRequest = message('identity.IssueTokenRequest', 'The credentials of a user.', {
  credentials: struct('`{user_id, password}` for LOCAL; for EXTERNAL, what the verifier of the domain expects.'),
  domain_id: text('Domain to sign in to.'),
  auth_type: optional(nested(AuthType, 'LOCAL by default.')),
  timeout,
  verify_code: optional(
    text(
      'One-time code, required if the user has MFA enabled: 6 digits sent by mail, valid for 300 s, or from an OTP app.',
    ),
  ),
});

export const TokenInfo = message('identity.TokenInfo', 'The tokens of a sign-in.', {
  access_token: text(
    "Bearer token. Its scope is the domain for a domain admin, otherwise the user's only workspace, otherwise the user.",
  ),
  refresh_token: text('For grant only; reusable for 10800 s, or longer for a domain admin with `refresh_timeout`.'),
});

export const GrantTokenRequest = message('identity.GrantTokenRequest', 'A refresh token, and the requested scope.', {
  grant_type: nested(GrantType, 'REFRESH_TOKEN.'),
  token: text('A refresh token; other kinds are refused.'),
  scope: nested(Scope, 'Scope of the new token.'),
  timeout,
  permissions: optional(
    texts(
      "Patterns such as `monitoring:Alert.read` that narrow the role's permissions; all of them if omitted or empty.",
    ),
  ),
  domain_id: optional(text('Domain of the refresh token; other values are refused.')),
  workspace_id: optional(text('Required for scope WORKSPACE; the user must have a role in it, or be a domain admin.')),
});

export const GrantTokenInfo = message('identity.GrantTokenInfo', 'An access token, with its role and scope.', {
  access_token: text('Bearer token of the granted scope.'),
  role_type: nested(RoleType, 'Role type of the token; a domain admin is WORKSPACE_OWNER in a workspace.'),
  domain_id: text('Domain of the token.'),
  workspace_id: text('Workspace of the token; empty for scopes DOMAIN and USER.'),
  role_id: text('Role of the token; empty for scope USER.'),
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
      summary: 'Exchanges a refresh token for an access token with the given scope. The refresh token remains valid.',
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
