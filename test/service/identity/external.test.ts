import { beforeAll, describe, expect, it } from 'vitest';
import { type StubReply, startHttpStub } from '../httpStub.ts';
import { createTestDomain, PASSWORD, sharedService } from '../testDomain.ts';
import { issueToken, readErrorCode } from './signIn.ts';

beforeAll(() => sharedService());

/** A domain whose EXTERNAL sign-ins are verified by a stub. */
const verifiedBy = async (reply: StubReply, terms: Record<string, unknown> = {}) => {
  const verifier = await startHttpStub(reply);
  const domain = await createTestDomain();
  const { anonymous, domainId, put } = domain;
  const external_auth = { state: 'ENABLED', verifier_url: verifier.url, ...terms };
  await put('domains', [{ domain_id: domainId, external_auth }]);
  await put('users', [{ user_id: 'ext@test', domain_id: domainId, auth_type: 'EXTERNAL' }]);
  const credentials = { ticket: 'opaque', nested: { __proto__: null, deep: [1] } };
  const signIn = () => issueToken(anonymous, domainId, '', { auth_type: 'EXTERNAL', credentials });
  return { ...domain, verifier, signIn, credentials };
};

describe('EXTERNAL sign-in through the verifier of the domain', () => {
  it('3.1.5 sends the credentials unchanged, and signs in users that the verifier confirms', async () => {
    const { verifier, signIn, credentials, domainId } = await verifiedBy(() => ({
      status: 200,
      body: { user_id: 'ext@test' },
    }));
    await using _ = verifier;

    expect((await signIn()).status).toBe(200);
    expect(verifier.received).toEqual([{ credentials, domain_id: domainId }]);
  });

  it.each([
    { given: 'another status', reply: () => ({ status: 201, body: { user_id: 'ext@test' } }) },
    { given: 'a refusal', reply: () => ({ status: 401, body: { user_id: 'ext@test' } }) },
    { given: 'a redirection', reply: () => ({ status: 302, body: { user_id: 'ext@test' } }) },
    { given: 'no JSON', reply: () => ({ status: 200 }) },
    { given: 'no user', reply: () => ({ status: 200, body: {} }) },
    { given: 'an empty user', reply: () => ({ status: 200, body: { user_id: '' } }) },
    { given: 'a user id that cannot be stored', reply: () => ({ status: 200, body: { user_id: 'a\u0000b' } }) },
    {
      given: 'a response that is too large',
      reply: () => ({ status: 200, body: { user_id: 'ext@test', x: 'x'.repeat(1e6) } }),
    },
    { given: 'a user with another auth type', reply: () => ({ status: 200, body: { user_id: 'owner@test' } }) },
  ])('3.1.5 treats $given as a refusal', async ({ reply }) => {
    const { verifier, signIn } = await verifiedBy(reply);
    await using _ = verifier;
    expect(readErrorCode(await signIn())).toBe('ERROR_AUTHENTICATION_FAILURE');
  });

  it('3.1.5 is refused if the domain has disabled it, or has no verifier', async () => {
    const off = await verifiedBy(() => ({ status: 200, body: { user_id: 'ext@test' } }), { state: 'DISABLED' });
    await using _ = off.verifier;
    expect(readErrorCode(await off.signIn())).toBe('ERROR_AUTHENTICATION_FAILURE');
    expect(off.verifier.received).toEqual([]);

    for (const verifier_url of ['http://127.0.0.1:1/', 'not a URL', 'file:///etc/passwd']) {
      const { signIn, verifier } = await verifiedBy(() => ({ status: 200 }), { verifier_url });
      await using __ = verifier;
      expect(readErrorCode(await signIn())).toBe('ERROR_AUTHENTICATION_FAILURE');
    }
  });

  it('3.1.5 creates unknown users only if the domain permits it', async () => {
    const reply: StubReply = () => ({
      status: 200,
      body: { user_id: 'fresh@test', name: 'Fresh', email: 'f@example.com' },
    });
    const strict = await verifiedBy(reply);
    await using _ = strict.verifier;
    expect(readErrorCode(await strict.signIn())).toBe('ERROR_NOT_FOUND');

    const open = await verifiedBy(reply, { auto_user_sync: true });
    await using __ = open.verifier;
    expect((await open.signIn()).status).toBe(200);
    expect((await open.signIn()).status).toBe(200);
    expect(readErrorCode(await issueToken(open.anonymous, open.domainId, 'fresh@test'))).toBe(
      'ERROR_AUTHENTICATION_FAILURE',
    );
  });

  it('3.1.5 refuses users that the verifier reports as disabled', async () => {
    const reply: StubReply = () => ({ status: 200, body: { user_id: 'gone@test', state: 'DISABLED' } });
    const { verifier, signIn } = await verifiedBy(reply, { auto_user_sync: true });
    await using _ = verifier;
    expect(readErrorCode(await signIn())).toBe('ERROR_USER_STATE_DISABLED');
  });

  it('3.1.6 does not ask for a second factor', async () => {
    const { verifier, signIn, put, domainId } = await verifiedBy(() => ({
      status: 200,
      body: { user_id: 'ext@test' },
    }));
    await using _ = verifier;
    const mfa = { state: 'ENABLED', mfa_type: 'OTP', options: { otp_secret: 'GEZDGNBVGY3TQOJQ' } };
    await put('users', [{ user_id: 'ext@test', domain_id: domainId, auth_type: 'EXTERNAL', mfa, password: PASSWORD }]);
    expect((await signIn()).status).toBe(200);
  });

  it('3.1.7 counts failures by credentials', async () => {
    const { verifier, signIn } = await verifiedBy(() => ({ status: 401 }));
    await using _ = verifier;
    for (let index = 0; index < 10; index += 1)
      expect(readErrorCode(await signIn())).toBe('ERROR_AUTHENTICATION_FAILURE');
    expect(readErrorCode(await signIn())).toBe('ERROR_LOGIN_BLOCKED');
    expect(verifier.received).toHaveLength(10);
  });

  it('3.1.5 limits the wait for the verifier', async () => {
    const { verifier, signIn } = await verifiedBy(() => new Promise<never>(() => {}));
    await using _ = verifier;
    expect(readErrorCode(await signIn())).toBe('ERROR_AUTHENTICATION_FAILURE');
  });
});

