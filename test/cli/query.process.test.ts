/** `skein token` and `skein query`, as processes, before the real gateway and service. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFixtures } from '../clients/fixtures.ts';
import { createTestGraph, fetchAccessToken, type TestGraph } from '../graph/testGraph.ts';
import { writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';
import { PASSWORD } from '../service/testDomain.ts';

const urlOf = ({ gatewayUrl }: TestGraph) => `${gatewayUrl}/graphql`;

/** Signs a user in by the command. */
const signIn = (graph: TestGraph, user: string, options: readonly string[] = [], password: string = PASSWORD) =>
  runSkein(['token', '--url', urlOf(graph), '--domain', graph.domainId, '--user', user, ...options], {
    SKEIN_PASSWORD: password,
  }).ended;

const CALLER = '{ me { roleType workspace { id } domain { id } workspaces { workspace { id name } } } }';

describe('skein token', () => {
  it('prints an access token of the scope that was asked for, and nothing else', async () => {
    const graph = await createTestGraph();
    const { users, workspaces } = graph;
    const [workspace = ''] = workspaces;

    const ended = await Promise.all([
      signIn(graph, users.owner),
      signIn(graph, users.owner, ['--workspace', workspace]),
      signIn(graph, users.admin, ['--scope', 'DOMAIN']),
    ]);
    const callers = [];
    for (const { stdout } of ended) {
      const asked = runSkein(['query', '--url', urlOf(graph)], { SKEIN_TOKEN: stdout.trim() }, [], CALLER);
      callers.push(JSON.parse((await asked.ended).stdout).data.me);
    }

    expect(ended.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }));
    for (const { stdout } of ended) expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    expect(callers).toMatchObject([
      { roleType: 'USER', workspace: null, workspaces: [{ workspace: { id: workspace } }] },
      { roleType: 'WORKSPACE_OWNER', workspace: { id: workspace } },
      { roleType: 'DOMAIN_ADMIN', workspace: null, domain: { id: graph.domainId } },
    ]);
  });

  it('fails with the code of the service when the sign-in is refused, and repeats no password', async () => {
    const graph = await createTestGraph();
    const { code, stdout, stderr } = await signIn(graph, graph.users.owner, [], 'not-the-password');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^ERROR_AUTHENTICATION_FAILURE: .+\n$/);
    expect(stderr).not.toContain('not-the-password');
  });

  it('says what is wrong as the explorer does', async () => {
    const graph = await createTestGraph();
    const noDomain = ['token', '--url', urlOf(graph), '--domain', 'domain-none', '--user', 'u'];

    const [password, domain] = await Promise.all([
      signIn(graph, graph.users.owner, [], 'not-the-password'),
      runSkein(noDomain, { SKEIN_PASSWORD: PASSWORD }).ended,
    ]);

    expect(password.stderr).toMatch(/: No such user in this domain, or the password is wrong\.\n$/);
    expect(domain).toMatchObject({ code: 1, stderr: expect.stringMatching(/: There is no domain with this id\.\n$/) });
  });

  const USER = ['--domain', 'd', '--user', 'u'];
  it.each([
    ['no user', ['--domain', 'd'], /required option '--user <id>'/],
    ['no password and no terminal', USER, /^SKEIN_PASSWORD: expected the password, here or on standard input/],
    ['a password as an option', [...USER, '--password', 'x'], /unknown option '--password'/],
    [
      'a workspace in another scope',
      [...USER, '--scope', 'DOMAIN', '--workspace', 'w'],
      /^--workspace: expected without/,
    ],
    ['no workspace', [...USER, '--scope', 'WORKSPACE'], /^--workspace: expected with --scope WORKSPACE/],
    ['an invalid URL', [...USER, '--url', 'here'], /'--url <url>' argument 'here' is invalid. expected a URL/],
  ])('given %s, exits with 2 and names what was expected', async (_given, options, says) => {
    const { code, stdout, stderr } = await runSkein(['token', ...options], {}).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});

const ALERTS = `query Alerts($first: Int!) { alerts(first: $first) { totalCount nodes { title webhook { name } } } }
query Others { budgets { totalCount } }`;

