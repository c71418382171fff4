import { beforeEach, describe, expect, it } from 'vitest';
import { type APIKeyRecord, apiKey } from '../../../contract/identity/apiKey.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import {
  anApiKey,
  anApp,
  createClientWithSecret,
  DAY_MS,
  msBetween,
  timestampIn,
  withClockAhead,
} from './machineCredentials.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const callStatus = async ({ api_key }: APIKeyRecord) =>
  (await createClientWithSecret(domain, api_key).post(apiKey.list.path)).status;

describe('creating an API key', () => {
  it('3.2.1, 3.2.2 returns an enabled key of the calling user that expires in 365 days', async () => {
    const created = await anApiKey(domain.guest);

    expect(created).toEqual({
      api_key_id: expect.stringMatching(/^api-key-[0-9a-f]{12}$/),
      api_key: expect.stringMatching(/^\S{40,}$/),
      app_id: '',
      name: '',
      state: 'ENABLED',
      domain_id: domain.domainId,
      user_id: domain.users.guest,
      created_at: aTime,
      last_accessed_at: created.created_at,
      expired_at: aTime,
    });
    expect(msBetween(created.created_at, created.expired_at)).toBe(365 * DAY_MS);
  });

  it('3.2.2 accepts a name of 40 characters and an expiry within 365 days', async () => {
    const expired_at = timestampIn(DAY_MS);
    expect(await anApiKey(domain.owner, { name: 'x'.repeat(40), expired_at })).toMatchObject({ expired_at });
    expect(await domain.owner.refused(apiKey.create, { name: 'x'.repeat(41) })).toBe('ERROR_INVALID_PARAMETER');
  });

  it.each([
    { what: 'more than 365 days ahead', byMs: 365 * DAY_MS + 60_000, code: 'ERROR_API_KEY_EXPIRED_LIMIT' },
    { what: 'in the past', byMs: -1000, code: 'ERROR_INVALID_PARAMETER' },
  ])('3.2.2 refuses an expiry $what', async ({ byMs, code }) => {
    expect(await domain.owner.refused(apiKey.create, { expired_at: timestampIn(byMs) })).toBe(code);
  });

  it('3.2.3 returns the key only on create', async () => {
    const created = await anApiKey(domain.owner);
    const { api_key_id } = created;
    const returned = [
      await domain.owner.call(apiKey.get, { api_key_id }),
      await domain.owner.call(apiKey.update, { api_key_id, name: 'CI' }),
      await domain.owner.call(apiKey.disable, { api_key_id }),
      await domain.owner.call(apiKey.enable, { api_key_id }),
      ...(await domain.owner.call(apiKey.list, {})).results,
    ];
    expect(returned.map(({ api_key }) => api_key)).toEqual(['', '', '', '', '']);
  });

  it('3.2.1 is denied to apps', async () => {
    const { client_secret } = await anApp(domain);
    expect(await createClientWithSecret(domain, client_secret).refused(apiKey.create, {})).toBe(
      'ERROR_PERMISSION_DENIED',
    );
  });
});

