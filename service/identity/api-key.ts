/** Operations on API keys: semantics 3.2. */
import type { RawBuilder } from 'kysely';
import { type APIKeyRecord, apiKey } from '../../contract/identity/api-key.ts';
import type { RequestOf } from '../../contract/resource.ts';
import type { Tokens } from '../auth/tokens.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { entry } from '../directory/directory.ts';
import { denied, notFound } from '../errors.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { answerList, answerStat } from '../read-handlers.ts';
import { changeRow, equals, findRow, insertRow, removeRow } from '../store/records.ts';
import { checkDelegation } from './delegation.ts';
import { expiryOf, lifetimeUntil, switched } from './expiry.ts';
import { apiKeysAt } from './tables.ts';
import { scopeAtIssue } from './token-scope.ts';

type KeyRequest = RequestOf<typeof apiKey.get>;

interface Means {
  readonly tokens: Tokens;
}

type TokenScope = (call: Call) => readonly RawBuilder<boolean>[];

/** A user's own keys; a component of the house has none, and reaches all. */
const own: TokenScope = ({ caller, now }) =>
  caller.kind === 'user' ? [equals(apiKeysAt(now), 'user_id', caller.id)] : [];

/** Somebody must be able to revoke: a domain admin reaches the keys of others for this (semantics 3.2.6). */
const overseen: TokenScope = (call) => (call.caller.roleType === 'DOMAIN_ADMIN' ? [] : own(call));

/** @throws {ServiceError} ERROR_NOT_FOUND, also for a key out of reach */
const keyIn = async (call: Call, id: string, tokenScope: TokenScope, lock: boolean): Promise<APIKeyRecord> => {
  const keys = apiKeysAt(call.now);
  const where = [
    equals(keys, 'api_key_id', id),
    ...(await visibilityConditions(call, keys, 'read')),
    ...tokenScope(call),
  ];
  const found = await findRow(call.db, keys, where, { lock });
  if (!found) throw notFound('api_key_id', id);
  return found;
};

const answer = (row: APIKeyRecord, { now }: Call) => wireRecord(apiKeysAt(now), row) as APIKeyRecord;

/** A leaked key must not breed others, and nobody can own a key but a user (semantics 4.6.1, 4.7.4). */
const checkMaker = ({ caller }: Call) => {
  if (caller.kind !== 'user' || caller.byApiKey) throw denied('A key is made by a user who has signed in.');
};

const keyText = ({ tokens }: Means, key: APIKeyRecord, { now }: Call) =>
  tokens.sign({
    ...{ typ: 'API_KEY', own: 'USER', rol: 'USER', permissions: [] },
    ...{ did: key.domain_id, wid: '', aud: key.user_id, jti: key.api_key_id },
    lifetime: lifetimeUntil(key.expired_at, now),
  });

/** A key opens what its owner's sign-in would: who has less by the present token cannot make or enable one. */
const checkGivingKey = async (call: Call) => {
  const { caller, db, domainId } = call;
  const owner = await entry(db, 'users', domainId, caller.id);
  if (owner) await checkDelegation(call, await scopeAtIssue(db, owner));
};

const create = (dependencies: Means) => async (request: RequestOf<typeof apiKey.create>, call: Call) => {
  checkMaker(call);
  await checkGivingKey(call);
  const stored = await insertRow(call.db, apiKeysAt(call.now), {
    api_key_id: newRecordId(apiKey),
    name: request.name ?? '',
    app_id: '',
    state: 'ENABLED',
    domain_id: call.domainId,
    user_id: call.caller.id,
    created_at: call.now,
    last_accessed_at: call.now,
    expired_at: expiryOf('api_key', request.expired_at, call.now),
  });
  return { ...answer(stored, call), api_key: await keyText(dependencies, stored, call) };
};

const changed = async (call: Call, found: APIKeyRecord, changes: Partial<APIKeyRecord>) =>
  answer(await changeRow(call.db, apiKeysAt(call.now), found, changes), call);

const update = async ({ api_key_id, name }: RequestOf<typeof apiKey.update>, call: Call) => {
  const found = await keyIn(call, api_key_id, own, true);
  return changed(call, found, { name: name ?? found.name });
};

const enable = async ({ api_key_id }: KeyRequest, call: Call) => {
  const found = await keyIn(call, api_key_id, own, true);
  if (found.state !== 'ENABLED') await checkGivingKey(call);
  return changed(call, found, switched(found.state, 'ENABLED', 'api_key_id'));
};

const disable = async ({ api_key_id }: KeyRequest, call: Call) => {
  const found = await keyIn(call, api_key_id, overseen, true);
  return changed(call, found, switched(found.state, 'DISABLED', 'api_key_id'));
};

const remove = async ({ api_key_id }: KeyRequest, call: Call) => {
  await removeRow(call.db, apiKeysAt(call.now), await keyIn(call, api_key_id, overseen, true));
  return {};
};

const get = async ({ api_key_id }: KeyRequest, call: Call) =>
  answer(await keyIn(call, api_key_id, overseen, false), call);

export const apiKeyHandlers = (dependencies: Means) =>
  implement(apiKey, {
    create: create(dependencies),
    update,
    enable,
    disable,
    delete: remove,
    get,
    list: (request, call) => answerList(apiKeysAt(call.now), apiKey.list, overseen)(request, call),
    stat: (request, call) => answerStat<typeof apiKey.stat>(apiKeysAt(call.now), overseen)(request, call),
  });
