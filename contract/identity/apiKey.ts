/**
 * API keys: credentials of programs that act as the user who created them. Only signed-in users may call the
 * operations.
 */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, statRequest } from '../common.ts';
import { Empty, listOf, message, nested, optional, Struct, text, time } from '../members.ts';
import { resource, USERS } from '../resource.ts';
import { State } from './enums.ts';

export const APIKeyInfo = message('identity.APIKeyInfo', 'A credential for non-interactive access, owned by a user.', {
  api_key_id: text('Identifier, e.g. `api-key-5c7fe0129ab3`. It is not a credential.'),
  api_key: text('The bearer token. Only the answer of create contains it; empty elsewhere.'),
  app_id: text('App of the key; empty for the key of a user.'),
  name: text('At most 40 characters; may be empty.'),
  state: nested(State, 'EXPIRED is final.'),
  domain_id: domainId,
  user_id: text('Owner: the user who created the key. Calls with the key act as this user.'),
  created_at: createdAt,
  last_accessed_at: time('Time of the last use; initially the time of creation.'),
  expired_at: time('Expiry of the key.'),
});

/** A record in wire form. */
export type APIKeyRecord = Static<typeof APIKeyInfo>;

export const CreateAPIKeyRequest = message('identity.CreateAPIKeyRequest', 'A new key of the calling user.', {
  name: optional(text('At most 40 characters; empty by default.')),
  expired_at: optional(time('A time in the future, at most 365 days ahead, which is the default.')),
});

export const UpdateAPIKeyRequest = message('identity.UpdateAPIKeyRequest', 'A key and its new name.', {
  api_key_id: text('A key of the caller.'),
  name: optional(text('Replaces the name; at most 40 characters.')),
});

export const APIKeyRequest = message('identity.APIKeyRequest', 'One key.', {
  api_key_id: text('A key of the caller; for get, disable and delete by a domain admin, any key of the domain.'),
});

export const APIKeySearchQuery = message('identity.APIKeySearchQuery', LISTED, {
  query: listQuery,
  api_key_id: optional(text('Id of the key.')),
  name: optional(text('Exact name of the key.')),
  state: optional(nested(State, 'Current state; keys past `expired_at` are EXPIRED.')),
  user_id: optional(text('Owner of the keys, for domain admins; other callers see only their own keys.')),
});

export const apiKey = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'api_key',
    record: APIKeyInfo,
    idField: 'api_key_id',
    idPrefix: 'api-key-',
    permission: 'identity:APIKey',
    scope: 'user',
    minimalFields: ['api_key_id', 'state', 'user_id'],
    keywordFields: ['api_key_id', 'name'],
    defaultSort: ['api_key_id'],
    maxLength: { name: 40 },
    secretFields: ['api_key'],
  },
  {
    create: {
      summary:
        'Creates a key for the calling user. Only this answer contains the token. Callers with an API key are refused.',
      request: CreateAPIKeyRequest,
      response: APIKeyInfo,
      roles: USERS,
      errors: ['ERROR_API_KEY_EXPIRED_LIMIT', 'ERROR_INVALID_PARAMETER', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Renames a key.',
      request: UpdateAPIKeyRequest,
      response: APIKeyInfo,
      roles: USERS,
    },
    enable: {
      summary: 'Enables a key; refused for an expired one.',
      request: APIKeyRequest,
      response: APIKeyInfo,
      roles: USERS,
    },
    disable: {
      summary: 'Disables a key: it is invalid until enable.',
      request: APIKeyRequest,
      response: APIKeyInfo,
      roles: USERS,
    },
    delete: {
      summary: 'Deletes a key, which becomes invalid immediately.',
      request: APIKeyRequest,
      response: Empty,
      roles: USERS,
    },
    get: {
      summary: 'Returns one key, without the token.',
      request: APIKeyRequest,
      response: APIKeyInfo,
      roles: USERS,
    },
    list: {
      summary: "Lists the caller's keys; for a domain admin, all keys of the domain.",
      request: APIKeySearchQuery,
      response: listOf('identity.APIKeysInfo', APIKeyInfo),
      roles: USERS,
    },
    stat: {
      summary: "Computes statistics over the caller's keys; for a domain admin, over all keys of the domain.",
      request: statRequest('identity.APIKeyStatQuery'),
      response: Struct,
      roles: USERS,
    },
  },
);
