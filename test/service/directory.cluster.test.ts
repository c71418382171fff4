import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config/index.ts';
import { token } from '../../contract/identity/token.ts';
import { directory } from '../../contract/internal.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { hashPassword } from '../../service/crypto/password.ts';
import { issueToken } from './identity/signIn.ts';
import {
  type ApiClient,
  createApiClient,
  createTestDomain,
  INTERNAL_TOKEN,
  PASSWORD,
  sharedService,
  signInAs,
} from './testDomain.ts';
import { makeSchemaName, startTestService } from './testService.ts';

beforeAll(() => sharedService());

const PUT = '/internal/v1/directory/put';
const DELETE = '/internal/v1/directory/delete';

const codeOf = (body: Record<string, unknown>) => (body.detail as { code?: string } | undefined)?.code;

const BOOTSTRAP = {
  role_bindings: [
    { user_id: 'o', domain_id: 'domain-b', workspace_id: 'w', role_type: 'WORKSPACE_OWNER', role_id: 'role-b' },
  ],
  users: [
    { user_id: 'o', domain_id: 'domain-b', password: PASSWORD },
    { user_id: 'a', domain_id: 'domain-b', password: PASSWORD, role_type: 'DOMAIN_ADMIN' },
  ],
  domains: [{ domain_id: 'domain-b', name: 'B' }],
  workspaces: [{ workspace_id: 'w', domain_id: 'domain-b' }],
  projects: [{ project_id: 'p', domain_id: 'domain-b', workspace_id: 'w', project_type: 'PUBLIC' }],
  roles: [
    { role_id: 'role-b', domain_id: 'domain-b', name: 'R', role_type: 'WORKSPACE_OWNER', permissions: ['monitoring'] },
  ],
  identity_jobs: [{ job_id: 'job-1', domain_id: 'domain-b', workspace_id: 'w', status: 'SUCCESS' }],
};

/** Signs in to the domain of the bootstrap file. */
const signInAdmin = async (url: string, user_id: string): Promise<ApiClient & { refresh_token: string }> => {
  const credentials = { user_id, password: PASSWORD };
  const { access_token, refresh_token } = await createApiClient(url).call(token.issue, {
    credentials,
    domain_id: 'domain-b',
  });
  return { ...createApiClient(url, access_token), refresh_token };
};

describe('0.1.1 a bootstrap file', () => {
  it('has the same effect when loaded again, in any order of kinds, and keeps later records and tokens', async () => {
    const dataDir = process.env.DATABASE_URL ? undefined : mkdtempSync(join(tmpdir(), 'skein-'));
    const options = { bootstrap: BOOTSTRAP, schema: makeSchemaName(), dataDir, internalToken: undefined };
    const all = { query: { sort: [{ key: 'job_id' }] } };
    const look = async (owner: ApiClient) => (await owner.post('/identity/v2/job/list', all)).body;
    let owner: ApiClient & { refresh_token: string };
    let jobs: unknown;
    let alert_id: string;
    {
      await using first = await startTestService(options);
      const admin = await signInAdmin(first.url, 'a');
      owner = await signInAdmin(first.url, 'o');
      jobs = await look(admin);
      alert_id = (await owner.call(alert.create, { title: 'Kept', project_id: 'p' })).alert_id;
      for (const path of [PUT, DELETE, '/internal/v1/directory/list']) {
        const { status, body } = await first.internal.post(path, { kind: 'domains', records: [], ids: [] });
        expect([status, codeOf(body)]).toEqual([404, 'ERROR_UNSUPPORTED_API']);
      }
    }
    await using second = await startTestService(options);

    expect(await look(await signInAdmin(second.url, 'a'))).toEqual(jobs);
    const grant = {
      grant_type: 'REFRESH_TOKEN',
      token: owner.refresh_token,
      scope: 'WORKSPACE',
      workspace_id: 'w',
    } as const;
    const { access_token, role_id } = await createApiClient(second.url).call(token.grant, grant);
    expect(role_id).toBe('role-b');
    expect((await createApiClient(second.url, access_token).call(alert.get, { alert_id })).title).toBe('Kept');
    if (dataDir) rmSync(dataDir, { recursive: true });
  });

  it.each([
    { given: 'an unknown kind', bootstrap: { planets: [] }, reason: /planets/ },
    { given: 'a record without its id', bootstrap: { domains: [{ name: 'x' }] }, reason: /records\.0\.domain_id/ },
    {
      given: 'an entry of an unknown domain',
      bootstrap: { users: [{ user_id: 'u', domain_id: 'd' }] },
      reason: /domain_id/,
    },
  ])('the service does not start with $given', async ({ bootstrap, reason }) => {
    await expect(startTestService({ bootstrap })).rejects.toThrow(reason);
  });
});

