/** Forged, stolen and misused tokens: each is refused before any POST, with the same answer, and leaves no trace in the log. */
import { createHmac, createSecretKey } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompactEncrypt, exportJWK, exportSPKI, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGraph } from '../graph/testGraph.ts';
import { answerList, rawAnswer, type StubHandler } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, DASHBOARDS, SOON, startStubbedGateway } from '../upstream/stubbedGateway.ts';
import { CLAIMS, encodeTokenSegment, makeSigningKey, type SigningKeyPair, signToken, startIssuer } from './issuer.ts';

const now = () => Math.floor(Date.now() / 1000);

const noBudget: StubHandler = async () => ({ results: [], total_count: 0 });

const SECRET_WORD = 'swordfish-in-a-claim';

let key: SigningKeyPair;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let attacker: Awaited<ReturnType<typeof startIssuer>>;
let attackersKey: SigningKeyPair;
let gateway: Awaited<ReturnType<typeof startStubbedGateway>>;
beforeAll(async () => {
  key = await makeSigningKey('one');
  attackersKey = await makeSigningKey('one');
  issuer = await startIssuer(key);
  attacker = await startIssuer(attackersKey);
  gateway = await startStubbedGateway(
    { [BUDGETS]: noBudget },
    { JWT_JWKS_URL: issuer.url, JWT_ISSUER: 'issuer', JWT_AUDIENCE: 'ada', LOG_LEVEL: 'trace' },
    { jwtClockSkewS: 0 },
  );
  expect((await ask(await signToken(key))).status).toBe(200);
  gateway.posts.length = 0;
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
  await attacker[Symbol.asyncDispose]();
});

const askAt = async (url: string, authorization: string, query = ASK_BUDGETS) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: await response.json() };
};

const ask = (token: string) => askAt(gateway.url, `Bearer ${token}`);

const payload = () => ({ ...CLAIMS, iss: 'issuer', aud: 'ada', exp: now() + 600, word: SECRET_WORD });

