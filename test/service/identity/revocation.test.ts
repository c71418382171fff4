/** Tokens and rights that a change takes from a user end at the next call: docs/adr/0020, semantics 3.1.16. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { token } from '../../../contract/identity/token.ts';
import { directory } from '../../../contract/internal.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { createApiClient, createTestDomain, PASSWORD, type TestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService } from '../testService.ts';
import { anApiKey, createClientWithSecret } from './machineCredentials.ts';
import { issueToken, readErrorCode } from './signIn.ts';

/** The tokens of a new sign-in, and a function that calls and grants with them. */
const signIn = async ({ url, anonymous, domainId }: TestDomain, userId: string, password = PASSWORD) => {
  const answer = await issueToken(anonymous, domainId, userId, { credentials: { user_id: userId, password } });
  const { access_token, refresh_token } = answer.body;
  const grant = { grant_type: 'REFRESH_TOKEN', token: refresh_token, scope: 'USER' };
  const outcomes = async () => [
    readErrorCode(await createApiClient(url, String(access_token)).post(apiKey.list.path)),
    readErrorCode(await anonymous.post(token.grant.path, grant)),
  ];
  return { outcomes };
};

const REVOKED = ['ERROR_AUTHENTICATE_FAILURE', 'ERROR_AUTHENTICATE_FAILURE'];
const VALID = [200, 200];

const remove = ({ internal, domainId: domain_id }: TestDomain, kind: string, id: string) =>
  internal.post('/internal/v1/directory/delete', { kind, ids: [id], domain_id });

const makeBinding = ({ users, domainId, workspaces }: TestDomain) => ({
  ...{ user_id: users.owner, domain_id: domainId, workspace_id: workspaces[0] },
});

const toOwnerRecord = ({ users, domainId }: TestDomain) => ({ user_id: users.owner, domain_id: domainId });

type DirectoryChange = (domain: TestDomain) => Promise<unknown>;

const putUser =
  (...records: object[]): DirectoryChange =>
  async (domain) => {
    for (const record of records)
      await domain.put('users', [{ ...toOwnerRecord(domain), password: PASSWORD, ...record }]);
  };

describe('the tokens of a user', () => {
  const revokingChanges: readonly { what: string; change: DirectoryChange; password?: string }[] = [
    {
      what: 'a binding is removed',
      change: (domain) => remove(domain, 'role_bindings', `rb-${domain.users.owner}-${domain.workspaces[0]}`),
    },
    {
      what: 'an owner is made a member',
      change: (domain) => domain.put('role_bindings', [{ ...makeBinding(domain), role_type: 'WORKSPACE_MEMBER' }]),
    },
    { what: 'the password is changed', change: putUser({ password: 'another one' }), password: 'another one' },
    { what: 'the user is disabled and enabled again', change: putUser({ state: 'DISABLED' }, { state: 'ENABLED' }) },
    { what: 'a domain admin loses the role type', change: putUser({ role_type: 'DOMAIN_ADMIN' }, {}) },
    {
      what: 'the user is deleted and created again',
      change: async (domain) => {
        await remove(domain, 'users', domain.users.owner);
        await putUser({})(domain);
      },
    },
  ];

  it.each(revokingChanges)(
    'are revoked when $what; those of the next sign-in are valid immediately',
    async ({ change, password }) => {
      const domain = await createTestDomain();
      const before = await signIn(domain, domain.users.owner);
      const other = await signIn(domain, domain.users.member);
      expect(await before.outcomes()).toEqual(VALID);

      await change(domain);

      expect(await before.outcomes()).toEqual(REVOKED);
      expect(await (await signIn(domain, domain.users.owner, password)).outcomes()).toEqual(VALID);
      expect(await other.outcomes()).toEqual(VALID);
    },
  );

  const keepingChanges: readonly { what: string; change: DirectoryChange }[] = [
    { what: 'the same user is put again', change: putUser({}) },
    { what: 'the user is renamed', change: putUser({ name: 'Olga', role_type: 'USER', auth_type: 'LOCAL' }) },
    {
      what: 'the same binding is put again',
      change: (domain) => domain.put('role_bindings', [{ ...makeBinding(domain), role_type: 'WORKSPACE_OWNER' }]),
    },
    {
      what: 'a binding is added',
      change: (domain) => {
        const binding = { ...makeBinding(domain), workspace_id: domain.workspaces[1], role_type: 'WORKSPACE_MEMBER' };
        return domain.put('role_bindings', [binding]);
      },
    },
  ];

  it.each(keepingChanges)('stay valid when $what', async ({ change }) => {
    const domain = await createTestDomain();
    const before = await signIn(domain, domain.users.owner);
    await change(domain);
    expect(await before.outcomes()).toEqual(VALID);
  });

  it('with the role type of an owner cannot write once the user is a member', async () => {
    const domain = await createTestDomain();
    const create = { title: 'x', project_id: domain.projects[2] };
    expect((await domain.owner.post(alert.create.path, create)).status).toBe(200);
    await domain.put('role_bindings', [{ ...makeBinding(domain), role_type: 'WORKSPACE_MEMBER' }]);
    expect(await domain.owner.refused(alert.create, create)).toBe('ERROR_AUTHENTICATE_FAILURE');
  });
});

