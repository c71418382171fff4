/** Signing in before the real services: on pages, with the client, over sessions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInTokens } from '../../client/index.ts';
import { openBrowser, startSessionGateway } from '../gateway/sessionBrowser.ts';
import { createTestGraph, fetchAccessToken, type TestGraph } from '../graph/testGraph.ts';
import { PASSWORD } from '../service/testDomain.ts';
import { startRealServices } from './realServices.ts';
import { startGraphOverRealServices } from './realServicesGraph.ts';

let graph: TestGraph;
let before: Awaited<ReturnType<typeof startGraphOverRealServices>>;
beforeAll(async () => {
  graph = await createTestGraph();
  before = await startGraphOverRealServices(graph);
});
afterAll(() => before[Symbol.asyncDispose]());

/** A gateway with sessions before new services. */
const startSessions = async () => {
  const services = await startRealServices(graph.url);
  const gateway = await startSessionGateway({ UPSTREAM_PATHS: 'unversioned' }, services.url);
  return {
    url: gateway.url,
    services,
    posts: gateway.posts,
    [Symbol.asyncDispose]: async () => {
      await gateway[Symbol.asyncDispose]();
      await services.close();
    },
  };
};

describe('signing in before the real services', () => {
  it('tokenIssue without authType asks for LOCAL, which they require', async () => {
    before.services.received.length = 0;

    const token = await fetchAccessToken(before.url, graph.domainId, graph.users.owner);

    expect(token).toMatch(/^eyJ/);
    expect(before.services.received).toMatchObject([{ status: 200, body: { auth_type: 'LOCAL' } }]);
  });

  it('the client, the programs and the pages sign in without naming it', async () => {
    const { domainId, users } = graph;
    const credentials = { user_id: users.owner, password: PASSWORD };

    const token = await signInTokens({ url: `${before.url}/graphql`, domainId, credentials, scope: 'USER' }).token();

    expect(token).toMatch(/^eyJ/);
  });

  it('a session asks for LOCAL, or for what the page names', async () => {
    await using sessions = await startSessions();
    const browser = openBrowser(sessions.url);

    const local = await browser.signIn(graph.domainId, graph.users.owner, { scope: 'USER' });
    await browser.signIn(graph.domainId, graph.users.owner, { scope: 'USER', authType: 'EXTERNAL' });

    expect(local.status).toBe(200);
    const issued = sessions.services.received.filter(({ path }) => path === '/identity/token/issue');
    expect(issued.map(({ body }) => body.auth_type)).toEqual(['LOCAL', 'EXTERNAL']);
  });

  it('a session without scope has the workspace of a user who has one, and keeps it', async () => {
    await using sessions = await startSessions();
    const browser = openBrowser(sessions.url);
    const { domainId, users, workspaces } = graph;

    const signedIn = await browser.signIn(domainId, users.owner);
    const answer = await browser.query('{ me { roleType workspace { id } } alerts { nodes { id } } }');

    const viewer = { roleType: 'WORKSPACE_OWNER', workspaceId: workspaces[0], scope: 'WORKSPACE' };
    expect(signedIn).toMatchObject({ status: 200, body: viewer });
    expect(answer.body).toEqual({
      data: { me: { roleType: 'WORKSPACE_OWNER', workspace: { id: workspaces[0] } }, alerts: { nodes: [] } },
    });
    expect((await browser.session()).body).toEqual(signedIn.body);
    expect(sessions.posts()).toEqual([
      ...['identity.token.issue', 'identity.user_profile.get_workspaces', 'identity.token.grant'],
      'monitoring.alert.list',
    ]);
  });

  it.each([
    { given: 'an administrator', user: 'admin', scope: 'DOMAIN', roleType: 'DOMAIN_ADMIN' },
    { given: 'a user without a workspace', user: 'guest', scope: 'USER', roleType: 'USER' },
  ] as const)('a session without scope has the scope of $given', async ({ user, scope, roleType }) => {
    await using sessions = await startSessions();

    const { status, body } = await openBrowser(sessions.url).signIn(graph.domainId, graph.users[user]);

    expect({ status, ...body }).toMatchObject({ status: 200, workspaceId: null, scope, roleType });
  });

  it('a session without scope has that of the user where the deployment lists no workspaces', async () => {
    await using sessions = await startSessions();
    const { services } = sessions;
    services.deployment = { ...services.deployment, lacks: ['identity.user_profile'] };

    const { status, body } = await openBrowser(sessions.url).signIn(graph.domainId, graph.users.owner);

    expect({ status, ...body }).toMatchObject({ status: 200, scope: 'USER' });
  });
});
