/** Rate limits and concurrency limits by user and domain. */
import { createSecretKey, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../app/config/index.ts';
import { missingRedis, startRedis } from '../gateway/redisServer.ts';
import type { TestGraphAnswer } from '../graph/testGraph.ts';
import { CLAIMS, makeSigningKey, signToken, startIssuer } from '../hostile/issuer.ts';
import { answerList, type StubHandler } from '../subgraphs/postApiStub.ts';
import { BUDGETS, DASHBOARDS, SOON, startStubbedGateway } from './stubbedGateway.ts';

const secret = randomBytes(32);
const VERIFIED = { JWT_SECRET: secret.toString('base64url') };
/** Longer than a test. */
const WINDOW = 'seconds=600';
const QUERY = '{ budgets(first: 10) { nodes { name } } }';

const handlers: Readonly<Record<string, StubHandler>> = {
  [BUDGETS]: answerList([{ budget_id: 'b', name: 'Cloud' }]),
  [DASHBOARDS]: answerList([{ project_dashboard_id: 'd', name: 'Costs' }]),
};

/** A token of a user of a domain. */
const signSharedSecretToken = (aud: string, did: string, key = secret) =>
  new SignJWT({ ...CLAIMS, aud, did, exp: Math.floor(Date.now() / 1000) + 600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(createSecretKey(key));

/** Sends a query as a user: `ada@one` is ada of the domain `one`, the empty string is anonymous. */
const askAs = async (url: string, who: string, query = QUERY, headers: Record<string, string> = {}) => {
  const [aud = '', did = ''] = who.split('@');
  const authorization = who ? { authorization: `Bearer ${await signSharedSecretToken(aud, did)}` } : {};
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as TestGraphAnswer };
};

/** How many documents a gateway has read and planned. */
const workIn = async ({ metrics }: { readonly metrics: () => Promise<string> }) =>
  (await metrics()).split('\n').filter((line) => /^graphql_(plans|document_cache_misses)_total /.test(line));

const fetchStatuses = async (url: string, ...callers: readonly string[]) => {
  const statuses: number[] = [];
  for (const who of callers) statuses.push((await askAs(url, who)).status);
  return statuses;
};

describe('rate limits', () => {
  it('of requests: the next one is answered 429 without a POST, with standard headers; other users go on', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `requests=2,${WINDOW}` });
    const first = await askAs(gateway.url, 'ada@one');
    await askAs(gateway.url, 'ada@one');
    const sent = gateway.posts.length;

    const refused = await askAs(gateway.url, 'ada@one');

    expect(first.headers.get('ratelimit-policy')).toBe('"user-requests";q=2;w=600');
    expect(first.headers.get('ratelimit')).toMatch(/^"user-requests";r=1;t=(600|59\d)$/);
    expect(refused).toMatchObject({
      status: 429,
      body: { errors: [{ message: 'The quota user-requests is used up.', extensions: { code: 'RATE_LIMITED' } }] },
    });
    expect(refused.headers.get('ratelimit')).toMatch(/^"user-requests";r=0;t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(gateway.posts).toHaveLength(sent);
    expect(await fetchStatuses(gateway.url, 'bob@one', 'ada@two')).toEqual([200, 200]);
  });

  it('of a domain: all its users share them, and other domains do not', async () => {
    await using gateway = await startStubbedGateway(handlers, {
      ...VERIFIED,
      RATE_LIMIT_DOMAIN: `requests=3,${WINDOW}`,
    });

    const statuses = await fetchStatuses(gateway.url, 'ada@one', 'bob@one', 'eve@one', 'ada@one', 'new@one', 'ada@two');

    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
  });

  it('of a domain: what is refused for its user takes nothing from them', async () => {
    const settings = {
      ...VERIFIED,
      RATE_LIMIT_USER: `requests=1,${WINDOW}`,
      RATE_LIMIT_DOMAIN: `requests=3,${WINDOW}`,
    };
    await using gateway = await startStubbedGateway(handlers, settings);

    const statuses = await fetchStatuses(gateway.url, 'ada@one', 'ada@one', 'ada@one', 'bob@one', 'eve@one', 'new@one');

    expect(statuses).toEqual([200, 429, 429, 200, 200, 429]);
  });

  it('of a list of operations: the headers name each quota once, as it is after the last operation', async () => {
    const settings = { ...VERIFIED, RATE_LIMIT_USER: `requests=5,${WINDOW}`, BATCH_MAX: '3' };
    await using gateway = await startStubbedGateway(handlers, settings);

    const { headers } = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await signSharedSecretToken('ada', 'one')}`,
      },
      body: JSON.stringify([{ query: QUERY }, { query: QUERY }, { query: QUERY }]),
    });

    expect(headers.get('ratelimit-policy')).toBe('"user-requests";q=5;w=600');
    expect(headers.get('ratelimit')).toMatch(/^"user-requests";r=2;t=\d+$/);
  });

  it('of cost: an expensive query takes more than a cheap one', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `cost=60,${WINDOW}` });
    const costs = async (query: string) => (await askAs(gateway.url, 'ada@one', query)).headers.get('ratelimit');

    expect(await costs('{ __typename }')).toMatch(/r=59;/);
    expect(await costs(QUERY)).toMatch(/r=48;/);
    expect((await askAs(gateway.url, 'ada@one', '{ budgets(first: 100) { nodes { name } } }')).status).toBe(429);
  });

  it('of cost: the headers name what is left when an operation was charged and then settled', async () => {
    await using gateway = await startStubbedGateway(handlers, {
      ...VERIFIED,
      RATE_LIMIT_USER: `requests=5,cost=60,${WINDOW}`,
      RATE_LIMIT_DOMAIN: `cost=100,${WINDOW}`,
    });

    const { headers } = await askAs(gateway.url, 'ada@one');

    expect(headers.get('ratelimit-policy')).toBe(
      '"user-requests";q=5;w=600, "user-cost";q=60;w=600, "domain-cost";q=100;w=600',
    );
    expect(headers.get('ratelimit')).toMatch(
      /^"user-requests";r=4;t=\d+, "user-cost";r=49;t=\d+, "domain-cost";r=89;t=\d+$/,
    );
  });

  it.each([
    ['that is not valid', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['that cannot be parsed', '{', 'GRAPHQL_PARSE_FAILED'],
    ['that costs too much', '{ budgets(first: 100) { nodes { name } } }', 'QUERY_TOO_COSTLY'],
  ])('count an operation %s', async (_, query, code) => {
    const settings = { ...VERIFIED, LIMIT_COST: '50', RATE_LIMIT_USER: `requests=2,cost=100,${WINDOW}` };
    await using gateway = await startStubbedGateway(handlers, settings);

    const answers = [];
    for (let count = 0; count < 3; count++) answers.push(await askAs(gateway.url, 'ada@one', query));

    expect(answers.map(({ body }) => body.errors?.[0]?.extensions.code)).toEqual([code, code, 'RATE_LIMITED']);
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"user-requests";r=1;t=\d+, "user-cost";r=99;t=\d+$/);
  });

  it('count a request whose body is not one, by the address of an anonymous caller', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `requests=2,${WINDOW}` });
    const headers = { 'content-type': 'application/json' };
    const send = async () => readStatus(await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: '{"' }));

    expect([await send(), await send(), await send()]).toEqual([400, 400, 429]);
    expect(await fetchStatuses(gateway.url, '', 'ada@one')).toEqual([429, 200]);
  });

  it.each(['application/json', 'text/event-stream', 'application/json, text/event-stream'])(
    'nothing of a request beyond them is parsed or planned, with accept: %s',
    async (accept) => {
      await using gateway = await startStubbedGateway(handlers, {
        ...VERIFIED,
        RATE_LIMIT_USER: `requests=1,${WINDOW}`,
      });
      await askAs(gateway.url, 'ada@one');
      const before = await workIn(gateway);

      const refused = await askAs(gateway.url, 'ada@one', '{ budgets { totalCount } }', { accept });

      expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
      expect(await workIn(gateway)).toEqual(before);
    },
  );

  it('of a list of operations count each one, also those that are not valid', async () => {
    const settings = { ...VERIFIED, RATE_LIMIT_USER: `requests=3,${WINDOW}`, BATCH_MAX: '5' };
    await using gateway = await startStubbedGateway(handlers, settings);
    const operations = ['{ nothing }', QUERY, '{', QUERY, QUERY];

    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await signSharedSecretToken('ada', 'one')}`,
      },
      body: JSON.stringify(operations.map((query) => ({ query }))),
    });

    const answers = (await response.json()) as TestGraphAnswer[];
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'GRAPHQL_VALIDATION_FAILED',
      undefined,
      'GRAPHQL_PARSE_FAILED',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    expect(response.headers.get('ratelimit')).toMatch(/^"user-requests";r=0;t=\d+$/);
  });

  it('operations of a WebSocket count although they are not valid', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `requests=2,${WINDOW}` });
    const authorization = `Bearer ${await signSharedSecretToken('ada', 'one')}`;
    const client = createClient({
      url: `${gateway.url}/graphql`,
      connectionParams: { authorization },
      webSocketImpl: WebSocket,
    });
    const codeOf = () =>
      new Promise((resolve) => {
        const error = (thrown: unknown) => resolve((thrown as TestGraphAnswer['errors'])?.[0]?.extensions.code);
        client.subscribe({ query: '{ nothing }' }, { next: () => {}, error, complete: () => {} });
      });

    const codes = [await codeOf(), await codeOf(), await codeOf()];
    await client.dispose();

    expect(codes).toEqual(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'RATE_LIMITED']);
  });

  it('of POSTs: fields beyond the quota are null with RATE_LIMITED, and the others are answered', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `posts=1,${WINDOW}` });

    const { status, body } = await askAs(
      gateway.url,
      'ada@one',
      '{ budgets { totalCount } projectDashboards { totalCount } }',
    );

    expect(status).toBe(200);
    // The two areas are asked at the same time.
    const [answered, refused] = body.data.budgets === null ? [DASHBOARDS, 'budgets'] : [BUDGETS, 'projectDashboards'];
    expect(body.data).toEqual({ budgets: { totalCount: 1 }, projectDashboards: { totalCount: 1 }, [refused]: null });
    expect(body.errors).toEqual([
      expect.objectContaining({
        path: [refused],
        extensions: expect.objectContaining({ code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) }),
      }),
    ]);
    expect(gateway.posts.map(({ path }) => path)).toEqual([answered]);
  });

  it('of anonymous callers count by address, which trusted proxies name', async () => {
    const settings = { ...VERIFIED, RATE_LIMIT_USER: `requests=1,${WINDOW}`, TRUSTED_PROXIES: '1' };
    await using gateway = await startStubbedGateway(handlers, settings);
    const from = async (forwarded: string) =>
      (await askAs(gateway.url, '', QUERY, { 'x-forwarded-for': forwarded })).status;

    expect([await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([200, 200]);
    // Addresses before the last one come from the client.
    expect(await from('8.8.8.8, 10.0.0.1')).toBe(429);
  });

  it('a forged token takes nothing from the quota of the user it names', async () => {
    await using gateway = await startStubbedGateway(handlers, { ...VERIFIED, RATE_LIMIT_USER: `requests=1,${WINDOW}` });
    const forged = `Bearer ${await signSharedSecretToken('ada', 'one', randomBytes(32))}`;

    const answers = [1, 2, 3].map(() => askAs(gateway.url, '', QUERY, { authorization: forged }));

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await fetchStatuses(gateway.url, 'ada@one')).toEqual([200]);
  });

  it('need verified tokens: settings without a key are refused', () => {
    const expected = 'expected with JWT_JWKS_URL, JWT_JWKS_FILE, JWT_PUBLIC_KEY or JWT_SECRET only';
    expect(() => readConfig({ RATE_LIMIT_USER: 'requests=1', RATE_LIMIT_DOMAIN: 'concurrency=1' })).toThrow(
      `  RATE_LIMIT_USER, RATE_LIMIT_DOMAIN: ${expected}`,
    );
  });

  it.skipIf(missingRedis)('are shared through Redis; without it, each process counts alone and says so', async () => {
    await using redis = await startRedis();
    const settings = { ...VERIFIED, RATE_LIMIT_USER: `requests=2,${WINDOW}`, REDIS_URL: redis.url };
    await using one = await startStubbedGateway(handlers, settings);
    await using two = await startStubbedGateway(handlers, settings);

    const shared = [one, two, one].map(
      ({ url }) =>
        () =>
          askAs(url, 'ada@one'),
    );
    const statuses: number[] = [];
    for (const ask of shared) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 429]);

    await redis.stop();
    expect(await fetchStatuses(two.url, 'bob@one', 'bob@one', 'bob@one')).toEqual([200, 200, 429]);
    expect(two.logs).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('works alone') }));
  });
});

