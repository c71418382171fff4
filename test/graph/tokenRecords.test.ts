import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { anApp } from '../service/identity/machineCredentials.ts';
import { PASSWORD } from '../service/testDomain.ts';
import { isSplit } from './servedAreas.ts';
import { createTestGraph, makeSendQuery, type TestGraph } from './testGraph.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
});

const GRANT = `mutation ($input: TokenGrantInput!) {
  tokenGrant(input: $input) {
    token { roleType role { id name apps(first: 1) { totalCount } } }
    userErrors { code message }
  }
}`;

/** A refresh token of a user. */
const issueRefreshToken = async (userId: string): Promise<string> => {
  const credentials = { user_id: userId, password: PASSWORD };
  const { data } = await graph.asNobody(
    'mutation ($input: TokenIssueInput!) { tokenIssue(input: $input) { token { refreshToken } } }',
    { input: { credentials, domainId: graph.domainId } },
  );
  return data.tokenIssue.token.refreshToken;
};

describe('the role of a granted token', () => {
  it('is readable with that token even if the caller has no role', async () => {
    const input = { grantType: 'REFRESH_TOKEN', scope: 'DOMAIN', token: await issueRefreshToken(graph.users.admin) };
    graph.posts();

    const { data, errors } = await graph.asNobody(GRANT, { input });

    expect(errors).toBeUndefined();
    expect(data.tokenGrant).toEqual({
      token: {
        roleType: 'DOMAIN_ADMIN',
        role: { id: 'managed-domain-admin', name: expect.any(String), apps: { totalCount: 0 } },
      },
      userErrors: [],
    });
    expect(graph.posts()).toEqual(['/identity/v2/app/list', '/identity/v2/role/get', '/identity/v2/token/grant']);
  });
});

// An area in a process of its own gets the token of the request.
describe.skipIf(isSplit)('the workspace of a granted token', () => {
  const BELOW = `token { workspace { id projects { totalCount } alerts(first: 1) { totalCount nodes { title } } } }
    userErrors { code }`;
  const granted = async () => ({
    grantType: 'REFRESH_TOKEN',
    scope: 'WORKSPACE',
    workspaceId: graph.workspaces[0],
    token: await issueRefreshToken(graph.users.owner),
  });
  const GRANT = `mutation ($input: TokenGrantInput!) { tokenGrant(input: $input) { ${BELOW} } }`;
  const workspace = () => ({
    id: graph.workspaces[0],
    projects: { totalCount: 3 },
    alerts: { totalCount: 1, nodes: [{ title: 'Disk' }] },
  });

  beforeAll(async () => {
    await graph.owner.call(alert.create, { title: 'Disk', project_id: graph.projects[0] });
  });

  it.each(['asNobody', 'asGuest'] as const)('is read with that token in all areas, %s', async (as) => {
    const guest = makeSendQuery(graph.gatewayUrl, await graph.tokenOf.guest());
    const { data, errors } = await (as === 'asNobody' ? graph.asNobody : guest)(GRANT, { input: await granted() });

    expect(errors).toBeUndefined();
    expect(data.tokenGrant).toEqual({ token: { workspace: workspace() }, userErrors: [] });
  });

  it('is not a sign-in: other mutations of the operation belong to the caller', async () => {
    const { data, errors } = await graph.asNobody(
      `mutation ($input: TokenGrantInput!, $projectId: ID!) {
        tokenGrant(input: $input) { ${BELOW} }
        alertCreate(input: { title: "Load", projectId: $projectId }) { alert { id } }
        webhookDelete(input: { id: "webhook-1" }) { deletedId }
      }`,
      { input: await granted(), projectId: graph.projects[0] },
    );

    expect(data).toEqual({
      tokenGrant: { token: { workspace: workspace() }, userErrors: [] },
      alertCreate: null,
      webhookDelete: null,
    });
    expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
      ['alertCreate', 'UNAUTHENTICATED'],
      ['webhookDelete', 'UNAUTHENTICATED'],
    ]);
  });
});

describe('a machine, as `me`', () => {
  it('has its id, even if its role may not read apps', async () => {
    const app = await anApp(graph, 'WORKSPACE_MEMBER');

    const { data, errors } = await makeSendQuery(
      graph.gatewayUrl,
      app.client_secret,
    )('{ me { app { id name } user { id } } }');

    expect(errors).toBeUndefined();
    expect(data.me).toEqual({ app: { id: app.app_id, name: null }, user: null });
  });

  it('has a name if its role may read apps', async () => {
    const app = await anApp(graph, 'WORKSPACE_OWNER');

    const { data } = await makeSendQuery(graph.gatewayUrl, app.client_secret)('{ me { app { id name } } }');

    expect(data.me).toEqual({ app: { id: app.app_id, name: 'Robot' } });
  });
});
