/** Sessions of browsers, from sign-in to sign-out, before the real service. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../app/config/index.ts';
import { directory } from '../../contract/internal.ts';
import { createUpstream } from '../../subgraphs/index.ts';
import { upstreamOptions } from '../facadeConfig.ts';
import { serveAreas } from '../graph/servedAreas.ts';
import { fetchAccessToken } from '../graph/testGraph.ts';
import { createTestDomain, sharedService, type TestDomain } from '../service/testDomain.ts';
import { rawAnswer, startStub } from '../subgraphs/postApiStub.ts';
import { makeUnsignedToken } from '../subgraphs/stubbedSubgraphs.ts';
import { missingRedis, startRedis } from './redisServer.ts';
import { type BrowserAnswer, openBrowser, startSessionGateway, TEST_SESSION_SECRET } from './sessionBrowser.ts';

const ME = '{ me { user { id } roleType workspace { id } } }';
const HAS_BODY = new Set(['POST', 'PATCH']);
const GRANT = 'identity.token.grant';
const ENDED = { message: 'The session has ended: sign in again.', extensions: { code: 'UNAUTHENTICATED' } };
const CLEARED = [expect.stringMatching(/^skein-session=; Max-Age=0;/)];

describe('signing in', () => {
  it('keeps the tokens from the page, and sends the access token upstream', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users, workspaces } = await createTestDomain();
    const browser = openBrowser(gateway.url);

    const signedIn = await browser.signIn(domainId, users.owner);
    const answer = await browser.query(ME);

    const [workspaceId] = workspaces;
    const viewer = { userId: users.owner, domainId, workspaceId, roleType: 'WORKSPACE_OWNER', scope: 'WORKSPACE' };
    expect(signedIn).toMatchObject({ status: 200, body: viewer });
    expect(Date.parse(signedIn.body.expiresAt) - Date.now()).toBeGreaterThan(10_000_000);
    expect(signedIn.headers['set-cookie']).toEqual([
      expect.stringMatching(/^skein-session=[\w.-]+; Max-Age=10(799|800); Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect(signedIn.text).not.toMatch(/eyJ|token/i);
    expect(answer.body).toEqual({
      data: { me: { user: { id: users.owner }, roleType: 'WORKSPACE_OWNER', workspace: { id: workspaceId } } },
    });
    expect((await browser.session()).body).toEqual(signedIn.body);
    expect((await browser.query('{ alerts { totalCount } }')).body).toEqual({ data: { alerts: { totalCount: 0 } } });
    expect(gateway.posts()).toEqual(['identity.token.issue', 'monitoring.alert.list']);
  });

  it('takes a scope as grant does, and another one later', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users, workspaces } = await createTestDomain();
    const browser = openBrowser(gateway.url);

    const inWorkspace = await browser.signIn(domainId, users.admin, { scope: 'WORKSPACE', workspaceId: workspaces[1] });
    const first = await browser.query(ME);
    const changed = await browser.send('PATCH', '/session', { scope: 'DOMAIN' });
    const second = await browser.query(ME);

    expect(inWorkspace.body).toMatchObject({ workspaceId: workspaces[1], roleType: 'WORKSPACE_OWNER' });
    expect(first.body.data.me).toMatchObject({ workspace: { id: workspaces[1] }, roleType: 'WORKSPACE_OWNER' });
    expect(changed.body).toMatchObject({ workspaceId: null, roleType: 'DOMAIN_ADMIN', scope: 'DOMAIN' });
    expect(second.body.data.me).toMatchObject({ workspace: null, roleType: 'DOMAIN_ADMIN' });
  });

  it('is refused as upstream refuses it, with its code, and sets no cookie', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);

    const wrong = await browser.signIn(domainId, users.owner, { credentials: { user_id: users.owner, password: 'x' } });
    const forbidden = await browser.signIn(domainId, users.owner, { scope: 'DOMAIN' });
    const nowhere = await browser.signIn('domain-none', users.owner);

    expect(wrong.status).toBe(401);
    expect(wrong.body.errors[0].extensions).toEqual({
      code: 'UNAUTHENTICATED',
      upstreamCode: 'ERROR_AUTHENTICATION_FAILURE',
    });
    expect(forbidden.status).toBe(403);
    expect(forbidden.body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(nowhere.status).toBe(400);
    expect(nowhere.body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      upstreamCode: 'ERROR_NOT_FOUND',
    });
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['no credentials', { domainId: 'd' }, /credentials/],
    ['no domain', { credentials: {} }, /domainId/],
    ['an unknown scope', { credentials: {}, domainId: 'd', scope: 'ALL' }, /^scope: /],
    ['a workspace without a scope', { credentials: {}, domainId: 'd', workspaceId: 'w' }, /^scope: expected one of/],
    ['a member too many', { credentials: {}, domainId: 'd', refreshToken: 'r' }, /^refreshToken: is unknown/],
    ['a list', [], /must be object/],
  ])('with %s is refused before anything is sent', async (_, body, message) => {
    await using gateway = await startSessionGateway();

    const { status, body: answer } = await openBrowser(gateway.url).send('POST', '/session', body);

    expect(status).toBe(400);
    expect(answer.errors[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(gateway.posts()).toEqual([]);
  });

  it('while the POST API is unavailable is refused with 503', async () => {
    await using gateway = await startSessionGateway({}, 'http://127.0.0.1:9');

    const answer = await openBrowser(gateway.url).signIn('domain-1', 'ada');

    expect(answer.status).toBe(503);
    expect(answer.body.errors[0].extensions.code).toBe('AUTHENTICATION_UNAVAILABLE');
  });

  it.each([
    ['GET', 401],
    ['PATCH', 401],
    ['DELETE', 204],
    ['PUT', 405],
  ])('is required: without a session, %s /session answers %i', async (method, status) => {
    await using gateway = await startSessionGateway();

    const answer = await openBrowser(gateway.url).send(method, '/session', HAS_BODY.has(method) ? {} : undefined);

    expect(answer.status).toBe(status);
  });

  it('exists only if there is a secret', async () => {
    await using gateway = await startSessionGateway({ SESSION_SECRET: '' });

    expect((await openBrowser(gateway.url).session()).status).toBe(404);
  });
});

describe('an access token that has expired', () => {
  it('is renewed once for twenty concurrent requests', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner, { timeout: 3 });
    await sleep(3_100);
    gateway.posts();

    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.query(ME)));

    expect(answers.map(({ body }) => body.data.me.user.id)).toEqual(Array(20).fill(users.owner));
    expect(gateway.posts().filter((operation) => operation === GRANT)).toHaveLength(1);
  });

  it('is renewed once by another process with the same secret, which never saw the sign-in', async () => {
    await using one = await startSessionGateway();
    await using other = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(one.url);
    await browser.signIn(domainId, users.owner);
    const elsewhere = openBrowser(other.url, browser.cookies);

    const answers = await Promise.all(Array.from({ length: 20 }, () => elsewhere.query(ME)));

    expect(answers.map(({ body }) => body.data.me.user.id)).toEqual(Array(20).fill(users.owner));
    expect(other.posts().filter((operation) => operation === GRANT)).toHaveLength(1);
    expect(one.posts()).not.toContain(GRANT);
  });

  it('is renewed although the request that began it hangs up', async () => {
    let released = () => {};
    const held = new Promise<void>((resolve) => {
      released = resolve;
    });
    const access = makeUnsignedToken({ did: 'domain-1', aud: 'ada', rol: 'DOMAIN_ADMIN' }).slice('Bearer '.length);
    const grants: unknown[] = [];
    await using stub = await startStub({
      '/identity/v2/token/issue': () => ({ access_token: access, refresh_token: access }),
      '/identity/v2/token/grant': async (body) => {
        grants.push(body);
        await held;
        return { access_token: access };
      },
    });
    await using one = await startSessionGateway({}, stub.url);
    await using gateway = await startSessionGateway({}, stub.url);
    const browser = openBrowser(one.url);
    await browser.signIn('domain-1', 'ada');
    const cookie = `skein-session=${browser.cookie()}`;
    const leaving = new AbortController();

    const headers = { cookie, 'x-csrf': '1', 'content-type': 'application/json' };
    const body = JSON.stringify({ query: '{ me { user { id } } }' });
    const first = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body, signal: leaving.signal });
    await expect.poll(() => grants.length).toBe(1);
    const second = fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    leaving.abort();
    await expect(first).rejects.toThrow();
    released();

    expect(await (await second).json()).toMatchObject({ data: { me: { user: { id: 'ada' } } } });
    expect(grants).toHaveLength(1);
  });

  it('ends the session if upstream refuses the renewal', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users, put } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner, { timeout: 1 });
    await put('users', [{ user_id: users.owner, domain_id: domainId, state: 'DISABLED' }]);
    await sleep(1_100);

    const answer = await browser.query(ME);

    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ errors: [ENDED] });
    expect(answer.headers['set-cookie']).toEqual(CLEARED);
    expect((await browser.session()).body.errors[0].message).toBe('Nobody is signed in.');
  });

  it('keeps the session if upstream is unavailable', async () => {
    const access = makeUnsignedToken({ did: 'domain-1', aud: 'ada', rol: 'USER' }).slice('Bearer '.length);
    await using stub = await startStub({
      '/identity/v2/token/issue': () => ({ access_token: access, refresh_token: access }),
      '/identity/v2/token/grant': () => rawAnswer({ status: 503, body: {} }),
    });
    await using one = await startSessionGateway({}, stub.url);
    await using other = await startSessionGateway({}, stub.url);
    const browser = openBrowser(one.url);
    await browser.signIn('domain-1', 'ada');

    const answer = await openBrowser(other.url, browser.cookies).query(ME);

    expect(answer.status).toBe(503);
    expect(answer.body.errors[0].extensions.code).toBe('AUTHENTICATION_UNAVAILABLE');
    expect(browser.cookies.size).toBe(1);
  });
});

describe('a session whose credential the API refuses', () => {
  const changePassword = ({ internal, domainId, users }: TestDomain) =>
    internal.call(directory.put, {
      kind: 'users',
      records: [{ user_id: users.owner, domain_id: domainId, password: 'another one' }],
    });

  it('ends: after a change of password, its next request is 401 and so is the question who is signed in', async () => {
    await using gateway = await startSessionGateway();
    const domain = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domain.domainId, domain.users.owner);
    await changePassword(domain);

    const first = await browser.query('{ alerts { totalCount } }');
    const next = await browser.query(ME);

    expect(first.body.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(next).toMatchObject({ status: 401, body: { errors: [ENDED] } });
    expect(next.headers['set-cookie']).toEqual(CLEARED);
    expect((await browser.session()).status).toBe(401);
  });

  it('ends also where the area runs in its own process', async () => {
    const upstream = createUpstream(upstreamOptions((await sharedService()).url));
    const areas = await serveAreas(upstream);
    onTestFinished(async () => {
      await areas.close();
      await upstream.close();
    });
    await using gateway = await startSessionGateway({ SUBGRAPH_URLS: `monitoring=${areas.urls.monitoring}` });
    const domain = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domain.domainId, domain.users.owner);
    await changePassword(domain);

    await browser.query('{ alerts { totalCount } }');

    expect(await browser.query(ME)).toMatchObject({ status: 401, body: { errors: [ENDED] } });
  });
});

describe('a request that another page could forge', () => {
  it.each([
    ['a query', 'POST', '/graphql'],
    ['a query by GET', 'GET', `/graphql?query=${encodeURIComponent('{ me { user { id } } }')}`],
    ['a question who is signed in', 'GET', '/session'],
    ['a sign-in', 'POST', '/session'],
    ['another scope', 'PATCH', '/session'],
    ['a sign-out', 'DELETE', '/session'],
  ])('is refused: %s without the header', async (_, method, path) => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner);
    gateway.posts();

    const body = HAS_BODY.has(method) ? { query: ME } : undefined;
    const answer = await browser.send(method, path, body, { 'x-csrf': undefined });

    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/need the header `x-csrf: 1`/);
    expect(gateway.posts()).toEqual([]);
    expect(browser.cookies.size).toBe(1);
  });

  it('is answered by GET if it has the header, whatever site it says it is from', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner);

    const path = `/graphql?query=${encodeURIComponent('{ me { user { id } } }')}`;
    const answer = await browser.send('GET', path, undefined, {
      'sec-fetch-site': 'same-site',
      'content-type': undefined,
    });

    expect(answer.body).toEqual({ data: { me: { user: { id: users.owner } } } });
  });

  it('gets no permission to send cookies: only pages of listed origins do', async () => {
    const page = 'https://app.example.com';
    await using listed = await startSessionGateway({ CORS_ORIGINS: page });
    await using open = await startSessionGateway();
    const preflight = {
      origin: page,
      'access-control-request-headers': 'x-csrf',
      'access-control-request-method': 'DELETE',
    };
    const ask = (url: string, origin: string) =>
      openBrowser(url).send('OPTIONS', '/session', undefined, { ...preflight, origin });

    const [allowed, foreign, any] = [
      await ask(listed.url, page),
      await ask(listed.url, 'https://evil.example.com'),
      await ask(open.url, page),
    ];

    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'x-csrf',
    });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect(any.headers['access-control-allow-origin']).toBe('*');
    expect(any.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a request with a cookie and a bearer token', () => {
  it('is authenticated by the token, and needs no CSRF header', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner);
    const authorization = `Bearer ${await fetchAccessToken(gateway.url, domainId, users.member)}`;

    const answer = await browser.query(ME, { authorization, 'x-csrf': undefined });
    const invalid = await browser.query(ME, { authorization: 'Bearer x.y.z' });

    expect(answer.body.data.me.user.id).toBe(users.member);
    expect(invalid.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('signing out', () => {
  it('removes the cookie; a copy of it is refused', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner);
    const copy = openBrowser(gateway.url, new Map(browser.cookies));

    const signedOut = await browser.signOut();
    gateway.posts();

    expect(signedOut.status).toBe(204);
    expect(signedOut.headers['set-cookie']).toEqual(CLEARED);
    expect((await browser.session()).status).toBe(401);
    expect((await browser.query(ME)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await copy.query('{ alerts { totalCount } }')).body).toEqual({ errors: [ENDED] });
    expect(gateway.posts()).toEqual([]);
  });

  it.skipIf(missingRedis !== undefined)(
    `holds for all gateways that share Redis${missingRedis ? ` (${missingRedis})` : ''}`,
    async () => {
      await using redis = await startRedis();
      await using one = await startSessionGateway({ REDIS_URL: redis.url });
      await using other = await startSessionGateway({ REDIS_URL: redis.url });
      const { domainId, users } = await createTestDomain();
      const browser = openBrowser(one.url);
      await browser.signIn(domainId, users.owner);
      const copy = openBrowser(other.url, new Map(browser.cookies));
      expect((await copy.query(ME)).status).toBe(200);

      const early = openBrowser(other.url, new Map(browser.cookies));
      await browser.send('PATCH', '/session', { scope: 'USER' });

      await browser.signOut();

      expect((await copy.query(ME)).body).toEqual({ errors: [ENDED] });
      // The cookie from before the change of scope.
      expect((await early.query(ME)).body).toEqual({ errors: [ENDED] });
    },
  );

  it('ends the cookies from before a change of scope, and those from after it', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.admin);
    const first = openBrowser(gateway.url, new Map(browser.cookies));
    await browser.send('PATCH', '/session', { scope: 'USER' });
    const second = openBrowser(gateway.url, new Map(browser.cookies));
    await browser.send('PATCH', '/session', { scope: 'DOMAIN' });
    const elsewhere = openBrowser(gateway.url);
    await elsewhere.signIn(domainId, users.admin);

    await second.signOut();

    for (const { query, session } of [first, browser]) {
      expect((await query(ME)).body).toEqual({ errors: [ENDED] });
      expect((await session()).status).toBe(401);
    }
    // Another sign-in of the same user goes on.
    expect((await elsewhere.query(ME)).body.data.me.user.id).toBe(users.admin);
  });
});

describe('the cookie', () => {
  it.each([
    { given: 'a public host', settings: {}, headers: { host: 'app.example.com' } },
    { given: 'localhost behind TLS', settings: {}, headers: { host: 'localhost', 'x-forwarded-proto': 'https' } },
    { given: 'a host that begins like localhost', settings: {}, headers: { host: 'localhost.example.com' } },
    { given: 'localhost in production', settings: { NODE_ENV: 'production' }, headers: { host: 'localhost' } },
  ])('is Secure, and of this host alone, given $given', async ({ settings, headers }) => {
    await using gateway = await startSessionGateway(settings);
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);

    const answer = await browser.signIn(domainId, users.owner, {}, headers);

    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-skein-session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    expect((await browser.query(ME, headers)).body.data.me.user.id).toBe(users.owner);
  });

  it('without Secure opens nothing in production', async () => {
    await using development = await startSessionGateway();
    await using production = await startSessionGateway({ NODE_ENV: 'production' });
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(development.url);
    await browser.signIn(domainId, users.owner);

    const answer = await openBrowser(production.url, browser.cookies).session();

    expect(answer.body.errors[0].message).toBe('Nobody is signed in.');
  });

  it('opens with an older secret while it is listed', async () => {
    const newer = 'another secret of at least thirty-two characters';
    await using before = await startSessionGateway();
    await using during = await startSessionGateway({ SESSION_SECRET: `${newer}, ${TEST_SESSION_SECRET}` });
    await using after = await startSessionGateway({ SESSION_SECRET: newer });
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(before.url);
    await browser.signIn(domainId, users.owner);
    const early = new Map(browser.cookies);

    expect((await openBrowser(during.url, browser.cookies).query(ME)).body.data.me.user.id).toBe(users.owner);
    expect((await openBrowser(after.url, early).query(ME)).body).toEqual({ errors: [ENDED] });
    const late = openBrowser(during.url);
    await late.signIn(domainId, users.owner);
    expect((await openBrowser(after.url, late.cookies).query(ME)).body.data.me.user.id).toBe(users.owner);
  });

  it('and the tokens are in no log and no metric', async () => {
    await using gateway = await startSessionGateway();
    const { domainId, users } = await createTestDomain();
    const browser = openBrowser(gateway.url);
    await browser.signIn(domainId, users.owner, { timeout: 1 });
    const cookie = browser.cookie();
    await sleep(1_100);
    await browser.query(ME);
    await browser.query('{ nothing }');
    await browser.signIn(domainId, users.owner, { credentials: { user_id: users.owner, password: 'hunter2-hunter2' } });
    await browser.signOut();

    const { text } = await browser.send('GET', '/metrics');

    for (const output of [text, gateway.logs.join('\n')]) {
      expect(output.length).toBeGreaterThan(0);
      for (const secret of [cookie, 'eyJ', 'hunter2', 'correct horse', TEST_SESSION_SECRET])
        expect(output).not.toContain(secret);
    }
  });
});

describe('a request to /session', () => {
  const access = makeUnsignedToken({ did: 'domain-1', aud: 'ada', rol: 'DOMAIN_ADMIN' }).slice('Bearer '.length);
  const startSignIns = () =>
    startStub({
      '/identity/v2/token/issue': ({ credentials }) =>
        Object(credentials).password === 'x'
          ? rawAnswer({ status: 401, body: { detail: { code: 'ERROR_AUTHENTICATION_FAILURE', message: 'no' } } })
          : { access_token: access, refresh_token: access },
      '/identity/v2/token/grant': () => ({ access_token: access }),
    });
  const limits = { JWT_SECRET: Buffer.alloc(32, 1).toString('base64url') };
  const statusesOf = async (answers: readonly (() => Promise<BrowserAnswer>)[]) => {
    const statuses: number[] = [];
    for (const answer of answers) statuses.push((await answer()).status);
    return statuses;
  };

  it('has a line in the access log and is counted in /metrics', async () => {
    await using stub = await startSignIns();
    await using gateway = await startSessionGateway({}, stub.url);
    const browser = openBrowser(gateway.url);

    await browser.signIn('domain-1', 'ada', { credentials: { user_id: 'ada', password: 'x' } });
    await browser.signIn('domain-1', 'ada', {}, { 'x-request-id': 'sign-in-1' });
    await browser.session();
    await browser.signOut();
    await browser.send('PUT', '/session', {});

    const requests = () => gateway.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    await expect.poll(requests, { timeout: 30_000 }).toHaveLength(5);
    const line = { type: 'session', ms: expect.any(Number), bytes: expect.any(Number) };
    expect(requests()).toMatchObject([
      { ...line, operation: 'signIn', status: 401, outcome: 'refused', codes: ['UNAUTHENTICATED'], posts: 1 },
      { ...line, operation: 'signIn', status: 200, outcome: 'ok', posts: 1, requestId: 'sign-in-1' },
      { ...line, operation: 'view', status: 200, outcome: 'ok', posts: 0 },
      { ...line, operation: 'signOut', status: 204, outcome: 'ok', posts: 0 },
      { ...line, operation: 'none', status: 405, outcome: 'refused', codes: ['BAD_REQUEST'] },
    ]);
    const { text } = await browser.send('GET', '/metrics');
    for (const [action, status] of [
      ['signIn', 401],
      ['signIn', 200],
      ['view', 200],
      ['signOut', 204],
      ['none', 405],
    ])
      expect(text).toContain(
        `session_request_duration_seconds_count{action="${action}",http_response_status_code="${status}"} 1`,
      );
  });

  it('takes from the quota of requests: a sign-in from that of its address, anything else from that of its user', async () => {
    await using stub = await startSignIns();
    const settings = { ...limits, RATE_LIMIT_USER: 'requests=3,seconds=600', TRUSTED_PROXIES: '1' };
    await using gateway = await startSessionGateway(settings, stub.url);
    const browser = openBrowser(gateway.url);
    const from = (address: string) => () => browser.signIn('domain-1', 'ada', {}, { 'x-forwarded-for': address });

    const signIns = await statusesOf([from('10.0.0.1'), from('10.0.0.1'), from('10.0.0.1')]);
    const refused = await from('10.0.0.1')();
    const elsewhere = await from('10.0.0.2')();
    const views = await statusesOf(Array(4).fill(browser.session));

    expect(signIns).toEqual([200, 200, 200]);
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': '"user-requests";q=3;w=600',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
    expect(elsewhere.status).toBe(200);
    expect(views).toEqual([200, 200, 200, 429]);
    expect(gateway.posts()).toEqual(Array(4).fill('identity.token.issue'));
  });

  it('takes from the quota of POSTs', async () => {
    await using stub = await startSignIns();
    await using gateway = await startSessionGateway({ ...limits, RATE_LIMIT_USER: 'posts=1,seconds=600' }, stub.url);

    const refused = await openBrowser(gateway.url).signIn('domain-1', 'ada', { scope: 'DOMAIN' });

    expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
    expect(gateway.posts()).toEqual(['identity.token.issue']);
  });
});

describe('the secrets of sessions', () => {
  it.each(['short', `${'a'.repeat(32)},short`, `${'a'.repeat(32)},`])(
    'have at least 32 characters each: not %j',
    (text) => {
      expect(() => readConfig({ SESSION_SECRET: text })).toThrow(
        /SESSION_SECRET: expected secrets of at least 32 characters/,
      );
    },
  );

  it('keep the cookie at the gateway', () => {
    expect(() => readConfig({ SESSION_SECRET: TEST_SESSION_SECRET, FORWARD_HEADERS: 'cookie' })).toThrow(
      /FORWARD_HEADERS: expected without/,
    );
  });
});
