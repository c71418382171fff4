import { describe, expect, it } from 'vitest';
import { role } from '../../../contract/identity/role.ts';
import { trustedSecret } from '../../../contract/secret/trustedSecret.ts';
import { anApp } from '../identity/machineCredentials.ts';
import { readErrorCode } from '../identity/signIn.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

const put = async ({ internal }: TestDomain, kind: string, record: Record<string, unknown>) =>
  readErrorCode(await internal.post('/internal/v1/directory/put', { kind, records: [record] }));

const remove = async ({ internal, domainId: domain_id }: TestDomain, kind: string, id: string) =>
  readErrorCode(await internal.post('/internal/v1/directory/delete', { kind, ids: [id], domain_id }));

const aRole = async ({ admin }: TestDomain) =>
  (await admin.call(role.create, { name: 'Reader', role_type: 'WORKSPACE_OWNER' })).role_id;

const makeBinding = ({ users, domainId: domain_id, workspaces }: TestDomain, role_id: string) => ({
  ...{ user_id: users.guest, domain_id, workspace_id: workspaces[1], role_type: 'WORKSPACE_OWNER', role_id },
});

const aTrustedSecret = async ({ admin }: TestDomain) => {
  const request = { name: 'Cloud', schema_id: 'aws', data: { key: 'a' }, resource_group: 'DOMAIN' as const };
  return (await admin.call(trustedSecret.create, request)).trusted_secret_id;
};

describe('references between directory records', () => {
  it('must exist: the role of a binding or of an admin, the trusted secret of a secret', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, users } = domain;
    const elsewhere = await aRole(await createTestDomain());
    const admin = { user_id: users.guest, domain_id, role_type: 'DOMAIN_ADMIN', role_id: 'role-none' };
    const secret = { secret_id: 'secret-1', domain_id, trusted_secret_id: 'trusted-secret-none' };

    expect(await put(domain, 'role_bindings', makeBinding(domain, 'role-none'))).toBe('ERROR_NOT_FOUND');
    expect(await put(domain, 'role_bindings', makeBinding(domain, elsewhere))).toBe('ERROR_NOT_FOUND');
    expect(await put(domain, 'users', admin)).toBe('ERROR_NOT_FOUND');
    expect(await put(domain, 'secrets', secret)).toBe('ERROR_NOT_FOUND');
    expect(await put(domain, 'role_bindings', makeBinding(domain, await aRole(domain)))).toBe(200);
    expect(await put(domain, 'secrets', { ...secret, trusted_secret_id: await aTrustedSecret(domain) })).toBe(200);
  });

  it('an error names the record and the member of a broken reference', async () => {
    const domain = await createTestDomain();
    const records = [makeBinding(domain, ''), makeBinding(domain, 'role-none')];
    const { body } = await domain.internal.post('/internal/v1/directory/put', { kind: 'role_bindings', records });
    expect(body).toMatchObject({ detail: { message: expect.stringContaining('records.1.role_id') } });
  });

  it('a record cannot be removed through the directory while another refers to it', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, users, workspaces } = domain;
    const hasBinding = await aRole(domain);
    const { role_id: ofApp } = await anApp(domain);
    const secretId = await aTrustedSecret(domain);
    await put(domain, 'role_bindings', makeBinding(domain, hasBinding));
    await put(domain, 'secrets', { secret_id: 'secret-1', domain_id, trusted_secret_id: secretId });

    expect(await remove(domain, 'roles', hasBinding)).toBe('ERROR_ROLE_IN_USED_AT_ROLE_BINDING');
    expect(await remove(domain, 'trusted_secrets', secretId)).toBe('ERROR_EXIST_RELATED_SECRET');
    await remove(domain, 'role_bindings', `rb-${users.owner}-${workspaces[0]}`);
    expect(await remove(domain, 'roles', ofApp)).toBe('ERROR_EXIST_RESOURCE');

    expect(await domain.admin.call(role.get, { role_id: hasBinding })).toMatchObject({ state: 'ENABLED' });
    await remove(domain, 'role_bindings', `rb-${users.guest}-${workspaces[1]}`);
    await remove(domain, 'secrets', 'secret-1');
    expect(await remove(domain, 'roles', hasBinding)).toBe(200);
    expect(await remove(domain, 'trusted_secrets', secretId)).toBe(200);
  });

  it('a concurrent put and delete leave no broken reference', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id } = domain;
    const rounds = Array.from({ length: 8 }, async (_, number) => {
      const role_id = (await domain.admin.call(role.create, { name: `R${number}`, role_type: 'WORKSPACE_OWNER' }))
        .role_id;
      const user = { user_id: `user-${number}@test`, domain_id };
      await put(domain, 'users', user);
      const [stored, removed] = await Promise.all([
        put(domain, 'role_bindings', { ...makeBinding(domain, role_id), ...user }),
        domain.admin.post(role.delete.path, { role_id }).then(readErrorCode),
      ]);
      return [stored, removed];
    });
    for (const outcome of await Promise.all(rounds)) {
      expect([
        [200, 'ERROR_ROLE_IN_USED_AT_ROLE_BINDING'],
        ['ERROR_NOT_FOUND', 200],
      ]).toContainEqual(outcome);
    }
  });
});