describe('guessing the password of a verifier', () => {
  /**
   * A verifier that accepts one password, and a function that tries another one with different credentials each time.
   */
  const guessing = async (terms: Record<string, unknown> = {}) => {
    const isRight = (body: unknown) =>
      (body as { credentials: { password?: string } }).credentials.password === PASSWORD;
    const reply: StubReply = (body) =>
      isRight(body) ? { status: 200, body: { user_id: 'ext@test' } } : { status: 401 };
    const { anonymous, domainId, verifier } = await verifiedBy(reply, terms);
    const signIn = async (credentials: Record<string, unknown>) =>
      readErrorCode(await issueToken(anonymous, domainId, '', { auth_type: 'EXTERNAL', credentials }));
    const guess = async (credentialsOf: (attempt: number) => Record<string, unknown>) => {
      for (let attempt = 0; attempt < 10; attempt += 1) await signIn({ password: 'guess', ...credentialsOf(attempt) });
    };
    return { verifier, signIn, guess };
  };

  it.each([
    { given: 'unused members', credentialsOf: (n: number) => ({ user_id: 'ext@test', [`more${n}`]: n }) },
    {
      given: 'an invalid name',
      credentialsOf: (n: number) => ({ user_id: { toString: n, valueOf: n } }),
      blocked: { user_id: [] },
    },
    { given: 'other spellings of the name', credentialsOf: (n: number) => ({ user_id: `${' '.repeat(n)}Ext@Test` }) },
  ])('3.1.7 blocks sign-in after ten failures, also with $given', async (row) => {
    const { credentialsOf, blocked = { user_id: 'ext@test' } } = row;
    const { verifier, signIn, guess } = await guessing();
    await using _ = verifier;

    await guess(credentialsOf);

    expect(await signIn({ ...blocked, password: PASSWORD })).toBe('ERROR_LOGIN_BLOCKED');
    expect(await signIn({ user_id: 'other@test', password: PASSWORD })).toBe(200);
    expect(verifier.received).toHaveLength(11);
  });

  it('3.1.7 counts by the member that identifies the user in the domain', async () => {
    const { verifier, signIn, guess } = await guessing({ user_member: 'email' });
    await using _ = verifier;

    await guess((attempt) => ({ email: 'ext@test', user_id: `user-${attempt}` }));

    expect(await signIn({ email: 'ext@test', password: PASSWORD })).toBe('ERROR_LOGIN_BLOCKED');
    expect(await signIn({ email: 'other@test', password: PASSWORD })).toBe(200);
  });
});
