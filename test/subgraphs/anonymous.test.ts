import { describe, expect, it } from 'vitest';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

describe('without a token', () => {
  it.each([
    {
      area: 'identity',
      asking: 'signing in',
      query:
        'mutation { tokenIssue(input: { credentials: { user_id: "u" }, domainId: "d" }) { token { accessToken } userErrors { code } } }',
      path: '/identity/v2/token/issue',
      answer: { access_token: 'a', refresh_token: 'r' },
    },
    {
      area: 'identity',
      asking: 'trading a refresh token',
      query:
        'mutation { tokenGrant(input: { grantType: REFRESH_TOKEN, token: "r", scope: USER }) { token { accessToken } userErrors { code } } }',
      path: '/identity/v2/token/grant',
      answer: { access_token: 'a', role_type: 'USER', domain_id: 'd', workspace_id: '', role_id: '' },
    },
    {
      area: 'identity',
      asking: 'looking up endpoints',
      query: '{ endpoints(endpointType: INTERNAL) { nodes { service endpoint internalEndpoint state } } }',
      path: '/identity/v2/endpoint/list',
      answer: { results: [{ service: 'identity', internal_endpoint: 'http://x', state: 'ACTIVE' }], total_count: 1 },
    },
    {
      area: 'monitoring',
      asking: 'acknowledging with the key of a notification',
      query:
        'mutation { alertUpdateState(input: { id: "a", accessKey: "k" }) { alert { state } userErrors { code } } }',
      path: '/monitoring/v1/alert/update-state',
      answer: { alert_id: 'a', state: 'ACKNOWLEDGED' },
    },
  ] as const)('$asking works', async ({ area, query, path, answer }) => {
    await using facade = await startStubbedSubgraphs({ [path]: () => answer });

    const { data, errors } = await facade.ask(area, query, { authorization: undefined });

    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {})).toEqual([expect.anything()]);
    expect(facade.posts.map((post) => [post.path, 'authorization' in post.headers])).toEqual([[path, false]]);
  });

  it.each([
    { area: 'monitoring', query: '{ webhooks(first: 1) { nodes { id } } }' },
    { area: 'dashboard', query: '{ projectDashboards(first: 1) { nodes { id } } }' },
  ] as const)('an operation that needs a domain is UNAUTHENTICATED, and not sent: $query', async ({ area, query }) => {
    await using facade = await startStubbedSubgraphs({});

    const { errors } = await facade.ask(area, query, { authorization: undefined });

    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['UNAUTHENTICATED']);
    expect(facade.posts).toEqual([]);
  });
});