describe('skein query', () => {
  it('sends a document from a file, with variables from JSON or a file, and prints the answer', async () => {
    const { endpoint, adminToken } = await createFixtures();
    const args = ['query', writeTestFile(ALERTS, 'alerts.graphql'), '--url', endpoint, '--operation'];
    const variables = writeTestFile('{"first": 2}', 'variables.json');

    const ended = await Promise.all([
      runSkein([...args, 'Alerts', '--variables', '{"first": 1}', '--token', adminToken], {}).ended,
      runSkein([...args, 'Alerts', '--variables', variables], { SKEIN_TOKEN: adminToken }).ended,
      runSkein([...args, 'Others'], { SKEIN_TOKEN: adminToken }).ended,
    ]);

    expect(ended.map(({ code, stderr }) => ({ code, stderr }))).toEqual(Array(3).fill({ code: 0, stderr: '' }));
    const [one, two, others] = ended.map(({ stdout }) => JSON.parse(stdout));
    expect(one.data.alerts).toMatchObject({ totalCount: 5, nodes: [{ title: expect.stringMatching(/^Alert \d$/) }] });
    expect(two.data.alerts.nodes).toHaveLength(2);
    expect(others).toEqual({ data: { budgets: { totalCount: expect.any(Number) } } });
  });

  it('prints the POSTs on standard error with --explain, as many as were sent', async () => {
    const graph = await createTestGraph();
    const token = await fetchAccessToken(graph.gatewayUrl, graph.domainId, graph.users.admin);
    graph.posts();

    const args = ['query', '--explain', '--url', urlOf(graph)];
    const { code, stdout, stderr } = await runSkein(args, { SKEIN_TOKEN: token }, [], '{ alerts { totalCount } }')
      .ended;

    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ data: { alerts: { totalCount: 0 } } });
    expect(graph.posts()).toEqual(['/monitoring/v1/alert/list']);
    expect(stderr).toMatch(
      /^operation +start ms +ms +keys +rows +outcome\nmonitoring\.alert\.list +[\d.]+ +[\d.]+ +0 +OK\n/,
    );
    expect(stderr).toMatch(/\n1 POST, [\d.]+ ms, cost \d+ predicted, \d+ actual\.\n$/);
  });

  it('exits with 1 when the answer has errors, and prints it nevertheless', async () => {
    const graph = await createTestGraph();
    const { code, stdout } = await runSkein(['query', '--url', urlOf(graph)], {}, [], '{ alerts { totalCount } }')
      .ended;
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      data: { alerts: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('exits with 3 when the response is not GraphQL', async () => {
    const { url, gatewayUrl } = await createTestGraph();
    const [closed, service, page] = await Promise.all(
      ['http://127.0.0.1:9/graphql', url, `${gatewayUrl}/health/live`].map(
        (at) => runSkein(['query', '--url', at], {}, [], '{ me { roleType } }').ended,
      ),
    );
    expect(closed).toEqual({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/^http:\/\/127.0.0.1:9\/graphql: no answer: /),
    });
    expect(service).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/HTTP 404, and no answer of GraphQL/),
    });
    expect(page).toMatchObject({ code: 3, stdout: '', stderr: expect.stringMatching(/and no answer of GraphQL/) });
    const args = ['token', '--domain', 'd', '--user', 'u', '--url', 'http://127.0.0.1:9/graphql'];
    expect(await runSkein(args, { SKEIN_PASSWORD: 'p' }).ended).toEqual({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/^http:\/\/127.0.0.1:9\/graphql: no answer: (bad port|connect ECONNREFUSED)/),
    });
  });

  it.each([
    ['a file that does not exist', ['/none.graphql'], /^FILE \/none.graphql: expected a file that can be read/],
    ['variables that are not JSON', ['--variables', '{"a": secret'], /^--variables: expected a JSON object, or a file/],
    ['a file without variables', ['--variables', '/dev/null'], /^--variables: expected a JSON object/],
    ['a token with spaces', ['--token', 'se cret'], /^--token: expected an access token, without spaces/],
    ['an unknown option', ['--nonsense'], /unknown option '--nonsense'/],
    ['two files', ['a.graphql', 'b.graphql'], /too many arguments/],
    ['no seconds', ['--timeout', 'soon'], /expected a number of seconds/],
  ])('given %s, exits with 2 and names what was expected', async (_given, options, says) => {
    const { code, stdout, stderr } = await runSkein(['query', ...options], {}, [], '{ me { roleType } }').ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/secret|se cret/);
  });
});

describe('skein', () => {
  it('prints its version, and the commit of its checkout', async () => {
    const root = join(import.meta.dirname, '../..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const stdout = `${version} (commit ${commit})\n`;
    expect(await runSkein(['--version'], {}).ended).toEqual({ code: 0, stdout, stderr: '' });
  });
});