describe('0.1.2 changing the directory at runtime', () => {
  it('puts and deletes by kind and id, returns counts, and is idempotent', async () => {
    const { internal, domainId } = await createTestDomain();
    const records = [{ project_id: 'p-1', domain_id: domainId, workspace_id: 'w' }];
    for (const _ of [1, 2])
      expect((await internal.post(PUT, { kind: 'projects', records })).body).toEqual({ count: 1 });

    const remove = () => internal.post(DELETE, { kind: 'projects', ids: ['p-1'], domain_id: domainId });
    expect((await remove()).body).toEqual({ count: 1 });
    expect((await remove()).body).toEqual({ count: 0 });
  });

  it.each([
    { given: 'an unknown kind', kind: 'planets', record: {}, code: 'ERROR_INVALID_PARAMETER' },
    {
      given: 'a kind named like a member of JavaScript',
      kind: 'constructor',
      record: {},
      code: 'ERROR_INVALID_PARAMETER',
    },
    { given: 'a record without its id', kind: 'users', record: {}, code: 'ERROR_REQUIRED_PARAMETER' },
    {
      given: 'a member of the wrong type',
      kind: 'users',
      record: { user_id: 7 },
      code: 'ERROR_INVALID_PARAMETER_TYPE',
    },
    {
      given: 'another domain',
      kind: 'users',
      record: { user_id: 'u', domain_id: 'domain-x' },
      code: 'ERROR_NOT_FOUND',
    },
    {
      given: 'a user with the role type WORKSPACE_OWNER',
      kind: 'users',
      record: { user_id: 'u', role_type: 'WORKSPACE_OWNER' },
      code: 'ERROR_INVALID_PARAMETER',
    },
    {
      given: 'a binding with the role type DOMAIN_ADMIN',
      kind: 'role_bindings',
      record: { user_id: 'u', workspace_id: 'w', role_type: 'DOMAIN_ADMIN' },
      code: 'ERROR_INVALID_PARAMETER',
    },
    {
      given: 'an unknown state',
      kind: 'users',
      record: { user_id: 'u', state: 'SUSPENDED' },
      code: 'ERROR_INVALID_PARAMETER',
    },
    {
      given: 'a hash of another algorithm',
      kind: 'users',
      record: { user_id: 'u', password_hash: '$2b$10$abc' },
      code: 'ERROR_INVALID_PARAMETER',
    },
    {
      given: 'a hash that takes a hundred megabytes',
      kind: 'users',
      record: { user_id: 'u', password_hash: `argon2id$m=100000,t=1$${'A'.repeat(22)}$${'A'.repeat(43)}` },
      code: 'ERROR_INVALID_PARAMETER',
    },
  ])('refuses $given with $code, and stores nothing of the call', async ({ kind, record, code }) => {
    const { internal, domainId } = await createTestDomain();
    const fine = {
      user_id: 'fine',
      domain_id: domainId,
      workspace_id: 'w',
      role_type: record.role_type && 'WORKSPACE_OWNER',
    };
    const valid = kind === 'users' ? { user_id: 'fine', domain_id: domainId, password: PASSWORD } : fine;
    const { body } = await internal.post(PUT, { kind, records: [valid, { domain_id: domainId, ...record }] });
    expect(codeOf(body)).toBe(code);

    const { body: removed } = await internal.post(DELETE, { kind: 'users', ids: ['fine'], domain_id: domainId });
    expect(removed).toEqual({ count: 0 });
  });

  it.each([
    { given: 'of the default cost, which it does not name', cost: undefined, form: /^argon2id\$[\w-]{22}\$/ },
    { given: 'of another cost, which it names', cost: { memory: 64, passes: 3 }, form: /^argon2id\$m=64,t=3\$/ },
  ])('takes a password as a hash $given', async ({ cost, form }) => {
    const { anonymous, put, domainId } = await createTestDomain();
    const password_hash = await hashPassword(PASSWORD, cost);
    await put('users', [{ user_id: 'hashed', domain_id: domainId, password_hash }]);
    const wrong = { credentials: { user_id: 'hashed', password: 'wrong' } };

    expect(password_hash).toMatch(form);
    expect((await issueToken(anonymous, domainId, 'hashed')).status).toBe(200);
    expect((await issueToken(anonymous, domainId, 'hashed', wrong)).body).toMatchObject({
      detail: { code: 'ERROR_AUTHENTICATION_FAILURE' },
    });
  });

  it('treats an empty state as the default', async () => {
    const { put, domainId: domain_id, workspaces, users, member, projects } = await createTestDomain();
    await put('domains', [{ domain_id, state: '' }]);
    await put('workspaces', [{ workspace_id: workspaces[0], domain_id, state: '' }]);
    await put('users', [{ user_id: users.member, domain_id, state: '' }]);
    const place = { domain_id, workspace_id: workspaces[0] };
    await put('projects', [{ project_id: projects[2], ...place, project_type: '', alert_state: '' }]);
    const created = await member.call(alert.create, { title: 'x', project_id: projects[2] });
    expect(created.state).toBe('TRIGGERED');
  });

  it('refuses the name of another record', async () => {
    const { internal, domainId: domain_id } = await createTestDomain();
    const named = { role_id: 'role-mine', domain_id, name: 'Domain Admin', role_type: 'DOMAIN_ADMIN' };
    const { status, body } = await internal.post(PUT, { kind: 'roles', records: [named] });
    expect([status, codeOf(body)]).toEqual([409, 'ERROR_SAVE_UNIQUE_VALUES']);
  });

  it('puts many records in order; the last of several with one id wins', async () => {
    const { domainId: domain_id, internal } = await createTestDomain();
    // More records than fit into one statement.
    const ids = Array.from({ length: 2500 }, (_, index) => `project-${index}`);
    const records = ids.map((project_id) => ({ project_id, domain_id, workspace_id: 'w', name: `of ${project_id}` }));
    const renamed = { ...records[0], name: 'renamed' };
    const { body } = await internal.post(PUT, { kind: 'projects', records: [...records, renamed] });
    expect(body).toEqual({ count: 2501 });

    const { results } = await internal.call(directory.list, { kind: 'projects', domain_id });
    const created = results.slice(-ids.length) as { project_id: string; name: string }[];
    expect(created.map(({ project_id }) => project_id)).toEqual(ids);
    expect(created.slice(0, 2).map(({ name }) => name)).toEqual(['renamed', 'of project-1']);
  });

  it('keeps the password of a user who is put concurrently with and without one', async () => {
    const { domainId: domain_id, anonymous, put } = await createTestDomain();
    const user = { user_id: 'twice@test', domain_id };
    await put('users', [
      { ...user, password: PASSWORD },
      { ...user, name: 'Twice' },
    ]);
    const credentials = { user_id: user.user_id, password: PASSWORD };
    expect(await anonymous.call(token.issue, { credentials, domain_id })).toMatchObject({
      access_token: expect.any(String),
    });
  });

  it('is allowed with the internal token only', async () => {
    const { admin, anonymous } = await createTestDomain();
    expect(codeOf((await admin.post(PUT, { kind: 'domains', records: [] })).body)).toBe('ERROR_PERMISSION_DENIED');
    expect(codeOf((await anonymous.post(PUT, { kind: 'domains', records: [] })).body)).toBe(
      'ERROR_AUTHENTICATE_FAILURE',
    );
  });

  it('keeps the password of a user who is put without one', async () => {
    const { put, domainId, users, anonymous, owner } = await createTestDomain();
    await put('users', [{ user_id: users.owner, domain_id: domainId, name: 'Renamed' }]);
    const credentials = { user_id: users.owner, password: PASSWORD };
    expect((await anonymous.post(token.issue.path, { credentials, domain_id: domainId })).status).toBe(200);
    expect((await owner.post(alert.list.path)).status).toBe(200);
  });

  it('does not return passwords or hashes', async () => {
    const { internal, put, domainId } = await createTestDomain();
    await put('users', [{ user_id: 'secretive', domain_id: domainId, password: 'opensesame' }]);
    const { status, body } = await internal.post('/internal/v1/directory/list', { kind: 'users', domain_id: domainId });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { results: expect.arrayContaining([expect.objectContaining({ user_id: 'secretive' })]) },
    });
    expect(JSON.stringify(body)).not.toMatch(/opensesame|argon2/);
  });
});

