import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { makeUnsignedToken, startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const ME = '{ me { roleType permissions expiresAt user { id } app { id } domain { id } workspace { id } } }';

describe('the caller, as `me`', () => {
  it('is read from the token of a user', async () => {
    await using facade = await startStubbedSubgraphs({});
    const authorization = makeUnsignedToken({
      own: 'USER',
      aud: 'member@example.com',
      did: 'domain-1',
      wid: 'workspace-1',
      rol: 'WORKSPACE_MEMBER',
      permissions: ['monitoring:Alert.read'],
      exp: 4_102_444_800,
    });

    const { data } = await facade.ask('identity', ME, { authorization });

    expect(data).toEqual({
      me: {
        roleType: 'WORKSPACE_MEMBER',
        permissions: ['monitoring:Alert.read'],
        expiresAt: '2100-01-01T00:00:00.000Z',
        user: { id: 'member@example.com' },
        app: null,
        domain: { id: 'domain-1' },
        workspace: { id: 'workspace-1' },
      },
    });
    expect(facade.posts).toEqual([]);
  });

  it('is read from the token of a machine', async () => {
    await using facade = await startStubbedSubgraphs({});
    const authorization = makeUnsignedToken({
      own: 'APP',
      aud: 'app-1',
      did: 'domain-1',
      wid: '*',
      rol: 'DOMAIN_KING',
    });

    const { data } = await facade.ask('identity', ME, { authorization });

    expect(data).toMatchObject({
      me: { roleType: 'UNKNOWN', permissions: [], expiresAt: null, user: null, app: { id: 'app-1' }, workspace: null },
    });
  });

  it.each([
    { token: 'none', authorization: undefined },
    { token: 'one of another scheme', authorization: 'Basic YTpi' },
    { token: 'an unreadable one', authorization: 'Bearer opaque' },
    { token: 'an expired one', authorization: makeUnsignedToken({ aud: 'u', exp: 1 }) },
  ])('is UNAUTHENTICATED with $token', async ({ authorization }) => {
    await using facade = await startStubbedSubgraphs({});

    const { data, errors } = await facade.ask('identity', ME, { authorization });

    expect(data).toEqual({ me: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('signing in', () => {
  const ISSUE =
    'mutation ($input: TokenIssueInput!) { tokenIssue(input: $input) { token { accessToken refreshToken } userErrors { code path } } }';

  it('returns tokens for credentials', async () => {
    await using facade = await startStubbedSubgraphs({
      '/identity/v2/token/issue': () => ({ access_token: 'a', refresh_token: 'r' }),
    });
    const input = { credentials: { user_id: 'u', password: 'p' }, domainId: 'd', authType: 'LOCAL', timeout: 60 };

    const { data } = await facade.ask('identity', ISSUE, { variables: { input }, authorization: undefined });

    expect(data).toEqual({ tokenIssue: { token: { accessToken: 'a', refreshToken: 'r' }, userErrors: [] } });
    expect(facade.posts[0]?.body).toEqual({
      credentials: { user_id: 'u', password: 'p' },
      domain_id: 'd',
      auth_type: 'LOCAL',
      timeout: 60,
    });
  });

  it('requires the domain if neither argument nor token names it', async () => {
    await using facade = await startStubbedSubgraphs({});

    const { data } = await facade.ask('identity', ISSUE, {
      variables: { input: { credentials: {} } },
      authorization: undefined,
    });

    expect(data).toEqual({ tokenIssue: { token: null, userErrors: [{ code: 'BAD_USER_INPUT', path: ['domainId'] }] } });
    expect(facade.posts).toEqual([]);
  });

  it('returns a token of another scope for a refresh token', async () => {
    await using facade = await startStubbedSubgraphs({
      '/identity/v2/token/grant': () => ({
        access_token: 'a',
        role_type: 'WORKSPACE_OWNER',
        domain_id: 'd',
        workspace_id: 'w',
        role_id: 'role-1',
      }),
    });

    const { data } = await facade.ask(
      'identity',
      'mutation { tokenGrant(input: { grantType: REFRESH_TOKEN, token: "r", scope: WORKSPACE, workspaceId: "w" }) { token { accessToken roleType domain { id } workspace { id } role { id } } } }',
    );

    expect(data).toEqual({
      tokenGrant: {
        token: {
          accessToken: 'a',
          roleType: 'WORKSPACE_OWNER',
          domain: { id: 'd' },
          workspace: { id: 'w' },
          role: { id: 'role-1' },
        },
      },
    });
    expect(facade.posts[0]?.body).toEqual({
      grant_type: 'REFRESH_TOKEN',
      token: 'r',
      scope: 'WORKSPACE',
      workspace_id: 'w',
    });
  });
});

describe('the domain of a request', () => {
  const WEBHOOKS = '/monitoring/v1/webhook/list';

  it.each([
    {
      given: 'the argument',
      args: '(domainId: "domain-2")',
      authorization: makeUnsignedToken({ did: 'domain-1' }),
      sent: 'domain-2',
    },
    { given: 'the token', args: '', authorization: makeUnsignedToken({ did: 'domain-1' }), sent: 'domain-1' },
    {
      given: 'the argument with an opaque token',
      args: '(domainId: "domain-2")',
      authorization: 'Bearer opaque',
      sent: 'domain-2',
    },
  ])('is that of $given', async ({ args, authorization, sent }) => {
    await using facade = await startStubbedSubgraphs({ [WEBHOOKS]: answerList([]) });

    await facade.ask('monitoring', `{ webhooks${args} { nodes { id } } }`, { authorization });

    expect(facade.posts[0]?.body).toMatchObject({ domain_id: sent });
  });

  it('is required: without one, the error is BAD_USER_INPUT', async () => {
    await using facade = await startStubbedSubgraphs({ [WEBHOOKS]: answerList([]) });

    const { errors } = await facade.ask('monitoring', '{ webhooks { nodes { id } } }', {
      authorization: 'Bearer opaque',
    });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', operation: 'monitoring.webhook.list' });
    expect(errors?.[0]?.message).toContain('domainId');
    expect(facade.posts).toEqual([]);
  });
});
