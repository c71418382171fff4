import { beforeAll, describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../contract/resource.ts';
import { trustedSecret } from '../../../contract/secret/trustedSecret.ts';
import { createApiClient, createTestDomain, sharedService, type TestDomain } from '../testDomain.ts';

beforeAll(() => sharedService());

const PUT = '/internal/v1/directory/put';
const data = { aws_access_key_id: 'AKIAEXAMPLE', aws_secret_access_key: ' spaces stay ', nested: { list: [1, null] } };

type TrustedSecretMembers = Partial<RequestOf<typeof trustedSecret.create>>;

const aSecret = ({ owner }: TestDomain, members: TrustedSecretMembers = {}) =>
  owner.call(trustedSecret.create, { name: 'Cloud', resource_group: 'WORKSPACE', data, ...members });

/** The data of a secret, as internal components read it. */
const fetchSecretData = ({ internal, domainId: domain_id }: TestDomain, trusted_secret_id: string) =>
  internal.call(trustedSecret.get_data, { trusted_secret_id, domain_id });

const namesOf = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);

describe('creating a trusted secret', () => {
  it('3.23.1 fills in defaults, and returns all members except data', async () => {
    const domain = await createTestDomain();

    expect(await aSecret(domain)).toEqual({
      trusted_secret_id: expect.stringMatching(/^trusted-secret-[0-9a-f]{12}$/),
      name: 'Cloud',
      schema_id: '',
      tags: {},
      provider: '',
      resource_group: 'WORKSPACE',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      trusted_account_id: '',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('3.23.1 belongs to an existing workspace or to the domain', async () => {
    const { admin, owner, workspaces } = await createTestDomain();
    const request = { name: 'x', data, resource_group: 'WORKSPACE' as const };
    expect(await admin.refused(trustedSecret.create, request)).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await admin.refused(trustedSecret.create, { ...request, workspace_id: 'w-none' })).toBe('ERROR_NOT_FOUND');
    expect(await admin.call(trustedSecret.create, { ...request, workspace_id: workspaces[1] })).toMatchObject({
      workspace_id: workspaces[1],
    });
    const wide = { ...request, resource_group: 'DOMAIN' as const };
    expect(await admin.call(trustedSecret.create, wide)).toMatchObject({ workspace_id: '*' });
    expect(await owner.refused(trustedSecret.create, wide)).toBe('ERROR_PERMISSION_DENIED');
    expect(await admin.refused(trustedSecret.create, { ...request, resource_group: 'PROJECT' })).toBe(
      'ERROR_INVALID_PARAMETER',
    );
  });

  it('3.23.1 takes the provider of its trusted account, which must exist and be visible', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, workspaces } = domain;
    await domain.put('trusted_accounts', [
      { trusted_account_id: 'ta-1', domain_id, provider: 'aws' },
      { trusted_account_id: 'ta-2', domain_id, provider: 'azure', workspace_id: workspaces[1] },
    ]);
    expect(await aSecret(domain, { trusted_account_id: 'ta-1' })).toMatchObject({
      provider: 'aws',
      trusted_account_id: 'ta-1',
    });
    const created = { name: 'x', data, resource_group: 'WORKSPACE', trusted_account_id: 'ta-2' };
    expect(await domain.owner.refused(trustedSecret.create, created)).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.refused(trustedSecret.create, { ...created, trusted_account_id: 'ta-9' })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('1.1.9 requires data to be an object, and does not repeat a wrong value in the error', async () => {
    const { owner } = await createTestDomain();
    const { status, body } = await owner.post(trustedSecret.create.path, {
      ...{ name: 'x', resource_group: 'WORKSPACE', data: 'AKIAEXAMPLE' },
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('ERROR_INVALID_PARAMETER_TYPE')]);
    expect(JSON.stringify(body)).not.toContain('AKIA');
  });
});

describe('the data of a trusted secret', () => {
  it('3.23.4 is returned unchanged to internal components only', async () => {
    const domain = await createTestDomain();
    const { trusted_secret_id } = await aSecret(domain);
    const request = { trusted_secret_id, domain_id: domain.domainId };

    expect(await fetchSecretData(domain, trusted_secret_id)).toEqual({ encrypted: false, encrypt_options: {}, data });
    for (const caller of [domain.admin, domain.owner, domain.member]) {
      expect(await caller.refused(trustedSecret.get_data, request)).toBe('ERROR_PERMISSION_DENIED');
    }
    expect(await domain.anonymous.refused(trustedSecret.get_data, request)).toBe('ERROR_AUTHENTICATE_FAILURE');
    const stranger = createApiClient(domain.url, 'x'.repeat(48));
    expect(await stranger.refused(trustedSecret.get_data, request)).toBe('ERROR_AUTHENTICATE_FAILURE');
    const elsewhere = await createTestDomain();
    expect(await domain.internal.refused(trustedSecret.get_data, { ...request, domain_id: elsewhere.domainId })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('3.23.3 is in no other response, and no query can use it', async () => {
    const domain = await createTestDomain();
    const { trusted_secret_id } = await aSecret(domain);
    const only = ['name', 'data', 'encrypted_data', 'encrypt_options'];
    const distinct = { query: { distinct: 'encrypted_data' }, domain_id: domain.domainId };

    const answers = [
      await domain.owner.call(trustedSecret.get, { trusted_secret_id }),
      await domain.owner.call(trustedSecret.update, { trusted_secret_id, name: 'New' }),
      await domain.owner.call(trustedSecret.list, { query: { only } }),
      await domain.owner.call(trustedSecret.stat, distinct),
    ];

    expect(JSON.stringify(answers)).not.toMatch(/AKIA|encrypt|data/);
    expect(answers[2]).toEqual({ results: [{ name: 'New' }], total_count: 1 });
    expect(answers[3]).toEqual({ results: [] });
  });

  it('3.23.3 is changed by update_data, which returns nothing, and not by update', async () => {
    const domain = await createTestDomain();
    const { trusted_secret_id } = await aSecret(domain, { schema_id: 'keys' });

    const unchanged = { trusted_secret_id, tags: { a: 1 }, data: { other: true }, schema_id: 'other' };
    expect(await domain.owner.post(trustedSecret.update.path, unchanged)).toMatchObject({
      status: 200,
      body: { name: 'Cloud', schema_id: 'keys', tags: { a: 1 } },
    });
    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data });

    const changed = { trusted_secret_id, schema_id: 'role', data: { role_arn: 'arn' } };
    expect(await domain.owner.call(trustedSecret.update_data, changed)).toEqual({});
    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data: { role_arn: 'arn' } });
    expect(await domain.owner.call(trustedSecret.get, { trusted_secret_id })).toMatchObject({ schema_id: 'role' });
    expect(await domain.member.refused(trustedSecret.update_data, changed)).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('a secret with a trusted secret', () => {
  it('3.23.6 is returned by no operation, merged or not', async () => {
    const domain = await createTestDomain();
    const { trusted_secret_id } = await aSecret(domain);
    const { domainId: domain_id } = domain;
    const own = { aws_access_key_id: 'AKIAOWN', session: 'own' };
    await domain.put('secrets', [{ secret_id: 'secret-1', domain_id, trusted_secret_id, data: own }]);

    expect(await fetchSecretData(domain, trusted_secret_id)).toEqual({ encrypted: false, encrypt_options: {}, data });
    const returned = [
      await domain.owner.call(trustedSecret.get, { trusted_secret_id }),
      await domain.owner.call(trustedSecret.list, {}),
      await domain.internal.post('/internal/v1/directory/list', { kind: 'secrets', domain_id }),
    ];
    expect(JSON.stringify(returned)).not.toMatch(/AKIA|session/);
  });
});

describe('deleting a trusted secret', () => {
  it('3.23.5 is refused while a secret refers to it', async () => {
    const domain = await createTestDomain();
    const { trusted_secret_id } = await aSecret(domain);
    const { domainId: domain_id } = domain;
    await domain.put('secrets', [{ secret_id: 'secret-1', domain_id, trusted_secret_id }]);
    expect(await domain.owner.refused(trustedSecret.delete, { trusted_secret_id })).toBe('ERROR_EXIST_RELATED_SECRET');

    await domain.internal.post('/internal/v1/directory/delete', { kind: 'secrets', ids: ['secret-1'], domain_id });
    expect(await domain.owner.call(trustedSecret.delete, { trusted_secret_id })).toEqual({});
    expect(await domain.owner.refused(trustedSecret.get, { trusted_secret_id })).toBe('ERROR_NOT_FOUND');
  });
});

describe('visibility of trusted secrets', () => {
  it('3.23.7 includes domain-wide ones, which an owner cannot change or delete', async () => {
    const domain = await createTestDomain();
    const wide = { name: 'Wide', data, resource_group: 'DOMAIN' as const };
    const { trusted_secret_id } = await domain.admin.call(trustedSecret.create, wide);
    await aSecret(domain, { name: 'Own' });
    await domain.admin.call(trustedSecret.create, {
      ...{ name: 'Other', data, resource_group: 'WORKSPACE', workspace_id: domain.workspaces[1] },
    });

    expect(namesOf(await domain.member.call(trustedSecret.list, {}))).toEqual(['Own', 'Wide']);
    expect(namesOf(await domain.admin.call(trustedSecret.list, {}))).toEqual(['Other', 'Own', 'Wide']);
    expect(await domain.owner.call(trustedSecret.get, { trusted_secret_id })).toMatchObject({ name: 'Wide' });
    for (const operation of [trustedSecret.update, trustedSecret.update_data, trustedSecret.delete]) {
      const request = { trusted_secret_id, schema_id: 'x', data: {} };
      expect(await domain.owner.refused(operation, request)).toBe('ERROR_NOT_FOUND');
    }
    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data });
  });

  it('2.1.6 list filters by members, and 7.1 stat counts those of the own domain', async () => {
    const domain = await createTestDomain();
    await aSecret(domain, { name: 'B', schema_id: 'keys' });
    await aSecret(domain, { name: 'A' });
    expect(namesOf(await domain.owner.call(trustedSecret.list, { schema_id: 'keys' }))).toEqual(['B']);
    expect(namesOf(await domain.owner.call(trustedSecret.list, { query: { keyword: 'KEY' } }))).toEqual(['B']);
    const query = { distinct: 'name' };
    expect(await domain.owner.call(trustedSecret.stat, { query, domain_id: domain.domainId })).toEqual({
      results: ['A', 'B'],
    });
    expect(await domain.owner.refused(trustedSecret.stat, { query })).toBe('ERROR_REQUIRED_PARAMETER');
  });
});

describe('trusted secrets in the directory', () => {
  const trusted_secret_id = 'trusted-secret-premade';

  it('0.1.1 are put with their data, and keep it when put again without data', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id } = domain;
    await domain.put('trusted_secrets', [{ trusted_secret_id, domain_id, name: 'Premade', provider: 'aws', data }]);

    expect(await domain.member.call(trustedSecret.get, { trusted_secret_id })).toMatchObject({
      name: 'Premade',
      resource_group: 'DOMAIN',
      workspace_id: '*',
    });
    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data });

    await domain.put('trusted_secrets', [{ trusted_secret_id, domain_id, name: 'Renamed' }]);
    expect(await domain.member.call(trustedSecret.get, { trusted_secret_id })).toMatchObject({ name: 'Renamed' });
    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data });
  });

  it('0.1.2 can be staged in a batch', async () => {
    const domain = await createTestDomain();
    const record = { trusted_secret_id, domain_id: domain.domainId, name: 'Premade' };
    const put = (members: Record<string, unknown>, more = {}) =>
      domain.internal.post(PUT, {
        kind: 'trusted_secrets',
        records: [{ ...record, ...members }],
        batch: domain.domainId,
        ...more,
      });

    await put({ data });
    expect(await domain.admin.refused(trustedSecret.get, { trusted_secret_id })).toBe('ERROR_NOT_FOUND');
    await put({ trusted_secret_id: `${trusted_secret_id}-2`, data: { b: 2 } }, { commit: true });

    expect(await fetchSecretData(domain, trusted_secret_id)).toMatchObject({ data });
    expect(await fetchSecretData(domain, `${trusted_secret_id}-2`)).toMatchObject({ data: { b: 2 } });
  });

  it('1.1.9 require data to be an object', async () => {
    const { internal, domainId: domain_id } = await createTestDomain();
    const { status, body } = await internal.post(PUT, {
      ...{ kind: 'trusted_secrets', records: [{ trusted_secret_id, domain_id, data: 'AKIAEXAMPLE' }] },
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('records.0.data')]);
    expect(JSON.stringify(body)).not.toContain('AKIA');
  });
});