describe('the internal token', () => {
  it('4.7.1 without it in the settings, there are no internal calls, and no caller can read the data of a secret', async () => {
    const trusted_secrets = [{ trusted_secret_id: 'ts', domain_id: 'domain-b', data: { key: 'x' } }];
    await using service = await startTestService({
      bootstrap: { ...BOOTSTRAP, trusted_secrets },
      internalToken: undefined,
    });
    const [admin, owner] = [await signInAdmin(service.url, 'a'), await signInAdmin(service.url, 'o')];
    const request = { trusted_secret_id: 'ts', domain_id: 'domain-b' };

    for (const caller of [admin, owner, service.internal, createApiClient(service.url)]) {
      for (const path of [PUT, DELETE, '/internal/v1/directory/list']) {
        const { status, body } = await caller.post(path, { kind: 'domains', records: [], ids: [] });
        expect([status, codeOf(body)]).toEqual([404, 'ERROR_UNSUPPORTED_API']);
      }
    }
    for (const caller of [admin, owner]) {
      expect(await caller.refused(trustedSecret.get_data, request)).toBe('ERROR_PERMISSION_DENIED');
    }
    expect(await service.internal.refused(trustedSecret.get_data, request)).toBe('ERROR_AUTHENTICATE_FAILURE');
    for (const token of ['undefined', 'null', '']) {
      expect(await createApiClient(service.url, token).refused(trustedSecret.get_data, request)).toBe(
        'ERROR_AUTHENTICATE_FAILURE',
      );
    }
  });

  it('4.7.1 is compared as a whole', async () => {
    const { url } = await createTestDomain();
    for (const token of [INTERNAL_TOKEN.slice(0, -1), `${INTERNAL_TOKEN}0`, INTERNAL_TOKEN.toUpperCase()]) {
      const { status } = await createApiClient(url, token).post('/internal/v1/directory/list', { kind: 'domains' });
      expect(status).toBe(401);
    }
    const { status } = await createApiClient(url, INTERNAL_TOKEN).post('/internal/v1/directory/list', {
      kind: 'domains',
    });
    expect(status).toBe(200);
  });

  it('4.7.1 has at least 32 characters', () => {
    expect(() => readConfig({ INTERNAL_TOKEN: 'x'.repeat(31) })).toThrow(/INTERNAL_TOKEN: expected at least 32/);
    expect(readConfig({ INTERNAL_TOKEN: 'x'.repeat(32) }).internalToken).toBe('x'.repeat(32));
  });
});