describe('concurrency of a domain', () => {
  it('is limited: the next request is answered 429, and passes once another has ended', async () => {
    const release = Promise.withResolvers<void>();
    const slow: StubHandler = async (...request) => {
      await release.promise;
      return handlers[BUDGETS]?.(...request) ?? {};
    };
    await using gateway = await startStubbedGateway(
      { [BUDGETS]: slow },
      { ...VERIFIED, RATE_LIMIT_DOMAIN: 'concurrency=2' },
    );
    const waiting = [askAs(gateway.url, 'ada@one'), askAs(gateway.url, 'bob@one')];
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(2);

    const third = await askAs(gateway.url, 'eve@one');
    const other = askAs(gateway.url, 'ada@two');
    await expect.poll(() => gateway.postsTo(BUDGETS), SOON).toBe(3);
    release.resolve();

    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('1');
    expect((await Promise.all([...waiting, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await askAs(gateway.url, 'eve@one')).status).toBe(200);
  });

  it.each(['application/json', 'text/event-stream'])(
    'clients of %s that leave while their token is verified do not occupy it',
    async (accept) => {
      const [first, second] = [await makeSigningKey('first'), await makeSigningKey('second')];
      await using issuer = await startIssuer(first);
      const settings = { JWT_JWKS_URL: issuer.url, RATE_LIMIT_DOMAIN: 'concurrency=2' };
      await using gateway = await startStubbedGateway(handlers, settings, { jwtJwksCooldownMs: 50 });
      const ask = (token: string, init: RequestInit = {}) =>
        fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
          body: JSON.stringify({ query: QUERY }),
          ...init,
        });
      await expect.poll(async () => readStatus(await ask(await signToken(first))), SOON).toBe(200);
      const held = Promise.withResolvers<ServerResponse>();
      issuer.answer((response) => void held.resolve(response));
      const leaving = new AbortController();
      // The key set is not fetched again at once.
      await sleep(100);
      const token = await signToken(second);
      const left = Array.from({ length: 5 }, () => ask(token, { signal: leaving.signal }).catch(() => undefined));
      const response = await held.promise;
      leaving.abort();
      await Promise.all(left);
      // Whatever is answered later was begun later than the gateway saw them leave.
      await fetch(`${gateway.url}/health/live`);

      issuer.serve(second);
      response.writeHead(200).end(JSON.stringify({ keys: [second.jwk] }));

      await expect.poll(async () => readStatus(await ask(token)), SOON).toBe(200);
      expect(await Promise.all([ask(token), ask(token)].map(async (one) => readStatus(await one)))).toEqual([200, 200]);
    },
  );
});

/** Takes nothing of the body. */
const readStatus = async ({ status, body }: Response) => {
  await body?.cancel();
  return status;
};
