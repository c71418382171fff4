/** Forged, stolen and broken cookies of sessions: nobody is signed in, nothing is sent upstream, and nothing fails. */
import { CompactEncrypt, EncryptJWT, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionCipher } from '../../gateway/session/sessionCipher.ts';
import { openBrowser, startSessionGateway, TEST_SESSION_SECRET } from '../gateway/sessionBrowser.ts';
import { createTestDomain } from '../service/testDomain.ts';
import { encodeTokenSegment } from './issuer.ts';

const NAME = 'skein-session';
const SOON = () => Math.floor(Date.now() / 1_000) + 600;

let gateway: Awaited<ReturnType<typeof startSessionGateway>>;
let genuine: string;
beforeAll(async () => {
  gateway = await startSessionGateway();
  const { domainId, users } = await createTestDomain();
  const browser = openBrowser(gateway.url);
  await browser.signIn(domainId, users.admin);
  genuine = browser.cookie();
  expect((await browser.query('{ alerts { totalCount } }')).body).toEqual({ data: { alerts: { totalCount: 0 } } });
  gateway.posts();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const parts = () => genuine.split('.');

/** The cookie with another character in one of its parts. */
const changeCookie = (at: number) => {
  const all = parts();
  const text = all[at] ?? '';
  const middle = Math.floor(text.length / 2);
  all[at] = text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
  return all.join('.');
};

const header = () => JSON.parse(Buffer.from(parts()[0] ?? '', 'base64url').toString());

const session = () => ({
  value: { id: 'x', refreshToken: 'r', expiresAt: SOON(), scope: { scope: 'DOMAIN' }, viewer: { userId: 'admin' } },
});

/** Encrypted by an attacker, who knows the id of the key but not the key. */
const forgeCookie = (further: object = {}) =>
  new EncryptJWT(session())
    .setProtectedHeader({ ...header(), ...further })
    .setExpirationTime(SOON())
    .encrypt(new Uint8Array(32));

const COOKIES: Readonly<Record<string, () => string | Promise<string>>> = {
  'with a changed header': () => changeCookie(0),
  'with a changed initialisation vector': () => changeCookie(2),
  'with a changed text': () => changeCookie(3),
  'with a changed tag': () => changeCookie(4),
  'without its tag': () => parts().slice(0, 4).join('.'),
  'without its end': () => genuine.slice(0, -20),
  'without its beginning': () => genuine.slice(20),
  'with something behind it': () => `${genuine}AAAA`,
  'encrypted with another key': () => forgeCookie(),
  'encrypted with an unknown key id': () => forgeCookie({ kid: 'none' }),
  'encrypted with a key id that is a path': () => forgeCookie({ kid: '../../etc/passwd' }),
  'encrypted with another secret': () =>
    createSessionCipher([`${TEST_SESSION_SECRET}!`]).encrypt(session().value, SOON()),
  'that has expired': () => createSessionCipher([TEST_SESSION_SECRET]).encrypt(session().value, SOON() - 601),
  'with the secret itself as key': () =>
    new EncryptJWT(session()).setProtectedHeader(header()).encrypt(Buffer.from(TEST_SESSION_SECRET).subarray(0, 32)),
  'that is signed instead of encrypted': () =>
    new SignJWT(session())
      .setProtectedHeader({ alg: 'HS256', kid: header().kid })
      .sign(Buffer.from(TEST_SESSION_SECRET)),
  'with alg none': () => `${encodeTokenSegment({ alg: 'none' })}.${encodeTokenSegment(session())}.`,
  'that expands when it is decompressed': () =>
    `${encodeTokenSegment({ ...header(), zip: 'DEF' })}.${parts().slice(1).join('.')}`,
  'with a key wrapped by a password (PBES2)': () =>
    `${encodeTokenSegment({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM', kid: header().kid, p2c: 2 ** 31 - 1, p2s: 'AAAA' })}.${parts().slice(1).join('.')}`,
  'that is not JSON inside': () =>
    new CompactEncrypt(Buffer.from('{')).setProtectedHeader(header()).encrypt(new Uint8Array(32)),
  'that is a bearer token': () => 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  'that is JSON': () => encodeURIComponent(JSON.stringify(session().value)),
  'that is a word': () => 'admin',
  'that is broken percent-encoding': () => '%E0%A4%A',
  'with four dots': () => '....',
  'of seven kilobytes': () => `${encodeTokenSegment(header())}..${'A'.repeat(7_000)}.AAAA.AAAA`,
  'named like a member of every object': () => '__proto__',
};

describe('a cookie', () => {
  it.each(Object.entries(COOKIES))('%s is refused', async (_, make) => {
    const browser = openBrowser(gateway.url, new Map([[NAME, await make()]]));

    const answers = [
      await browser.send('GET', '/session'),
      await openBrowser(gateway.url, new Map([[NAME, await make()]])).query('{ alerts { totalCount } }'),
    ];

    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body.errors).toEqual([
        { message: 'The session has ended: sign in again.', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
      expect(headers['set-cookie']).toEqual([expect.stringMatching(/^skein-session=; Max-Age=0/)]);
    }
    expect(browser.cookies.size).toBe(0);
    expect(gateway.posts()).toEqual([]);
  });

  it.each(['POST', 'DELETE'])('that is forged keeps nobody from signing in or out: %s', async (method) => {
    const browser = openBrowser(gateway.url, new Map([[NAME, changeCookie(3)]]));
    const { domainId, users } = await createTestDomain();

    const answer = method === 'POST' ? await browser.signIn(domainId, users.owner) : await browser.signOut();

    expect(answer.status).toBe(method === 'POST' ? 200 : 204);
    expect(browser.cookies.size).toBe(method === 'POST' ? 1 : 0);
    gateway.posts();
  });

  it.each([
    ['of another name', { Session: 'x', 'skein-session2': 'y' }],
    ['without a value', { [NAME]: '' }],
  ])('%s is treated as no cookie', async (_, cookies) => {
    const { body } = await openBrowser(gateway.url, new Map(Object.entries(cookies))).session();

    expect(body.errors[0].message).toBe('Nobody is signed in.');
  });

  it('of a list of operations is removed, and refuses the list', async () => {
    await using batching = await startSessionGateway({ BATCH_MAX: '5' });
    const browser = openBrowser(batching.url, new Map([[NAME, changeCookie(3)]]));

    const { status, body, headers } = await browser.send('POST', '/graphql', [
      { query: '{ me { roleType } }' },
      { query: '{ __typename }' },
    ]);

    expect(status).toBe(401);
    expect(body).toEqual({ errors: [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })] });
    expect(headers['set-cookie']).toHaveLength(1);
  });

  it('of one tenant never answers another', async () => {
    const [one, two] = await Promise.all([createTestDomain(), createTestDomain()]);
    const browsers = [openBrowser(gateway.url), openBrowser(gateway.url)] as const;
    await browsers[0].signIn(one.domainId, one.users.admin);
    await browsers[1].signIn(two.domainId, two.users.admin);

    const asked = Array.from({ length: 40 }, (_, at) => browsers[at % 2 ? 1 : 0].query('{ me { domain { id } } }'));

    const domains = (await Promise.all(asked)).map(({ body }) => body.data.me.domain.id);
    expect(domains).toEqual(asked.map((_, at) => (at % 2 ? two.domainId : one.domainId)));
    gateway.posts();
  });
});

describe('a sign-in', () => {
  it.each([
    ['of another content type', { 'content-type': 'text/plain' }, '{}', 415],
    ['by a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'domainId=d', 415],
    ['that is not JSON', {}, '{', 400],
    ['that is too large', {}, JSON.stringify({ domainId: 'd'.repeat(20_000) }), 413],
  ])('%s is refused', async (_, headers, body, status) => {
    const response = await fetch(`${gateway.url}/session`, {
      method: 'POST',
      headers: { 'x-csrf': '1', 'content-type': 'application/json', ...headers },
      body,
    });

    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(gateway.posts()).toEqual([]);
  });

  it('of many permissions, which no cookie holds, is refused', async () => {
    const { domainId, users } = await createTestDomain();
    const permissions = Array.from({ length: 180 }, (_, at) => `monitoring:Alert.read${at}`);

    const answer = await openBrowser(gateway.url).signIn(domainId, users.admin, {
      scope: 'DOMAIN',
      permissions: ['monitoring:Alert.read', ...permissions],
    });

    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].message).toMatch(/does not fit into a cookie/);
    gateway.posts();
  });
});