/** Puts a user in a batch and commits it. */
const putStaged = async ({ internal, domainId: batch }: TestDomain, record: Record<string, unknown>) => {
  await internal.call(directory.put, { kind: 'users', records: [record], batch });
  await internal.call(directory.put, { kind: 'users', records: [], batch, commit: true });
};

describe('a user put in a batch', () => {
  it('keeps tokens if the password is the same; a new password revokes them', async () => {
    const domain = await createTestDomain();
    const before = await signIn(domain, domain.users.owner);

    await putStaged(domain, { ...toOwnerRecord(domain), password: PASSWORD, name: 'Olga' });
    expect(await before.outcomes()).toEqual(VALID);
    await putStaged(domain, { ...toOwnerRecord(domain), name: 'Olga' });
    expect(await before.outcomes()).toEqual(VALID);

    await putStaged(domain, { ...toOwnerRecord(domain), password: 'another one' });
    expect(await before.outcomes()).toEqual(REVOKED);
    expect(await (await signIn(domain, domain.users.owner, 'another one')).outcomes()).toEqual(VALID);
  });

  it('keeps a password that changed before the commit if the batch has none', async () => {
    const domain = await createTestDomain();
    const { internal, domainId: batch } = domain;
    await internal.call(directory.put, { kind: 'users', records: [{ ...toOwnerRecord(domain), name: 'Olga' }], batch });
    await putUser({ password: 'another one' })(domain);
    await internal.call(directory.put, { kind: 'users', records: [], batch, commit: true });

    expect(await (await signIn(domain, domain.users.owner, 'another one')).outcomes()).toEqual(VALID);
  });
});

describe('a user who is deleted and created again with the same id', () => {
  const recreate = async (domain: TestDomain, user_id: string) => {
    await remove(domain, 'users', user_id);
    await domain.put('users', [{ user_id, domain_id: domain.domainId, password: PASSWORD }]);
    return issueToken(domain.anonymous, domain.domainId, user_id, { credentials: { user_id, password: PASSWORD } });
  };

  const scopeOf = ({ workspaces }: TestDomain) => ({ scope: 'WORKSPACE', workspace_id: workspaces[0] });

  it('has none of the earlier role bindings', async () => {
    const domain = await createTestDomain();
    const { body } = await recreate(domain, domain.users.owner);

    const grant = { grant_type: 'REFRESH_TOKEN', token: body.refresh_token, ...scopeOf(domain) };
    expect(readErrorCode(await domain.anonymous.post(token.grant.path, grant))).toBe('ERROR_PERMISSION_DENIED');
  });

  it('has none of the earlier projects and PRIVATE dashboards', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, projects, users, workspaces } = domain;
    const dashboard = { project_id: projects[1], name: 'Mine', viewers: 'PRIVATE' as const, domain_id, layouts: [] };
    await domain.member.call(projectDashboard.create, dashboard);

    await recreate(domain, users.member);
    const binding = { user_id: users.member, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_MEMBER' };
    await domain.put('role_bindings', [binding]);
    const { body } = await issueToken(domain.anonymous, domain_id, users.member, {
      credentials: { user_id: users.member, password: PASSWORD },
    });
    const recreatedUser = createApiClient(domain.url, String(body.access_token));

    expect(await recreatedUser.refused(projectDashboard.create, dashboard)).toBe('ERROR_PERMISSION_DENIED');
    const record = { project_id: projects[1], domain_id, workspace_id: workspaces[0], project_type: 'PRIVATE' };
    await domain.put('projects', [{ ...record, users: [users.member], name: 'Billing' }]);
    expect((await recreatedUser.call(projectDashboard.list, { domain_id })).total_count).toBe(0);
  });
});

describe('the API keys of a user', () => {
  it('are deleted with the user, and stay deleted when a user with the same id is created', async () => {
    const domain = await createTestDomain();
    const machine = createClientWithSecret(domain, (await anApiKey(domain.owner)).api_key);
    expect((await machine.post(apiKey.list.path)).status).toBe(200);

    await remove(domain, 'users', domain.users.owner);
    await putUser({})(domain);

    expect(await machine.refused(apiKey.list, {})).toBe('ERROR_AUTHENTICATE_FAILURE');
    expect((await domain.admin.call(apiKey.list, { user_id: domain.users.owner })).total_count).toBe(0);
  });

  it('stay valid when the password changes', async () => {
    const domain = await createTestDomain();
    const machine = createClientWithSecret(domain, (await anApiKey(domain.owner)).api_key);
    await putUser({ password: 'another one' })(domain);
    expect((await machine.post(apiKey.list.path)).status).toBe(200);
  });
});

const { DATABASE_URL: databaseUrl } = process.env;

const testWithoutGenerations = (url: string) =>
  it('tokens issued without a generation stay valid until a change revokes them', async () => {
    const schema = makeSchemaName();
    await using service = await startTestService({ schema });
    const domain = await createTestDomain(service.url);
    await using opened = new AsyncDisposableStack();
    const store = await openPostgres(url, { schema });
    opened.defer(store.close);
    await sql`update directory_entry set token_generation = null`.execute(store.db);
    const earlier = await signIn(domain, domain.users.owner);
    expect(await earlier.outcomes()).toEqual(VALID);

    await putUser({ state: 'DISABLED' }, {})(domain);

    expect(await earlier.outcomes()).toEqual(REVOKED);
  });

if (databaseUrl) describe('a store of an earlier release', () => testWithoutGenerations(databaseUrl));
