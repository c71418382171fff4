import { beforeAll, describe, expect, it } from 'vitest';
import { anApp } from '../service/identity/machineCredentials.ts';
import { PASSWORD } from '../service/kit.ts';
import { asker, freshGraph, type TestGraph } from './stack.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await freshGraph();
});

const GRANT = `mutation ($input: TokenGrantInput!) {
  tokenGrant(input: $input) {
    token { roleType role { id name apps(first: 1) { totalCount } } }
    userErrors { code message }
  }
}`;

/** A refresh token of a user. */
const refreshTokenOf = async (userId: string): Promise<string> => {
  const credentials = { user_id: userId, password: PASSWORD };
  const { data } = await graph.asNobody(
    'mutation ($input: TokenIssueInput!) { tokenIssue(input: $input) { token { refreshToken } } }',
    { input: { credentials, domainId: graph.domainId } },
  );
  return data.tokenIssue.token.refreshToken;
};

describe('the role of a granted token', () => {
  it('C8: is readable with that token even if the caller has no role', async () => {
    const input = { grantType: 'REFRESH_TOKEN', scope: 'DOMAIN', token: await refreshTokenOf(graph.users.admin) };
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

describe('a machine, as `me`', () => {
  it('C8: has its id, even if its role may not read apps', async () => {
    const app = await anApp(graph, 'WORKSPACE_MEMBER');

    const { data, errors } = await asker(graph.gatewayUrl, app.client_secret)('{ me { app { id name } user { id } } }');

    expect(errors).toBeUndefined();
    expect(data.me).toEqual({ app: { id: app.app_id, name: null }, user: null });
  });

  it('C8: has a name if its role may read apps', async () => {
    const app = await anApp(graph, 'WORKSPACE_OWNER');

    const { data } = await asker(graph.gatewayUrl, app.client_secret)('{ me { app { id name } } }');

    expect(data.me).toEqual({ app: { id: app.app_id, name: 'Robot' } });
  });
});
