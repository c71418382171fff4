/** Users: read only, from the directory (reads around the API). No answer contains a secret. */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags } from '../common.ts';
import { AuthType, RoleType } from '../enums.ts';
import { enumeration, flag, int32, listOf, message, nested, optional, struct, text, texts, time } from '../members.ts';
import { DOMAIN_ADMINS, resource } from '../resource.ts';

export const UserState = enumeration(
  'identity.UserState',
  ['ENABLED', 'DISABLED', 'PENDING'],
  'PENDING until the first sign-in; DISABLED users cannot sign in.',
);

export const UserMfa = message('identity.UserMfa', 'The second factor of a user.', {
  state: text('ENABLED or DISABLED.'),
  mfa_type: text('EMAIL or OTP; empty when not set.'),
  options: struct('`email` with EMAIL; never a secret.'),
});

/** Members of a user in every list of users. */
export const userMembers = {
  user_id: text('Identifier for sign-in, e.g. a mail address; unique in the domain.'),
  name: text('Display name.'),
  state: nested(UserState, 'State of the user.'),
  email: text('Mail address; empty when not set.'),
  email_verified: flag('Whether the mail address is verified.'),
  auth_type: nested(AuthType, 'How the user is authenticated: LOCAL or EXTERNAL.'),
};

export const UserInfo = message('identity.UserInfo', 'One user.', {
  ...userMembers,
  role_id: text('Role of a domain admin; empty for users whose roles come from bindings.'),
  role_type: nested(RoleType, 'DOMAIN_ADMIN, or USER for those whose roles come from bindings.'),
  mfa: nested(UserMfa, 'Second factor.'),
  language: text('Language of user interfaces, e.g. `en`; empty when not set.'),
  timezone: text('Time zone of user interfaces, e.g. `UTC`; empty when not set.'),
  required_actions: texts('Actions required at the next sign-in: UPDATE_PASSWORD, ENFORCE_MFA.'),
  refresh_timeout: int32("Lifetime of the user's refresh tokens, in seconds; 0 when not set."),
  tags,
  domain_id: domainId,
  created_at: createdAt,
  last_accessed_at: time('Time of the last sign-in; empty when unknown.'),
});

/** A record in wire form. */
export type UserRecord = Static<typeof UserInfo>;

export const UserRequest = message('identity.UserRequest', 'Identifies one user.', {
  user_id: text('User of the domain.'),
});

/** Filters of user lists. */
export const userFilters = {
  user_id: optional(text('One user.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(nested(UserState, 'State of the users.')),
  email: optional(text('Exact mail address; case-sensitive.')),
  auth_type: optional(nested(AuthType, 'How they are authenticated.')),
};

export const UserQuery = message('identity.UserQuery', LISTED, { query: listQuery, ...userFilters });

export const user = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'user',
    record: UserInfo,
    idField: 'user_id',
    idPrefix: null,
    permission: 'identity:User',
    scope: 'domain',
    minimalFields: ['user_id', 'name', 'state', 'auth_type', 'role_type'],
    keywordFields: ['user_id', 'name', 'email'],
    defaultSort: ['user_id'],
  },
  {
    get: {
      summary: 'Returns one user.',
      request: UserRequest,
      response: UserInfo,
      roles: DOMAIN_ADMINS,
    },
    list: {
      summary: 'Lists users, by id unless the query sorts otherwise.',
      request: UserQuery,
      response: listOf('identity.UsersInfo', UserInfo),
      roles: DOMAIN_ADMINS,
    },
  },
);
