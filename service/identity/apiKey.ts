/** Operations on API keys: semantics 3.2. */
import type { RawBuilder } from 'kysely';
import { type APIKeyRecord, apiKey } from '../../contract/identity/apiKey.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { apiKeysAt } from '../auth/tables.ts';
import { findSignInScope } from '../auth/tokenScope.ts';
import type { TokenSigner } from '../auth/tokens.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { findEntry } from '../directory/findEntries.ts';
import { notFoundError, permissionDeniedError } from '../errors.ts';
import { answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, findRow, insertRow, memberEquals, removeRow } from '../store/records.ts';
import { checkDelegation } from './delegation.ts';
import { changeCredentialState, countSecondsUntil, findExpiry } from './expiry.ts';

type ApiKeyRequest = RequestOf<typeof apiKey.get>;

interface ApiKeyDependencies {
  readonly tokens: TokenSigner;
}

type KeyRestriction = (call: ServiceCall) => readonly RawBuilder<boolean>[];

/** A user's own keys. Internal callers own no keys and see all. */
const restrictToOwnKeys: KeyRestriction = ({ caller, now }) =>
  caller.kind === 'user' ? [memberEquals(apiKeysAt(now), 'user_id', caller.id)] : [];

/** Domain admins also see the keys of other users, so that they can revoke them (semantics 3.2.6). */
const restrictToVisibleKeys: KeyRestriction = (call) =>
  call.caller.roleType === 'DOMAIN_ADMIN' ? [] : restrictToOwnKeys(call);

/** @throws {ServiceError} ERROR_NOT_FOUND, also for a key that is not visible to the caller */
const findKey = async (
  call: ServiceCall,
  id: string,
  restriction: KeyRestriction,
  lock: boolean,
): Promise<APIKeyRecord> => {
  const keys = apiKeysAt(call.now);
  const where = [
    memberEquals(keys, 'api_key_id', id),
    ...(await visibilityConditions(call, keys, 'read')),
    ...restriction(call),
  ];
  const found = await findRow(call.db, keys, where, { lock });
  if (!found) throw notFoundError('api_key_id', id);
  return found;
};

const toWireApiKey = (row: APIKeyRecord, { now }: ServiceCall) => toWireRecord(apiKeysAt(now), row) as APIKeyRecord;

/** A leaked key must not create further keys, and only users own keys (semantics 4.6.1, 4.7.4). */
const checkCreator = ({ caller }: ServiceCall) => {
  if (caller.kind !== 'user' || caller.byApiKey)
    throw permissionDeniedError('Only a signed-in user can create an API key.');
};

const signApiKey = ({ tokens }: ApiKeyDependencies, key: APIKeyRecord, { now }: ServiceCall) =>
  tokens.sign({
    ...{ typ: 'API_KEY', own: 'USER', rol: 'USER', permissions: [] },
    ...{ did: key.domain_id, wid: '', aud: key.user_id, jti: key.api_key_id },
    lifetime: countSecondsUntil(key.expired_at, now),
  });

/** A key has the scope of its owner's sign-in. A caller whose present token allows less cannot create or enable one. */
const checkKeyDelegation = async (call: ServiceCall) => {
  const { caller, db, domainId } = call;
  const owner = await findEntry(db, 'users', domainId, caller.id);
  if (owner) await checkDelegation(call, await findSignInScope(db, owner));
};

const create =
  (dependencies: ApiKeyDependencies) => async (request: RequestOf<typeof apiKey.create>, call: ServiceCall) => {
    checkCreator(call);
    await checkKeyDelegation(call);
    const stored = await insertRow(call.db, apiKeysAt(call.now), {
      api_key_id: newRecordId(apiKey),
      name: request.name ?? '',
      app_id: '',
      state: 'ENABLED',
      domain_id: call.domainId,
      user_id: call.caller.id,
      created_at: call.now,
      last_accessed_at: call.now,
      expired_at: findExpiry('api_key', request.expired_at, call.now),
    });
    return { ...toWireApiKey(stored, call), api_key: await signApiKey(dependencies, stored, call) };
  };

const changeKey = async (call: ServiceCall, found: APIKeyRecord, changes: Partial<APIKeyRecord>) =>
  toWireApiKey(await changeRow(call.db, apiKeysAt(call.now), found, changes), call);

const update = async ({ api_key_id, name }: RequestOf<typeof apiKey.update>, call: ServiceCall) => {
  const found = await findKey(call, api_key_id, restrictToOwnKeys, true);
  return changeKey(call, found, { name: name ?? found.name });
};

const enable = async ({ api_key_id }: ApiKeyRequest, call: ServiceCall) => {
  const found = await findKey(call, api_key_id, restrictToOwnKeys, true);
  if (found.state !== 'ENABLED') await checkKeyDelegation(call);
  return changeKey(call, found, changeCredentialState(found.state, 'ENABLED', 'api_key_id'));
};

const disable = async ({ api_key_id }: ApiKeyRequest, call: ServiceCall) => {
  const found = await findKey(call, api_key_id, restrictToVisibleKeys, true);
  return changeKey(call, found, changeCredentialState(found.state, 'DISABLED', 'api_key_id'));
};

const remove = async ({ api_key_id }: ApiKeyRequest, call: ServiceCall) => {
  await removeRow(call.db, apiKeysAt(call.now), await findKey(call, api_key_id, restrictToVisibleKeys, true));
  return {};
};

const get = async ({ api_key_id }: ApiKeyRequest, call: ServiceCall) =>
  toWireApiKey(await findKey(call, api_key_id, restrictToVisibleKeys, false), call);

export const apiKeyHandlers = (dependencies: ApiKeyDependencies) =>
  implementResource(apiKey, {
    create: create(dependencies),
    update,
    enable,
    disable,
    delete: remove,
    get,
    list: (request, call) => answerList(apiKeysAt(call.now), apiKey.list, restrictToVisibleKeys)(request, call),
    stat: (request, call) => answerStat<typeof apiKey.stat>(apiKeysAt(call.now), restrictToVisibleKeys)(request, call),
  });