/** A token with a given header and payload, signed with a text as the secret of an HMAC. */
const hmac = (header: object, secret: string) => {
  const text = `${encodeTokenSegment(header)}.${encodeTokenSegment(payload())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const withParts = async (change: (parts: string[]) => string[]) => change((await signToken(key)).split('.')).join('.');

const forgeToken = (header: Record<string, unknown>) => signToken(attackersKey, { word: SECRET_WORD }, header);

const REFUSED: Readonly<Record<string, () => Promise<string> | string>> = {
  'alg none without a signature': () => `${encodeTokenSegment({ alg: 'none' })}.${encodeTokenSegment(payload())}.`,
  'alg none with a signature': () =>
    `${encodeTokenSegment({ alg: 'none', kid: 'one' })}.${encodeTokenSegment(payload())}.c2ln`,
  'alg nOnE': () => `${encodeTokenSegment({ alg: 'nOnE', kid: 'one' })}.${encodeTokenSegment(payload())}.`,
  'alg missing': () => `${encodeTokenSegment({ kid: 'one' })}.${encodeTokenSegment(payload())}.c2ln`,
  'alg as a list': () =>
    `${encodeTokenSegment({ alg: ['ES256', 'none'], kid: 'one' })}.${encodeTokenSegment(payload())}.c2ln`,
  'HS256 with the public key as PEM': async () => hmac({ alg: 'HS256', kid: 'one' }, await exportSPKI(key.publicKey)),
  'HS256 with the public key as JWK': async () =>
    hmac({ alg: 'HS256', kid: 'one' }, JSON.stringify(await exportJWK(key.publicKey))),
  'HS256 with an empty secret': () => hmac({ alg: 'HS256', kid: 'one' }, ''),
  'HS256 with the secret of the service': () =>
    new SignJWT(payload()).setProtectedHeader({ alg: 'HS256' }).sign(createSecretKey(Buffer.alloc(32, 1))),
  'another algorithm of the family': async () => signToken(await makeSigningKey('one', 'ES384')),
  'RS256 under the id of an ES256 key': async () => signToken(await makeSigningKey('one', 'RS256')),
  'another key under the same id': () => forgeToken({}),
  'an unknown key id': () => forgeToken({ kid: 'two' }),
  'a key id that is a path': () => forgeToken({ kid: '../../../../etc/passwd' }),
  'a key id that is SQL': () => forgeToken({ kid: "one' OR '1'='1" }),
  'a key id that is a URL (SSRF)': () => forgeToken({ kid: attacker.url }),
  'a key id with line breaks (log injection)': () => forgeToken({ kid: '\n{"level":60,"msg":"forged"}\n' }),
  'a key id that is not a string': () =>
    `${encodeTokenSegment({ alg: 'ES256', kid: { $ne: null } })}.${encodeTokenSegment(payload())}.c2ln`,
  'jku to a key set of the attacker': () => forgeToken({ jku: attacker.url }),
  'x5u to a certificate of the attacker': () => forgeToken({ x5u: attacker.url }),
  'a key inside the token (jwk)': async () => forgeToken({ jwk: await exportJWK(attackersKey.publicKey) }),
  'a certificate inside the token (x5c)': () => forgeToken({ x5c: ['MIIB'] }),
  'an unknown critical header': () =>
    `${encodeTokenSegment({ alg: 'ES256', kid: 'one', crit: ['sudo'], sudo: true })}.${encodeTokenSegment(payload())}.c2ln`,
  'an unencoded payload (b64)': () =>
    `${encodeTokenSegment({ alg: 'ES256', kid: 'one', crit: ['b64'], b64: false })}.${JSON.stringify({ a: 1 })}.c2ln`,
  'no signature': () => withParts(([header = '', body = '']) => [header, body, '']),
  'the signature of another token': async () => {
    const [, , signature = ''] = (await signToken(key, { did: 'domain-2' })).split('.');
    return withParts(([header = '', body = '']) => [header, body, signature]);
  },
  'a changed payload': () =>
    withParts(([header = '', , signature = '']) => [header, encodeTokenSegment(payload()), signature]),
  'a signature of zeros (CVE-2022-21449)': () =>
    withParts(([header = '', body = '']) => [header, body, Buffer.alloc(64).toString('base64url')]),
  'a payload that is not JSON': () =>
    `${encodeTokenSegment({ alg: 'ES256', kid: 'one' })}.${Buffer.from('{').toString('base64url')}.c2ln`,
  'an encrypted token (JWE)': async () =>
    new CompactEncrypt(Buffer.from(JSON.stringify(payload())))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(Buffer.alloc(32)),
  expired: () => signToken(key, { exp: now() - 1 }),
  'without expiry': () => signToken(key, { exp: null as unknown as number }),
  'with an expiry that is text': () =>
    new SignJWT({ ...payload(), exp: '9999999999' as unknown as number })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(key.privateKey),
  'not valid yet': () => signToken(key, { nbf: now() + 600 }),
  'of another issuer': () => signToken(key, { iss: 'issuer.example' }),
  'for another audience': () => signToken(key, { aud: 'bob' }),
  'for no audience': () => signToken(key, { aud: [] }),
  'twelve kilobytes of claims': () => forgeToken({ kid: 'k'.repeat(9_000) }),
};

describe('hostile tokens', () => {
  it.each(Object.entries(REFUSED))('%s', async (_, make) => {
    const token = await make();

    const { status, body } = await ask(token);

    expect(status).toBe(401);
    expect(body).toEqual({
      errors: [{ message: 'No valid credential was presented.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(gateway.posts).toEqual([]);
    expect(attacker.fetches()).toBe(0);
    const log = JSON.stringify(gateway.logs);
    for (const secret of [SECRET_WORD, 'forged', token]) expect(log).not.toContain(secret);
  });

  it.each([
    ['no token', 'Bearer'],
    ['another scheme', 'Basic YWRhOnNlY3JldA=='],
    ['two tokens', 'Bearer a.b.c d.e.f'],
    ['a text', 'Bearer null'],
    ['characters of no token', 'Bearer ../../etc/passwd'],
  ])('a header with %s', async (_, authorization) => {
    expect((await askAt(gateway.url, authorization)).status).toBe(401);
    expect(gateway.posts).toEqual([]);
  });

  it('a storm of key ids fetches the key set at most once', async () => {
    const before = issuer.fetches();

    const tokens = await Promise.all(Array.from({ length: 300 }, (_, at) => forgeToken({ kid: `kid-${at}` })));
    const answers = await Promise.all(tokens.map(ask));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(issuer.fetches() - before).toBeLessThanOrEqual(1);
  });
});

describe('hostile key sets', () => {
  const KEY_SETS: Readonly<Record<string, (key: SigningKeyPair) => Parameters<typeof issuer.answer>[0]>> = {
    'redirects elsewhere (SSRF)': () => (response) => void response.writeHead(302, { location: attacker.url }).end(),
    'is a page': () => (response) => void response.writeHead(200).end('<html>'),
    'is a list': () => (response) => void response.writeHead(200).end('[]'),
    'is larger than a megabyte': () => (response) => void response.writeHead(200).end(' '.repeat(1_100_000)),
  };

  it.each(Object.entries(KEY_SETS))('%s: the gateway is not ready, and trusts no token', async (_, answer) => {
    await using source = await startIssuer(attackersKey);
    source.answer(answer(attackersKey));
    await using trusting = await startStubbedGateway({}, { JWT_JWKS_URL: source.url }, { jwtJwksCooldownMs: 100 });

    const { status } = await askAt(trusting.url, `Bearer ${await signToken(attackersKey)}`);

    expect(status).toBe(503);
    expect((await fetch(`${trusting.url}/health/ready`)).status).toBe(503);
    expect(attacker.fetches()).toBe(0);
  });

  const endless: (response: ServerResponse) => undefined = (response) => {
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', write).writeHead(200);
    write();
  };

  it('a key set that never ends is aborted after 1 MiB, and the gateway stays not ready', async () => {
    await using source = await startIssuer();
    let sent = 0;
    source.answer((response) => {
      response.once('close', () => {
        sent = response.socket?.bytesWritten ?? sent;
      });
      response.on('drain', () => {
        sent = response.socket?.bytesWritten ?? sent;
      });
      return endless(response);
    });
    await using trusting = await startStubbedGateway({}, { JWT_JWKS_URL: source.url });

    const isRefused = () => trusting.logs.some(({ cause }) => cause === 'the key set has more than 1048576 bytes');
    await expect.poll(isRefused, SOON).toBe(true);

    // What the buffers of two sockets hold comes on top.
    expect(sent).toBeLessThan(20 * 1_048_576);
    expect((await fetch(`${trusting.url}/health/ready`)).status).toBe(503);
  });

  it('a set without keys counts as none: not at the start, and not in place of the keys in use', async () => {
    await using source = await startIssuer();
    const one = await makeSigningKey('one');
    await using trusting = await startStubbedGateway(
      { [BUDGETS]: noBudget },
      { JWT_JWKS_URL: source.url },
      { jwtJwksCooldownMs: 100 },
    );
    const countRefusals = () => trusting.logs.filter(({ cause }) => cause === 'the key set has no keys').length;
    await expect.poll(countRefusals, SOON).toBeGreaterThan(0);
    expect((await fetch(`${trusting.url}/health/ready`)).status).toBe(503);
    source.serve(one);
    await expect.poll(async () => (await askAt(trusting.url, `Bearer ${await signToken(one)}`)).status, SOON).toBe(200);

    source.serve();
    const unknown = await signToken(await makeSigningKey('two'));
    const fetches = source.fetches();
    await expect
      .poll(async () => (await askAt(trusting.url, `Bearer ${unknown}`)).status === 401 && source.fetches(), SOON)
      .toBeGreaterThan(fetches);

    expect((await askAt(trusting.url, `Bearer ${await signToken(one, { jti: 'again' })}`)).status).toBe(200);
  });

  it('a key set with a shared secret makes no HS256 token valid', async () => {
    const k = Buffer.alloc(32, 7);
    await using source = await startIssuer();
    const keys = [{ kty: 'oct', kid: 'one', alg: 'HS256', k: k.toString('base64url') }];
    source.answer((response) => void response.writeHead(200).end(JSON.stringify({ keys })));
    await using trusting = await startStubbedGateway({}, { JWT_JWKS_URL: source.url });
    const token = await new SignJWT(payload()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(k);
    await expect.poll(async () => (await fetch(`${trusting.url}/health/ready`)).status, SOON).toBe(200);

    expect((await askAt(trusting.url, `Bearer ${token}`)).status).toBe(401);
    expect(trusting.posts).toEqual([]);
  });

  it('a withdrawn key verifies nothing once the set was fetched again', async () => {
    const [first, second] = [await makeSigningKey('first'), await makeSigningKey('second')];
    await using source = await startIssuer(first);
    const settings = { JWT_JWKS_URL: source.url };
    await using trusting = await startStubbedGateway({ [BUDGETS]: noBudget }, settings, { jwtJwksCooldownMs: 100 });
    const statusOf = async (token: string) => (await askAt(trusting.url, `Bearer ${token}`)).status;
    await expect.poll(async () => statusOf(await signToken(first)), SOON).toBe(200);
    source.serve(second);

    await expect.poll(async () => statusOf(await signToken(second)), SOON).toBe(200);

    expect(await statusOf(await signToken(first, { jti: 'another' }))).toBe(401);
  });
});

describe('hostile tenants', () => {
  it('a token that expires during a query: earlier fields stay, later ones are refused', async () => {
    const rows = answerList([{ budget_id: 'b', name: 'Cloud', project_id: 'p' }]);
    const late = rawAnswer({
      status: 401,
      body: { detail: { code: 'ERROR_AUTHENTICATE_FAILURE', message: 'expired' } },
    });
    const slowRows: StubHandler = async (...request) => {
      await sleep(1_500);
      return rows(...request);
    };
    const handlers = { [BUDGETS]: slowRows, [DASHBOARDS]: () => late };
    await using expiring = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url }, { jwtClockSkewS: 0 });
    const token = await signToken(key, { exp: now() + 2 });
    const query = '{ budgets { nodes { name project { id dashboards { nodes { name } } } } } }';

    const { status, body } = await askAt(expiring.url, `Bearer ${token}`, query);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { budgets: { nodes: [{ name: 'Cloud', project: { id: 'p', dashboards: null } }] } },
      errors: [{ extensions: { code: 'UNAUTHENTICATED', operation: 'dashboard.project_dashboard.list' } }],
    });
    await sleep(1_000);
    expect((await askAt(expiring.url, `Bearer ${token}`)).status).toBe(401);
  });

  it('two tenants at once, over the same connections, see only their own records', async () => {
    const [one, two] = await Promise.all([createTestGraph(), createTestGraph()]);
    const create = 'mutation($t: String!, $p: ID!) { alertCreate(input: {title: $t, projectId: $p}) { alert { id } } }';
    await one.asOwner(create, { t: 'of one', p: one.projects[0] });
    await two.asOwner(create, { t: 'of two', p: two.projects[0] });

    const asked = Array.from({ length: 60 }, async (_, at) => {
      const { data } = await (at % 2 ? two : one).asOwner('{ alerts { nodes { title } } }');
      return data.alerts.nodes;
    });

    const expected = asked.map((_, at) => [{ title: at % 2 ? 'of two' : 'of one' }]);
    expect(await Promise.all(asked)).toEqual(expected);
  });

  it.each([
    ['a list', '{ alerts(filter: { projectId: { eq: "PROJECT" } }) { totalCount } }', { alerts: { totalCount: 0 } }],
    ['a record', '{ alert(id: "ALERT") { title } }', { alert: null }],
    ['the name of a project', '{ project(id: "PROJECT") { name } }', { project: null }],
  ])('a foreign tenant finds nothing by %s', async (_, text, expected) => {
    const [home, stranger] = await Promise.all([createTestGraph(), createTestGraph()]);
    const created = await home.asOwner(
      'mutation($p: ID!) { alertCreate(input: {title: "ours", projectId: $p}) { alert { id } } }',
      { p: home.projects[0] },
    );
    const query = text.replace('PROJECT', home.projects[0]).replace('ALERT', created.data.alertCreate.alert.id);

    expect((await stranger.asAdmin(query)).data).toEqual(expected);
  });
});