describe('ids of the directory', () => {
  it.each(['project-1', 'Any Form / 1', '*-', '日本', '"quoted"', '%s', '../up'])(
    '1.4.2 are accepted in any form: %s',
    async (project_id) => {
      const { owner, put, domainId: domain_id, workspaces } = await createTestDomain();
      await put('projects', [{ project_id, domain_id, workspace_id: workspaces[0] }]);

      const { alert_id } = await owner.call(alert.create, { title: 'x', project_id });

      expect((await owner.call(alert.get, { alert_id })).project_id).toBe(project_id);
      expect((await owner.call(alert.list, { project_id })).total_count).toBe(1);
    },
  );

  it('1.4.2 are generated for bindings without one', async () => {
    const { put, internal, domainId: domain_id, workspaces, users } = await createTestDomain();
    const binding = { user_id: users.guest, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_MEMBER' };
    await put('role_bindings', [binding]);
    const ids = [`rb-${users.guest}-${workspaces[0]}`];
    expect((await internal.post(DELETE, { kind: 'role_bindings', ids, domain_id })).body).toEqual({ count: 1 });
  });
});

describe('a project that moves to another workspace', () => {
  it('0.1.4 does not move existing records', async () => {
    const { admin, owner, put, domainId: domain_id, workspaces, projects } = await createTestDomain();
    const hook = { name: 'Hook', project_id: projects[0], plugin_info: { plugin_id: 'p' }, domain_id };
    const { webhook_id } = await owner.call(webhook.create, hook);
    const { alert_id } = await owner.call(alert.create, { title: 'Before', project_id: projects[0] });

    await put('projects', [{ project_id: projects[0], domain_id, workspace_id: workspaces[1] }]);

    expect((await owner.call(alert.get, { alert_id })).workspace_id).toBe(workspaces[0]);
    expect((await owner.call(webhook.get, { webhook_id, domain_id })).project_id).toBe(projects[0]);
    const after = await admin.call(alert.create, { title: 'After', project_id: projects[0] });
    expect(after.workspace_id).toBe(workspaces[1]);
    expect(await owner.refused(alert.create, { title: 'After', project_id: projects[0] })).toBe('ERROR_NOT_FOUND');
  });
});

describe('0.1.3 references to the directory', () => {
  const hook = (plugin_id: string, project_id: string) => ({
    name: 'Hook',
    project_id,
    plugin_info: { plugin_id },
    domain_id: '',
  });

  it('an open kind accepts any id while the domain has no entries', async () => {
    const { put, domainId, users, url } = await createTestDomain();
    const bare = `domain-bare-${domainId}`;
    await put('domains', [{ domain_id: bare }]);
    await put('users', [{ user_id: users.admin, domain_id: bare, password: PASSWORD, role_type: 'DOMAIN_ADMIN' }]);
    const bareAdmin = await signInAs(url, bare, users.admin);

    const created = await bareAdmin.post(alert.create.path, {
      title: 'x',
      project_id: 'project-any',
    });

    expect(created.status).toBe(200);
  });

  it('an open kind with entries accepts only existing ids of the domain', async () => {
    const { admin, projects } = await createTestDomain();
    const other = await createTestDomain();
    expect((await admin.post(alert.create.path, { title: 'x', project_id: projects[0] })).status).toBe(200);
    for (const project_id of ['project-none', other.projects[0]]) {
      const { status, body } = await admin.post(alert.create.path, { title: 'x', project_id });
      expect([status, codeOf(body)]).toEqual([404, 'ERROR_NOT_FOUND']);
      expect(JSON.stringify(body)).toContain('project_id');
    }
  });

  it('a closed kind is checked even if the domain has no entries', async () => {
    const { admin, projects } = await createTestDomain();
    const unknown = { ...hook('plugin-x', projects[0]), workspace_id: 'workspace-none' };
    expect(await admin.refused(webhook.create, unknown)).toBe('ERROR_NOT_FOUND');
    const assigned = { title: 'x', project_id: projects[0], assignee: 'nobody@test' };
    expect(await admin.refused(alert.create, assigned)).toBe('ERROR_NOT_FOUND');
  });
});
