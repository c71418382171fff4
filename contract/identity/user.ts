/** Users: read only, from the directory (reads around the API). No answer contains a secret. */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags } from '../common.ts';
import { AuthType, RoleType } from '../enums.ts';
import { enumeration, flag, int32, listOf, message, of, optional, struct, text, texts, time } from '../members.ts';
import { DOMAIN_ADMINS, resource } from '../resource.ts';

export const UserState = enumeration(
  'identity.UserState',
  ['ENABLED', 'DISABLED', 'PENDING'],
  'PENDING until the first sign-in; DISABLED users cannot sign in.',
);

export const UserMfa = message('identity.UserMfa', 'How a user proves himself a second time.', {
  state: text('ENABLED or DISABLED.'),
  mfa_type: text('EMAIL or OTP; empty when not set.'),
  options: struct('`email` with EMAIL; never a secret.'),
});

/** Members of a user in every list of users. */
export const userMembers = {
  user_id: text('What the user signs in with, e.g. a mail address; unique in the domain.'),
  name: text('Name for people.'),
  state: of(UserState, 'Whether the user can sign in.'),
  email: text('Mail address; empty when not set.'),
  email_verified: flag('True once the mail address is known to be theirs.'),
  auth_type: of(AuthType, 'Who vouches for the user: LOCAL or EXTERNAL.'),
};

export const UserInfo = message('identity.UserInfo', 'One user.', {
  ...userMembers,
  role_id: text('Role of a domain admin; empty for users whose roles come from bindings.'),
  role_type: of(RoleType, 'DOMAIN_ADMIN, or USER for those whose roles come from bindings.'),
  mfa: of(UserMfa, 'Second factor.'),
  language: text('Language of user interfaces, e.g. `en`; empty when not set.'),
  timezone: text('Time zone of user interfaces, e.g. `UTC`; empty when not set.'),
  required_actions: texts('What the user has to do at the next sign-in: UPDATE_PASSWORD, ENFORCE_MFA.'),
  refresh_timeout: int32('Seconds refresh tokens of the user live; 0 when not set.'),
  tags,
  domain_id: domainId,
  created_at: createdAt,
  last_accessed_at: time('When the user last signed in; empty when that is not known.'),
});

/** A record in wire form. */
export type UserRecord = Static<typeof UserInfo>;

export const UsersInfo = listOf('identity.UsersInfo', UserInfo);

export const UserRequest = message('identity.UserRequest', 'Names one user.', {
  user_id: text('User of the domain.'),
});

/** Filters of user lists. */
export const userFilters = {
  user_id: optional(text('One user.')),
  name: optional(text('The whole name; case counts.')),
  state: optional(of(UserState, 'Whether they can sign in.')),
  email: optional(text('The whole mail address; case counts.')),
  auth_type: optional(of(AuthType, 'Who vouches for them.')),
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
      summary: 'Reads one user.',
      request: UserRequest,
      response: UserInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists users, by id unless the query sorts otherwise.',
      request: UserQuery,
      response: UsersInfo,
      roles: DOMAIN_ADMINS,
      filters: ['user_id', 'name', 'state', 'email', 'auth_type'],
    },
  },
);
