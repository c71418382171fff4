import { beforeEach, describe, expect, it } from 'vitest';
import { type APIKeyRecord, apiKey } from '../../../contract/identity/api-key.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { ahead, aKey, anApp, aTime, between, DAY_MS, holderOf, later } from './machines.ts';

let home: TestDomain;
beforeEach(async () => {
  home = await freshDomain();
});

const works = async ({ api_key }: APIKeyRecord) => (await holderOf(home, api_key).post(apiKey.list.path)).status;

describe('making an API key', () => {
  it('3.2.1, 3.2.2 gives an enabled one of the calling user, good for 365 days', async () => {
    const made = await aKey(home.guest);

    expect(made).toEqual({
      api_key_id: expect.stringMatching(/^api-key-[0-9a-f]{12}$/),
      api_key: expect.stringMatching(/^\S{40,}$/),
      app_id: '',
      name: '',
      state: 'ENABLED',
      domain_id: home.domainId,
      user_id: home.users.guest,
      created_at: aTime,
      last_accessed_at: made.created_at,
      expired_at: aTime,
    });
    expect(between(made.created_at, made.expired_at)).toBe(365 * DAY_MS);
  });

  it('3.2.2 takes a name of 40 characters and an expiry within 365 days', async () => {
    const expired_at = ahead(DAY_MS);
    expect(await aKey(home.owner, { name: 'x'.repeat(40), expired_at })).toMatchObject({ expired_at });
    expect(await home.owner.refused(apiKey.create, { name: 'x'.repeat(41) })).toBe('ERROR_INVALID_PARAMETER');
  });

  it.each([
    { what: 'more than 365 days ahead', byMs: 365 * DAY_MS + 60_000, code: 'ERROR_API_KEY_EXPIRED_LIMIT' },
    { what: 'in the past', byMs: -1000, code: 'ERROR_INVALID_PARAMETER' },
  ])('3.2.2 refuses an expiry $what', async ({ byMs, code }) => {
    expect(await home.owner.refused(apiKey.create, { expired_at: ahead(byMs) })).toBe(code);
  });

  it('3.2.3 shows the key this once', async () => {
    const made = await aKey(home.owner);
    const { api_key_id } = made;
    const shown = [
      await home.owner.call(apiKey.get, { api_key_id }),
      await home.owner.call(apiKey.update, { api_key_id, name: 'CI' }),
      await home.owner.call(apiKey.disable, { api_key_id }),
      await home.owner.call(apiKey.enable, { api_key_id }),
      ...(await home.owner.call(apiKey.list, {})).results,
    ];
    expect(shown.map(({ api_key }) => api_key)).toEqual(['', '', '', '', '']);
  });

  it('3.2.1 is closed to apps', async () => {
    const { client_secret } = await anApp(home);
    expect(await holderOf(home, client_secret).refused(apiKey.create, {})).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('the life of an API key', () => {
  it('3.2.4 is enabled and disabled, each as often as one likes', async () => {
    const { api_key_id } = await aKey(home.owner);
    const states = [];
    for (const operation of [apiKey.disable, apiKey.disable, apiKey.enable, apiKey.enable]) {
      states.push((await home.owner.call(operation, { api_key_id })).state);
    }
    expect(states).toEqual(['DISABLED', 'DISABLED', 'ENABLED', 'ENABLED']);
  });

  it('3.2.5 update changes the name and nothing else', async () => {
    const made = await aKey(home.owner, { name: 'Old' });
    const { body } = await home.owner.post(apiKey.update.path, {
      ...{ api_key_id: made.api_key_id, name: 'New' },
      ...{ state: 'DISABLED', expired_at: ahead(DAY_MS), user_id: home.users.guest },
    });
    expect(body).toEqual({ ...made, name: 'New', api_key: '' });
  });

  it('3.2.4, 6 is EXPIRED once its time has come, for get, filters and statistics alike', async () => {
    const { api_key_id } = await aKey(home.owner, { expired_at: ahead(DAY_MS) });
    await aKey(home.owner);
    const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'n', operator: 'count' as const }] };
    const query = { aggregate: [{ group }], sort: { key: 'state' } };
    // The access token is long dead by then: the internal component looks.
    const { internal, domainId: domain_id } = home;
    const seen = () =>
      later(DAY_MS, async () => [
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

  it('3.2.4 stays EXPIRED: it cannot be enabled, and disabling changes nothing', async () => {
    const { api_key_id } = await aKey(home.owner, { expired_at: ahead(60_000) });
    await later(61_000, async () => {
      expect(await home.owner.refused(apiKey.enable, { api_key_id })).toBe('ERROR_INVALID_PARAMETER');
      expect((await home.owner.call(apiKey.disable, { api_key_id })).state).toBe('EXPIRED');
      expect((await home.owner.call(apiKey.update, { api_key_id, name: 'Old' })).state).toBe('EXPIRED');
    });
    expect((await home.owner.call(apiKey.get, { api_key_id })).state).toBe('ENABLED');
  });

  it('3.2.5, 3.2.7 opens nothing once it is disabled, expired or deleted', async () => {
    const key = await aKey(home.owner, { expired_at: ahead(60_000) });
    const { api_key_id } = key;
    expect(await works(key)).toBe(200);
    await home.owner.call(apiKey.disable, { api_key_id });
    expect(await works(key)).toBe(401);
    await home.owner.call(apiKey.enable, { api_key_id });
    expect(await works(key)).toBe(200);
    expect(await later(60_001, () => works(key))).toBe(401);
    expect(await home.owner.call(apiKey.delete, { api_key_id })).toEqual({});
    expect(await works(key)).toBe(401);
  });
});

describe('whose keys', () => {
  it('3.2.6, 4.5.5 a user reads and writes own keys only', async () => {
    const { api_key_id } = await aKey(home.guest);
    const { update, enable, disable, get, delete: remove } = apiKey;
    for (const operation of [update, enable, disable, get, remove]) {
      expect(await home.owner.refused(operation, { api_key_id, name: 'x' })).toBe('ERROR_NOT_FOUND');
    }
    const { total_count } = await home.owner.call(apiKey.list, { user_id: home.users.guest });
    expect(total_count).toBe(0);
  });

  it('3.2.6 a domain admin lists, gets, disables and deletes the keys of others, and no more', async () => {
    const { api_key_id } = await aKey(home.guest);
    await aKey(home.admin);
    const asked = { api_key_id, name: 'Mine' };

    const { results } = await home.admin.call(apiKey.list, { user_id: home.users.guest });
    expect(results.map((key) => key.api_key_id)).toEqual([api_key_id]);
    expect((await home.admin.call(apiKey.list, {})).total_count).toBe(2);
    expect((await home.admin.call(apiKey.get, asked)).user_id).toBe(home.users.guest);
    expect((await home.admin.call(apiKey.disable, asked)).state).toBe('DISABLED');
    expect(await home.admin.refused(apiKey.enable, asked)).toBe('ERROR_NOT_FOUND');
    expect(await home.admin.refused(apiKey.update, asked)).toBe('ERROR_NOT_FOUND');
    expect(await home.admin.call(apiKey.delete, asked)).toEqual({});
  });

  it('3.2.6 a domain admin reaches no key of another domain', async () => {
    const { api_key_id } = await aKey(home.guest);
    const other = await freshDomain();
    expect(await other.admin.refused(apiKey.delete, { api_key_id })).toBe('ERROR_NOT_FOUND');
    expect((await other.admin.call(apiKey.list, {})).total_count).toBe(0);
  });

  it('3.2.6 stat counts own keys, for a domain admin all', async () => {
    await aKey(home.guest);
    await aKey(home.owner);
    const query = { aggregate: [{ count: { name: 'n' } }] };
    expect((await home.owner.call(apiKey.stat, { query })).results).toEqual([{ n: 1 }]);
    expect((await home.admin.call(apiKey.stat, { query })).results).toEqual([{ n: 2 }]);
  });
});
