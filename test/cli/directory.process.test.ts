/** `skein directory`, as a process, at a running service and at a store. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder, writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';
import {
  createApiClient,
  createTestDomain,
  INTERNAL_TOKEN,
  sharedService,
  type TestDomain,
} from '../service/testDomain.ts';

beforeAll(() => sharedService());

const directory = ({ url }: Pick<TestDomain, 'url'>, args: readonly string[], input?: string) =>
  runSkein(['directory', ...args, '--url', url], { INTERNAL_TOKEN }, [], input).ended;

const team = ({ domainId: domain_id }: TestDomain) => ({
  role_bindings: [{ user_id: 'new@test', domain_id, workspace_id: 'w-new', role_type: 'WORKSPACE_OWNER' }],
  projects: [{ project_id: 'p-new', domain_id, workspace_id: 'w-new', name: 'New' }],
  workspaces: [{ workspace_id: 'w-new', domain_id, name: 'New' }],
  users: [{ user_id: 'new@test', domain_id, password: 'a password of its own' }],
});

describe('skein directory', { timeout: 120_000 }, () => {
  it('puts records of a file in an order in which references are known, lists them without secrets, and deletes them', async () => {
    const domain = await createTestDomain();
    const of = ['--domain', domain.domainId];

    const put = await directory(domain, ['put', writeTestFile(JSON.stringify(team(domain)), 'team.json')]);
    const users = await directory(domain, ['list', 'users', ...of, '--json']);
    const bindings = await directory(domain, ['list', 'role_bindings', ...of]);
    const signedIn = await createApiClient(domain.url).post('/identity/v2/token/issue', {
      credentials: { user_id: 'new@test', password: 'a password of its own' },
      domain_id: domain.domainId,
    });
    const refused = await directory(domain, ['delete', 'planets', 'p', ...of]);
    const deleted = await directory(domain, ['delete', 'projects', 'p-new', 'p-none', ...of]);

    expect(put).toEqual({
      code: 0,
      stdout: '4 records put: users 1, workspaces 1, role_bindings 1, projects 1.\n',
      stderr: '',
    });
    expect(users).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(users.stdout)).toContainEqual({ user_id: 'new@test', domain_id: domain.domainId });
    expect(users.stdout).not.toMatch(/password|mfa|argon2id/);
    expect(bindings.stdout).toMatch(/^.*user_id=new@test .*role_binding_id=rb-new@test-w-new$/m);
    expect(signedIn.status).toBe(200);
    expect(refused).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^KIND planets: expected one of domains, .*users/),
    });
    expect(await directory(domain, ['list', 'projekts', ...of])).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^KIND projekts: expected projects, or another of domains, .*users/),
    });
    expect(deleted).toEqual({ code: 0, stdout: '1 record of projects deleted.\n', stderr: '' });
  });

  it('reads standard input, and puts all records or none', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id } = domain;
    const records = JSON.stringify({
      workspaces: [{ workspace_id: 'w-in', domain_id }],
      projects: [{ project_id: 'p-in', domain_id: 'domain-none', workspace_id: 'w-in' }],
    });

    const refused = await directory(domain, ['put'], records);
    const listed = await directory(domain, ['list', 'workspaces', '--domain', domain_id, '--json']);
    const put = await directory(domain, ['put', '-', '--json'], records.replace('domain-none', domain_id));

    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/ERROR_NOT_FOUND.*domain-none/),
    });
    expect(listed.stdout).not.toContain('w-in');
    expect(put).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(put.stdout)).toEqual({ workspaces: 1, projects: 1 });
  });

  it.each([
    ['no JSON', 'hush', [], /^FILE -: expected a JSON object with one array per kind\.\n$/],
    ['an array', '[]', [], /^FILE -: expected a JSON object/],
    ['an unknown kind', '{"planets": []}', [], /^FILE -: planets: expected a kind, one of domains, .*users/],
    ['a record that is not an object', '{"users": ["hush"]}', [], /^FILE -: users: expected an array of JSON objects/],
    ['a file that does not exist', '', ['/none.json'], /^FILE \/none.json: expected a file that can be read/],
    ['an unknown option', '{}', ['--nonsense'], /unknown option '--nonsense'/],
    ['two files', '{}', ['a', 'b'], /too many arguments/],
  ])('given %s, exits with 2, says what was expected, and repeats nothing', async (_given, input, args, says) => {
    const { code, stdout, stderr } = await runSkein(['directory', 'put', ...args], {}, [], input).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('hush');
  });

  it('requires the domain of a deletion if there are several, and names the kinds that can be listed', async () => {
    const [domain] = [await createTestDomain(), await createTestDomain()];
    expect(await directory(domain, ['delete', 'projects', 'p'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--domain is needed, as there are several: /),
    });
    expect(await directory(domain, ['list', 'trusted_secrets'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/one of domains, users, workspaces, role_bindings/),
    });
    expect((await runSkein(['directory', 'list', 'domains'], { DATA_DIR: makeTestFolder() }).ended).stderr).toMatch(
      /^There is no store in .*: expected DATA_DIR, DATABASE_URL or --url/,
    );
  });
});
