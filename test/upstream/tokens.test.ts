/** Verification of bearer tokens by the gateway, over a key set, a public key and a secret. */
import { createSecretKey, randomBytes } from 'node:crypto';
import { exportSPKI, SignJWT } from 'jose';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTokenVerifier } from '../../gateway/index.ts';
import { CLAIMS, makeSigningKey, signToken, startIssuer } from '../hostile/issuer.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_BUDGETS, BUDGETS, SOON, startStubbedGateway } from './stubbedGateway.ts';

const handlers = { [BUDGETS]: answerList([{ budget_id: 'b', name: 'Cloud' }]) };
const OK = { budgets: { nodes: [{ name: 'Cloud' }] } };

type TokenGateway = Awaited<ReturnType<typeof startStubbedGateway>>;

const askWith = async ({ url }: TokenGateway, token?: string) => {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = JSON.stringify({ query: ASK_BUDGETS });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const isReady = async ({ url }: TokenGateway) => {
  const response = await fetch(`${url}/health/ready`);
  return { status: response.status, body: await response.json() };
};

const whenReady = (gateway: TokenGateway) => expect.poll(async () => (await isReady(gateway)).status, SOON).toBe(200);

describe('verified tokens', () => {
  it('a token that the key set verifies is forwarded unchanged, and is verified once', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url });
    const token = await signToken(key);

    const answers = [await askWith(gateway, token), await askWith(gateway, token)];

    expect(answers.map(({ body }) => body)).toEqual([{ data: OK }, { data: OK }]);
    expect(gateway.posts.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${token}`, `Bearer ${token}`]);
    expect(issuer.fetches()).toBe(1);
  });

  it('an invalid token is refused before any POST, without a reason', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url });

    const { status, headers, body } = await askWith(gateway, await signToken(await makeSigningKey('one')));

    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(body).toEqual({
      errors: [{ message: 'No valid credential was presented.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(gateway.posts).toEqual([]);
  });

  it.each([
    { typ: 'REFRESH_TOKEN', status: 401 },
    { typ: 'Refresh', status: 401 },
    { typ: 'API_KEY', status: 200 },
    { typ: 'Bearer', status: 200 },
    { typ: undefined, status: 200 },
  ])(
    'a token of type $typ is answered with $status: refresh tokens are for their issuer alone',
    async ({ typ, status }) => {
      const key = await makeSigningKey('one');
      await using issuer = await startIssuer(key);
      await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url });

      expect((await askWith(gateway, await signToken(key, { typ }))).status).toBe(status);
      expect(gateway.posts).toHaveLength(status === 200 ? 1 : 0);
    },
  );

  it('a request without a token is forwarded: the API decides, and clients must be able to sign in', async () => {
    await using issuer = await startIssuer(await makeSigningKey('one'));
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url });

    expect((await askWith(gateway)).status).toBe(200);
    expect(gateway.posts).toHaveLength(1);
  });

  it('a new key is found by its id, and unknown key ids fetch the set at most once per cooldown', async () => {
    const [old, fresh] = [await makeSigningKey('old'), await makeSigningKey('fresh')];
    await using issuer = await startIssuer(old);
    await using gateway = await startStubbedGateway(
      handlers,
      { JWT_JWKS_URL: issuer.url },
      { jwtJwksCooldownMs: 1000 },
    );
    expect((await askWith(gateway, await signToken(old))).status).toBe(200);
    issuer.serve(old, fresh);

    await expect.poll(async () => (await askWith(gateway, await signToken(fresh))).status, SOON).toBe(200);

    expect(issuer.fetches()).toBe(2);
  });

  it('a new key is found, and a withdrawn one refused, when the clock was set back by an hour', async () => {
    const [old, fresh] = [await makeSigningKey('old'), await makeSigningKey('fresh')];
    await using issuer = await startIssuer(old);
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url }, { jwtJwksCooldownMs: 300 });
    await whenReady(gateway);
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 3_600_000);
    issuer.serve(fresh);

    await expect.poll(async () => (await askWith(gateway, await signToken(fresh))).status, SOON).toBe(200);

    expect((await askWith(gateway, await signToken(old))).status).toBe(401);
  });

  it('a withdrawn key is refused after the next refresh when the clock was set back by an hour', async () => {
    const [old, fresh] = [await makeSigningKey('old'), await makeSigningKey('fresh')];
    await using issuer = await startIssuer(old);
    const logger = pino({ level: 'silent' });
    const times = { cooldownMs: 100, refreshMs: 300, clockSkewS: 5 };
    const verifier = createTokenVerifier({ keys: new URL(issuer.url), algorithms: ['ES256'], ...times, logger });
    onTestFinished(() => verifier.close());
    await expect.poll(() => verifier.ready(), SOON).toBe(true);
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 3_600_000);
    issuer.serve(fresh);

    const isAccepted = async () =>
      verifier.verify(`Bearer ${await signToken(old, { jti: `${Math.random()}` })}`).then(
        () => true,
        () => false,
      );
    await expect.poll(isAccepted, { timeout: 5_000 }).toBe(false);
  });

  it('a token without a key id is verified by any key of the set', async () => {
    const [old, fresh, other] = [
      await makeSigningKey('old'),
      await makeSigningKey('fresh'),
      await makeSigningKey('other'),
    ];
    await using issuer = await startIssuer(old, fresh);
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url });
    await whenReady(gateway);

    const tokens = [old, fresh, other].map((key) => signToken(key, {}, { kid: undefined }));
    const answers = (await Promise.all(tokens)).map((token) => askWith(gateway, token));

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 401]);
  });

  it('without keys at start it is not ready, reports the reason, and answers tokens with 503 until it has keys', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    issuer.answer((response) => void response.writeHead(500).end());
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url }, { jwtJwksCooldownMs: 200 });

    expect(await isReady(gateway)).toEqual({
      status: 503,
      body: { status: 'unavailable', reason: 'the keys that verify tokens could not be fetched' },
    });
    const refused = await askWith(gateway, await signToken(key));
    expect(refused).toMatchObject({
      status: 503,
      body: { errors: [{ extensions: { code: 'AUTHENTICATION_UNAVAILABLE' } }] },
    });
    expect(refused.headers.get('retry-after')).toBe('5');
    issuer.serve(key);

    await whenReady(gateway);
    expect((await askWith(gateway, await signToken(key))).body).toEqual({ data: OK });
  });

  it('keeps its keys while the key set cannot be fetched', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    await using gateway = await startStubbedGateway(handlers, { JWT_JWKS_URL: issuer.url }, { jwtJwksCooldownMs: 100 });
    await whenReady(gateway);
    issuer.answer((response) => void response.destroy());

    const statuses = [await signToken(await makeSigningKey('two')), await signToken(key)].map((token) =>
      askWith(gateway, token),
    );

    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200]);
    expect((await isReady(gateway)).status).toBe(200);
  });

  it('issuer and audience are checked, and clocks may differ a little', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    const settings = { JWT_JWKS_URL: issuer.url, JWT_ISSUER: 'me', JWT_AUDIENCE: 'graph' };
    await using gateway = await startStubbedGateway(handlers, settings, { jwtClockSkewS: 30 });
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: 'me', aud: ['other', 'graph'] };
    const tokens = [
      await signToken(key, good),
      await signToken(key, { ...good, exp: now - 10 }),
      await signToken(key, { ...good, exp: now - 60 }),
      await signToken(key, { ...good, iss: 'you' }),
      await signToken(key, { ...good, aud: 'other' }),
    ];

    const answers = await Promise.all(tokens.map((token) => askWith(gateway, token)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401]);
  });

  it('a public key and the secret of the embedded service verify as well', async () => {
    const key = await makeSigningKey('one');
    const secret = randomBytes(32);
    await using byKey = await startStubbedGateway(handlers, {
      JWT_PUBLIC_KEY: (await exportSPKI(key.publicKey)).replaceAll('\n', '\\n'),
    });
    await using bySecret = await startStubbedGateway(handlers, { JWT_SECRET: secret.toString('base64url') });
    const exp = Math.floor(Date.now() / 1000) + 60;
    const own = await new SignJWT({ ...CLAIMS, exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(createSecretKey(secret));
    const other = await signToken(key);

    const answers = [askWith(byKey, other), askWith(byKey, own), askWith(bySecret, own), askWith(bySecret, other)];

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401, 200, 401]);
  });
});
