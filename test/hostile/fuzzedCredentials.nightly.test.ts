/** Session cookies and key servers, generated. `PROPERTY_RUNS` sets the number of cases. */
import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTokenVerifier } from '../../gateway/index.ts';
import { IS_NIGHTLY, RUNS, SEED } from '../gateway/propertyRuns.ts';
import { openBrowser, startSessionGateway } from '../gateway/sessionBrowser.ts';
import { createTestDomain } from '../service/testDomain.ts';
import { SOON } from '../upstream/stubbedGateway.ts';
import { makeSigningKey, signToken, startIssuer } from './issuer.ts';

const OPTIONS = { numRuns: IS_NIGHTLY ? RUNS : RUNS / 5, seed: SEED };
const TIMEOUT = IS_NIGHTLY ? 3_600_000 : 120_000;

const NAME = 'skein-session';

let gateway: Awaited<ReturnType<typeof startSessionGateway>>;
let cookie = '';
beforeAll(async () => {
  gateway = await startSessionGateway();
  const { domainId, users } = await createTestDomain();
  const browser = openBrowser(gateway.url);
  await browser.signIn(domainId, users.admin);
  cookie = browser.cookie();
});
afterAll(() => gateway[Symbol.asyncDispose]());

/** What is made of a cookie that is valid. */
const changedCookies = fc.oneof(
  fc.nat().map((at) => cookie.slice(0, at % cookie.length)),
  fc.tuple(fc.nat(), fc.constantFrom(...'AZaz09-_.')).map(([at, letter]) => {
    const place = at % cookie.length;
    return `${cookie.slice(0, place)}${letter}${cookie.slice(place + 1)}`;
  }),
  fc.integer({ min: 1, max: 6_000 }).map((length) => 'x'.repeat(length)),
  fc.stringMatching(/^[\w.-]{0,300}$/),
  fc.constant('').map(() => `${cookie}; ${NAME}=x; ${NAME}=${cookie}`),
  fc.nat().map((at) =>
    cookie
      .split('.')
      .toSpliced(at % 5, 1)
      .join('.'),
  ),
);

it('a cookie that was changed opens nothing and breaks nothing', { timeout: TIMEOUT }, async () => {
  const method = fc.constantFrom('GET', 'PATCH', 'DELETE');
  await fc.assert(
    fc.asyncProperty(changedCookies, method, async (value, name) => {
      // The first of equal names counts, and the last letter of base64 has bits that mean nothing.
      fc.pre(!value.startsWith(cookie.slice(0, -1)));
      const browser = openBrowser(gateway.url, new Map([[NAME, value]]));
      const body = name === 'PATCH' ? { scope: 'USER' } : undefined;
      expect((await browser.send(name, '/session', body)).status).toBe(name === 'DELETE' ? 204 : 401);
    }),
    OPTIONS,
  );
  expect((await openBrowser(gateway.url, new Map([[NAME, cookie]])).session()).status).toBe(200);
});

it('changes of scope and sign-outs at once leave no cookie that opens', { timeout: TIMEOUT }, async () => {
  const { domainId, users } = await createTestDomain();
  const actions = fc.array(fc.constantFrom('PATCH', 'DELETE', 'GET'), { minLength: 1, maxLength: 5 });
  const some = { ...OPTIONS, numRuns: Math.ceil(OPTIONS.numRuns / 20) };
  await fc.assert(
    fc.asyncProperty(actions, async (methods) => {
      const browser = openBrowser(gateway.url);
      expect((await browser.signIn(domainId, users.admin)).status).toBe(200);
      const copies = [...methods, 'DELETE'].map((method) => ({
        method,
        copy: openBrowser(gateway.url, new Map(browser.cookies)),
      }));
      await Promise.all(
        copies.map(({ method, copy }) =>
          copy.send(method, '/session', method === 'PATCH' ? { scope: 'USER' } : undefined),
        ),
      );
      for (const { copy } of [{ copy: browser }, ...copies]) expect((await copy.session()).status).toBe(401);
    }),
    some,
  );
});

type AnswerKeyRequest = (response: ServerResponse) => undefined;

const text =
  (body: string, status = 200): AnswerKeyRequest =>
  (response) =>
    void response.writeHead(status).end(body);

it('whatever a key server answers, the keys in use stay, and nothing else is trusted', {
  timeout: TIMEOUT,
}, async () => {
  const [key, other] = [await makeSigningKey('one'), await makeSigningKey('other')];
  await using issuer = await startIssuer(key);
  const verifier = createTokenVerifier({
    keys: new URL(issuer.url),
    algorithms: ['ES256'],
    clockSkewS: 0,
    cooldownMs: 60_000,
    refreshMs: 600_000,
    logger: { info: () => {}, warn: () => {} },
  });
  await expect.poll(() => verifier.ready(), SOON).toBe(true);
  const foreign = JSON.stringify({ keys: [other.jwk] });
  const half = foreign.slice(0, -4);
  const broken = fc.oneof(
    fc.json().map((body) => text(body)),
    fc.constantFrom<AnswerKeyRequest>(
      text('{"keys":[]}'),
      text('{"keys":[1]}'),
      text('{"keys":{}}'),
      text(half),
      text('x'.repeat(2_000_000)),
      text(foreign, 404),
      text(foreign, 500),
      (response) => void response.writeHead(302, { location: '/elsewhere' }).end(foreign),
      (response) => void response.writeHead(200).write(half, () => response.destroy()),
      (response) => void response.destroy(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(broken, async (answer) => {
      issuer.answer(answer);
      await expect(verifier.reload()).rejects.toThrow();
      expect(await verifier.verify(`Bearer ${await signToken(key)}`)).toMatchObject({ aud: 'ada' });
      await expect(verifier.verify(`Bearer ${await signToken(other)}`)).rejects.toThrow('No valid credential');
    }),
    OPTIONS,
  );
  const twins = { keys: [{ ...other.jwk, kid: 'one' }, key.jwk] };
  issuer.answer(text(JSON.stringify(twins)));
  await verifier.reload();
  expect(await verifier.verify(`Bearer ${await signToken(key, { jti: 'twins' })}`)).toMatchObject({ aud: 'ada' });
  verifier.close();
});