describe('operations on an API key', () => {
  it('3.2.4 enable and disable are idempotent', async () => {
    const { api_key_id } = await anApiKey(domain.owner);
    const states = [];
    for (const operation of [apiKey.disable, apiKey.disable, apiKey.enable, apiKey.enable]) {
      states.push((await domain.owner.call(operation, { api_key_id })).state);
    }
    expect(states).toEqual(['DISABLED', 'DISABLED', 'ENABLED', 'ENABLED']);
  });

  it('3.2.5 update changes the name only', async () => {
    const created = await anApiKey(domain.owner, { name: 'Old' });
    const { body } = await domain.owner.post(apiKey.update.path, {
      ...{ api_key_id: created.api_key_id, name: 'New' },
      ...{ state: 'DISABLED', expired_at: timestampIn(DAY_MS), user_id: domain.users.guest },
    });
    expect(body).toEqual({ ...created, name: 'New', api_key: '' });
  });

  it('3.2.4, 6 is EXPIRED after its expiry, in get, filters and statistics', async () => {
    const { api_key_id } = await anApiKey(domain.owner, { expired_at: timestampIn(DAY_MS) });
    await anApiKey(domain.owner);
    const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'n', operator: 'count' as const }] };
    const query = { aggregate: [{ group }], sort: { key: 'state' } };
    // The access token has expired by then, so the internal component reads.
    const { internal, domainId: domain_id } = domain;
    const seen = () =>
      withClockAhead(DAY_MS, async () => [
        (await internal.post(apiKey.get.path, { api_key_id, domain_id })).body.state,
        (await internal.post(apiKey.list.path, { state: 'EXPIRED', domain_id })).body.total_count,
        (await internal.post(apiKey.list.path, { state: 'ENABLED', domain_id })).body.total_count,
        (await internal.post(apiKey.stat.path, { query, domain_id })).body.results,
      ]);

    const counts = [
      { state: 'ENABLED', n: 1 },
      { state: 'EXPIRED', n: 1 },
    ];
    expect(await seen()).toEqual(['EXPIRED', 1, 1, counts]);
  });

  it('3.2.4 an EXPIRED key cannot be enabled, and disable does not change it', async () => {
    const { api_key_id } = await anApiKey(domain.owner, { expired_at: timestampIn(60_000) });
    await withClockAhead(61_000, async () => {
      expect(await domain.owner.refused(apiKey.enable, { api_key_id })).toBe('ERROR_INVALID_PARAMETER');
      expect((await domain.owner.call(apiKey.disable, { api_key_id })).state).toBe('EXPIRED');
      expect((await domain.owner.call(apiKey.update, { api_key_id, name: 'Old' })).state).toBe('EXPIRED');
    });
    expect((await domain.owner.call(apiKey.get, { api_key_id })).state).toBe('ENABLED');
  });

  it('3.2.5, 3.2.7 does not authenticate once it is disabled, expired or deleted', async () => {
    const key = await anApiKey(domain.owner, { expired_at: timestampIn(60_000) });
    const { api_key_id } = key;
    expect(await callStatus(key)).toBe(200);
    await domain.owner.call(apiKey.disable, { api_key_id });
    expect(await callStatus(key)).toBe(401);
    await domain.owner.call(apiKey.enable, { api_key_id });
    expect(await callStatus(key)).toBe(200);
    expect(await withClockAhead(60_001, () => callStatus(key))).toBe(401);
    expect(await domain.owner.call(apiKey.delete, { api_key_id })).toEqual({});
    expect(await callStatus(key)).toBe(401);
  });
});

describe('visibility of API keys', () => {
  it('3.2.6, 4.5.5 a user reads and changes own keys only', async () => {
    const { api_key_id } = await anApiKey(domain.guest);
    const { update, enable, disable, get, delete: remove } = apiKey;
    for (const operation of [update, enable, disable, get, remove]) {
      expect(await domain.owner.refused(operation, { api_key_id, name: 'x' })).toBe('ERROR_NOT_FOUND');
    }
    const { total_count } = await domain.owner.call(apiKey.list, { user_id: domain.users.guest });
    expect(total_count).toBe(0);
  });

  it('3.2.6 a domain admin can list, get, disable and delete keys of others, and nothing else', async () => {
    const { api_key_id } = await anApiKey(domain.guest);
    await anApiKey(domain.admin);
    const request = { api_key_id, name: 'Mine' };

    const { results } = await domain.admin.call(apiKey.list, { user_id: domain.users.guest });
    expect(results.map((key) => key.api_key_id)).toEqual([api_key_id]);
    expect((await domain.admin.call(apiKey.list, {})).total_count).toBe(2);
    expect((await domain.admin.call(apiKey.get, request)).user_id).toBe(domain.users.guest);
    expect((await domain.admin.call(apiKey.disable, request)).state).toBe('DISABLED');
    expect(await domain.admin.refused(apiKey.enable, request)).toBe('ERROR_NOT_FOUND');
    expect(await domain.admin.refused(apiKey.update, request)).toBe('ERROR_NOT_FOUND');
    expect(await domain.admin.call(apiKey.delete, request)).toEqual({});
  });

  it('3.2.6 a domain admin cannot access a key of another domain', async () => {
    const { api_key_id } = await anApiKey(domain.guest);
    const other = await createTestDomain();
    expect(await other.admin.refused(apiKey.delete, { api_key_id })).toBe('ERROR_NOT_FOUND');
    expect((await other.admin.call(apiKey.list, {})).total_count).toBe(0);
  });

  it('3.2.6 stat counts own keys; for a domain admin all keys', async () => {
    await anApiKey(domain.guest);
    await anApiKey(domain.owner);
    const query = { aggregate: [{ count: { name: 'n' } }] };
    expect((await domain.owner.call(apiKey.stat, { query })).results).toEqual([{ n: 1 }]);
    expect((await domain.admin.call(apiKey.stat, { query })).results).toEqual([{ n: 2 }]);
  });
});
